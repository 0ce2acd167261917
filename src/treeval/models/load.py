"""Models from files; the content of a file says which kind it is."""

from codecs import BOM_UTF8
from typing import TYPE_CHECKING

from treeval.errors import ReadError
from treeval.formats import files
from treeval.models.archive import Archive, is_archive, parse_archive
from treeval.models.model import Model, ModelData
from treeval.models.ngram.model import mapped
from treeval.models.registry import KINDS, baseline
from treeval.settings.choices import BASELINES

if TYPE_CHECKING:
    from os import PathLike


def load(path: "str | PathLike[str]") -> Model:
    r"""Read a model that `Model.save` wrote, an ARPA file, or a grammar of another program (.gra).

    The names left, right and random stand for parsers without a model: each word depends on the
    next one, on the one before, or trees are drawn at random. A file of that name comes first.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     treeval.train("ccl", "the dog barks\nthe cat sleeps\n").save(Path(folder, "ccl.model"))
    ...     treeval.load(Path(folder, "ccl.model"))
    <CclParser ccl,labels:10,compatible:no>
    >>> treeval.load("right").parse("gold/en.conllu").heads[:3].tolist()
    [0, 1, 2]
    """
    name = files.as_path(path)
    if name in BASELINES and not files.is_file(name):
        return baseline(name)
    in_memory = mapped(name)  # language models are large, and need not be read as a whole
    language_model = None if in_memory is None else KINDS["ngram"].read(name, in_memory)
    if language_model is not None:
        return language_model
    content = _content(name)
    for kind in KINDS.values():
        model = kind.read(name, content)
        if model is not None:
            return model
    if isinstance(content, Archive):
        raise ReadError(f"{name}: models of kind {content.kind!r} are unknown; update treeval")
    raise ReadError(f"{name}: is not a model; name a file of a trained model, or an ARPA file")


def _content(path: str) -> ModelData:
    data = files.load(path).removeprefix(BOM_UTF8)
    return parse_archive(path, data) if is_archive(data) else data

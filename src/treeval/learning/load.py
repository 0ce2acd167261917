"""Models from files; the content of a file says which kind it is."""

from codecs import BOM_UTF8
from typing import TYPE_CHECKING

from treeval.errors import ReadError
from treeval.formats import files
from treeval.learning.kinds import KINDS
from treeval.learning.model import Model, ModelData
from treeval.models.archive import Archive, is_archive, parse_archive

if TYPE_CHECKING:
    from os import PathLike


def load(path: "str | PathLike[str]") -> Model:
    r"""Read a model that `Model.save` wrote, an ARPA file, or a grammar of another program (.gra).

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     treeval.train("ccl", "the dog barks\nthe cat sleeps\n").save(Path(folder, "ccl.model"))
    ...     treeval.load(Path(folder, "ccl.model"))
    <CclParser ccl,labels:10,compatible:no>
    """
    name = files.as_path(path)
    data = files.load(name).removeprefix(BOM_UTF8)
    content: ModelData = parse_archive(name, data) if is_archive(data) else data
    for kind in KINDS.values():
        model = kind.read(name, content)
        if model is not None:
            return model
    if isinstance(content, Archive):
        raise ReadError(f"{name}: models of kind {content.kind!r} are unknown; update treeval")
    raise ReadError(
        f"{name}: is not a model; name a file that treeval train wrote, or an ARPA file"
    )

"""Models from files; the content of a file says which kind it is."""

from codecs import BOM_UTF8
from typing import TYPE_CHECKING

from treeval.errors import ReadError
from treeval.formats import files
from treeval.learning.language import LanguageModel
from treeval.learning.model import Model
from treeval.learning.parsers import CclParser, DmvParser
from treeval.learning.tagger import Tagger
from treeval.models.archive import is_archive, parse_archive
from treeval.models.ccl.files import ccl_in
from treeval.models.dmv.files import is_dmv, is_grammar, parse_dmv, parse_grammar
from treeval.models.ngram.arpa import is_arpa, parse_arpa
from treeval.models.tags.files import tags_in

if TYPE_CHECKING:
    from os import PathLike

_GRAMMAR = ".gra"


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
    data = files.load(name)
    text = data.removeprefix(BOM_UTF8)
    if is_archive(data):
        return _archived(name, data)
    if is_arpa(text):
        return LanguageModel(parse_arpa(name, data), path=name)
    if is_dmv(text):
        return DmvParser(parse_dmv(name, data), path=name)
    if files.plain_suffix(name) == _GRAMMAR or is_grammar(text):
        return DmvParser(parse_grammar(name, data), path=name)
    raise ReadError(
        f"{name}: is not a model; name a file that treeval train wrote, or an ARPA file"
    )


def _archived(path: str, data: bytes) -> Model:
    archive = parse_archive(path, data)
    if archive.kind == CclParser.kind:
        return CclParser(ccl_in(archive, path), path=path)
    if archive.kind == Tagger.kind:
        return Tagger(tags_in(archive, path), path=path)
    raise ReadError(f"{path}: models of kind {archive.kind!r} are unknown; update treeval")

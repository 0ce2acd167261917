"""Lexicons of common cover links in files; `docs/models/ccl.md` describes the arrays."""

import numpy as np

from treeval.arrays import frozen
from treeval.kernels.ccl.arrays import BEYOND, LABELS, LEARNT, SIZE, STOP, STRENGTHS, Lexicon
from treeval.models.archive import Archive, damaged
from treeval.models.ccl.model import CCLModel
from treeval.models.ccl.utterances import Punctuation

KIND, VERSION = "ccl", 1


def write_ccl(model: CCLModel, path: str) -> None:
    settings = {
        "stopping": sorted(model.punctuation.stopping),
        "dropped": sorted(model.punctuation.dropped),
        "compatible": model.compatible,
    }
    Archive(KIND, VERSION, settings, model.lexicon._asdict(), {"words": model.words}).write(path)


def ccl_in(archive: Archive, path: str) -> CCLModel:
    """Read the model that an archive holds; the path is for messages."""
    archive.insist_on_version(path, VERSION)
    try:
        settings, words = archive.settings, tuple(archive.strings["words"])
        lexicon = Lexicon(*(archive.arrays[name] for name in Lexicon._fields))
        punctuation = Punctuation(frozenset(settings["stopping"]), frozenset(settings["dropped"]))
        compatible = bool(settings["compatible"])
    except (KeyError, TypeError):
        raise damaged(path) from None
    if not _is_sound(lexicon, len(words)):
        raise damaged(path)
    return CCLModel(words, _frozen(lexicon), punctuation, compatible)


def _frozen(lexicon: Lexicon) -> Lexicon:
    return Lexicon(*(frozen(np.ascontiguousarray(array)) for array in lexicon))


def _is_sound(lexicon: Lexicon, words: int) -> bool:
    """Say whether the arrays fit together: compiled code follows them without looking."""
    first, points, amounts = lexicon
    types = [np.dtype(np.int32), np.dtype(np.int32), np.dtype(np.float32)]
    if [array.dtype for array in lexicon] != types or any(array.ndim != 2 for array in lexicon):
        return False
    number, ranks = len(points), points.shape[1] - LABELS
    if first.shape != (words, 2) or amounts.shape != (number, STRENGTHS + ranks) or ranks < 1:
        return False
    beyond, labels = points[:, BEYOND], points[:, LABELS:]
    return bool(
        ((first >= -1) & (first < number)).all()
        and ((beyond == -1) | ((beyond > np.arange(number)) & (beyond < number))).all()
        and ((points[:, SIZE] >= 0) & (points[:, SIZE] <= ranks)).all()
        and ((labels >= 0) & (labels < 2 * max(words, 1))).all()
        and (points[:, [LEARNT, STOP]] >= 0).all()
    )

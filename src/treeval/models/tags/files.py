"""Learnt classes of words in files; `docs/models/tags.md` describes the arrays."""

import numpy as np

from treeval.arrays import frozen
from treeval.kernels.clark.arrays import LetterModels
from treeval.models.archive import Archive, damaged
from treeval.models.tags.model import TagModel

KIND, VERSION = "tags", 1


def write_tags(model: TagModel, path: str) -> None:
    settings = {"objective": model.objective, "signature": model.signature}
    arrays = {
        "frequencies": model.frequencies,
        "classes": model.classes,
        **model.letters._asdict(),
    }
    Archive(KIND, VERSION, settings, arrays, {"words": model.words}).write(path)


def tags_in(archive: Archive, path: str) -> TagModel:
    """Read the model that an archive holds; the path is for messages."""
    archive.insist_on_version(path, VERSION)
    try:
        arrays, words = archive.arrays, tuple(archive.strings["words"])
        model = TagModel(
            words,
            frozen(arrays["frequencies"]),
            frozen(arrays["classes"]),
            LetterModels(*(frozen(arrays[name]) for name in LetterModels._fields)),
            float(archive.settings["objective"]),
            str(archive.settings["signature"]),
        )
    except (KeyError, TypeError, ValueError):
        raise damaged(path) from None
    if not _is_sound(model):
        raise damaged(path)
    return model


def _is_sound(model: TagModel) -> bool:
    """Say whether the arrays fit together: compiled code follows them without looking."""
    emissions, moves = model.letters
    if any(array.dtype != np.float64 or array.ndim != 3 for array in model.letters):
        return False
    states, classes = emissions.shape[1:]
    whole = all(array.dtype.kind == "i" for array in (model.classes, model.frequencies))
    return bool(
        whole
        and emissions.shape == (256, states, classes)
        and moves.shape == (states + 1, states + 1, classes)
        and states > 0
        and classes > 0
        and model.classes.shape == model.frequencies.shape == (len(model.words),)
        and ((model.classes >= 0) & (model.classes < classes)).all()
    )

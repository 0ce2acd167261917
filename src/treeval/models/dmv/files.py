"""Models in files: treeval's own, and the grammars of other programs.

A model is one JSON object, version 3: ``{"treeval": "dmv", "version": 3, "column": "xpos",
"about": {...}, "tags": [...], "valences": [2, 1], "root": [...], "attach": [...], "stop": [...],
"go": [...], "state": {...}}``. The arrays are nested lists in the shapes of `Events`; sides are
left, then right. ``valences`` is missing in version 2, and means 2 and 1 there. ``state`` has
further arrays, with which training can go on; version 1 has none. Numbers are written such that
reading gives the same ones.

A grammar (``.gra``) holds one event per line with its natural logarithm: ``root NN : -2.1``,
``rightattach H -> C : -3.0``, ``leftattach C <- H : -1.5``, ``leftstop H nochild : -0.2``;
likewise ``leftcontinue``, ``rightstop``, ``rightcontinue`` and ``haschild``.
"""

import json
import math
import re
from typing import Any

import numpy as np

from treeval.arrays import Floats, frozen
from treeval.errors import ReadError
from treeval.formats.files import load, writing
from treeval.formats.text import recoded
from treeval.models.dmv.events import DMV, LEFT, RIGHT, WITH, WITHOUT, Events, zeros
from treeval.models.dmv.model import DMVModel

KIND, VERSION = "dmv", 3
_VERSIONS = (1, 2, VERSION)  # that can be read

_EVENT = re.compile(r"(\S+)\s+(\S+)(?:\s+(->|<-)\s+(\S+)|\s+(nochild|haschild))?\s+:\s+(\S+)")
_REMEDY = "name a file of a trained model"
_LONGEST_LINE = 10_000  # bytes that are looked at
_LARGEST_VALENCE = 20  # for which room is made
_SHOWN = 60  # characters of a wrong line
_SIDES = {"left": LEFT, "right": RIGHT}
_CHOICES = {f"{side}{choice}" for side in _SIDES for choice in ("stop", "continue")}


def write_dmv(model: DMVModel, path: str) -> None:
    content = {
        "treeval": KIND,
        "version": VERSION,
        "column": model.column,
        "about": dict(model.about),
        "tags": list(model.tags),
        "valences": list(model.weights.valences),
        **{name: array.tolist() for name, array in model.weights._asdict().items()},
        "state": {name: array.tolist() for name, array in model.state.items()},
    }
    with writing(path) as stream:
        stream.write(json.dumps(content, allow_nan=False).encode())


def is_dmv(data: bytes) -> bool:
    return data[:_LONGEST_LINE].lstrip().startswith(b"{")


def parse_dmv(path: str, data: bytes) -> DMVModel:
    """Read a model; the path is for messages."""
    try:
        content = json.loads(recoded(path, data))
    except (ValueError, RecursionError):
        raise ReadError(f"{path}: is not a model, because it is not JSON; {_REMEDY}") from None
    if not isinstance(content, dict) or content.get("treeval") != KIND:
        raise ReadError(f"{path}: is not a model of kind {KIND!r}; {_REMEDY}")
    if content.get("version") not in _VERSIONS:
        raise ReadError(
            f"{path}: model of version {content.get('version')!r}; this treeval reads up to "
            f"{VERSION}: update it, or train the model again"
        )
    tags = _strings(content.get("tags"))
    column = content.get("column")
    about = content.get("about")
    if not tags or len(set(tags)) < len(tags) or not isinstance(column, str):
        raise ReadError(f"{path}: a damaged model: tags or column are missing; train it again")
    if not isinstance(about, dict) or not all(isinstance(value, str) for value in about.values()):
        raise ReadError(f"{path}: a damaged model: 'about' is wrong; train it again")
    valences = _valences(content.get("valences", list(DMV)))
    if valences is None:
        raise ReadError(f"{path}: a damaged model: valences wrong; train it again")
    shapes = {name: array.shape for name, array in zeros(len(tags), valences)._asdict().items()}
    arrays = {name: _array(content.get(name), shape) for name, shape in shapes.items()}
    sound = {name: array for name, array in arrays.items() if array is not None}
    if len(sound) < len(arrays):
        wrong = " ".join(arrays.keys() - sound.keys())
        raise ReadError(f"{path}: a damaged model: {wrong} wrong; train it again")
    state = content.get("state", {})
    arrays = {name: _numbers(values) for name, values in state.items()} if _is_map(state) else {}
    kept = {name: array for name, array in arrays.items() if array is not None}
    if not _is_map(state) or len(kept) < len(state):
        raise ReadError(f"{path}: a damaged model: 'state' is wrong; train it again")
    return DMVModel(tags, Events(**sound), column, about, kept)


def _valences(values: Any) -> tuple[int, int] | None:
    """Two whole numbers of at least 1; None if they are not."""
    if not isinstance(values, list) or len(values) != len(DMV):
        return None
    if not all(type(value) is int and 1 <= value <= _LARGEST_VALENCE for value in values):
        return None
    return values[0], values[1]


def _is_map(value: Any) -> bool:
    return isinstance(value, dict)


def _strings(values: Any) -> tuple[str, ...]:
    if isinstance(values, list) and all(isinstance(value, str) for value in values):
        return tuple(values)
    return ()


def _array(values: Any, shape: tuple[int, ...]) -> Floats | None:
    """Numbers of that shape, none negative; None if they are not."""
    array = _numbers(values)
    return None if array is None or array.shape != shape or (array < 0).any() else array


def _numbers(values: Any) -> Floats | None:
    """Finite numbers of any shape; None if they are not."""
    try:
        array = np.array(values, dtype=np.float64)
    except (TypeError, ValueError, OverflowError):
        return None
    return frozen(array) if np.isfinite(array).all() else None


def read_grammar(path: str, column: str = "xpos") -> DMVModel:
    """Read the file of a grammar; its tags are those of the column."""
    return parse_grammar(path, load(path), column)


def is_grammar(data: bytes) -> bool:
    """Whether the first line that is not empty is an event."""
    first = data[:_LONGEST_LINE].lstrip().partition(b"\n")[0]
    return _EVENT.fullmatch(first.decode(errors="replace").strip()) is not None


def parse_grammar(path: str, data: bytes, column: str = "xpos") -> DMVModel:
    """Read a grammar; events that it does not list have probability 0."""
    lines = recoded(path, data).decode().split("\n")
    parsed = [
        _event(path, number, line) for number, line in enumerate(lines, start=1) if line.strip()
    ]
    if not parsed:
        raise ReadError(f"{path}: there are no events; is this a grammar?")
    tags = tuple(sorted({tag for _, of, _ in parsed for tag in of}))
    code = {tag: place for place, tag in enumerate(tags)}
    weights = zeros(len(tags))
    for name, of, (*rest, value) in parsed:
        getattr(weights, name)[(*rest[:1], *(code[tag] for tag in of), *rest[1:])] = value
    return DMVModel(tags, weights.map(np.asarray), column, {"grammar": path})


Event = tuple[str, tuple[str, ...], tuple[Any, ...]]  # array, tags, places around them and weight


def _event(path: str, number: int, line: str) -> Event:
    match = _EVENT.fullmatch(line.strip())
    weight = _exponential(match[6]) if match else None
    if match is None or weight is None:
        raise _wrong(path, number, line)
    kind, first, arrow, second, has = match.groups()[:5]
    if kind == "root" and not arrow and not has:
        return "root", (first,), (weight,)
    if (kind, arrow) == ("rightattach", "->"):
        return "attach", (first, second), (RIGHT, weight)
    if (kind, arrow) == ("leftattach", "<-"):
        return "attach", (second, first), (LEFT, weight)
    if kind in _CHOICES and has:
        side = LEFT if kind.startswith("left") else RIGHT
        name = "stop" if kind.endswith("stop") else "go"
        return name, (first,), (side, WITH if has == "haschild" else WITHOUT, weight)
    raise _wrong(path, number, line)


def _exponential(text: str) -> float | None:
    """Turn the text of a logarithm into a weight; None if it is not a number, or too large."""
    try:
        return math.exp(float(text)) if not math.isnan(float(text)) else None
    except (ValueError, OverflowError):
        return None


def _wrong(path: str, number: int, line: str) -> ReadError:
    return ReadError(
        f"{path}:{number}: {line.strip()[:_SHOWN]!r} is not an event of a grammar; "
        "write such as 'rightattach NN -> IN : -1.5' or 'leftstop NN nochild : -0.3'"
    )

"""How settings are defined: fields that explain themselves and are checked when they are set."""

import dataclasses
import reprlib
import warnings
from collections.abc import Iterable, Mapping
from dataclasses import Field, field, fields
from functools import cache
from numbers import Integral, Real
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    Self,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from treeval.errors import SettingError

IDLE_SEED = "`seed=` has no effect here: nothing is drawn at random"


def setting(
    default: Any,
    explanation: str,
    *,
    metavar: str = "",
    many: bool = False,
    whole: bool = False,
    least: float | None = None,
    most: float | None = None,
    choices: tuple[str, ...] = (),
    alone: str | None = None,
    short: str = "",
    heading: str = "",
) -> Any:
    """Make a field of settings.

    ``explanation`` is a sentence or two. It names other settings as `name=`. For the names in a
    registry it has {formats}, {written_formats} or {groupings}, which the help replaces. ``many``
    values may be given as one value, as a list, or as text separated by commas. Values that are
    taken as a ``whole``, such as paths and trees, may contain commas, and may also be given as a
    mapping. ``least`` and ``most`` bound a number. Text is one of ``choices``, if there are any; a
    Literal as the type of the field says the same. ``alone`` is the value of an option that no
    value follows; ``short`` is its one-letter name. The help lists it under ``heading``, by default
    that of its class.
    """
    return field(
        default=default,
        metadata={
            "help": explanation,
            "metavar": metavar,
            "many": many,
            "whole": whole,
            "least": least,
            "most": most,
            "choices": choices,
            "alone": alone,
            "short": short,
            "heading": heading,
        },
    )


class Settings:
    """Settings of one function, or a group of them that several functions share.

    Every subclass is a frozen dataclass, whose fields are made by `setting` or are such groups.
    """

    if TYPE_CHECKING:  # what makes a dataclass
        __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    heading: ClassVar[str] = "What to compute"  # under which the command line lists them

    def __post_init__(self) -> None:
        kind: type = type(self)
        for one in fields(self):
            value = getattr(self, one.name)
            if one.metadata.get("many") and value is not None:
                value = _wholes(value) if one.metadata["whole"] else _listed(one, value)
                object.__setattr__(self, one.name, value)
            _check(one, value, _hints(kind)[one.name])

    @classmethod
    def of(cls, given: Self, changes: Mapping[str, Any]) -> Self:
        """Set some of the given settings by name, and refuse anything but such settings."""
        if not isinstance(given, cls):
            kind = type(given).__name__
            problem = f"it must be {cls.__name__}, not {kind}; give single settings by name"
            raise SettingError(problem, setting="settings")
        return given.replace(**changes)

    @classmethod
    def defaults(cls) -> Self:
        """The settings that are used where nothing is set."""
        kind: type = cls
        found: Self = _made(kind)
        return found

    def replace(self, **changes: Any) -> Self:
        """Set some of the settings by name, whichever group they are in."""
        names = {one.name for one in fields(self)}
        own = {name: value for name, value in changes.items() if name in names}
        groups = self._groups() | {
            name: value for name, value in own.items() if isinstance(value, Settings)
        }
        within: dict[str, dict[str, Any]] = {}
        for name, value in changes.items():
            if name in names:
                continue
            group = next((one for one in groups if name in groups[one].names()), None)
            if group is None:
                raise self._unknown(name)
            within.setdefault(group, {})[name] = value
        of_groups = {name: groups[name].replace(**given) for name, given in within.items()}
        return dataclasses.replace(self, **(own | of_groups)) if changes else self

    def changed(self, **changes: Any) -> Self:
        """Do what `replace` does; this is its former name."""
        warnings.warn("`changed` is called `replace` now", DeprecationWarning, stacklevel=2)
        return self.replace(**changes)

    def names(self) -> tuple[str, ...]:
        """Name all settings; the settings of a group take the place of the group."""
        groups = self._groups()
        return tuple(
            name
            for one in fields(self)
            for name in (groups[one.name].names() if one.name in groups else (one.name,))
        )

    def __getitem__(self, name: str) -> Any:
        """Return the value of a setting by name, whichever group it is in."""
        if name not in self.__dataclass_fields__:
            for group in self._groups().values():
                if name in group.names():
                    return group[name]
        return getattr(self, name)

    def differing(self, names: Iterable[str]) -> list[str]:
        """List those of the settings that do not have their default value."""
        defaults, known = self.defaults(), self.names()
        return [name for name in names if name in known and self[name] != defaults[name]]

    def _groups(self) -> dict[str, "Settings"]:
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        return {name: value for name, value in values.items() if isinstance(value, Settings)}

    def _unknown(self, name: str) -> SettingError:
        from difflib import get_close_matches  # noqa: PLC0415  needed for mistakes only

        near = get_close_matches(name, self.names())
        known = " or ".join(f"`{one}=`" for one in near) or ", ".join(self.names())
        return SettingError(f"there is no such setting; did you mean {known}?", setting=name)


def require_fit(settings: Settings, names: Iterable[str], why: str) -> None:
    """Refuse settings that would have no effect, rather than ignore them."""
    for name in settings.differing(names):
        raise SettingError(why, setting=name)


@cache
def _made(kind: type) -> Any:
    return kind()


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


@cache
def choices(kind: type) -> dict[str, tuple[str, ...]]:
    """The values that each setting may have, for those that are chosen from a list."""
    listed = {one.name: one.metadata.get("choices") for one in fields(kind)}
    found = {name: listed.get(name) or _literals(hint) for name, hint in _hints(kind).items()}
    return {name: values for name, values in found.items() if values}


def _literals(hint: Any) -> tuple[str, ...]:
    """The strings of a Literal, which may be optional or within a tuple."""
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType, tuple):
        inner = (_literals(one) for one in get_args(hint) if one not in (type(None), ...))
        return next(filter(None, inner), ())
    return ()


def _wholes(value: Any) -> tuple[Any, ...] | Mapping[Any, Any]:
    """Make a list of the values; anything but a list is one value, as an open file is."""
    if isinstance(value, Mapping):
        return value
    return tuple(value) if isinstance(value, list | tuple) else (value,)


def _listed(one: "Field[Any]", value: Any) -> tuple[Any, ...]:
    """Make a list of the values; text is split at its commas."""
    is_text = isinstance(value, str)
    if is_text:
        value = [part.strip() for part in value.split(",") if part.strip()]
    elif not isinstance(value, Iterable) or hasattr(value, "read"):  # an open file is not a list
        value = [value]
    listed = tuple(value)
    if not listed and (is_text or one.default is None):
        raise SettingError("it is empty; name at least one", setting=one.name)
    return listed


def _check(one: "Field[Any]", value: Any, hint: Any) -> None:
    """Refuse a value that is not of the kind of a setting, not in its list or out of bounds."""
    kinds, about = _kinds(hint), one.metadata
    known = about.get("choices") or _literals(hint)
    is_many = about.get("many", False)
    if value is None:
        if one.default is not None and type(None) not in kinds and (is_many or kinds != (Any,)):
            raise SettingError("it needs a value; leave it out for the default", setting=one.name)
        return
    for each in value if is_many else (value,):
        if known and each not in known:
            problem = f"{reprlib.repr(each)} is unknown; choose from {', '.join(known)}"
            raise SettingError(problem, setting=one.name)
        # Values in a text with commas are text, whatever becomes of them.
        if not known and (about.get("whole") or not is_many) and not _fits(each, kinds):
            wanted = " or ".join(_CALLED.get(kind) or kind.__name__ for kind in kinds)
            raise SettingError(f"{reprlib.repr(each)} is not {wanted}", setting=one.name)
        least, most = about.get("least"), about.get("most")
        if least is not None and not each >= least:
            raise SettingError(f"{each} is too small; choose {least} or more", setting=one.name)
        if most is not None and not each <= most:
            raise SettingError(f"{each} is too large; choose {most} or less", setting=one.name)


def _kinds(hint: Any) -> tuple[Any, ...]:
    """The types that a value may have; those in a tuple are the types of its values."""
    if get_origin(hint) in (Union, UnionType):
        return tuple(kind for inner in get_args(hint) for kind in _kinds(inner))
    return _kinds(get_args(hint)[0]) if get_origin(hint) is tuple else (hint,)


_NUMBERS = {int: Integral, float: Real}  # those of other libraries, such as numpy, too
_CALLED = {
    bool: "True or False",
    int: "a whole number",
    float: "a number",
    str: "text",
    type(None): "None",
}


def _fits(value: Any, kinds: tuple[Any, ...]) -> bool:
    if Any in kinds:
        return True
    if isinstance(value, bool):
        return bool in kinds
    return any(isinstance(value, _NUMBERS.get(kind, kind)) for kind in kinds)

"""Signatures: everything that a score depends on, as a value that prints as one line."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Signature:
    """The name of a metric, then names and values in order: ``LAS|tok:align|punct:all``.

    >>> str(Signature("LAS").joined({"tok": "align", "punct": "all"}))
    'LAS|tok:align|punct:all'
    """

    metric: str = ""
    parts: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def parsed(text: str) -> "Signature":
        """Read a signature that was printed."""
        first, *others = text.split("|")
        metric, rest = ("", [first, *others]) if ":" in first else (first, others)
        pairs = (part.partition(":") for part in rest)
        return Signature(metric, tuple((name, value) for name, _, value in pairs))

    def __str__(self) -> str:
        named = (f"{name}:{value}" for name, value in self.parts)
        return "|".join([*([self.metric] if self.metric else []), *named])

    def __getitem__(self, name: str) -> str:
        return dict(self.parts)[name]

    def __contains__(self, name: object) -> bool:
        return name in dict(self.parts)

    def joined(self, more: Mapping[str, str]) -> "Signature":
        """Add parts at the end; a part that is there already keeps its place."""
        return replace(self, parts=tuple((dict(self.parts) | dict(more)).items()))

    def only(self, names: Iterable[str]) -> dict[str, str]:
        """Return the parts with these names."""
        wanted = frozenset(names)
        return {name: value for name, value in self.parts if name in wanted}

    def without(self, names: Iterable[str]) -> "Signature":
        """Leave out the parts with these names."""
        unwanted = frozenset(names)
        return replace(self, parts=tuple(part for part in self.parts if part[0] not in unwanted))


def common(signatures: Iterable[Signature]) -> Signature:
    """Return the parts that several signatures have in common.

    >>> str(
    ...     common(
    ...         [
    ...             Signature("LAS", (("tok", "align"), ("gold", "1"))),
    ...             Signature("LAS", (("tok", "align"), ("gold", "2"))),
    ...         ]
    ...     )
    ... )
    'LAS|tok:align'
    """
    first, *others = signatures
    metric = first.metric if all(other.metric == first.metric for other in others) else ""
    shared = tuple(part for part in first.parts if all(part in other.parts for other in others))
    return Signature(metric, shared)

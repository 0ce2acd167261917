"""Brackets of common cover links once more, slowly: made word by word, as objects."""

from dataclasses import dataclass

from ccl_by_the_book import LEFT, Utterance


@dataclass(eq=False)
class Bracket:
    start: int
    end: int | None = None
    escaped: bool = False


def brackets(utterance: Utterance) -> set[tuple[int, int]]:
    """Brackets by the links, made word by word."""
    made: list[Bracket] = []
    opened: list[Bracket] = []
    smallest: list[Bracket] = []
    for k in range(len(utterance.words)):
        entrance = utterance.into[k][LEFT]
        base, depth = entrance if entrance is not None else (-1, 0)
        while opened and (
            entrance is None
            or opened[-1].start > base
            or (depth == 1 and opened[-1] is smallest[base])
        ):
            opened.pop().end = k
        if depth == 1 and not smallest[base].escaped:
            smallest[base].escaped = True
            opened.append(Bracket(smallest[base].start))
            made.append(opened[-1])
        flat = [head for head, d in utterance.out[k][LEFT] if d == 0]
        joins = bool(flat) and smallest[flat[-1]].end is None
        own = smallest[flat[-1]] if joins else Bracket(utterance.path(k, LEFT, 0))
        smallest.append(own)
        made += [] if joins else [own]
        far = utterance.path(k, LEFT, 1)
        around = opened[:-1] if joins else opened
        deep = bool(utterance.out[k][LEFT]) and utterance.out[k][LEFT][-1][1] == 1
        if deep and not (around and around[-1].start == far):
            own.escaped = True
            opened = [*around, Bracket(far), own]
            made.append(opened[-2])
        elif not joins:
            opened.append(own)
    whole = (0, len(utterance.words))
    return {whole} | {(b.start, len(utterance.words) if b.end is None else b.end) for b in made}

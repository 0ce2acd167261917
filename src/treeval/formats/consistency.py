"""Rules of CoNLL-U between lines and columns: text and words, root and head."""

from collections.abc import Collection, Iterator

import numpy as np

from treeval.formats.conll import Document
from treeval.formats.dialect import DEPREL, FORM, MISC
from treeval.formats.ids import sentences_of
from treeval.tree.problems import Problem, ProblemKind
from treeval.tree.treebank import Treebank

# The relations of UD 2, then those of UD 1 that have gone. Subtypes are free.
RELATIONS = frozenset(
    (
        "acl advcl advmod amod appos aux case cc ccomp clf compound conj cop csubj dep det "
        "discourse dislocated expl fixed flat goeswith iobj list mark nmod nsubj nummod obj obl "
        "orphan parataxis punct reparandum root vocative xcomp "
        "auxpass csubjpass dobj foreign mwe name neg nsubjpass remnant"
    ).split()
)
_ROOT = "root"
_SHOWN = 20  # characters of a text around a difference


def consistency_problems(
    treebank: Treebank, document: Document, not_trees: Collection[int | None]
) -> list[Problem]:
    """List what is well formed by itself, but contradicts something else."""
    return [
        *(problem for problem in _roots(treebank, document) if problem.sentence not in not_trees),
        *_texts(treebank, document),
    ]


def _problem(document: Document, line: int, sentence: int, message: str, remedy: str) -> Problem:
    name = document.sentence_id(sentence)
    return Problem(document.path, line, ProblemKind.STYLE, message, remedy, sentence, name)


def _roots(treebank: Treebank, document: Document) -> Iterator[Problem]:
    """Find words that are called root but have a head, and roots that are called otherwise.

    Relations that are missing or unknown are problems of their own.
    """
    deprel = treebank.columns[DEPREL]
    is_root = deprel.claim(lambda relation: relation.partition(":")[0] == _ROOT)
    is_known = deprel.claim(lambda relation: relation.partition(":")[0] in RELATIONS)
    wrong = is_known & (is_root != (treebank.heads == 0))
    for word in np.flatnonzero(wrong).tolist():
        head, relation = int(treebank.heads[word]), deprel[word]
        said = "only words with HEAD 0 are roots" if head else "the relation of a root is root"
        message = f"HEAD is {head} and DEPREL is {relation!r}, but {said}"
        sentence = int(treebank.sentences[word])
        yield _problem(document, document.line(word), sentence, message, "correct one of them")


def _texts(treebank: Treebank, document: Document) -> Iterator[Problem]:
    """Compare the text of each sentence with its words."""
    words = _written(treebank)
    has_tokens = np.zeros(len(treebank), dtype=np.bool_)
    has_tokens[sentences_of(document.ids.tokens, document.first_rows)] = True
    bounds, of_tokens = treebank.offsets.tolist(), has_tokens.tolist()
    for sentence in range(len(treebank)):
        comments = document.comments(sentence)
        for number, comment in enumerate(comments):
            name, equals, text = comment[1:].partition("=")
            if equals and name.strip() == "text":
                written = (
                    _surface(_rows(document, sentence))
                    if of_tokens[sentence]
                    else "".join(words[bounds[sentence] : bounds[sentence + 1]])
                )
                first = int(document.table.numbers[document.first_rows[sentence]])
                line = first - len(comments) + number + 1
                yield from _other_text(document, sentence, line, text.strip(), written)


def _written(treebank: Treebank) -> list[str]:
    """The words, each with the space that follows it, if all of them are tokens of their own."""
    forms, misc = treebank.columns[FORM], treebank.columns[MISC]
    spaced = misc.claim(lambda written: "SpaceAfter=No" not in written.split("|")).tolist()
    followed = [form + " " for form in forms.strings]
    both = zip(forms.codes.tolist(), spaced, strict=True)
    return [followed[code] if has_space else forms.strings[code] for code, has_space in both]


def _rows(document: Document, sentence: int) -> list[list[str]]:
    first, end = document.first_rows[sentence : sentence + 2].tolist()
    numbers = document.table.numbers[first:end].tolist()
    return [document.table.lines.line(number).decode().split("\t") for number in numbers]


def _other_text(
    document: Document, sentence: int, line: int, text: str, surface: str
) -> Iterator[Problem]:
    """Compare the text with the words; runs of spaces count as one."""
    if text == surface.rstrip():
        return
    written, words = " ".join(text.split()), " ".join(surface.split())
    if written == words:
        return
    at = next(
        (at for at, (a, b) in enumerate(zip(written, words, strict=False)) if a != b),
        min(len(written), len(words)),
    )
    begin = max(0, at - _SHOWN // 2)
    shown = [repr(text[begin : begin + _SHOWN]) for text in (written, words)]
    message = f"the text is not that of the words: {shown[0]} instead of {shown[1]}"
    yield _problem(document, line, sentence, message, "correct the text, a form or SpaceAfter")


def _surface(rows: list[list[str]]) -> str:
    """Join the surface tokens of a sentence as SpaceAfter says."""
    text, covered = [], 0
    for row in rows:
        number, _, last = row[0].partition("-")
        if not number.isdecimal() or (not last and int(number[:9]) <= covered):
            continue  # an empty node, or a word of a multiword token
        covered = int(last[:9]) if last.isdecimal() else covered
        space = "" if "SpaceAfter=No" in row[-1].split("|") else " "
        text.append("".join(row[1:2]) + space)  # a row that was cut off has no form
    return "".join(text)

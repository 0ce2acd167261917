"""Files scored in blocks of any size: the same results, to the last digit, as whole files."""

import pickle
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import treeval
from blocks import blocks_of
from strategies import outputs, similar_pairs, treebank_pairs
from treeval import parallel
from treeval.errors import ReadError, TreevalError
from treeval.formats.registry import FORMATS
from treeval.settings.reading import FileSettings
from treeval.settings.scoring import ScoreSettings
from treeval.sources.aligned import aligned_blocks, measures_of
from treeval.sources.block import Block
from treeval.sources.cut import Input
from treeval.sources.measures import measured_by_kernel, measured_by_reading
from treeval.tree.surface import SPACES
from treeval.tree.treebank import Treebank

CONLLU = FORMATS["conllu"]
sizes = st.integers(1, 600)  # bytes: from one sentence per block to one block
pairs = st.one_of(
    treebank_pairs(max_sentences=8),
    similar_pairs(max_sentences=8),
    treebank_pairs(same_tokens=True),
)

# Short and long, with spaces of all kinds and letters of one to four bytes.
any_forms = st.text(f"{SPACES}aaaab1\u00e9\u2010\u2030\u6f22\U0001f600", min_size=1, max_size=12)
no_spaces = str.maketrans("", "", SPACES)


def written(folder: str, treebanks: Sequence[Treebank]) -> list[str]:
    paths = [f"{folder}/{number}.conllu" for number in range(len(treebanks))]
    for path, treebank in zip(paths, treebanks, strict=True):
        CONLLU.write(treebank, path)
    return paths


def whole_and_in_blocks(
    treebanks: Sequence[Treebank], size: int, **chosen: Any
) -> tuple[treeval.Results, treeval.Results]:
    with TemporaryDirectory() as folder:
        gold, *others = written(folder, treebanks)
        systems = {str(number): path for number, path in enumerate(others)}
        asked = ScoreSettings().replace(**chosen)
        return treeval.score(gold, systems, asked), in_blocks(gold, systems, asked, size)


def in_blocks(
    gold: str, systems: dict[str, str], asked: ScoreSettings, size: int
) -> treeval.Results:
    with blocks_of(size):
        return treeval.score(gold, systems, asked)


def assert_same(whole: treeval.Results, cut: treeval.Results) -> None:
    for one, other in zip(whole.systems, cut.systems, strict=True):
        assert list(other.scores) == list(one.scores)
        for name, result in one.scores.items():
            expected, found = result.counts.table, other.scores[name].counts.table
            np.testing.assert_array_equal(found, expected, err_msg=name)
            assert other.scores[name].to_dict() == result.to_dict()
    assert cut.to_dict() == whole.to_dict()


def outcome(score: Callable[[], treeval.Results]) -> str:
    """The score, or the place and kind of the error."""
    try:
        return str(score().systems[0].scores["LAS"].score)
    except TreevalError as error:
        return str(error).partition(": the texts differ")[0]


@settings(max_examples=60)
@given(pairs, sizes, st.sampled_from(["keep", "skip"]))
def test_every_digit_is_that_of_the_whole_file(
    two: tuple[Treebank, Treebank], size: int, invalid: str
) -> None:
    metrics = "UAS,LAS,CLAS,MLAS,BLEX,Tokens,Sentences,ELAS,UEM,Undirected,WLAS"
    assert_same(*whole_and_in_blocks(two, size, metrics=metrics, invalid=invalid))


@settings(max_examples=25)
@given(similar_pairs(max_sentences=6), sizes, st.sampled_from(["micro", "macro"]))
def test_every_metric_of_a_sentence(
    two: tuple[Treebank, Treebank], size: int, average: str
) -> None:
    assert_same(*whole_and_in_blocks(two, size, metrics="all", average=average, punct="upos"))


@settings(max_examples=25)
@given(outputs(max_systems=4), sizes)
def test_several_systems(found: dict[str, Treebank], size: int) -> None:
    """Trees of some systems have cycles: these sentences are skipped for all."""
    assert_same(*whole_and_in_blocks(list(found.values()), size, invalid="skip"))


@settings(max_examples=25)
@given(
    treebank_pairs(max_sentences=8, same_tokens=True),
    sizes,
    st.sampled_from(["strict", "same"]),
    st.sampled_from([None, "form"]),
)
def test_words_that_are_not_aligned_by_text(
    two: tuple[Treebank, Treebank], size: int, tokens: str, strip: str | None
) -> None:
    chosen = {"tokens": tokens, "strip_punct": strip, "max_length": 5}
    assert_same(*whole_and_in_blocks(two, size, **chosen))


GROUPS = ("relation", "upos", "length", "distance", "depth", "direction", "projectivity", "form")


@settings(max_examples=60)
@given(
    similar_pairs(max_sentences=8),
    sizes,
    st.lists(st.sampled_from([*GROUPS, "head-upos", "document", "Number", "upos*length"])),
    st.sampled_from(["LAS", "CLAS,UPOS", "all"]),
    st.sampled_from(["keep", "skip"]),
)
def test_groups_and_sentences(
    two: tuple[Treebank, Treebank], size: int, by: list[str], metrics: str, invalid: str
) -> None:
    chosen = {"by": by, "metrics": metrics, "invalid": invalid, "per_sentence": True}
    whole, cut = whole_and_in_blocks(two, size, **chosen)
    assert_same(whole, cut)
    assert repr(cut.breakdowns) == repr(whole.breakdowns)  # nan is not nan
    assert cut.sentences == whole.sentences
    assert cut.text() == whole.text()


@settings(max_examples=25)
@given(similar_pairs(max_sentences=8), sizes)
def test_features_as_groups(two: tuple[Treebank, Treebank], size: int) -> None:
    whole, cut = whole_and_in_blocks(two, size, by="feature", metrics="UFeats")
    assert_same(whole, cut)
    assert repr(cut.breakdowns) == repr(whole.breakdowns)  # nan is not nan


@settings(max_examples=60)
@given(treebank_pairs(max_sentences=8), st.integers(1, 200))
def test_blocks_are_all_of_the_file(two: tuple[Treebank, Treebank], size: int) -> None:
    with TemporaryDirectory() as folder:
        paths = written(folder, two)
        inputs = [Input(path, FileSettings()) for path in paths]
        blocks = list(aligned_blocks(inputs, "text", size))
        for place, path in enumerate(paths):
            content = Path(path).read_bytes()
            of_file = [block[place] for block in blocks]
            assert b"".join(content[one.begin : one.end] for one in of_file) == content
            assert [one.lines_before for one in of_file] == [
                content[: one.begin].count(b"\n") for one in of_file
            ]


@settings(max_examples=60)
@given(treebank_pairs(max_sentences=5), st.booleans())
def test_compiled_code_measures_what_is_read(
    two: tuple[Treebank, Treebank], with_returns: bool
) -> None:
    pytest.importorskip("numba")
    with TemporaryDirectory() as folder:
        for path in written(folder, two):
            data = Path(path).read_bytes()
            data = data.replace(b"\n", b"\r\n") if with_returns else data
            piece = Block(path, format=CONLLU, data=data)
            compiled = measured_by_kernel(piece, universal=True)
            assert compiled is not None
            read = measured_by_reading(piece, universal=True, with_texts=True)
            for name in (
                "ends",
                "lines",
                "texts",
                "last",
                "in_multiword",
                "all_bytes",
                "all_lines",
            ):
                np.testing.assert_array_equal(getattr(compiled, name), getattr(read, name))


@settings(max_examples=200)
@given(st.lists(st.lists(any_forms, min_size=1, max_size=3), max_size=3), st.booleans())
def test_compiled_code_counts_characters_that_are_no_spaces(
    sentences: list[list[str]], with_last_line_end: bool
) -> None:
    pytest.importorskip("numba")
    text = "\n\n".join(
        "\n".join(f"{number}\t{form}\t_" for number, form in enumerate(forms, start=1))
        for forms in sentences
    )
    data = (text + "\n" * with_last_line_end).encode()
    piece = Block("text", format=CONLLU, data=data)
    found = measured_by_kernel(piece, universal=True)
    lengths = [[len(form.translate(no_spaces)) for form in forms] for forms in sentences]
    if not all(map(all, lengths)):
        assert found is None  # a form of spaces alone
        return
    assert found is not None
    assert found.texts.tolist() == list(accumulate(map(sum, lengths)))
    assert found.last.tolist() == [forms[-1] for forms in lengths]


@settings(max_examples=25)
@given(similar_pairs(max_sentences=8), sizes)
def test_trees_that_are_refused(two: tuple[Treebank, Treebank], size: int) -> None:
    with TemporaryDirectory() as folder:
        gold, predicted = written(folder, two)
        asked = ScoreSettings().replace(invalid="fail", metrics="LAS")
        assert outcome(lambda: in_blocks(gold, {"1": predicted}, asked, size)) == (
            outcome(lambda: treeval.score(gold, predicted, asked))
        )


@settings(max_examples=40)
@given(treebank_pairs(max_sentences=6), st.integers(1, 200), st.data())
def test_texts_that_differ_are_found_in_the_same_line(
    two: tuple[Treebank, Treebank], size: int, data: st.DataObject
) -> None:
    with TemporaryDirectory() as folder:
        gold, predicted = written(folder, two)
        lines = Path(predicted).read_text("utf-8").split("\n")
        rows = [
            at for at, line in enumerate(lines) if "\t" in line and "." not in line.split("\t")[0]
        ]
        at = data.draw(st.sampled_from(rows))
        number, form, *others = lines[at].split("\t")
        lines[at] = "\t".join([number, f"{form}x", *others])
        Path(predicted).write_text("\n".join(lines), "utf-8")
        asked = ScoreSettings(metrics=("LAS",))
        assert outcome(lambda: in_blocks(gold, {"1": predicted}, asked, size)) == (
            outcome(lambda: treeval.score(gold, predicted, asked))
        )


@dataclass(frozen=True)
class Elsewhere:
    """Works as other processes do: what it gets and gives is copied, and some of it in advance."""

    ahead: int

    def __call__(self, work: Callable[[Any], Any], items: Iterable[Any]) -> Iterator[Any]:
        coming, done = iter(items), deque[Any]()
        while True:
            for item in islice(coming, self.ahead - len(done)):
                sent, given = copied((work, item))
                done.append(copied(sent(given)))
            if not done:
                return
            yield done.popleft()


def copied(given: Any) -> Any:
    return pickle.loads(pickle.dumps(given))  # noqa: S301  our own


@st.composite
def odd_texts(draw: st.DrawFn) -> Callable[[bytes], bytes]:
    """Rewrite a file such that it means the same, but looks unusual."""
    chosen = draw(st.sets(st.sampled_from(["mark", "returns", "blank", "comments", "no end"])))
    blanks = draw(st.integers(1, 4))

    def rewritten(data: bytes) -> bytes:
        if "comments" in chosen:
            data = b"# of nothing\n\n" + data.replace(b"\n\n", b"\n\n# of nothing\n\n", 2)
        if "blank" in chosen:
            data = b"\n" * blanks + data.replace(b"\n\n", b"\n" * (blanks + 2))
        if "no end" in chosen:
            data = data.rstrip(b"\n")
        if "returns" in chosen:
            data = data.replace(b"\n", b"\r\n")
        return b"\xef\xbb\xbf" + data if "mark" in chosen else data

    return rewritten


@settings(max_examples=80)
@given(pairs, st.tuples(odd_texts(), odd_texts()), sizes, sizes, st.integers(1, 9))
def test_workers_that_find_their_sentences_change_no_digit(
    two: tuple[Treebank, Treebank],
    odd: tuple[Callable[[bytes], bytes], Callable[[bytes], bytes]],
    size: int,
    width: int,
    workers: int,
) -> None:
    with TemporaryDirectory() as folder, blocks_of(size, width) as patch:
        gold, predicted = written(folder, two)
        for path, rewritten in zip((gold, predicted), odd, strict=True):
            Path(path).write_bytes(rewritten(Path(path).read_bytes()))
        patch.setattr(parallel, "workers_of", lambda *_: nullcontext(Elsewhere(workers)))
        asked = ScoreSettings().replace(metrics="LAS,Sentences,UEM", jobs=2)
        found = treeval.score(gold, {"0": predicted}, asked)
        patch.undo()
        assert_same(treeval.score(gold, {"0": predicted}, asked, jobs=1), found)


@settings(max_examples=60)
@given(treebank_pairs(max_sentences=8), odd_texts(), st.integers(1, 200), st.integers(1, 100))
def test_ranges_are_all_of_the_file_and_know_their_lines(
    two: tuple[Treebank, Treebank], rewritten: Callable[[bytes], bytes], width: int, size: int
) -> None:
    with TemporaryDirectory() as folder:
        path, _ = written(folder, two)
        content = rewritten(Path(path).read_bytes())
        Path(path).write_bytes(content)
        seen = b""
        for part in Input(path, FileSettings()).rough_blocks(width):
            assert part.loaded().count_lines_before() == seen.count(b"\n")
            for piece in part.divided(size):
                assert piece.begin == len(seen)
                seen += piece.data or b""
            assert len(seen) >= part.end
        assert seen == content


@settings(max_examples=40)
@given(treebank_pairs(max_sentences=8), st.integers(1, 200), st.data())
def test_errors_of_ranges_name_the_line_of_the_file(
    two: tuple[Treebank, Treebank], width: int, data: st.DataObject
) -> None:
    with TemporaryDirectory() as folder:
        path, _ = written(folder, two)
        lines = Path(path).read_bytes().split(b"\n")
        at = data.draw(st.sampled_from([n for n, line in enumerate(lines) if b"\t" in line]))
        lines[at] = b"x" + lines[at]
        Path(path).write_bytes(b"\n".join(lines))

        def read(block: Block) -> None:
            block.placed().source().readable  # noqa: B018

        with pytest.raises(ReadError, match=f":{at + 1}: "):
            list(map(read, Input(path, FileSettings()).rough_blocks(width)))


@settings(max_examples=40)
@given(st.integers(0, 9), st.integers(1, 200), st.integers(1, 100))
def test_errors_of_measures_name_the_line_of_the_file(at: int, width: int, size: int) -> None:
    rows = [f"1\t{' ' if at == number else 'a'}\t_\tX\t_\t_\t0\troot\t_\t_" for number in range(10)]
    with TemporaryDirectory() as folder:
        path = f"{folder}/a.conllu"
        Path(path).write_text("\n\n".join(rows) + "\n\n")
        parts = Input(path, FileSettings()).rough_blocks(width)
        with pytest.raises(ReadError, match=f":{2 * at + 1}: "):
            list(map(partial(measures_of, size, True), parts))

"""`treeval.load`: all kinds of models are recognised by their content, others are refused."""

import gzip
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from sample import SAMPLE
from treeval.errors import ReadError, SettingError
from treeval.models.registry import KINDS

GOLD = SAMPLE / "gold" / "en.conllu"
# Settings for short training; `tags` cannot do without.
SHORT: dict[str, dict[str, Any]] = {
    "ngram": {"order": 2},
    "dmv": {"passes": 1, "strip_punct": "form"},
    "tags": {"classes": 3, "iterations": 1},
}
GRAMMAR = (
    "root VB : 0\nleftattach NN <- VB : 0\n"
    "leftcontinue VB nochild : 0\nleftstop VB haschild : 0\nrightstop VB nochild : 0\n"
    "leftstop NN nochild : 0\nrightstop NN nochild : 0\n"
)
PAIR = "1\tdogs\t_\t_\tNN\t_\t0\t_\t_\t_\n2\tbark\t_\t_\tVB\t_\t1\t_\t_\t_\n\n"


@pytest.fixture(scope="module")
def models() -> dict[str, treeval.Model]:
    return {kind: treeval.train(kind, GOLD, **SHORT.get(kind, {})) for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["model", "model.gz", "model.txt"])
def test_every_kind_is_recognised_whatever_its_name(
    kind: str, name: str, models: dict[str, treeval.Model], tmp_path: Path
) -> None:
    path, again = tmp_path / name, tmp_path / "again"
    models[kind].save(path)
    loaded = treeval.load(path)
    assert (loaded.kind, type(loaded), loaded.path) == (kind, type(models[kind]), str(path))
    loaded.save(str(again))
    data = path.read_bytes()
    assert again.read_bytes() == (gzip.decompress(data) if name.endswith(".gz") else data)
    assert loaded.signature in repr(loaded)


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_model_cannot_do_is_refused_with_a_remedy(
    kind: str, models: dict[str, treeval.Model], tmp_path: Path
) -> None:
    models[kind].save(tmp_path / "some.model")
    loaded = treeval.load(tmp_path / "some.model")
    model = KINDS[kind].model
    tasks = ("parse", "tag", "perplexity")
    for task in (one for one in tasks if getattr(model, one) is getattr(treeval.Model, one)):
        with pytest.raises(SettingError) as error:
            getattr(loaded, task)(GOLD)
        message = str(error.value)
        assert message.startswith(f"{loaded.path}: a")
        assert "; train a model of another kind: " in message
        assert "\n" not in message
        with pytest.raises(SettingError, match=r"^the model: "):
            getattr(models[kind], task)(GOLD)
        if task == "parse":
            with pytest.raises(
                SettingError, match=r" cannot parse; train a model of another kind: "
            ):
                loaded.parse_file(GOLD, tmp_path / "parsed")


@pytest.mark.parametrize("name", ["some.gra", "some.txt", "some.gra.gz"])
def test_a_grammar_of_another_program_parses(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    data = GRAMMAR.encode()
    path.write_bytes(gzip.compress(data) if name.endswith(".gz") else data)
    assert treeval.load(path).parse(PAIR).heads.tolist() == [2, 0]


def test_a_wrong_line_of_a_grammar_is_named(tmp_path: Path) -> None:
    path = tmp_path / "some.gra"
    path.write_text("nothing like a grammar\n")
    with pytest.raises(ReadError, match=r"some\.gra:1: .* is not an event of a grammar"):
        treeval.load(path)


def test_an_arpa_file_may_begin_with_anything(
    models: dict[str, treeval.Model], tmp_path: Path
) -> None:
    models["ngram"].save(tmp_path / "model.arpa")
    marked = tmp_path / "marked.arpa"
    for before in ("\ufeff", "{ a remark }\n\n", "root of a model\n"):
        marked.write_text(before + (tmp_path / "model.arpa").read_text("utf-8"), "utf-8")
        assert treeval.load(marked).perplexity(GOLD).tokens == 404 + 25


@pytest.mark.parametrize(
    "data",
    [b"", b"\n", b"some text\n", b"(S (X a))", b"PK no archive", b"\x93NUMPY", b"\xff\xfe\0", b"{"],
)
def test_other_files_are_refused_in_one_line(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_bytes(data)
    with pytest.raises(ReadError) as error:
        treeval.load(path)
    assert str(error.value).startswith(f"{path}: ")
    assert "not a model" in str(error.value)
    assert "; name a file of a trained model" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(treeval.TreevalError):
            treeval.load(path)


@pytest.mark.parametrize(
    ("kind", "changes", "message"),
    [
        ("ccl", {"careful": True}, "`careful=`: it is for DMV models, not for CCL models"),
        ("ccl", {"strip_punct": "form"}, "`strip_punct=`: it is for DMV models"),
        (
            "dmv",
            {"dependencies": True},
            "`dependencies=`: it is for CCL models, not for DMV models",
        ),
        ("dmv", {"jobs": 2}, "`jobs=`: it cannot be used here: one process makes"),
        ("ccl", {"jobs": 0}, "`jobs=`: 0 is too small"),
        ("ccl", {"order": 3}, "`order=`: there is no such setting"),
    ],
)
def test_settings_of_another_parser_are_refused(
    kind: str,
    changes: dict[str, Any],
    message: str,
    models: dict[str, treeval.Model],
) -> None:
    with pytest.raises(SettingError) as error:
        models[kind].parse(GOLD, **changes)
    assert str(error.value).startswith(message)


def test_parses_are_trees_of_the_text(models: dict[str, treeval.Model]) -> None:
    gold = treeval.read(str(GOLD))
    brackets = models["ccl"].parse(gold, jobs=2)
    assert isinstance(brackets, treeval.Constituents)
    assert [*brackets.forms] == [*gold.columns["form"]]
    assert [*brackets.tags] == [*gold.columns["xpos"]]
    arcs = models["ccl"].parse([["a", "dog"]], treeval.ParseSettings(dependencies=True))
    assert isinstance(arcs, treeval.Treebank)
    assert arcs.words == 2
    best, careful = (models["dmv"].parse(gold, careful=careful) for careful in (False, True))
    assert isinstance(best, treeval.Treebank)
    assert best.columns["lemma"].equals(gold.columns["lemma"]).all()
    assert not np.array_equal(best.heads, careful.heads)


def test_words_are_tagged_in_text_and_in_treebanks(
    models: dict[str, treeval.Model], tmp_path: Path
) -> None:
    gold = treeval.read(str(GOLD))
    tagged = models["tags"].tag(gold)
    assert tagged.treebank is not None
    assert [*tagged.treebank.columns["xpos"]] == [*tagged.tags]
    assert set(tagged.tags) == {"C0", "C1", "C2"}
    lists = [[*gold.columns["form"]][begin:end] for begin, end in ((0, 5), (5, 9))]
    plain = models["tags"].tag(lists)
    assert (len(plain), plain.treebank) == (2, None)
    assert [word for sentence in plain for word, _ in sentence] == [*lists[0], *lists[1]]
    assert [tag for sentence in plain for _, tag in sentence] == [*tagged.tags][:9]
    plain.write(tmp_path / "tagged.txt")
    lines = (tmp_path / "tagged.txt").read_text("utf-8").splitlines()
    assert lines == [" ".join(f"{word}/{tag}" for word, tag in sentence) for sentence in plain]
    assert repr(plain) == "<TaggedText of 2 sentences, 9 words>"

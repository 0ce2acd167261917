"""`treeval.train`: every kind of model, from whatever holds sentences."""

import io
from pathlib import Path
from typing import Any

import pytest

import treeval
from sample import SAMPLE
from treeval.errors import SettingError
from treeval.induction.clark.trainer import GlibcRandom, TagTrainer
from treeval.induction.dmv.parser import DmvParser
from treeval.models.text import text_of_sentences
from treeval.progress import Advance
from treeval.settings.setting import Settings

GOLD = SAMPLE / "gold" / "en.conllu"
LINES = ["the dog barks .", "the cat sleeps .", "a dog sees the cat ."]
TEXT = "\n".join(LINES) + "\n"
KINDS: dict[str, dict[str, Any]] = {
    "ngram": {"order": 2},
    "ccl": {},
    "tags": {"classes": 3, "iterations": 2},
}


def saved(model: treeval.Model, folder: Path) -> bytes:
    model.save(folder / "model")
    return (folder / "model").read_bytes()


@pytest.mark.parametrize("kind", KINDS)
def test_text_may_be_given_in_any_way(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_text(TEXT, "utf-8")
    words = [line.split() for line in LINES]
    given = [path, str(path), TEXT, io.StringIO(TEXT), io.BytesIO(TEXT.encode()), LINES, words]
    models = [treeval.train(kind, one, **KINDS[kind]) for one in given]
    with path.open(encoding="utf-8") as stream:
        models.append(treeval.train(kind, stream, **KINDS[kind]))
    assert len({saved(model, tmp_path) for model in models}) == 1


@pytest.mark.parametrize("kind", [*KINDS, "dmv"])
def test_trees_may_be_given_in_any_way(kind: str, tmp_path: Path) -> None:
    changes = KINDS.get(kind, {"passes": 2})
    given = [GOLD, treeval.read(str(GOLD)), GOLD.open("rb")]
    models = [treeval.train(kind, one, **changes) for one in given]
    models.append(treeval.train(kind, GOLD.read_text("utf-8"), format="conllu", **changes))
    given[2].close()
    assert len({saved(model, tmp_path) for model in models}) == 1


def test_sentences_of_other_libraries_are_learnt_from() -> None:
    conllu = pytest.importorskip("conllu")
    given = conllu.parse(GOLD.read_text("utf-8"))
    models = [treeval.train("ccl", one) for one in (GOLD, given)]
    heads = [model.parse(GOLD, dependencies=True).heads.tolist() for model in models]
    assert heads[0] == heads[1]


@pytest.mark.parametrize(
    ("kind", "settings"),
    [
        ("ngram", treeval.NgramSettings(order=2)),
        ("ccl", treeval.CclSettings(labels=3)),
        ("tags", treeval.TagLearningSettings(classes=2)),
        ("dmv", treeval.DmvSettings(passes=1)),
    ],
)
def test_settings_are_an_object_or_names(kind: str, settings: Settings, tmp_path: Path) -> None:
    names = {name: settings[name] for name in settings.differing(settings.names())}
    assert names
    by_name, by_object = treeval.train(kind, GOLD, **names), treeval.train(kind, GOLD, settings)
    assert saved(by_name, tmp_path) == saved(by_object, tmp_path)
    assert repr(by_name).count("\n") < 24
    assert len(repr(by_name)) < 400


@pytest.mark.parametrize(
    ("kind", "changes", "message"),
    [
        ("lstm", {}, "`kind=`: 'lstm' is unknown; choose from ngram, dmv, "),
        ("ccl", {"order": 2}, "`order=`: there is no such setting"),
        ("ngram", {"order": 6}, "`order=`: 6 is too large; choose 5 or less"),
        ("ngram", {"prune": "0,x"}, "`prune=`: '0,x' is not a list of whole numbers"),
        ("ngram", {"prune": (0, -1)}, "`prune=`: '0,-1' is not a list of whole numbers"),
        ("ngram", {"prune": (1, 1)}, "`prune=`: 1+1; words are never left out"),
        ("ngram", {"prune": "0,2,1"}, "`prune=`: 0+2+1; give at most one number per order"),
        (
            "ngram",
            {"settings": treeval.CclSettings()},
            "`settings=`: it must be NgramSettings, not",
        ),
        ("ngram", {"column": "upos"}, "<text>: plain text has no column UPOS; give a treebank"),
        ("ngram", {"format": "word"}, "`format=`: 'word' is unknown; choose from text, conllu"),
        ("tags", {}, "`classes=`: give the number of classes to learn"),
        ("tags", {"classes": 0}, "`classes=`: 0 is too small"),
        ("ccl", {"labels": 0}, "`labels=`: 0 is too small"),
    ],
)
def test_settings_that_do_not_fit_are_refused(
    kind: Any, changes: dict[str, Any], message: str
) -> None:
    with pytest.raises(SettingError) as error:
        treeval.train(kind, TEXT, **changes)
    assert str(error.value).startswith(message)


def test_pruning_is_written_with_commas_or_spaces() -> None:
    written = ("0,0,5", "0 0 5", (0, 0, 5), [0, 0, 5])
    assert {treeval.NgramSettings(prune=one).prune for one in written} == {(0, 0, 5)}
    assert treeval.NgramSettings(prune=0).prune == (0,)


def test_notes_say_how_a_model_came_about() -> None:
    ngrams = treeval.train("ngram", "a b\nb a\n", order=2)
    assert ngrams.notes == (
        "kn:2,lm:kenlm,prune:0+0,fallback:1+2",
        *(
            f"the discounts of order {order} cannot be estimated, so they are 0.5, 1 and 1.5: "
            f"no n-gram has the count {missing}"
            # "a", "b" and "</s>" come after two words each; each bigram comes after one
            for order, missing in ((1, 1), (2, 2))
        ),
        "learnt from 2 sentences with 4 words of <text>",
    )
    # The seed is 2011 unless another is given.
    usual = treeval.train("tags", TEXT, classes=2)
    assert usual.notes == treeval.train("tags", TEXT, classes=2, seed=2011).notes
    assert "|seed:2011, " in usual.notes[0]
    (origin,) = treeval.train("ccl", TEXT).notes
    assert origin == usual.notes[1]
    assert origin.startswith("learnt from ")


def test_compatible_classes_draw_as_the_program_does() -> None:
    """Its seed is 1, and it sees one more empty line at the end of its file."""
    text = text_of_sentences([*(line.split() for line in LINES), []])
    for seed, given in ((1, {}), (7, {"seed": 7})):
        expected = TagTrainer(3, compatible=True).train(text, GlibcRandom(seed))
        for lines in (LINES, [*LINES, ""]):  # an empty line that is there already is not doubled
            model = treeval.train("tags", lines, classes=3, compatible=True, **given)
            assert model.learnt.objective == expected.objective
            assert model.learnt.frequencies.tolist() == expected.frequencies.tolist()
            assert model.learnt.classes.tolist() == expected.classes.tolist()
            assert f"|seed:{seed}, " in model.notes[0]


def test_progress_is_reported() -> None:
    steps: list[Advance] = []
    treeval.train("ccl", TEXT, progress=steps.append)
    assert steps == [Advance("learning", 3, 3)]
    steps.clear()
    treeval.train("dmv", GOLD, passes=2, max_length=20, progress=steps.append)
    assert [(one.stage, one.done) for one in steps] == [("km04", 0), ("km04", 1), ("km04", 2)]
    likelihoods = [float(one.detail) for one in steps]
    assert likelihoods == sorted(likelihoods)  # EM never falls


def test_tags_of_a_dmv_are_a_column_a_tagger_or_its_file(tmp_path: Path) -> None:
    tagger = treeval.train("tags", GOLD, classes=4)
    tagger.save(tmp_path / "tags.model")
    models = [
        treeval.train("dmv", GOLD, tags=tags, passes=1)
        for tags in (tagger, tmp_path / "tags.model", str(tmp_path / "tags.model"))
    ]
    assert len({saved(model, tmp_path) for model in models}) == 1
    assert isinstance(models[0], DmvParser)
    assert (models[0].learnt.column, models[0].learnt.tags) == ("xpos", ("C1", "C2", "C3"))
    for wrong in (3, treeval.train("ccl", TEXT)):
        with pytest.raises(SettingError):
            treeval.train("dmv", GOLD, tags=wrong)
    with pytest.raises(treeval.TreevalError, match="there is no column CLASSES"):
        treeval.train("dmv", GOLD, tags="classes")


def test_a_dmv_learns_from_dependencies_alone() -> None:
    brackets = GOLD.parents[1] / "brackets" / "en.mrg"
    with pytest.raises(SettingError, match="constituents, but dependencies are needed"):
        treeval.train("dmv", brackets)


@pytest.mark.parametrize("given", ["\n\n", [], [""], [[]]])
def test_without_words_nothing_is_learnt(given: Any) -> None:
    with pytest.raises(SettingError, match="there are no words to learn from"):
        treeval.train("ccl", given)

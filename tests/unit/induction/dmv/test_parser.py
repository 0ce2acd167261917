"""Models of the kind dmv: settings of algorithms, estimates from heads, flipped parameters."""

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import treeval
from clusters import local_cluster
from sample import SAMPLE
from treeval.errors import SettingError
from treeval.induction.dmv import inference, text
from treeval.induction.dmv.events import Events
from treeval.induction.dmv.parser import DmvParser

GOLD = SAMPLE / "gold" / "en.conllu"
EXPECTED = inference.expect_part
SHORT: dict[str, Any] = {"tags": "upos", "max_length": 12}
# Heads as learners like them: determiners above nouns.
TREES = "".join(
    f"1\tthe\t_\t_\tDT\t_\t{a}\t_\t_\t_\n2\tdog\t_\t_\tNN\t_\t{b}\t_\t_\t_\n\n"
    for a, b in [(0, 1)] * 3 + [(2, 0)]
)


def heads(model: treeval.Model, **changes: Any) -> list[int]:
    found: list[int] = model.parse(TREES, **changes).heads.tolist()
    return found[:2]


def test_a_model_can_be_estimated_from_heads() -> None:
    model = treeval.train("dmv", TREES, supervised=True, tags="xpos")
    assert heads(model) == [0, 1]
    # Three of four roots are DT: relative frequencies.
    assert model.learnt.weights.root.tolist() == [0.75, 0.25]
    assert treeval.train("dmv", TREES, supervised=True, tags="xpos", added=1).learnt.weights.root[
        0
    ] == pytest.approx(4 / 6)


@pytest.mark.parametrize(
    ("changes", "is_idle"),
    [
        ({"supervised": True, "seed": 3}, True),
        ({"algorithm": "km04", "seed": 3}, True),
        ({"algorithm": "km04"}, False),
        ({"algorithm": "km04", "start": "random", "seed": 3}, False),
        ({"algorithm": "saj10a", "seed": 3}, True),
    ],
)
def test_a_seed_without_effect_is_said(changes: dict[str, Any], is_idle: bool) -> None:
    model = treeval.train("dmv", TREES, tags="xpos", **changes)
    note = "`seed=` has no effect here: nothing is drawn at random"
    assert (note in model.notes) == is_idle


def test_flipped_parameters_turn_arcs_round_and_lowered_ones_do_not_raise_the_opposite() -> None:
    model = treeval.train("dmv", TREES, supervised=True, tags="xpos")
    assert heads(model, flip="DT>NN") == [2, 0]
    assert heads(model, flip=["DT>NN", "DT<NN"]) == heads(model)
    lowered = model.flipped((), ("DT>NN",))
    assert lowered.weights.attach[1, 0, 1] == 1e-8
    assert lowered.weights.attach[0, 1, 0] == model.learnt.weights.attach[0, 1, 0]
    assert heads(model, lower="DT>NN") == [2, 0]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"flip": "DT>XY"}, "`flip=`: DT>XY: the model does not know the tag XY"),
        ({"lower": "XY<NN"}, "`lower=`: XY<NN: the model does not know the tag XY"),
        ({"flip": "DT-NN"}, "'DT-NN' is not a pattern of arcs"),
        ({"seed": 3}, "`seed=`: it is for random trees, not for DMV models"),
    ],
)
def test_flips_that_say_nothing_are_refused(changes: dict[str, Any], message: str) -> None:
    model = treeval.train("dmv", TREES, supervised=True, tags="xpos")
    with pytest.raises(SettingError) as error:
        model.parse(TREES, **changes)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("changes", "trainer"),
    [
        ({"start": "uniform"}, "KM04(tags='xpos', max_length=10, start='uniform'"),
        ({"algorithm": "saj10a", "course": "less-is-more", "turn": 4}, "course='less-is-more'"),
        ({"algorithm": "saj10a", "max_length": 7}, "turn=7, max_length=7"),
        ({"algorithm": "cs09", "tie": "none", "passes": 2}, "tie=()"),
        ({"algorithm": "cs09", "tie": "nouns", "correlation": 0.5, "passes": 2}, "tie=('nouns',)"),
        ({"algorithm": "saj10c", "added": 0.5}, "added=0.5"),
        ({"algorithm": "bbdk10", "penalty": 3, "optimiser": "em", "passes": 2}, "optimiser='em'"),
        ({"algorithm": "bbdk10", "groups": "DT+nouns"}, "groups=('DT+nouns',)"),
        ({"algorithm": "gggtp10", "penalty": 1, "passes": 2}, "penalty=1, instances='words'"),
        ({"algorithm": "gggtp10", "valences": "3,2", "passes": 2}, "valences=(3, 2)"),
        ({"algorithm": "gggtp10", "valences": [3, 2], "backoff": 0.5, "passes": 2}, "backoff=0.5"),
        ({"algorithm": "gggtp10", "compatible": True, "passes": 2}, "compatible=True"),
        ({"supervised": True, "max_length": 3}, "Supervised(tags='xpos', max_length=3, added=0.0)"),
    ],
)
def test_settings_of_an_algorithm_reach_it(changes: dict[str, Any], trainer: str) -> None:
    model = treeval.train("dmv", TREES, tags="xpos", **changes)
    assert trainer in model.learnt.about["trainer"]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"course": "leapfrog"}, "`course=`: it is for saj10a, not for km04"),
        (
            {"algorithm": "saj10a", "start": "uniform"},
            "`start=`: it is for km04, saj10c, bbdk10, ",
        ),
        ({"algorithm": "saj10c", "start": "random"}, "`start=`: saj10c starts harmonic or uniform"),
        ({"valences": "3,3"}, "`valences=`: it is for gggtp10, not for km04"),
        ({"algorithm": "gggtp10", "valences": "3"}, "`valences=`: write two numbers from 1 to 20"),
        ({"algorithm": "gggtp10", "valences": "0,1"}, "`valences=`: write two numbers from 1 to "),
        ({"algorithm": "gggtp10", "valences": "a,1"}, "`valences=`: 'a,1' is not a list of whole"),
        ({"tie": "nouns"}, "`tie=`: it is for cs09, not for km04"),
        (
            {"supervised": True, "passes": 3},
            "`passes=`: it is for km04, cs09, saj10a, saj10b, saj10c, bb",
        ),
        ({"supervised": True, "algorithm": "cs09"}, "`supervised=`: it replaces the algorithm"),
    ],
)
def test_settings_of_another_algorithm_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SettingError) as error:
        treeval.train("dmv", TREES, tags="xpos", **changes)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize("algorithm", ["km04", "cs09", "saj10b", "saj10c", "gggtp10"])
def test_interrupted_training_ends_where_it_would_have_ended(
    algorithm: str, tmp_path: Path
) -> None:
    settings = {**SHORT, "algorithm": algorithm, "strip_punct": "form"}
    whole = treeval.train("dmv", GOLD, passes=4, **settings)
    treeval.train("dmv", GOLD, passes=2, **settings).save(tmp_path / "half.json")
    resumed = treeval.train("dmv", GOLD, passes=2, resume=tmp_path / "half.json", **settings)
    for ours, expected in zip(resumed.learnt.weights, whole.learnt.weights, strict=True):
        np.testing.assert_allclose(ours, expected, rtol=1e-9, atol=1e-12)


def test_features_go_on_climbing(tmp_path: Path) -> None:
    values: list[float] = []

    def note(advance: Any) -> None:
        values.append(float(advance.detail))

    settings = {**SHORT, "algorithm": "bbdk10"}
    half = treeval.train("dmv", GOLD, passes=3, progress=note, **settings)
    half.save(tmp_path / "half.json")
    model = treeval.load(tmp_path / "half.json")
    treeval.train("dmv", GOLD, passes=3, resume=model, progress=note, **settings)
    assert len(values) == 8  # the start of the second half is the end of the first
    assert values[3] == pytest.approx(values[4], rel=1e-9)
    assert values == sorted(values)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"algorithm": "saj10a"}, "`resume=`: it cannot be used with saj10a"),
        ({"supervised": True}, "`resume=`: it cannot be used with supervised learning"),
        ({"algorithm": "saj10c"}, "`resume=`: the model was learnt by KM04; choose one of the s"),
        ({"tags": "xpos"}, "`resume=`: the model has other tags; choose the same treebank"),
        ({"strip_punct": "form"}, "`resume=`: the model treats punctuation differently; give the"),
    ],
)
def test_another_training_is_not_resumed(changes: dict[str, Any], message: str) -> None:
    model = treeval.train("dmv", GOLD, passes=1, **SHORT)
    with pytest.raises(SettingError) as error:
        treeval.train("dmv", GOLD, resume=model, **{**SHORT, **changes})
    assert str(error.value).startswith(message)


def test_a_state_of_other_features_is_refused() -> None:
    settings = {**SHORT, "algorithm": "bbdk10", "passes": 1}
    model = treeval.train("dmv", GOLD, **settings)
    with pytest.raises(SettingError, match="`resume=`: the model was learnt with other settings"):
        treeval.train("dmv", GOLD, resume=model, groups="nouns", **settings)


def test_only_dmv_models_are_resumed() -> None:
    other = treeval.train("ccl", [["a", "dog"]])
    with pytest.raises(SettingError, match="`resume=`: give a model of the kind dmv"):
        treeval.train("dmv", GOLD, resume=other, **SHORT)


# Settings under which an algorithm is quick, and its sums are over several parts of the text.
QUICK: dict[str, dict[str, Any]] = {
    "km04": {"passes": 3},
    "cs09": {"passes": 1, "max_length": 12},
    "saj10a": {"passes": 1, "max_length": 14, "turn": 10},
    "saj10b": {"passes": 2, "strip_punct": "form"},
    "saj10c": {"passes": 2, "start": "uniform"},
    "bbdk10": {"passes": 2},
    "gggtp10": {"passes": 1, "max_length": 12, "valences": "3,3"},
}


def saved(folder: Path, **chosen: Any) -> bytes:
    treeval.train("dmv", GOLD, **chosen).save(folder / "some.json")
    return (folder / "some.json").read_bytes()


@pytest.fixture
def many_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_PART", 300)


@pytest.mark.usefixtures("many_parts")
@pytest.mark.parametrize("algorithm", QUICK)
def test_processes_give_the_same_model(algorithm: Any, tmp_path: Path) -> None:
    chosen = {"algorithm": algorithm, **QUICK[algorithm]}
    assert saved(tmp_path, jobs=2, **chosen) == saved(tmp_path, **chosen)


DYING = "TREEVAL_TEST_DYING"


def expected_or_dead(weights: Events, part: text.SentencePart) -> Any:
    """Do the work, but die once in another process than the first one."""
    first, _, marker = os.environ[DYING].partition(":")
    if os.getpid() != int(first) and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return EXPECTED(weights, part)


@pytest.mark.usefixtures("many_parts")
def test_a_process_that_dies_in_training_is_survived(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = saved(tmp_path, passes=3)
    monkeypatch.setenv(DYING, f"{os.getpid()}:{tmp_path / 'died'}")
    monkeypatch.setattr(inference, "expect_part", expected_or_dead)
    assert saved(tmp_path, passes=3, jobs=3) == alone
    assert (tmp_path / "died").exists()


@pytest.mark.usefixtures("many_parts")
def test_a_cluster_gives_the_same_model(tmp_path: Path) -> None:
    with local_cluster() as cluster:
        address = cluster.scheduler_address
        assert saved(tmp_path, passes=2, cluster=address) == saved(tmp_path, passes=2)


def test_training_that_is_no_sum_over_trees_has_one_worker() -> None:
    for chosen, problem in (
        (
            {"algorithm": "bc10", "jobs": 2},
            "`jobs=`: it cannot be used with bc10, which draws",
        ),
        (
            {"supervised": True, "cluster": "tcp://h:1"},
            "`cluster=`: it cannot be used with",
        ),
        ({"jobs": 2, "cluster": "tcp://h:1"}, "`cluster=`: it replaces `jobs=`"),
    ):
        with pytest.raises(SettingError, match=problem):
            treeval.train("dmv", GOLD, **chosen)


def test_brackets_of_sentences_that_are_nothing_but_punctuation() -> None:
    """Such sentences are left out of training, with their brackets."""
    dots = "1\t...\t_\tPUNCT\t_\t_\t0\troot\t_\t_\n\n"
    trees = GOLD.read_text("utf-8")
    chosen: dict[str, Any] = {"algorithm": "saj10b", "strip_punct": "form", "passes": 2}
    plain, dotted = (treeval.train("dmv", one, **chosen) for one in (trees, dots + trees))
    assert isinstance(plain, DmvParser)
    assert isinstance(dotted, DmvParser)
    for one, other in zip(plain.learnt.weights, dotted.learnt.weights, strict=True):
        np.testing.assert_array_equal(one, other)

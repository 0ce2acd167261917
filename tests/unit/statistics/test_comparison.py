import numpy as np
import pytest

from shares import shares
from treeval.counts import Counts
from treeval.errors import SettingError
from treeval.statistics.comparison import (
    Comparison,
    Standings,
    compare_all,
    compare_with,
    holm,
    ranking,
)
from treeval.statistics.resampling import Resamples, Swaps, paired_bootstrap, paired_shuffling


def some_systems(sentences: int = 80) -> dict[str, Counts]:
    rng = np.random.default_rng(0)
    total = rng.integers(5, 30, sentences)
    return {
        name: shares(rng.binomial(total, share), total)
        for name, share in {"alder": 0.80, "birch": 0.81, "cedar": 0.90}.items()
    }


def test_holm_on_worked_values() -> None:
    # Sorted: 0.005 * 4 = 0.02, 0.01 * 3 = 0.03, 0.03 * 2 = 0.06, 0.04 * 1 = 0.04, raised to 0.06.
    adjusted = holm(np.array([0.01, 0.04, 0.03, 0.005]))
    np.testing.assert_allclose(adjusted, [0.03, 0.06, 0.06, 0.02], rtol=1e-15)
    # 5 * 0.01; 4 * 0.02; 3 * 0.03; 2 * 0.04 = 0.08 and 0.05 are raised to 0.09.
    adjusted = holm(np.array([0.01, 0.02, 0.03, 0.04, 0.05]))
    np.testing.assert_allclose(adjusted, [0.05, 0.08, 0.09, 0.09, 0.09], rtol=1e-15)


def test_holm_stays_below_one_and_leaves_out_undefined_values() -> None:
    adjusted = holm(np.array([0.6, np.nan, 0.7, 0.02]))
    np.testing.assert_allclose(adjusted, [1, np.nan, 1, 0.06], rtol=1e-15)
    assert holm(np.zeros(0)).shape == (0,)
    assert np.isnan(holm(np.array([np.nan]))).all()


def test_each_is_compared_with_each_as_if_alone() -> None:
    systems = some_systems()
    swaps, resamples = Swaps(80, 0, 1000), Resamples(80, 0, 1000)
    shuffled, resampled = compare_all(systems, swaps), compare_all(systems, resamples)
    pairs = [("alder", "birch"), ("alder", "cedar"), ("birch", "cedar")]
    assert [(one.a, one.b) for one in shuffled] == pairs
    for one, other in zip(shuffled, resampled, strict=True):
        a, b = systems[one.a], systems[one.b]
        alone = paired_shuffling(a, b, swaps)
        assert (one.difference, one.p, one.test) == (alone.difference, alone.p, alone.test)
        alone = paired_bootstrap(a, b, resamples)
        assert (other.difference, other.p, other.test) == (alone.difference, alone.p, alone.test)
    adjusted = holm(np.array([one.p for one in shuffled]))
    assert [one.adjusted for one in shuffled] == adjusted.tolist()


def test_each_is_compared_with_the_baseline() -> None:
    systems = some_systems()
    found = compare_with("birch", systems, Swaps(80, 0, 1000))
    assert [(one.a, one.b) for one in found] == [("birch", "alder"), ("birch", "cedar")]
    assert found[1].difference == systems["cedar"].score - systems["birch"].score
    # Both are tested together, and no third pair: the smaller p is doubled.
    assert min(one.adjusted for one in found) == 2 * min(one.p for one in found)


def test_a_baseline_must_be_one_of_the_systems() -> None:
    with pytest.raises(SettingError, match="no system is named 'oak'; choose one of alder, birch"):
        compare_with("oak", some_systems(), Swaps(80, 0, 10))


def test_one_system_or_none_has_no_comparisons() -> None:
    swaps = Swaps(80, 0, 10)
    alder = some_systems()["alder"]
    assert compare_all({}, swaps) == ()
    assert compare_all({"alder": alder}, swaps) == ()
    only = ranking({"alder": alder}, ()).systems[0]
    assert (only.rank, only.best, only.worst, only.cluster) == (1, 1, 1, 1)
    assert ranking({}, ()) == Standings((), (), 0.05)


def scored(**scores: float) -> dict[str, Counts]:
    return {name: shares([score], [10]) for name, score in scores.items()}


def judged(systems: dict[str, Counts], *significant: str) -> list[Comparison]:
    """Comparisons of all pairs, of which those named (as "ab") are significant."""
    names = list(systems)
    pairs = [(a, b) for place, a in enumerate(names) for b in names[place + 1 :]]
    return [
        Comparison(
            a,
            b,
            systems[b].score - systems[a].score,
            p=0.001,
            adjusted=0.05 if a + b in significant else 0.051,
            test="made up",
            trials=1,
            undefined=0,
        )
        for a, b in pairs
    ]


def places(found: Standings) -> list[tuple[str, int, int, int, int]]:
    return [(one.name, one.rank, one.best, one.worst, one.cluster) for one in found.systems]


def test_rank_ranges_and_clusters() -> None:
    # a and b beat both others, c and d cannot be told apart: a, b | c, d.
    systems = scored(c=5, a=9, d=4, b=8)
    found = ranking(systems, judged(systems, "ca", "ad", "cb", "db"))
    assert places(found) == [
        ("a", 1, 1, 2, 1),
        ("b", 2, 1, 2, 1),
        ("c", 3, 3, 4, 2),
        ("d", 4, 3, 4, 2),
    ]


def test_a_bridge_joins_a_cluster() -> None:
    # a beats c, but b is separated from neither: one cluster, though rank ranges differ.
    systems = scored(a=9, b=8, c=7)
    found = ranking(systems, judged(systems, "ac"))
    assert places(found) == [("a", 1, 1, 2, 1), ("b", 2, 1, 3, 1), ("c", 3, 2, 3, 1)]


def test_all_differ_or_none_does() -> None:
    systems = scored(a=9, b=8, c=7)
    assert [one.cluster for one in ranking(systems, judged(systems)).systems] == [1, 1, 1]
    found = ranking(systems, judged(systems, "ab", "ac", "bc"))
    assert places(found) == [("a", 1, 1, 1, 1), ("b", 2, 2, 2, 2), ("c", 3, 3, 3, 3)]


def test_where_lower_is_better_the_lowest_comes_first() -> None:
    systems = scored(a=9, b=8, c=7)
    found = ranking(systems, judged(systems, "ac", "bc"), lower_is_better=True)
    assert places(found) == [("c", 1, 1, 1, 1), ("b", 2, 2, 3, 2), ("a", 3, 2, 3, 2)]


def test_equal_scores_share_a_rank() -> None:
    systems = scored(a=8, b=8, c=9)
    assert [(one.name, one.rank) for one in ranking(systems, judged(systems)).systems] == [
        ("c", 1),
        ("a", 2),
        ("b", 2),
    ]


def test_alpha_is_the_callers() -> None:
    systems = scored(a=9, b=8)
    comparisons = judged(systems, "ab")
    assert [one.cluster for one in ranking(systems, comparisons).systems] == [1, 2]
    assert [one.cluster for one in ranking(systems, comparisons, alpha=0.01).systems] == [1, 1]


def test_a_system_without_a_score_is_not_ranked() -> None:
    systems = {**some_systems(), "empty": shares(np.zeros(80), 0)}
    comparisons = compare_all(systems, Swaps(80, 0, 500))
    assert sum(np.isnan(one.p) for one in comparisons) == 3
    # The family of three defined p-values: undefined ones do not weigh on the others.
    kept = [one for one in comparisons if "empty" not in (one.a, one.b)]
    assert [one.adjusted for one in kept] == holm(np.array([one.p for one in kept])).tolist()
    found = ranking(systems, comparisons)
    assert found.unranked == ("empty",)
    assert [one.name for one in found.systems] == ["cedar", "birch", "alder"]
    assert max(one.worst for one in found.systems) == 3


def test_clearly_different_systems_form_clusters() -> None:
    systems = some_systems()
    found = ranking(systems, compare_all(systems, Swaps(80, 0, 2000)))
    first, *others = found.systems
    assert (first.name, first.cluster) == ("cedar", 1)
    assert {one.cluster for one in others} == {2}

"""Charts of the dependency model with valence."""

from typing import Any

from treeval.induction.dmv.kernels import charts, valences


def test_functions_of_one_factory_have_names_of_their_own() -> None:
    """numba mixes up cached functions of one name that different processes have compiled."""
    bound: list[Any] = [
        *(charts.inside, charts.best, charts.descend_best, charts.descend_drawn),
        *(valences.inside_valences, valences.best_valences),
    ]
    names = [getattr(function, "py_func", function).__qualname__ for function in bound]
    assert len({*names}) == len(names)
    assert not any("locals" in name for name in names)

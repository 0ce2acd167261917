"""When files are read by compiled code."""

import pytest

from treeval.formats import compiled, demand
from treeval.kernels import machine_code


@pytest.fixture(autouse=True)
def nothing_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(demand.Demand, "read", 0)
    monkeypatch.setattr(machine_code, "can_compile", lambda: True)
    monkeypatch.setattr(compiled, "are_kept", lambda: True)
    monkeypatch.setattr(compiled, "prepare", lambda: None)


def test_small_files_do_without() -> None:
    assert not demand.pays_off(1_000_000)


def test_a_large_file_pays_off() -> None:
    assert demand.pays_off(10_000_000)


def test_many_small_files_pay_off() -> None:
    assert [demand.pays_off(1_500_000) for _ in range(4)] == [False, False, True, True]


def test_what_must_be_compiled_first_needs_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "are_kept", lambda: False)
    assert not demand.pays_off(10_000_000)
    assert demand.pays_off(60_000_000)


def test_places_must_fit_into_32_bits() -> None:
    assert not demand.pays_off(3_000_000_000)


def test_numba_may_be_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "can_compile", lambda: False)
    assert not demand.pays_off(100_000_000)

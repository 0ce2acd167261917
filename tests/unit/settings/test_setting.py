"""Settings by name: found in their groups, checked, refused with a hint."""

import io
import math
import sys
from dataclasses import dataclass
from subprocess import run
from typing import Any

import numpy as np
import pytest

from treeval.errors import SettingError, spelt_as_options
from treeval.settings.assessment import AssessSettings
from treeval.settings.comparing import CrossSettings
from treeval.settings.conventions import Conventions
from treeval.settings.scoring import CampaignSettings, ScoreSettings
from treeval.settings.setting import Settings, require_fit, setting


def test_settings_are_found_in_their_groups() -> None:
    chosen = ScoreSettings().replace(metrics="LAS, UAS", ci=True, strip_punct="form")
    assert chosen.metrics == ("LAS", "UAS")
    assert chosen.certainty.ci
    assert chosen["strip_punct"] == "form"
    assert chosen.differing(chosen.names()) == ["metrics", "ci", "strip_punct"]
    assert ScoreSettings().replace() == ScoreSettings()


def test_the_former_name_of_replace_still_works() -> None:
    with pytest.warns(DeprecationWarning, match="`replace`"):
        assert ScoreSettings().changed(ci=True) == ScoreSettings().replace(ci=True)


def test_whole_groups_can_be_given() -> None:
    conventions = Conventions(punct="form")
    assert ScoreSettings().replace(conventions=conventions)["punct"] == "form"
    chosen = ScoreSettings().replace(conventions=conventions, subtypes="keep")
    assert (chosen["punct"], chosen["subtypes"]) == ("form", "keep")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"strippunct": "form"}, "`strippunct=`: there is no such setting; did you mean `strip_"),
        ({"punct": "some"}, "`punct=`: 'some' is unknown; choose from all, form"),
        ({"resamples": 0}, "`resamples=`: 0 is too small; choose 2 or more"),
        ({"metrics": ","}, "`metrics=`: it is empty; name at least one"),
        ({"metrics": []}, "`metrics=`: it is empty; name at least one"),
        ({"resamples": "many"}, "`resamples=`: 'many' is not a whole number"),
        ({"resamples": 1.5}, "`resamples=`: 1.5 is not a whole number"),
        ({"resamples": True}, "`resamples=`: True is not a whole number"),
        ({"max_length": "10"}, "`max_length=`: '10' is not a whole number or None"),
        ({"seed": None}, "`seed=`: it needs a value; leave it out for the default"),
        ({"by": None}, "`by=`: it needs a value; leave it out for the default"),
        ({"ci": "no"}, "`ci=`: 'no' is not True or False"),
        ({"invalid": 42}, "`invalid=`: 42 is unknown; choose from fail, skip, keep"),
        ({"encoding": 42}, "`encoding=`: 42 is not text"),
        ({"reading": 42}, "`reading=`: 42 is not ScoreReading"),
        ({"preset": "evalb"}, "`preset=`: 'evalb' is unknown; choose from ud, iwpt21"),
    ],
)
def test_what_cannot_be_set(given: dict[str, object], message: str) -> None:
    with pytest.raises(SettingError, match=message):
        ScoreSettings().replace(**given)


def test_numbers_of_numpy_are_numbers() -> None:
    chosen = ScoreSettings().replace(seed=np.int64(3), max_length=np.int32(10))
    assert (chosen.certainty.seed, chosen.reading.max_length) == (3, 10)
    assert AssessSettings(share=np.float32(0.5)).share == 0.5
    assert CrossSettings(relabel_cost=2).relabel_cost == 2


def test_an_undefined_number_is_within_no_bounds() -> None:
    with pytest.raises(SettingError, match="`relabel_cost=`: nan is too small"):
        CrossSettings(relabel_cost=math.nan)


def test_other_things_in_the_place_of_settings() -> None:
    assert ScoreSettings.of(CampaignSettings(), {"ci": True})["ci"]
    for given in ("LAS", None, {"metrics": "LAS"}, Conventions()):
        with pytest.raises(SettingError, match="it must be ScoreSettings, not "):
            ScoreSettings.of(given, {})  # type: ignore[arg-type]


def test_an_error_carries_its_setting_and_is_spelt_by_the_speaker() -> None:
    with pytest.raises(SettingError) as refused:
        ScoreSettings().replace(max_length=0)
    assert refused.value.setting == "max_length"
    assert spelt_as_options(str(refused.value)).startswith("--max-length: 0 is too small")


def test_settings_that_do_not_fit_are_refused_not_ignored() -> None:
    require_fit(CampaignSettings(), ("jobs", "cluster"), "it is for folders")
    with pytest.raises(SettingError, match="`jobs=`: it is for folders"):
        require_fit(CampaignSettings().replace(jobs=2), ("jobs", "cluster"), "it is for folders")


def test_settings_cost_nothing_to_import() -> None:
    code = (
        "import pkgutil, importlib, sys, treeval.settings as s\n"
        "for one in pkgutil.iter_modules(s.__path__): "
        "importlib.import_module(f'treeval.settings.{one.name}')\n"
        "print(*{'numpy', 'click', 'numba'} & set(sys.modules))"
    )
    done = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


@dataclass(frozen=True)
class Lists(Settings):
    """A list of names, and one of paths."""

    names: tuple[str, ...] = setting((), "Some names.", many=True)
    paths: tuple[Any, ...] = setting((), "Some paths.", many=True, whole=True)


def test_a_text_is_cut_at_its_commas() -> None:
    assert Lists(names="a, b").names == Lists(names=["a", "b"]).names == ("a", "b")  # type: ignore[arg-type]


def test_a_path_may_contain_commas() -> None:
    assert Lists(paths="a,b.conllu").paths == ("a,b.conllu",)  # type: ignore[arg-type]
    assert Lists(paths=["a,b.conllu", "c"]).paths == ("a,b.conllu", "c")  # type: ignore[arg-type]


def test_what_is_taken_as_a_whole_is_not_looked_into() -> None:
    file = io.StringIO("a\nb\n")
    assert Lists(paths=file).paths == (file,)  # type: ignore[arg-type]
    assert Lists(paths={"en": file}).paths == {"en": file}  # type: ignore[arg-type]


def test_a_list_of_nothing_is_refused() -> None:
    with pytest.raises(SettingError, match=r"`names=`: it is empty"):
        Lists(names=" , ")  # type: ignore[arg-type]

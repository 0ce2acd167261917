"""Conventions of a score, and the presets of other programs."""

from treeval.settings.conventions import PRESETS, Conventions
from treeval.settings.scoring import ScoreSettings


def test_a_preset_is_a_start_and_single_conventions_go_over_it() -> None:
    assert Conventions(preset="conllx").punct == "form"
    assert Conventions(preset="conllx", punct="all").subtypes == "keep"
    chosen = ScoreSettings().replace(preset="spacy", subtypes="strip").conventions
    assert (chosen.punct, chosen.subtypes, chosen.tokens) == ("deprel", "strip", "align")
    assert PRESETS["ud"].undefined == "zero"

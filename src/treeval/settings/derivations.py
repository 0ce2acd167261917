"""Settings of derivation perplexity, of treebanks as of parsers."""

from dataclasses import dataclass
from typing import ClassVar

from treeval.settings.choices import Nonprojective, Smoothing, TransitionSystem
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class DerivationSettings(Settings):
    """How derivations are made of trees and modelled."""

    heading: ClassVar[str] = "Conventions"

    transitions: TransitionSystem = setting(
        "swap-lazy", "Transition system whose derivations are modelled, for derivation perplexity."
    )
    nonprojective: Nonprojective = setting(
        "fail",
        "Trees that arc-standard and arc-eager cannot build: stop with an error (fail), leave "
        "them out (skip), or make them projective first (lift).",
    )
    order: int = setting(
        3, "Order of the language model: 3 for trigrams.", least=1, most=5, metavar="N"
    )
    smoothing: Smoothing = setting(
        "kenlm",
        "Program whose variant of modified Kneser-Ney smoothing is used: kenlm or srilm.",
    )

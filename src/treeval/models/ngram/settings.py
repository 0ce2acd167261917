"""Settings of `train` for n-gram language models."""

from dataclasses import dataclass, field

from treeval.settings.choices import Smoothing
from treeval.settings.models import COLUMN, SentenceSettings, whole_numbers
from treeval.settings.scale import WorkerSettings
from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class NgramSettings(Settings):
    """Settings of `train` for n-gram language models."""

    order: int = setting(
        3, "Order of the language model: 3 for trigrams.", least=1, most=5, metavar="N"
    )
    column: str = setting("form", COLUMN, metavar="NAME")
    smoothing: Smoothing = setting(
        "kenlm", "Program whose variant of modified Kneser-Ney smoothing is used: kenlm or srilm."
    )
    prune: tuple[int, ...] | None = setting(
        None,
        "Leave out n-grams that occur at most this often: one number per order, from unigrams up; "
        "the last number also applies to all higher orders. By default, kenlm leaves out nothing, "
        "and srilm leaves out trigrams and longer n-grams that occur once.",
        metavar="0,0,1",
        many=True,
    )
    scale: WorkerSettings = field(default_factory=WorkerSettings)
    files: SentenceSettings = field(default_factory=SentenceSettings)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.prune is not None:
            object.__setattr__(self, "prune", whole_numbers(self.prune, "prune", "0,0,1"))

"""Settings of `reproduce`, which repeats the experiments of a paper."""

from dataclasses import dataclass

from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class ReproductionSettings(Settings):
    """Settings of `reproduce`."""

    seed: int | None = setting(
        None,
        "Random seed; the same seed gives the same result. By default, each paper has its own.",
        least=0,
        metavar="N",
        heading="Certainty",
    )

"""Settings of `reproduce`, which repeats the experiments of a paper."""

from dataclasses import dataclass
from typing import Any

from treeval.settings.setting import Settings, setting


@dataclass(frozen=True)
class ReproductionSettings(Settings):
    """Settings of `reproduce`."""

    outputs: tuple[Any, ...] = setting(
        (),
        "Folder of the output of systems, for the paper content: one folder per treebank, with "
        "gold trees and one file per system. May be given several times.",
        metavar="DIR",
        many=True,
        whole=True,
        heading="Input",
    )

"""All kinds of models that `train` learns and `load` reads: `KINDS` has one entry per kind.

Classes and functions are named, not imported: so the command line lists the kinds cheaply, and
language models do without the learners of structure.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from treeval.models.model import Model, ModelData
    from treeval.progress import Progress
    from treeval.settings.setting import Settings


class Kind(NamedTuple):
    """A kind of models: the settings of its training, its class, and its help.

    The module of the class also has a function `train`, called with sentences, settings and a
    function for progress, and a function `read`, called with the path and the content of a file,
    which returns None if that is not such a model.
    """

    name: str
    settings_place: str  # module:class
    model_place: str  # module:class
    argument: str  # what the command line calls the input
    help: str  # of the command

    @property
    def settings(self) -> "type[Settings]":
        settings: type[Settings] = _loaded(self.settings_place)
        return settings

    @property
    def model(self) -> "type[Model]":
        model: type[Model] = _loaded(self.model_place)
        return model

    @property
    def train(self) -> "Callable[[Any, Any, Progress], Model]":
        train: Callable[[Any, Any, Progress], Model] = _loaded(f"{self._module}:train")
        return train

    @property
    def read(self) -> "Callable[[str, ModelData], Model | None]":
        read: Callable[[str, ModelData], Model | None] = _loaded(f"{self._module}:read")
        return read

    @property
    def _module(self) -> str:
        return self.model_place.partition(":")[0]


def _loaded(location: str) -> Any:
    module, _, name = location.partition(":")
    return getattr(import_module(module), name)


def baseline(name: str) -> "Model":
    """Make a parser that needs no training; it is no kind, since it has no file."""
    parser: Model = _loaded("treeval.induction.baselines:BaselineParser")(name)
    return parser


KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind(
            "ngram",
            "treeval.models.ngram.settings:NgramSettings",
            "treeval.models.ngram.language_model:LanguageModel",
            "TEXT",
            """Train an n-gram language model on TEXT.

            The model has Kneser-Ney smoothing. It is written as an ARPA file if the name of the
            output ends in .arpa; otherwise the file is smaller, and need not be read as a whole
            before it is used.
            """,
        ),
        Kind(
            "dmv",
            "treeval.induction.dmv.settings:DmvSettings",
            "treeval.induction.dmv.parser:DmvParser",
            "TREEBANK",
            """Train a dependency parser (DMV) on the tags of TREEBANK.

            The dependency model with valence does not look at the heads of the trees.
            """,
        ),
        Kind(
            "ccl",
            "treeval.induction.ccl.settings:CclSettings",
            "treeval.induction.ccl.parser:CclParser",
            "TEXT",
            """Train a constituency parser (CCL) on the words of TEXT.

            Seginer's parser of common cover links needs neither tags nor trees.
            """,
        ),
        Kind(
            "tags",
            "treeval.induction.clark.settings:TagLearningSettings",
            "treeval.induction.clark.tagger:Tagger",
            "TEXT",
            """Learn classes of words (Clark 2003) from TEXT.""",
        ),
    )
}

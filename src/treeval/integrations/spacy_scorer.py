"""A scorer for pipelines of spaCy, in its registry as ``treeval.scorer.v1``.

In the configuration of a pipeline:

    [components.parser.scorer]
    @scorers = "treeval.scorer.v1"
    metrics = "UAS,LAS,CLAS"
    settings = {"punct": "upos"}

spaCy then reports ``treeval_las`` and the others, as fractions of 1, during training and in
`spacy evaluate`.
"""

from collections.abc import Callable, Iterable
from typing import Any

from spacy import registry
from spacy.training import Example

import treeval

Scorer = Callable[..., dict[str, float]]


@registry.scorers("treeval.scorer.v1")  # type: ignore[untyped-decorator]
def make_scorer(metrics: str = "UAS,LAS", settings: dict[str, Any] | None = None) -> Scorer:
    """Make a scorer of dependency trees, with the metrics and settings of `treeval.score`."""
    chosen = treeval.ScoreSettings().replace(metrics=metrics, **(settings or {}))

    def score(examples: Iterable[Example], **_: Any) -> dict[str, float]:
        annotated = [example for example in examples if example.reference.has_annotation("DEP")]
        if not annotated:
            return {}
        gold, predicted = zip(*((one.reference, one.predicted) for one in annotated), strict=True)
        results = treeval.score(list(gold), {"predicted": list(predicted)}, chosen)
        scores = results["predicted"].scores.items()
        return {f"treeval_{name.lower()}": found.score for name, found in scores}

    return score

"""A metric of Hugging Face evaluate: dependency trees in CoNLL-U.

>>> import evaluate
>>> from treeval.integrations import EVALUATE
>>> metric = evaluate.load(EVALUATE)
>>> metric.compute(predictions=[parsed], references=[gold], metrics="LAS")
"""

from typing import Any

import datasets
import evaluate

import treeval

_ABOUT = "Scores of dependency trees by treeval: LAS, UAS, CLAS, MLAS and others."
_INPUTS = (
    "predictions and references are lists of texts in CoNLL-U, one sentence or document each; "
    "metrics names metrics, and other keywords are settings of treeval.score."
)


class TreevalMetric(evaluate.Metric):  # type: ignore[misc]
    """Scores as fractions of 1, of all texts as one corpus."""

    def _info(self) -> Any:
        text = datasets.Value("string")
        return evaluate.MetricInfo(
            description=_ABOUT,
            citation="",
            inputs_description=_INPUTS,
            features=datasets.Features({"predictions": text, "references": text}),
        )

    def _compute(
        self,
        predictions: list[str],
        references: list[str],
        metrics: str = "UAS,LAS",
        **settings: Any,
    ) -> dict[str, float]:
        gold, parsed = ("".join(map(_ended, texts)) for texts in (references, predictions))
        results = treeval.score(gold, {"predicted": parsed}, metrics=metrics, **settings)
        return {name: found.score for name, found in results["predicted"].scores.items()}


def _ended(text: str) -> str:
    """End the text with an empty line, so that the next one begins a sentence."""
    return text.rstrip("\n") + "\n\n"

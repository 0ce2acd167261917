"""treeval inside other libraries: a scorer of spaCy, and a metric of Hugging Face evaluate."""

from pathlib import Path

# The script that `evaluate.load` reads.
EVALUATE = str(Path(__file__).parent / "evaluate_metric.py")

"""Additional results for a page, which are cheap once the trees are aligned."""

from dataclasses import replace

from treeval.scoring.certainty import compare, with_intervals
from treeval.scoring.results import Results


def completed(results: Results) -> Results:
    """Add intervals, comparisons, breakdowns and errors, unless they are there already."""
    run = results.run
    if run is None:
        return results
    certainty = run.settings.certainty
    if not any(result.interval for result in results.systems[0].scores.values()):
        results = with_intervals(results, certainty)
    if results.comparisons is None and len(results.systems) > 1:
        results = compare(results, certainty, metrics=results.quoted)
    breakdowns = results.breakdowns or run.usual_breakdowns()
    return replace(
        results,
        breakdowns=breakdowns,
        mistakes=results.mistakes or run.mistakes(),
        has_idle_seed=False,  # the intervals need it
    )

"""Every metric on every system: the function behind `treeval score`, for dependencies."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

import numpy as np

from treeval.arrays import Bools
from treeval.counts import Metric
from treeval.errors import MismatchError, SettingError
from treeval.metrics import METRICS, NEEDS_TRAINING, UD_FAMILY
from treeval.metrics.conventions import Conventions, adopt
from treeval.metrics.enhanced import EnhancedScore
from treeval.scoring.input import Admission, Invalid, Source, admit
from treeval.scoring.pairing import skipped_sentences
from treeval.scoring.results import Results
from treeval.scoring.run import Contender, Run
from treeval.tree.pair import Pair, pair
from treeval.tree.treebank import Treebank

if TYPE_CHECKING:
    from treeval.schemes.stripping import Strip
    from treeval.scoring.groups import Grouping

ALL = ("all",)
_DEFAULT = Conventions()


@dataclass(frozen=True)
class Policy:
    """What happens to sentences that are no trees, in gold files and in system output."""

    gold: Invalid = "fail"
    system: Invalid = "keep"

    def __post_init__(self) -> None:
        for given in (self.gold, self.system):
            if given not in get_args(Invalid):
                known = ", ".join(get_args(Invalid))
                raise SettingError(f"policy {given!r} is unknown; choose from {known}")


def score(
    gold: Any,
    systems: Mapping[str, Any],
    *,
    metrics: Iterable[str | Metric[Any]] | None = None,
    conventions: Conventions = _DEFAULT,
    policy: Policy | Invalid | None = None,
    by: Iterable[str] = (),
    divided: Iterable[str] | None = None,
    strip: "Strip | None" = None,
    max_length: int | None = None,
    train: Any = None,
    format_name: str | None = None,
) -> Results:
    """Score systems against gold dependency trees.

    Gold and systems are treebanks, paths, or sentences of other libraries (see `adapters`);
    metrics are names or metrics, by default the UD family, or ALL that the input allows. A policy
    given as one word holds for gold and systems alike. ``by`` names groupings (see GROUPINGS) of
    the metrics named in ``divided``, by default of all. ``train`` serves groupings by frequency
    and metrics that need a model. ``strip`` removes punctuation from both sides before anything
    is counted; ``max_length`` leaves longer gold sentences out. A sentence that has to be skipped
    for one system is skipped for all, so that they stay comparable.
    """
    if not systems:
        raise SettingError("no system is named; give at least one, as {name: path or trees}")
    rules = Policy(policy, policy) if isinstance(policy, str) else policy or Policy()
    training = None if train is None else Source.of(train, format_name)
    learnt = None if training is None else training.treebank
    names = None if metrics is None else _listed(metrics)
    if names == ():
        raise SettingError("no metric is named; name some, or leave them to the default")
    chosen = choose_metrics(names, conventions, learnt)
    edges = any(isinstance(metric, EnhancedScore) for metric in chosen)
    entry = _Entry(conventions, strip, with_edges=edges)
    reference = entry.admitted(Source.of(gold, format_name), rules.gold)
    contenders = [
        entry.contender(
            name, entry.admitted(Source.of(given, format_name), rules.system), reference
        )
        for name, given in systems.items()
    ]
    if names == ALL:
        chosen = tuple(metric for metric in chosen if _fits(metric, contenders[0].pair))
    skipped = np.any([contender.skipped for contender in contenders], axis=0)
    run = Run(
        reference.source.info,
        np.flatnonzero(~skipped & _within(reference.source.treebank, strip, max_length)),
        chosen,
        conventions.average,
        {
            "tok": conventions.tokens,
            **_prepared(strip, max_length),
            **_trained(chosen, training),
        },
        rules.system,
    )
    together = [replace(contender, skipped=skipped) for contender in contenders]
    return run.results(together, _groupings(_listed(by), learnt, conventions), divided)


def _listed(names: Iterable[Any]) -> tuple[Any, ...]:
    """Take one name for a list of one, and not for its letters."""
    return (names,) if isinstance(names, str) else tuple(names)


def _groupings(
    names: tuple[str, ...], train: Treebank | None, conventions: Conventions
) -> "list[Grouping]":
    if not names:
        return []
    from treeval.scoring.groups import grouping  # noqa: PLC0415  few runs divide

    return [grouping(name, train, subtypes=conventions.subtypes) for name in names]


def choose_metrics(
    metrics: Iterable[str | Metric[Any]] | None,
    conventions: Conventions,
    train: Treebank | None = None,
) -> tuple[Metric[Any], ...]:
    """Look metrics up by name and give them the conventions, or train them."""
    if metrics == ALL:
        metrics = [name for name, metric in METRICS.items() if metric.over is Pair]
    return tuple(
        adopt(_metric(metric, train), conventions) if isinstance(metric, str) else metric
        for metric in (UD_FAMILY if metrics is None else metrics)
    )


def _fits(metric: Metric[Any], both: Pair) -> bool:
    """Say whether the input has what a metric needs."""
    try:
        metric.count(both)
    except MismatchError:
        return False
    return True


def _metric(name: str, train: Treebank | None) -> Metric[Any]:
    if name.casefold() in {known.casefold() for known in NEEDS_TRAINING}:
        from treeval.scoring.training import trained_metric  # noqa: PLC0415  few runs need one

        return trained_metric(name, train)
    names = {known.casefold(): known for known in METRICS}
    if name.casefold() not in names:
        known = ", ".join((*METRICS, *NEEDS_TRAINING))
        raise SettingError(f"metric {name!r} is unknown; choose from {known}")
    metric = METRICS[names[name.casefold()]]
    if metric.over is not Pair:
        raise SettingError(f"{metric.name} compares constituents, but these are dependencies")
    return metric


def _within(gold: Treebank, strip: "Strip | None", max_length: int | None) -> Bools:
    """Say which sentences have words, but not too many, when stripped."""
    if strip is not None:
        return replace(strip, max_length=max_length).chosen(gold)
    return np.asarray(gold.lengths <= (gold.words if max_length is None else max_length))


def _prepared(strip: "Strip | None", max_length: int | None) -> dict[str, str]:
    """What was done to the trees first, for the signature."""
    stripped = {"strip": strip.marks} if strip else {}
    return stripped | ({} if max_length is None else {"len": str(max_length)})


def _trained(metrics: Iterable[Metric[Any]], training: Source | None) -> dict[str, str]:
    """What metrics were trained on, for the signature."""
    if training is None or not any(metric.name in NEEDS_TRAINING for metric in metrics):
        return {}
    return {"train": training.sha256[:6]} if training.sha256 else {}


class _Admitted(NamedTuple):
    """A treebank that may be scored, apart from some sentences."""

    source: Source
    admission: Admission


@dataclass(frozen=True)
class _Entry:
    """The conditions of entry, the same for gold and systems."""

    conventions: Conventions
    strip: "Strip | None"
    with_edges: bool

    def admitted(self, source: Source, invalid: Invalid) -> _Admitted:
        one_root = self.conventions.roots == "one"
        return _Admitted(
            source, admit(source, invalid, one_root=one_root, with_edges=self.with_edges)
        )

    def contender(self, name: str, system: _Admitted, reference: _Admitted) -> Contender:
        both = pair(
            reference.source.treebank,
            system.source.treebank,
            same_tokens=self.conventions.tokens == "strict",
            gold_surface=reference.source.surface,
        )
        return Contender(
            name,
            system.source.info,
            self.strip.both(both) if self.strip else both,
            skipped_sentences(both, reference.admission, system.admission),
            (*reference.admission.problems, *system.admission.problems),
            reference.admission.kept + system.admission.kept,
        )

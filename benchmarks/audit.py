"""`treeval audit` judged by history: which of the words that it ranks first were changed later?

    python benchmarks/audit.py [--quick]

Five treebanks, an old and a new release of each; the truth are words whose arc was changed one by
one. Printed are precision among the first 50, 100 and 200 words, average precision, and the lift
at 200 over the base rate, as means over five seeds (one with --quick), beside simpler rankings of
the same words; then the same for tags; then CPU seconds and memory of the whole command.
"""

import lzma
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from material import SHARED
from measure import cost, program

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))

import treeval
from releases import IGNORED, RELEASES, Release, judged, precision, statuses
from treeval.arrays import Floats, Ints
from treeval.auditing.audit import suspicion, tag_suspicion
from treeval.auditing.evidence import occurrences
from treeval.auditing.folds import ArcScores, Folds, score_arcs, score_tags, usual_folds
from treeval.models.arcs.coding import Codebook, CodedTreebank, combined, sides
from treeval.progress import silent
from treeval.tree.treebank import Treebank

FLOORS = {
    "EWT": "60/58/55/15.3",
    "Sequoia": "20/20/18/7.4",
    "CLTT": "20/18/14/10.3",
    "Talbanken": "36/28/25/10.0",
    "IMST": "74/64/59/30.0",
}
RANKINGS: dict[str, Callable[[CodedTreebank, ArcScores], Floats]] = {
    "audit": lambda coded, scores: suspicion(scores, coded.labels, len(coded.codebook.relations)),
    "label model alone": lambda _, scores: -np.log(scores.relation + 1e-6),
    "head model alone": lambda _, scores: -np.log(scores.head + 1e-6),
    "label surprisal given tags": lambda coded, _: surprisal(coded),
    "rare relation": lambda coded, _: -np.bincount(coded.labels)[coded.labels].astype(np.float64),
    "random": lambda coded, _: np.zeros(coded.words),
}


def surprisal(coded: CodedTreebank) -> Floats:
    """Minus the log-probability of the relation, given both tags and the side, from other words."""
    parents = coded.treebank.parents
    words = np.arange(coded.words)
    context = [coded.codes["upos"], coded.at("upos", parents), sides(words, parents)]
    whole, part = combined(context), combined([*context, coded.codes["deprel"]])
    others = occurrences(whole, whole) - 1
    alike = occurrences(part, part) - 1
    number = len(coded.codebook.relations)
    return np.asarray(-np.log((alike + 0.1) / (others + 0.1 * number)))


def judge_arcs(name: str, release: Release, seeds: range) -> None:
    treebank = treeval.read(release.old(SHARED))
    status = statuses(release, SHARED, treebank)
    coded = Codebook.of(treebank).encode(treebank)
    found: dict[str, list[tuple[float, ...]]] = {ranking: [] for ranking in RANKINGS}
    for seed in seeds:
        folds = Folds(usual_folds(treebank.words), seed)
        scores = score_arcs(coded, folds, silent)
        for ranking, rank in RANKINGS.items():
            found[ranking].append(precision(judged(rank(coded, scores), status)))
    base = 100 * float(np.mean(status[status != IGNORED]))
    print(f"{name}: base rate {base:.2f}; needed {FLOORS[name]}")
    for ranking, rows in found.items():
        print_row(ranking, rows, base)


def judge_tags(release: Release) -> None:
    """The same for tags: words whose UPOS was changed, unless the same change is frequent."""
    old, new = (treeval.read(path) for path in (release.old(SHARED), release.new(SHARED)))
    status = tag_statuses(old, new)
    coded = Codebook.of(old).encode(old)
    scores = score_tags(coded, Folds(usual_folds(old.words), 0), silent)
    ranks = tag_suspicion(scores, coded.tags, len(coded.codebook.tags))
    base = 100 * float(np.mean(status[status != IGNORED]))
    print_row(f"tags (base {base:.2f})", [precision(judged(ranks, status))], base)


def tag_statuses(old: Treebank, new: Treebank) -> Ints:
    """Compare sentences with the same name and words; changes with 20 cases are left out."""
    status = np.full(old.words, IGNORED)
    sentences = {new.origin.sentence_id(number): number for number in range(len(new))}
    forms, tags = ([list(one.columns[name]) for one in (old, new)] for name in ("form", "upos"))
    changes: dict[tuple[str, str], list[int]] = {}
    for number in range(len(old)):
        other = sentences.get(old.origin.sentence_id(number), -1)
        begin, length = int(old.offsets[number]), int(old.lengths[number])
        there = int(new.offsets[other])
        if (
            other < 0
            or forms[0][begin : begin + length] != forms[1][there : there + int(new.lengths[other])]
        ):
            continue
        for place in range(length):
            pair = tags[0][begin + place], tags[1][there + place]
            status[begin + place] = int(pair[0] != pair[1])
            if pair[0] != pair[1]:
                changes.setdefault(pair, []).append(begin + place)
    for words in changes.values():
        if len(words) >= 20:
            status[words] = IGNORED
    return status


def print_row(name: str, rows: list[tuple[float, ...]], base: float) -> None:
    means = np.mean(rows, axis=0).tolist()
    shown = "/".join(f"{value:.1f}" for value in means)
    print(f"  {name:<28} {shown:<24} lift {means[2] / base:5.1f}", flush=True)


def measure_command() -> None:
    release = RELEASES["EWT"]
    print("whole command (after compiling)")
    command = [program("treeval"), "audit", "--json"]
    print("  EWT, 254,830 words        ", cost([*command, release.old(SHARED)], repeats=2))
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "million.conllu"
        with lzma.open(release.old(SHARED)) as stream:
            path.write_bytes(stream.read() * 4)
        print("  the same four times over  ", cost([*command, str(path)]))


def main() -> None:
    seeds = range(1 if "--quick" in sys.argv else 5)
    print("P@50/P@100/P@200/AP in percent")
    for name, release in RELEASES.items():
        judge_arcs(name, release, seeds)
        judge_tags(release)
    measure_command()


if __name__ == "__main__":
    main()

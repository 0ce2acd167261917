"""Ask other programs about the sample that comes with treeval, and write their answers down.

    python -m venv /tmp/others
    /tmp/others/bin/pip install kenlm krippendorff nltk PYEVALB scikit-learn scipy udtools
    /tmp/others/bin/pip install --no-deps uuparser
    /tmp/others/bin/python tests/oracle/answers/record.py [PROGRAM...]

uuparser comes with eval.pl of CoNLL-X, which needs perl. Nothing of treeval is used here, except
for kenlm, which reads the file `kenlm.arpa` beside this script; treeval made it (see README.md).
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SAMPLE = HERE.parents[2] / "src/treeval/sample"
LANGUAGES = ("de", "en", "fr", "he")
WITH_GOLD_TOKENS = ("others/elm", "others/hazel", "others/rowan")
PAIRS = [
    *((f"gold/{language}", f"systems/{system}/{language}")
      for system in ("alder", "birch", "cedar") for language in LANGUAGES),
    *(("gold/en", f"{system}/en") for system in WITH_GOLD_TOKENS),
]  # fmt: skip
SAME_TOKENS = [pair for pair in PAIRS if pair[1].startswith(WITH_GOLD_TOKENS)]
Answers = dict[str, Any]


def conllu(name: str) -> Path:
    return SAMPLE / f"{name}.conllu"


def sentences(name: str) -> list[list[list[str]]]:
    """Words of the sentences of a file, each with its ten columns."""
    found: list[list[list[str]]] = [[]]
    for line in conllu(name).read_text(encoding="utf-8").splitlines():
        columns = line.split("\t")
        if not line:
            found.append([])
        elif columns[0].isdecimal():
            found[-1].append(columns)
    return [words for words in found if words]


def words(name: str) -> list[list[str]]:
    return [word for sentence in sentences(name) for word in sentence]


def printed(*command: "str | Path") -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def collapsed(path: Path) -> str:
    """Text of a file with paths in place of edges from empty nodes, which udeval asks for."""
    blocks = []
    for block in path.read_text(encoding="utf-8").rstrip().split("\n\n"):
        rows = [line.split("\t") for line in block.split("\n")]
        empty = {row[0]: row[8].split("|") for row in rows if "." in row[0] and len(row) == 10}
        for row in rows:
            if len(row) == 10:
                row[8] = "|".join(edge for old in row[8].split("|") for edge in paths(old, empty))
        blocks.append("\n".join("\t".join(row) for row in rows if row[0] not in empty))
    return "\n\n".join(blocks) + "\n\n"


def paths(edge: str, empty: dict[str, list[str]]) -> list[str]:
    head, _, relation = edge.partition(":")
    return [f"{above}>{relation}" for above in empty[head]] if head in empty else [edge]


def udtools() -> Answers:
    """Counts (right, gold, system, aligned) of `udeval --counts`; empty nodes were collapsed."""
    program = Path(sys.executable).parent / "udeval"
    found = {}
    for gold, system in PAIRS:
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".conllu") as file:
            file.write(collapsed(conllu(gold)))
            file.flush()
            lines = printed(program, "--counts", file.name, conllu(system)).splitlines()[2:]
        rows = ([cell.strip() for cell in line.split("|")] for line in lines)
        found[system] = {
            name: [int(cell) for cell in cells if cell] for name, *cells in rows if name
        }
    return found


def uuparser() -> Answers:
    """Right words and all words of `eval.pl -q -g GOLD -s SYSTEM`, without and with `-p`."""
    script = distribution("uuparser").locate_file("uuparser/utils/eval.pl")
    found = {}
    for names in SAME_TOKENS:
        with tempfile.TemporaryDirectory() as folder:
            gold, system = (Path(folder) / side for side in ("gold", "system"))
            for path, name in zip((gold, system), names, strict=True):
                lines = ("\n".join("\t".join(word) for word in one) for one in sentences(name))
                path.write_text("\n\n".join(lines) + "\n\n", encoding="utf-8")
            for options in ("-q", "-qp"):
                flags = [f"-{flag}" for flag in options[1:]]
                lines = printed("perl", script, *flags, "-g", gold, "-s", system).splitlines()
                figures = [
                    line.split(":")[1].split("=")[0].split("/") for line in lines if "=" in line
                ]
                key = names[1] + (" -p" if "p" in options else "")
                found[key] = [[int(part.split("*")[0]) for part in one] for one in figures]
    return found


def nltk() -> Answers:
    """LAS and UAS of `DependencyEvaluator`; κ, π and α of `AnnotationTask` on relations."""
    from nltk.metrics.agreement import AnnotationTask
    from nltk.parse import DependencyEvaluator, DependencyGraph

    def graphs(name: str) -> list[Any]:
        lines = ("\n".join("\t".join(word) for word in one) for one in sentences(name))
        return [DependencyGraph(one, top_relation_label="root") for one in lines]

    found = {}
    for gold, system in SAME_TOKENS:
        las, uas = DependencyEvaluator(graphs(system), graphs(gold)).eval()
        task = AnnotationTask(
            [
                (coder, item, plain(relation))
                for coder, name in (("gold", gold), ("system", system))
                for item, (_, *_, relation, _, _) in enumerate(words(name))
            ]
        )
        found[system] = {
            "LAS": las, "UAS": uas, "kappa": task.kappa(), "pi": task.pi(), "alpha": task.alpha(),
        }  # fmt: skip
    return found


def plain(relation: str) -> str:
    return relation.partition(":")[0]


def krippendorff() -> Answers:
    """α of heads and of arcs as signed distances, `krippendorff.alpha(..., "nominal")`."""
    from krippendorff import alpha

    def values(name: str, *, labelled: bool) -> list[str]:
        found = []
        for number, _, _, _, _, _, head, relation, _, _ in words(name):
            distance = "root" if head == "0" else str(int(head) - int(number))
            found.append(f"{distance} {plain(relation)}" if labelled else distance)
        return found

    return {
        system: {
            kind: alpha(
                [values(name, labelled=labelled) for name in (gold, system)],
                level_of_measurement="nominal",
            )
            for kind, labelled in (("heads", False), ("arcs", True))
        }
        for gold, system in SAME_TOKENS
    }


def scikit_learn() -> Answers:
    """κ of relations where heads agree; of every relation P, R and gold words; LA; V of tags."""
    from sklearn import metrics

    found = {}
    for gold, system in SAME_TOKENS:
        both = list(zip(words(gold), words(system), strict=True))
        equal = [(a, b) for a, b in both if a[6] == b[6]]
        relations = [[plain(word[7]) for word in words(name)] for name in (gold, system)]
        names = sorted(set(relations[0]) | set(relations[1]))
        precision, recall, _, support = metrics.precision_recall_fscore_support(
            *relations, labels=names, zero_division=0
        )
        found[system] = {
            "kappa": metrics.cohen_kappa_score(
                [plain(a[7]) for a, _ in equal], [plain(b[7]) for _, b in equal]
            ),
            "LA": metrics.accuracy_score(*relations),
            "relations": {
                name: [float(precision[at]), float(recall[at]), int(support[at])]
                for at, name in enumerate(names)
            },
            "V": metrics.v_measure_score([a[3] for a, _ in both], [b[4] for _, b in both]),
        }
    return found


def scipy() -> Answers:
    """Sentence LAS: `permutation_test`, `pearsonr`, `spearmanr`, `kendalltau` of two systems."""
    import numpy as np
    from scipy import stats

    def accuracy(system: str) -> Any:
        pairs = zip(sentences("gold/en"), sentences(system), strict=True)
        return np.array(
            [np.mean([arc(a) == arc(b) for a, b in zip(*one, strict=True)]) for one in pairs]
        )

    def arc(word: list[str]) -> tuple[str, str]:
        return word[6], plain(word[7])

    found = {}
    for one, other in ((0, 1), (0, 2), (1, 2)):
        a, b = (accuracy(SAME_TOKENS[at][1]) for at in (one, other))
        shuffled = stats.permutation_test(
            (a - b,), np.mean, permutation_type="samples", n_resamples=1_000_000,
            vectorized=True, batch=10_000, rng=np.random.default_rng(1),
        )  # fmt: skip
        found[f"{SAME_TOKENS[one][1]} {SAME_TOKENS[other][1]}"] = {
            "difference of macro LAS": float(shuffled.statistic),
            "p of shuffling": float(shuffled.pvalue),
            "pearson": [float(x) for x in stats.pearsonr(a, b)],
            "spearman": float(stats.spearmanr(a, b).statistic),
            "kendall": float(stats.kendalltau(a, b).statistic),
        }
    return found


def pyevalb() -> Answers:
    """Brackets of `PYEVALB.scorer.Scorer().score_corpus`: [right, gold, test, crossing, tags]."""
    from PYEVALB.scorer import Scorer

    gold, test = (list(trees(f"brackets/{name}.mrg")) for name in ("en", "parsed"))
    return {
        "brackets/parsed": [
            [one.matched_brackets, one.gold_brackets, one.test_brackets, one.cross_brackets,
             one.correct_tags]
            for one in Scorer().score_corpus(gold, test)
        ]
    }  # fmt: skip


def trees(name: str) -> Iterator[str]:
    """Trees without traces and function tags, below TOP, one per line."""
    from nltk import Tree

    def pruned(tree: Any) -> Any:
        if isinstance(tree, str):
            return tree
        kept = [child for child in map(pruned, tree) if child is not None]
        label = tree.label()
        if label == "-NONE-" or not kept:
            return None
        bare = label if label.startswith("-") else label.split("-")[0].split("=")[0]
        return Tree(bare or "TOP", kept)

    text = (SAMPLE / name).read_text(encoding="utf-8")
    for tree in Tree.fromstring(f"(ALL {text})"):
        yield " ".join(str(pruned(tree)).split())


def kenlm() -> Answers:
    """log10 of the probability of every English sentence (`Model.score`), and its unknown words."""
    from kenlm import Model

    model = Model(str(HERE / "kenlm.arpa"))
    lines = [" ".join(word[1] for word in one) for one in sentences("gold/en")]
    return {
        "log10": [model.score(line) for line in lines],
        "unknown": [sum(is_oov for _, _, is_oov in model.full_scores(line)) for line in lines],
    }


PROGRAMS: dict[str, Callable[[], Answers]] = {
    "kenlm": kenlm,
    "krippendorff": krippendorff,
    "nltk": nltk,
    "PYEVALB": pyevalb,
    "scikit-learn": scikit_learn,
    "scipy": scipy,
    "udtools": udtools,
    "uuparser": uuparser,
}


def main(names: list[str]) -> None:
    for name in names or PROGRAMS:
        ask = PROGRAMS[name]
        program = f"{name} {version(name)}"
        answer = {"program": program, "asked": ask.__doc__, "answers": ask()}
        (HERE / f"{name.lower()}.json").write_text(json_of(answer), encoding="utf-8")


def json_of(answer: Answers, depth: int = 2) -> str:
    """One line per key down to a depth, so that changes can be read."""
    if not depth or not isinstance(answer, dict):
        return json.dumps(answer, ensure_ascii=False)
    rows = (f"{json.dumps(key)}: {json_of(value, depth - 1)}" for key, value in answer.items())
    inner = ",\n".join(rows)
    return f"{{\n{inner}\n}}" + ("\n" if depth == 2 else "")


if __name__ == "__main__":
    main(sys.argv[1:])

"""Files that same_numbers.py works on: the shipped sample, and others that are made from it.

They are made with the standard library only, so that they are the same whatever treeval does.
"""

import gzip
import lzma
import shutil
from collections.abc import Iterable
from pathlib import Path

_PARAMS = """\
DEBUG 0
MAX_ERROR 10
CUTOFF_LEN 15
LABELED 1
DELETE_LABEL TOP
DELETE_LABEL -NONE-
DELETE_LABEL ,
DELETE_LABEL .
EQ_LABEL ADVP PRT
"""
_LAYOUT = """\
[content.English-Sample]
trees = "../gold/en.conllu"
gold = "../gold/en.conllu"
outputs = { birch = "../systems/birch/en.conllu" }

[content.French-Sample]
trees = "../gold/fr.conllu"
gold = "../gold/fr.conllu"
outputs = { birch = "../systems/birch/fr.conllu" }

[content.Hebrew-Sample]
trees = "../gold/he.conllu"
gold = "../gold/he.conllu"
outputs = { birch = "../systems/birch/he.conllu" }

[perplexity.English]
train = "train.conllu"
gold = "../gold/en.conllu"
groups = ["CoNLL-X"]
accuracy = { best = 0.85, average = 0.78 }

[perplexity.English.outputs]
arc-eager = "../others/elm/en.conllu"
swap-lazy = "../others/hazel/en.conllu"

[perplexity.German]
train = "../systems/cedar/de.conllu"
gold = "../gold/de.conllu"
groups = ["CoNLL-X"]
accuracy = { best = 0.8, average = 0.7 }

[pupa.WSJ]
gold = "../brackets/en.mrg"

[ned.WSJ]
gold = "../brackets/en.mrg"

[tedeval.sample.schemes.ud]
gold = "../gold/en.conllu"
outputs = { elm = "../others/elm/en.conllu", hazel = "../others/hazel/en.conllu" }

[tedeval.sample.schemes.sud]
gold = "../sud/en.conllu"
outputs = { perfect = "../sud/en.conllu" }
"""
_REAL = """\
[content.Gothic-PROIEL]
statistics = "../data/ud-1.2/Gothic-PROIEL/stats.xml"
trees = "../data/ud-1.2/Gothic-PROIEL/*.conllu.gz"

[content.Danish-DDT]
statistics = "../data/ud-1.2/Danish-DDT/stats.xml"
trees = "../data/ud-1.2/Danish-DDT/*-test.conllu.gz"
gold = "../data/parsers/da_ddt/gold.conllu.gz"
outputs = { malt = "../data/parsers/da_ddt/malt-stacklazy.conllu.gz" }

[content.Turkish-IMST]
gold = "../data/parsers/tr_imst/gold.conllu.gz"
outputs = { malt = "../data/parsers/tr_imst/malt-stacklazy.conllu.gz" }
"""
_FUNCTION = frozenset(("aux", "case", "cc", "clf", "cop", "det", "mark", "punct"))  # relations
_SMALL = {
    "params.prm": _PARAMS,
    "layout.toml": _LAYOUT,
    "real.toml": _REAL,
    "content.txt": "nsubj\nobj\nobl\nroot\n",
    "weights.tsv": "nsubj\t2.5\nobj\t2\nobl\t1.5\ndet\t0.25\npunct\t0\nroot\t1\n",
    "equations.txt": "# as in UD\nobl = udep = nmod\naux = comp:aux\n",
    "accuracies.tsv": "en\t0.83\nfr\t0.84\nde\t0.81\n",
    "empty.conllu": "",
    "unbalanced.mrg": "(S (NP (DT The) (NN dog)) (VP (VBZ barks))\n",
    "other.txt": "The old bridge was closed on Monday .\nNobody knows the unicorn .\n",
}


def make_files(sample: Path, folder: Path) -> None:
    """Copy the sample into a folder, and put other files into its folder `more`."""
    shutil.copytree(sample, folder, dirs_exist_ok=True)
    more = folder / "more"
    more.mkdir()
    for name, text in _SMALL.items():
        _write(more / name, text)
    gold = _sentences(folder / "gold/en.conllu")
    birch = _sentences(folder / "systems/birch/en.conllu")
    elm = _sentences(folder / "others/elm/en.conllu")
    _make_formats(more, {"en": gold, "birch": birch})
    _make_damage(more, gold)
    _make_text(more, gold)
    _make_brackets(folder)
    _make_campaign(folder)
    # Enough words for `audit` and `assess --methods arcs`.
    _write(more / "train.conllu", _joined(_renamed(gold, elm, birch, gold)))
    _write(more / "train-parsed.conllu", _joined(_renamed(elm, elm, birch, elm)))


def _make_formats(more: Path, treebanks: dict[str, list[list[str]]]) -> None:
    for name, sentences in treebanks.items():
        plain = _joined(sentences).encode()
        (more / f"{name}.conllu.gz").write_bytes(gzip.compress(plain, mtime=0))
        (more / f"{name}.conllu.xz").write_bytes(lzma.compress(plain))
        rows = [[line.split("\t") for line in words_of(sentence)] for sentence in sentences]
        in_x = "\n".join("".join(map(_conllx, words)) for words in rows) + "\n"
        _write(more / f"{name}.conllx", in_x)
        _write(more / f"{name}.txt", in_x)
        in_09 = "\n".join("".join(map(_conll09, words)) for words in rows) + "\n"
        _write(more / f"{name}.conll09", in_09)
    word = "1\tété\tété\tNOUN\tNN\t_\t0\troot\t_\t_\n"
    (more / "latin.conllx").write_bytes(f"{word}\n{word}\n".encode("latin-1"))


def _make_damage(more: Path, gold: list[list[str]]) -> None:
    """Files with problems: their trees, their lines, their bytes, their sentences."""
    problems = {
        "cycle": {(1, 1): {6: "2"}, (1, 2): {6: "1"}},
        "roots": {(2, 1): {6: "0", 7: "root"}, (5, 3): {6: "0", 7: "root"}},
        "head": {(3, 2): {6: "99"}, (4, 1): {6: "x"}},
    }
    for name, changes in problems.items():
        sentences = [list(sentence) for sentence in gold]
        for (number, word), columns in changes.items():
            _change(sentences[number], word, columns)
        _write(more / f"{name}.conllu", _joined(sentences))
    broken = [list(sentence) for sentence in gold[:4]]
    broken[1][-1] = broken[1][-1].rsplit("\t", 3)[0]
    _write(more / "columns.conllu", _joined(broken))
    (more / "bytes.conllu").write_bytes(b"1\t\xff\xfe\t_\t_\t_\t_\t0\troot\t_\t_\n\n")
    _write(more / "missing.conllu", _joined([*gold[:3], *gold[4:11], *gold[12:]]))


def _make_text(more: Path, gold: list[list[str]]) -> None:
    lines = [" ".join(line.split("\t")[1] for line in words_of(sentence)) for sentence in gold]
    _write(more / "text.txt", "".join(f"{line}\n" for line in lines))
    relations = {
        line.split("\t")[7].split(":")[0] for sentence in gold for line in words_of(sentence)
    }
    classes = {name: "function" if name in _FUNCTION else "content" for name in sorted(relations)}
    _write(more / "classes.tsv", "".join(f"{name}\t{kind}\n" for name, kind in classes.items()))
    types = sorted({word for line in lines for word in line.split()})
    _write(more / "classes.txt", "".join(f"{word}\tC{len(word) % 4}\n" for word in types))


def _make_brackets(folder: Path) -> None:
    more = folder / "more"
    for source, target in (("en", "lines"), ("parsed", "parsed-lines")):
        text = (folder / f"brackets/{source}.mrg").read_text(encoding="utf-8")
        trees = [" ".join(tree.split()) for tree in _top_brackets(text)]
        if target == "parsed-lines":
            trees[4] = ""  # a missing parse
            _write(more / "short.mrg", "\n".join([*trees[:4], *trees[5:]]) + "\n")
        _write(more / f"{target}.mrg", "".join(f"{tree}\n" for tree in trees))


def _make_campaign(folder: Path) -> None:
    for gold in sorted((folder / "gold").iterdir()):
        treebank = folder / "more/campaign" / gold.stem
        treebank.mkdir(parents=True)
        shutil.copy(gold, treebank / "gold.conllu")
        for output in sorted((folder / "systems").glob(f"*/{gold.name}")):
            shutil.copy(output, treebank / f"{output.parent.name}.conllu")
    outputs = folder / "more/outputs"
    outputs.mkdir()
    for output in sorted(folder.glob("[os]*/*/en.conllu")):
        shutil.copy(output, outputs / f"{output.parent.name}.conllu")


def _sentences(path: Path) -> list[list[str]]:
    """The sentences of a file as lists of lines."""
    return [block.split("\n") for block in path.read_text(encoding="utf-8").strip().split("\n\n")]


def words_of(sentence: Iterable[str]) -> list[str]:
    """The lines of a sentence that are words: neither comments nor ranges nor empty nodes."""
    return [line for line in sentence if line.split("\t")[0].isdigit()]


def _joined(sentences: Iterable[Iterable[str]]) -> str:
    return "".join("\n".join(sentence) + "\n\n" for sentence in sentences)


def _renamed(*treebanks: list[list[str]]) -> list[list[str]]:
    """All sentences with a sent_id of their own, and without other comments."""
    sentences = [sentence for treebank in treebanks for sentence in treebank]
    return [
        [f"# sent_id = s{number}", *(line for line in sentence if not line.startswith("#"))]
        for number, sentence in enumerate(sentences, 1)
    ]


def _change(sentence: list[str], word: int, columns: dict[int, str]) -> None:
    at = next(at for at, line in enumerate(sentence) if line.startswith(f"{word}\t"))
    row = sentence[at].split("\t")
    for column, value in columns.items():
        row[column] = value
    sentence[at] = "\t".join(row)


def _conllx(row: list[str]) -> str:
    return "\t".join([*row[:8], "_", "_"]) + "\n"


def _conll09(row: list[str]) -> str:
    number, form, lemma, _, tag, feats, head, relation = row[:8]
    columns = [number, form, lemma, lemma, tag, tag, feats, feats, head, head, relation, relation]
    return "\t".join([*columns, "_", "_"]) + "\n"


def _top_brackets(text: str) -> Iterable[str]:
    depth = start = 0
    for at, character in enumerate(text):
        if character == "(":
            start = start if depth else at
            depth += 1
        elif character == ")":
            depth -= 1
            if not depth:
                yield text[start : at + 1]


def _write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="")

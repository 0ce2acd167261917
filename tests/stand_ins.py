"""Files of the sample under the names that examples in the documentation use."""

import gzip
import itertools
import json
import re
import shutil
from pathlib import Path

import treeval
from sample import SAMPLE

_COPIES = {
    "gold/en.conllu": "gold new ben ud en",
    "sud/en.conllu": "sud q",
    "others/elm/en.conllu": "a parses old anna fi",
    "others/hazel/en.conllu": "b",
    "others/rowan/en.conllu": "c",
    "systems/birch/en.conllu": "d system main",
    "systems/cedar/en.conllu": "e mine p parsed",
}
_BRACKETS = {"brackets/en.mrg": "gold wsj ptb", "brackets/parsed.mrg": "parsed parses huge"}
_FOLDERS = {
    "GOLD": "gold",
    "SYSTEM_A": "systems/alder",
    "SYSTEM_B": "systems/birch",
    "SYSTEM_C": "systems/cedar",
    "treebank": "gold",
}
_TREEBANKS = ("UD_English-EWT", "UD_Greek-GDT", "UD_Turkish-IMST", "UD_French-Sequoia")
PARAMETERS = "DELETE_LABEL TOP\nDELETE_LABEL -NONE-\nDELETE_LABEL ,\nDELETE_LABEL .\n"


def make(folder: Path) -> None:
    """Put everything into a folder."""
    for path, names in _COPIES.items():
        text = (SAMPLE / path).read_text("utf-8") * 4  # enough words to learn from
        for name in names.split():
            (folder / f"{name}.conllu").write_text(text, encoding="utf-8")
    for name in "abp":
        rows = (folder / f"{name}.conllu").read_text("utf-8").splitlines()
        kept = [row for row in rows if not row or row.partition("\t")[0].isdecimal()]
        (folder / f"{name}.conll").write_text("\n".join(kept) + "\n", encoding="utf-8")
    for path, names in _BRACKETS.items():
        trees = re.split(r"\n(?=\()", (SAMPLE / path).read_text("utf-8"))
        lines = "".join(" ".join(tree.split()) + "\n" for tree in trees) * 4
        for name in names.split():
            (folder / f"{name}.mrg").write_text(lines, encoding="utf-8")
    (folder / "huge.mrg.gz").write_bytes(gzip.compress((folder / "huge.mrg").read_bytes()))
    for name, path in _FOLDERS.items():
        shutil.copytree(SAMPLE / path, folder / name)
    _make_treebanks(folder)
    (folder / "outputs").mkdir()
    for name in "abcde":
        shutil.copy(folder / f"{name}.conllu", folder / "outputs" / f"malt{ord(name) - 96}.conllu")
    _make_texts(folder)
    systems = [folder / f"{name}.conllu" for name in "ab"]
    stored = treeval.score(folder / "gold.conllu", systems, per_sentence=True)
    (folder / "previous.json").write_text(json.dumps(stored.to_dict()), encoding="utf-8")


def _make_treebanks(folder: Path) -> None:
    """The three outputs together: enough words to learn from."""
    parts = [SAMPLE / "others" / name / "en.conllu" for name in ("elm", "hazel", "rowan")]
    whole = "".join(part.read_text("utf-8") for part in parts)
    for name in ("treebank", "train", "dev", "test"):
        (folder / f"{name}.conllu").write_text(whole, encoding="utf-8")
    numbers = itertools.count(1)
    named = re.sub(r"sent_id = .*", lambda _: f"sent_id = weblog-{next(numbers):04}", whole * 50)
    (folder / "all.conllu").write_text(named, encoding="utf-8")
    for name in _TREEBANKS:
        for release in ("", "-r2.5", "-r2.8", "-r2.16"):
            (folder / (name + release)).mkdir()
            for part in ("train", "test"):
                file = folder / (name + release) / f"xx_yy-ud-{part}.conllu"
                file.write_text(whole, encoding="utf-8")
    (folder / "a").mkdir()
    for name in ("en", "fi"):
        shutil.copy(folder / "a.conllu", folder / "a" / f"{name}.conllu")


def _make_texts(folder: Path) -> None:
    rows = (folder / "treebank.conllu").read_text("utf-8").split("\n\n")
    words = [[row.split("\t") for row in one.splitlines() if row[:1].isdigit()] for one in rows]
    lines = [" ".join(word[1] for word in one if word[0].isdigit()) for one in words if one]
    for name in ("text", "train", "test"):
        (folder / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "COLLINS.prm").write_text(PARAMETERS, encoding="utf-8")
    (folder / "las.tsv").write_text("UD_Greek-GDT\t0.8\nUD_Turkish-IMST\t0.7\n", encoding="utf-8")

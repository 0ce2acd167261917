"""Reading CoNLL-U beside other readers: words per second of CPU time, on one core, in one run.

    python benchmarks/reading.py

treeval checks the numbers, heads and columns of all words and codes all ten columns, by compiled
code and, as without numba, by numpy alone. conllu, pyconll and udapi make objects of all words.
duckdb's reader of CSV files makes columns as well, but checks nothing and knows no sentences: it is
given the rows of the words alone. The test set of UD 2.2 English-EWT is repeated: 40 times for
treeval and duckdb, twice for the others. Readers take turns; the best of several runs counts.
"""

import io
import re
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import conllu
import duckdb
import pyconll
from material import english
from udapi.core.document import Document

from treeval.formats.compiled import prepare
from treeval.formats.conll import parse_conll
from treeval.formats.dialect import CONLLU

MANY, FEW, TURNS = 40, 2, 3
SIZE = 1 << 22  # bytes that treeval reads at a time, as it does with large files
WORD = re.compile(rb"^\d+\t.*$", re.MULTILINE)


def main() -> None:
    text, _ = english()
    words = len(WORD.findall(text))
    prepare()
    with tempfile.TemporaryDirectory() as scratch:
        rows = Path(scratch, "rows.tsv")
        rows.write_bytes(b"\n".join(WORD.findall(text) * MANY) + b"\n")
        readers: dict[str, tuple[int, Callable[[], None]]] = {
            "treeval": (MANY, lambda: read(text * MANY, compiled=True)),
            "treeval, numpy alone": (MANY, lambda: read(text * MANY, compiled=False)),
            "duckdb, rows of words": (MANY, lambda: read_rows(rows)),
            "conllu": (FEW, lambda: read_with_conllu(text * FEW)),
            "pyconll": (FEW, lambda: read_with_pyconll(text * FEW)),
            "udapi": (FEW, lambda: read_with_udapi(text * FEW)),
        }
        best = dict.fromkeys(readers, 0.0)
        for _ in range(TURNS):
            for name, (times, run) in readers.items():
                best[name] = max(best[name], times * words / seconds(run))
    for name, speed in best.items():
        print(f"{name:22} {speed / 1e6:6.3f} million words per second", end="")
        print(
            "" if name == "treeval" else f"; treeval is {best['treeval'] / speed:.1f} times faster"
        )


def seconds(run: Callable[[], None]) -> float:
    start = time.process_time()
    run()
    return time.process_time() - start


def read(text: bytes, *, compiled: bool) -> None:
    begin = 0
    while begin < len(text):
        end = text.find(b"\n\n", begin + SIZE) + 2
        end = end if end > 1 else len(text)
        trees, problems = parse_conll("text", text[begin:end], CONLLU, compiled=compiled)
        assert not problems
        assert all(len(column) == trees.words for column in trees.columns.values())
        begin = end


def read_rows(path: Path) -> None:
    columns = {name: "INTEGER" if name in ("id", "head") else "VARCHAR" for name in CONLLU.columns}
    with duckdb.connect(config={"threads": 1}) as base:
        found = base.read_csv(str(path), sep="\t", header=False, quotechar="", columns=columns)
        found.fetchnumpy()


def read_with_conllu(text: bytes) -> None:
    for _ in conllu.parse_incr(io.StringIO(text.decode())):
        pass


def read_with_pyconll(text: bytes) -> None:
    for _ in pyconll.iter_from_string(text.decode()):
        pass


def read_with_udapi(text: bytes) -> None:
    Document().from_conllu_string(text.decode())


if __name__ == "__main__":
    main()

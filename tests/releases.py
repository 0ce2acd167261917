"""Old and new releases of treebanks, and which words of the old ones were changed one by one."""

import lzma
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from treeval.arrays import Bools, Floats, Ints
from treeval.tree.treebank import Treebank

CHANGED, KEPT, IGNORED = 1, 0, -1


@dataclass(frozen=True)
class Release:
    """Two releases of a treebank."""

    name: str
    before: str
    after: str

    def old(self, shared: Path) -> str:
        return str(self._folder(shared) / f"{self.name}.{self.before}.conllu.xz")

    def new(self, shared: Path) -> str:
        return str(self._folder(shared) / f"{self.name}.{self.after}.conllu.xz")

    def judged(self, shared: Path) -> Path:
        return self._folder(shared) / f"{self.name}.{self.before}-{self.after}.tsv.xz"

    @staticmethod
    def _folder(shared: Path) -> Path:
        return shared / "data" / "releases"


RELEASES = {
    "EWT": Release("UD_English-EWT", "r2.8", "r2.16"),
    "Sequoia": Release("UD_French-Sequoia", "r2.5", "r2.16"),
    "CLTT": Release("UD_Czech-CLTT", "r2.6", "r2.17"),
    "Talbanken": Release("UD_Swedish-Talbanken", "r2.2", "r2.17"),
    "IMST": Release("UD_Turkish-IMST", "r2.3", "r2.12"),
}


def statuses(release: Release, shared: Path, treebank: Treebank) -> Ints:
    """Say for each word of the old release whether it was changed, kept, or is not judged."""
    found = np.full(treebank.words, KEPT)
    sentences = {treebank.origin.sentence_id(n): n for n in range(len(treebank))}
    with lzma.open(release.judged(shared), "rt", encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            sentence, word, status = line.rstrip("\n").split("\t")
            place = int(treebank.offsets[sentences[sentence]]) + int(word) - 1
            found[place] = CHANGED if status == "changed" else IGNORED
    return found


def judged(scores: Floats, status: Ints) -> Bools:
    """Rank the judged words by score, ties at random, and say which were changed."""
    words = np.flatnonzero(status != IGNORED)
    ties = np.random.default_rng(1).random(len(words))
    return np.asarray(status[words][np.lexsort((ties, -scores[words]))] == CHANGED)


def precision(hits: Bools) -> tuple[float, float, float, float]:
    """P@50, P@100, P@200 and average precision, in percent."""
    at = [100 * float(hits[:size].mean()) for size in (50, 100, 200)]
    shares = np.cumsum(hits) / np.arange(1, len(hits) + 1)
    return at[0], at[1], at[2], 100 * float(shares[hits].mean())

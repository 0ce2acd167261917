"""The CoNLL family: the same table of words under different column names."""

from dataclasses import dataclass

# Names of the columns that have a meaning in treeval; others are kept as they are.
FORM, LEMMA, UPOS, XPOS, FEATS, HEAD, DEPREL, DEPS, MISC = (
    "form", "lemma", "upos", "xpos", "feats", "head", "deprel", "deps", "misc",
)  # fmt: skip


@dataclass(frozen=True)
class Dialect:
    """A CoNLL format: its columns in order, and the lines other than words that it allows."""

    name: str
    columns: tuple[str, ...]
    fewest: int
    open_ended: bool = False
    universal: bool = False  # comments, multiword tokens, empty nodes

    def field(self, column: str) -> int:
        return self.columns.index(column)

    @property
    def widths(self) -> str:
        """The number of columns, in words."""
        if self.open_ended:
            return f"at least {self.fewest}"
        if self.fewest < len(self.columns):
            return f"{self.fewest} to {len(self.columns)}"
        return str(self.fewest)


CONLLU = Dialect(
    "conllu",
    ("id", FORM, LEMMA, UPOS, XPOS, FEATS, HEAD, DEPREL, DEPS, MISC),
    fewest=10,
    universal=True,
)
# CoNLL-X and CoNLL 2007; some programs leave the last two columns out.
CONLLX = Dialect(
    "conllx",
    ("id", FORM, LEMMA, UPOS, XPOS, FEATS, HEAD, DEPREL, "phead", "pdeprel"),
    fewest=8,
)
CONLL09 = Dialect(
    "conll09",
    (
        *("id", FORM, LEMMA, "plemma", XPOS, "ppos", FEATS, "pfeats"),
        *(HEAD, "phead", DEPREL, "pdeprel", "fillpred", "pred"),
    ),
    fewest=12,
    open_ended=True,
)

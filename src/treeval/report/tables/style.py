"""How tables are written."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """The form of tables: text, csv, tsv, latex, markdown or html; and the number of decimals."""

    form: str = "text"
    decimals: int = 2

    @property
    def is_data(self) -> bool:
        """Whether programs read the tables, so that a cell must have one value."""
        return self.form in ("csv", "tsv")

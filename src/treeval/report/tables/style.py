"""How tables are written."""

from dataclasses import dataclass

from treeval.errors import SettingError

FORMS = ("text", "csv", "tsv", "latex", "markdown", "html")


@dataclass(frozen=True)
class Style:
    """The form of tables: text, csv, tsv, latex, markdown or html; and the number of decimals.

    With a ``caption`` or a ``label``, tables of LaTeX float.

    >>> results = treeval.score("gold/en.conllu", "systems/birch/en.conllu", metrics="LAS")
    >>> print(results.tables(treeval.Style(decimals=1))[0].rows)
    (('LAS', '83.2', '83.2', '83.2', '83.2'),)
    """

    form: str = "text"
    decimals: int = 2
    caption: str = ""
    label: str = ""

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            problem = f"{self.form!r} is unknown; choose from {', '.join(FORMS)}"
            raise SettingError(problem, setting="form")
        for name in ("caption", "label"):
            if getattr(self, name) and self.form != "latex":
                raise SettingError("it is for LaTeX only; leave it out", setting=name)

    @property
    def is_data(self) -> bool:
        """Whether programs read the tables, so that a cell must have one value."""
        return self.form in ("csv", "tsv")

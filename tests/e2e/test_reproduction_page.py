"""docs/reproduction.md is what `treeval reproduce` gives, for the code that there is."""

from pathlib import Path
from types import ModuleType

import pytest

import treeval
from files import module_at
from treeval.experiments.findings import Findings, published
from treeval.report.tables.style import Style
from treeval.settings.choices import PAPERS, Paper

DOCS = Path(__file__).resolve().parents[2] / "docs"
every_paper = pytest.mark.parametrize("paper", PAPERS)


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return module_at(DOCS / "make_reproduction.py")


def test_the_page_is_made_of_the_records(maker: ModuleType) -> None:
    page = (DOCS / "reproduction.md").read_text("utf-8")
    assert page == maker.page(), "run: python docs/make_reproduction.py"


@every_paper
def test_records_are_those_of_this_version_and_code(maker: ModuleType, paper: Paper) -> None:
    record = maker.record_of(paper)
    stamp = treeval.__version__, maker.fingerprint(paper)
    remedy = f"run: python docs/make_reproduction.py DATA {paper}"
    assert (record["version"], record["code"]) == stamp, remedy


@every_paper
def test_records_have_all_published_figures(maker: ModuleType, paper: Paper) -> None:
    found = {finding["published"] for finding in maker.record_of(paper)["findings"]}
    assert not {what for (_, what), value in published(paper).items() if value not in found}


@every_paper
def test_records_can_be_restored(maker: ModuleType, paper: Paper) -> None:
    record = maker.record_of(paper)
    again = Findings.from_dict(record).to_dict()
    assert {name: again.get(name, record[name]) for name in record} == record


@pytest.mark.shared
@pytest.mark.parametrize(
    "paper",
    ["content", "perplexity", pytest.param("tedeval", marks=pytest.mark.slow)],
)
def test_experiments_give_what_the_page_says(maker: ModuleType, paper: Paper, shared: Path) -> None:
    fresh, recorded = (
        Findings.from_dict(record).text(Style("markdown"))
        for record in (maker.run(paper, str(shared / "data")), maker.record_of(paper))
    )
    assert fresh == recorded, f"run: python docs/make_reproduction.py DATA {paper}"

"""JSON has a schema, and follows it."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import treeval
from files import conllu, module_at
from sample import SAMPLE

SCHEMAS = Path(treeval.__file__).parent / "report" / "schemas"
GOLD, FRENCH, GERMAN, HEBREW = (
    str(SAMPLE / "gold" / f"{language}.conllu") for language in ("en", "fr", "de", "he")
)
SYSTEMS = {name: str(SAMPLE / "systems" / name / "fr.conllu") for name in ("alder", "birch")}
CYCLE = conllu([2, 1]) + conllu([2, 0])


def validated(result: Any) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(result.to_dict(), allow_nan=False))
    path = SCHEMAS / f"{document['schema']}.json"
    Draft202012Validator(json.loads(path.read_text("utf-8"))).validate(document)
    return document


@pytest.mark.parametrize("path", sorted(SCHEMAS.glob("*.json")), ids=lambda path: path.stem)
def test_schemas_are_schemas(path: Path) -> None:
    schema = json.loads(path.read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    assert schema["$id"] == path.stem
    assert {"treeval", "schema"} <= set(schema["required"])


def test_scores_follow_their_schema() -> None:
    found = treeval.score(FRENCH, SYSTEMS, by="relation,upos", baseline=True, metrics="all")
    assert validated(found)["schema"] == "score-1"
    validated(treeval.score(FRENCH, SYSTEMS, average="macro", per_sentence=True))
    validated(treeval.score(CYCLE, {"a": CYCLE}, invalid="skip"))
    validated(treeval.score(CYCLE, {"a": CYCLE}, invalid="keep"))
    validated(treeval.score(GERMAN, {"a": GERMAN}, metrics="DPPL,WLAS", train=GOLD))
    validated(treeval.score(treeval.read(HEBREW), {"a": HEBREW}).in_full())


def test_many_treebanks_follow_their_schema(tmp_path: Path) -> None:
    (tmp_path / "en.conllu").write_bytes(Path(GOLD).read_bytes())
    folders = {"alder": str(SAMPLE / "systems" / "alder"), "partial": str(tmp_path)}
    found = treeval.campaign(str(SAMPLE / "gold"), folders, missing="zero", by="length")
    assert validated(found)["schema"] == "campaign-1"


def test_errors_follow_their_schema() -> None:
    assert validated(treeval.errors_of(FRENCH, SYSTEMS))["schema"] == "errors-1"
    validated(treeval.errors_of(FRENCH, SYSTEMS["alder"], matrix="upos", kind="head", top=2))
    validated(treeval.errors_of(CYCLE, CYCLE, invalid="skip"))


def test_other_results_follow_their_schemas(tmp_path: Path) -> None:
    found = [
        treeval.agreement(FRENCH, SYSTEMS["birch"]),
        treeval.score_tags(FRENCH, SYSTEMS, column="upos"),
        treeval.describe([GERMAN, HEBREW]),
        treeval.check([FRENCH, CYCLE]),
        treeval.assess(GOLD, methods="pupa,random,mc"),
        treeval.assess(FRENCH, methods="pupa", gold=FRENCH),
        treeval.convert(FRENCH, str(tmp_path / "fr.conllx")),
        treeval.diff(FRENCH, SYSTEMS["alder"]),
    ]
    kinds = [validated(one)["schema"] for one in found]
    assert kinds[:4] == ["agree-1", "score-tags-1", "treebank-1", "check-1"]


def test_rankings_follow_their_schemas() -> None:
    french = {**SYSTEMS, "cedar": str(SAMPLE / "systems" / "cedar" / "fr.conllu")}
    for found in (
        treeval.rank(french),
        treeval.rank(french, gold=FRENCH),
        treeval.rank(SYSTEMS, gold=FRENCH),
        treeval.rank({name: conllu([0, 1], "_") for name in "abc"}),
        treeval.rank({name: conllu([0, 1, 1], f"root obj x{name}") for name in "abcde"}),
    ):
        assert validated(found)["schema"] == "rank-1"
    folders = {name: str(SAMPLE / "systems" / name) for name in ("alder", "cedar")}
    assert validated(treeval.rank_treebanks(folders))["schema"] == "rankings-1"
    folders["rowan"] = str(SAMPLE / "others" / "rowan")
    validated(treeval.rank_treebanks(folders, gold=str(SAMPLE / "gold")))


@pytest.mark.slow
def test_the_files_are_those_that_the_program_writes() -> None:
    program = module_at(Path(__file__).parents[2] / "docs" / "make_schemas.py")
    written = program.schemas()
    assert {path.name for path in SCHEMAS.glob("*.json")} == set(written)
    for name, text in written.items():
        assert (SCHEMAS / name).read_text("utf-8") == text, name

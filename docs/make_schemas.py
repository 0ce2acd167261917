"""Write the JSON Schemas of results from what the commands print on the sample.

    python docs/make_schemas.py

Types and required keys are those of the examples below; `MAPS` names the objects whose keys are
data, such as names of systems, and `ABOUT` describes keys. Tests validate other documents, and a
slow one compares the files with what this program would write.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import treeval
from treeval.settings.choices import METHODS
from treeval.version import SCHEMA

PACKAGE = Path(treeval.__file__).parent
SCHEMAS = PACKAGE / "report" / "schemas"
SAMPLE = PACKAGE / "sample"
GOLD = str(SAMPLE / "gold" / "en.conllu")
FRENCH = str(SAMPLE / "gold" / "fr.conllu")
SUD = str(SAMPLE / "sud" / "en.conllu")
SYSTEMS = {
    name: str(SAMPLE / "systems" / name / "en.conllu") for name in ("alder", "birch", "cedar")
}
BRACKETS = [str(SAMPLE / "brackets" / name) for name in ("en.mrg", "parsed.mrg")]
FOLDERS = {name: str(SAMPLE / "systems" / name) for name in ("birch", "cedar")}
FOLDERS_IN_ENGLISH = {name: f"{folder}/en.conllu" for name, folder in FOLDERS.items()}
# A system with one treebank only, so that outputs are missing.
ALL_FOLDERS = {
    **{name: str(SAMPLE / "systems" / name) for name in SYSTEMS},
    "elm": str(SAMPLE / "others" / "elm"),
}
OTHERS = {name: str(SAMPLE / "others" / name / "en.conllu") for name in ("elm", "hazel", "rowan")}
CYCLE = "1\ta\t_\tX\t_\t_\t2\tdep\t_\t_\n2\tb\t_\tX\t_\t_\t1\tdep\t_\t_\n\n"

# Paths of objects whose keys are data; * is a key of such an object.
MAPS = (
    r"(treebanks\[\]\.)?(means\.)?systems\[\]\.scores(\.\*\.counts)?",
    r"(treebanks\[\]\.)?breakdowns\[\]\.parts\[\]\.counts",
    r"(treebanks\[\]\.)?sentences\[\]\.(scores|counts)(\.\*(\.\*)?)?",
    r"sentences\[\]\.systems",
    r"sentences\[\]\.words\[\]\.systems",
    r"evalb|macro(\.\*)?|averaged_wde|summary|distributions|parameters",
    r"treebanks\[\]\.(wde|relations|tags|features)",
    r"quality\.\w+|quality\.\w+\.\*|quality\.by_length\[\]\.curves",
    r"across\.\w+",
    r"disagreements\[\]\.values",
    r"seconds",
)
# Records with further numbers: metrics have measures of their own.
OPEN = (
    r"(treebanks\[\]\.)?(means\.)?systems\[\]\.scores\.\*",
    r"(treebanks\[\]\.)?breakdowns\[\]\.parts\[\]",
)
# Numbers that are always whole and always there; all others may be fractions, or undefined.
WHOLE = (
    "sentences",
    "words",
    "line",
    "number",
    "index",
    "length",
    "id",
    "errors",
    "chosen",
    "rank",
)
MAYBE_TEXT = ("sha256", "name", "head_form")  # null if there is none
ABOUT = {
    "treeval": "The version of treeval.",
    "schema": "The name of this schema.",
    "signature": "Everything that the numbers depend on.",
    "score": "A fraction of 1, unless the metric is a perplexity; null if undefined.",
    "low": "The lower end of the interval, of 95 % unless the document names another level.",
    "high": "The upper end of the interval, of 95 % unless the document names another level.",
    "p": "The p-value of the test, before adjustment.",
    "p_adjusted": "The p-value after Holm's correction.",
    "sha256": "The hash of the content; null if there was no file.",
    "sentence": "The sent_id, or the number of the sentence, which counts from 1.",
    "index": "The number of the sentence, which counts from 0.",
    "line": "The line in the file, which counts from 1.",
    "kind": "right, head, label, both or unaligned.",
    "wrong_in": "The number of words that no system, one system, two systems, ... get wrong.",
    "undefined": "Why the score is undefined.",
}

# Documents that are not named after the command that prints them.
COMMANDS = {
    "campaign": "`treeval score` on folders",
    "rankings": "`treeval rank` on folders",
    "split": "`treeval split`, `sample` or `filter`",
}


def examples() -> dict[str, list[treeval.Results | Any]]:
    """Make results of all kinds; several where keys depend on settings."""
    score = treeval.score
    plain = {"cedar": SYSTEMS["cedar"]}
    broken = {"a": CYCLE}
    with TemporaryDirectory() as folder:
        target = str(Path(folder) / "en.conllx")
        return {
            "score": [
                score(GOLD, SYSTEMS, ci=True, compare=True, by="length", per_sentence=True),
                score(GOLD, plain, metrics="all").in_full(),
                score(GOLD, SYSTEMS, metrics="LAS,DPPL", train=GOLD, average="macro"),
                score(CYCLE, broken, invalid="keep", metrics="LAS"),
                score(*BRACKETS, ci=True, by="label", per_sentence=True),
                score(CYCLE, broken, invalid="skip", metrics="LAS", ci=True, per_sentence=True),
            ],
            "campaign": [
                treeval.campaign(str(SAMPLE / "gold"), FOLDERS, ci=True, compare=True, by="length"),
                treeval.campaign(str(SAMPLE / "gold"), FOLDERS, metrics="ELAS", per_sentence=True),
            ],
            "errors": [
                treeval.errors_of(GOLD, SYSTEMS),
                treeval.errors_of(GOLD, SYSTEMS, better="cedar:birch", confusion="obl:nmod"),
            ],
            "agree": [
                treeval.agreement(GOLD, SYSTEMS["birch"]),
                treeval.agreement(GOLD, *SYSTEMS.values()),
            ],
            "split": [
                treeval.split(GOLD, {"a": "80%", "b": "rest"}),
                treeval.sample(BRACKETS[0], 2),
            ],
            "score-tags": [treeval.score_tags(GOLD, SYSTEMS, column="upos")],
            "cross": [
                treeval.cross(
                    {"UD": GOLD, "SUD": SUD},
                    {"a:UD": SYSTEMS["birch"], "b:UD": SYSTEMS["cedar"]},
                    shuffles=99,
                    ci=True,
                    per_sentence=True,
                ),
                treeval.cross({"UD": GOLD, "SUD": SUD}, {"UD": SYSTEMS["birch"]}, compare=False),
            ],
            "assess": [
                treeval.assess(
                    SYSTEMS["birch"], methods="pupa,mc", gold=GOLD, ci=True, resamples=99
                ),
                treeval.assess(GOLD, methods="all", members=2),
                treeval.assess(FRENCH, methods="mc", gold=FRENCH),
                treeval.assess(BRACKETS[1], methods="mc"),
            ],
            "treebank": [
                treeval.describe([GOLD, FRENCH]),
                treeval.describe([GOLD], relation_classes="none"),
            ],
            "check": [treeval.check([GOLD, CYCLE])],
            "warm-up": [treeval.warm_up(tasks="tags")],
            "convert": [treeval.convert(GOLD, target)],
            "perplexity": [treeval.train("ngram", GOLD, order=2).perplexity(FRENCH)],
            "rank": [
                treeval.rank(SYSTEMS),
                treeval.rank({**SYSTEMS, **OTHERS}, gold=GOLD),
                treeval.rank(FOLDERS_IN_ENGLISH, gold=GOLD),
                treeval.rank(dict.fromkeys("abc", CYCLE)),
            ],
            "rankings": [
                treeval.rank_treebanks(FOLDERS),
                treeval.rank_treebanks(ALL_FOLDERS, gold=str(SAMPLE / "gold")),
            ],
            "diff": [treeval.diff(GOLD, one) for one in (GOLD, SYSTEMS["birch"])],
            "audit": [
                treeval.audit([str(SAMPLE / "gold"), FOLDERS["birch"]], by=by)
                for by in ("word", "sentence", "pattern")
            ],
        }


def schema_of(kind: str, documents: Iterable[Any]) -> dict[str, Any]:
    """Describe documents of one kind."""
    found = _described(list(documents), "")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"{kind}-{SCHEMA}",
        "title": f"What {COMMANDS.get(kind, f'`treeval {kind}`')} prints with --json",
        **found,
    }


def _described(values: list[Any], path: str) -> dict[str, Any]:
    key = re.split(r"[.\[]", path)[-1]
    types = _allowed({_type(value) for value in values}, key)
    found: dict[str, Any] = {"type": types[0] if len(types) == 1 else types} if types else {}
    if key in ABOUT:
        found["description"] = ABOUT[key]
    objects = [value for value in values if isinstance(value, dict)]
    lists = [value for value in values if isinstance(value, list)]
    if lists and (inner := [one for value in lists for one in value]):
        found["items"] = _described(inner, f"{path}[]")
    if objects and _is_map(path):
        every = [one for value in objects for one in value.values()]
        if every:
            found["additionalProperties"] = _described(every, f"{path}.*")
    elif objects:
        every = dict.fromkeys(name for value in objects for name in value)
        keys = [name for name in every if name not in METHODS]
        below = f"{path}." if path else ""
        found["properties"] = {
            name: _described([one[name] for one in objects if name in one], below + name)
            for name in keys
        }
        found["required"] = [name for name in keys if all(name in one for one in objects)]
        is_open = len(keys) < len(every) or any(re.fullmatch(one, path) for one in OPEN)
        found["additionalProperties"] = {"type": ["null", "number"]} if is_open else False
    return found


def _allowed(types: set[str], key: str) -> list[str]:
    """Allow more than the examples have: undefined numbers, fractions, things without a name."""
    if types == {"null"}:
        return []
    if types & {"number", "integer"} and key not in WHOLE:
        types = (types - {"integer"}) | {"number", "null"}
    if key in MAYBE_TEXT:
        types = types | {"null"}
    return sorted(types)


def _type(value: Any) -> str:
    if value is None:
        return "null"
    names = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array"}
    return names.get(type(value), "object")


def _is_map(path: str) -> bool:
    return any(re.fullmatch(pattern, path) for pattern in MAPS)


def schemas() -> dict[str, str]:
    """Return the text of each file by its name."""
    return {
        f"{kind}-{SCHEMA}.json": json.dumps(
            schema_of(kind, [json.loads(json.dumps(one.to_dict())) for one in results]),
            indent=1,
            ensure_ascii=False,
        )
        + "\n"
        for kind, results in examples().items()
    }


if __name__ == "__main__":
    for name, text in schemas().items():
        (SCHEMAS / name).write_text(text, "utf-8")

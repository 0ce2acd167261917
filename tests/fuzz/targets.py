"""What is tried on hostile input, and what must hold whatever it is.

Each target gets bytes and either works or raises a `TreevalError`; every other exception is a
finding. Where a result comes back, it must make sense: shares between 0 and 1, JSON without nan,
the same bytes when a file is written again, the same result from a stream.
"""

import contextlib
import gzip
import io
import json
import lzma
import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import zstandard
from mutators import mutated

import treeval
from sample import SAMPLE
from treeval.cli import main
from treeval.errors import TreevalError
from treeval.report.result import Result

CONLLU = b"""# newdoc id = d
# sent_id = a
# text = Er kommt zum Haus .
1\tEr\ter\tPRON\tPPER\tCase=Nom\t2\tnsubj\t2:nsubj\t_
2\tkommt\tkommen\tVERB\tVVFIN\tNumber=Sing\t0\troot\t0:root\t_
3-4\tzum\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
3\tzu\tzu\tADP\tAPPR\t_\t5\tcase\t5:case\t_
4\tdem\tder\tDET\tART\t_\t5\tdet\t5:det\t_
5\tHaus\tHaus\tNOUN\tNN\t_\t2\tobl:arg\t2:obl|5.1:nmod\t_
5.1\tnull\tnull\tNOUN\t_\t_\t_\t_\t2:dep\t_
6\t.\t.\tPUNCT\t$.\t_\t2\tpunct\t2:punct\t_

# sent_id = b
1\tGeh\tgehen\tVERB\tVVIMP\t_\t0\troot\t_\t_
2\t!\t!\tPUNCT\t$.\t_\t1\tpunct\t_\t_

"""
CONLLX = b"1\tEr\ter\tPRO\tPPER\t_\t2\tSB\t_\t_\n2\tkommt\t_\tV\tVVFIN\t_\t0\tROOT\t_\t_\n\n"
CONLL09 = (
    b"1\tEr\ter\ter\tPRO\tPRO\t_\t_\t2\t2\tSB\tSB\t_\t_\n"
    b"2\tkommt\tk\tk\tV\tV\t_\t_\t0\t0\tROOT\tROOT\tY\tk.01\n\n"
)
BRACKETS = (
    b"( (S (NP-SBJ (DT The) (NN cat)) (VP (VBZ sits) (PP (IN on) (NP (-NONE- *T*-1)))) (. .)) )\n"
)
DISCBRACKET = b"(S (VP (A 0=Darum) (V 2=gebeten)) (V 1=hat) ($. 3=.))\n"
EXPORT = (
    b"#FORMAT 4\n#BOS 1 0 0 0\nDarum\t--\tPROAV\t--\tOP\t500\nhat\t--\tVAFIN\t--\tHD\t501\n"
    b"gebeten\t--\tVVPP\t--\tHD\t500\tSB\t501\n#500\t--\tVP\t--\tOC\t501\n#501\t--\tS\t--\t--\t0\n"
    b"#EOS 1\n"
)
TIGERXML = (
    b'<?xml version="1.0" encoding="UTF-8"?>\n<corpus id="c"><body><s id="s1"><graph root="n1">'
    b'<terminals><t id="t1" word="Er" pos="PPER" lemma="er"/><t id="t2" word="geht" pos="V">'
    b'<secedge label="X" idref="n1"/></t></terminals><nonterminals><nt id="n1" cat="S">'
    b'<edge label="SB" idref="t1"/><edge label="HD" idref="t2"/></nt></nonterminals>'
    b"</graph></s></body></corpus>\n"
)
ARPA = (
    b"\\data\\\nngram 1=4\nngram 2=2\n\n\\1-grams:\n-1.0\t<unk>\n-1.0\t<s>\t-0.3\n-0.5\t</s>\n"
    b"-0.7\ta\t-0.2\n\n\\2-grams:\n-0.3\t<s> a\n-0.2\ta </s>\n\n\\end\\\n"
)
WEIGHTS = b'{"nsubj": 0.7, "obl": 1.25, "punct": 0, "root": 2}\n'
CLASSES = b"nsubj\tcontent\npunct\tfunction\nroot\tcontent\nobl\tcontent\n"


@dataclass(frozen=True)
class Target:
    """A name, the suffix of its files, sound files to begin with, and what is tried on them."""

    name: str
    suffix: str
    seeds: tuple[bytes, ...]
    attempt: Callable[[Path], object]


def insist(claim: object, what: str) -> None:
    """Raise if something does not hold that must; asserts may be switched off."""
    if not claim:
        raise ArithmeticError(what)


def shares(record: object) -> Iterator[float]:
    """All numbers called score, precision, recall or f1 in a document."""
    if isinstance(record, dict):
        for name, value in record.items():
            if name in {"score", "precision", "recall", "f1", "low", "high"} and value is not None:
                yield value
            else:
                yield from shares(value)
    elif isinstance(record, list):
        for value in record:
            yield from shares(value)


def _document(result: Result) -> dict[str, object]:
    """The JSON of a result, which must be valid, and its text, which must be writable."""
    record = result.to_dict()
    json.dumps(record, allow_nan=False).encode()
    result.text().encode()
    return record


def _score(path: Path) -> None:
    """Score a file against itself and against the sound one."""
    _insist_on_shares(treeval.score(path, path))
    _insist_on_shares(treeval.score(path.with_name(f"sound{path.suffix}"), path))


def _score_in_full(path: Path) -> None:
    sound = path.with_name(f"sound{path.suffix}")
    _insist_on_shares(treeval.score(sound, path, metrics="all", by="relation,length", ci=True))


def _insist_on_shares(results: treeval.Results) -> None:
    found = shares(_document(results))
    insist(all(0 <= value <= 1 for value in found), "a share below 0 or above 1")


def _errors(path: Path) -> None:
    sound = path.with_name(f"sound{path.suffix}")
    _document(treeval.errors_of(sound, path))


def _written_again(path: Path) -> None:
    """A sound CoNLL-U file comes back byte by byte."""
    again = path.with_name(f"again{path.suffix}")
    treeval.convert(path, again)
    if not list(treeval.check(path).problems):
        insist(again.read_bytes() == path.read_bytes(), "other bytes came back")


def _streamed(path: Path) -> None:
    """A stream of pieces gives what the whole file gives."""
    whole = treeval.assess(path, methods="mc", tags="upos")
    parts = treeval.assess(path, methods="mc", tags="upos", stream=True)
    one, other = ({**_document(found), "files": None} for found in (whole, parts))
    different = [name for name in one if one[name] != other.get(name)]
    insist(not different, f"the stream differs in {different}")


def _commands(path: Path) -> None:
    """The command line never fails in another way, whatever the file is."""
    for words in (("check",), ("treebank",), ("convert", "-"), ("score", str(path), "--json")):
        command = (words[0], str(path), *words[1:])
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                main([*command, "--debug"])
            except SystemExit as stop:
                insist(stop.code in (None, 0, 1, 2), f"exit code {stop.code}")


def _model(path: Path) -> None:
    model = treeval.load(path)
    text = path.with_name("text.txt")
    text.write_text("a b a\na\n")
    model.perplexity(text)


def _parser(path: Path) -> None:
    model = treeval.load(path)
    sound = path.with_name("text.conllu")
    sound.write_bytes(CONLLU)
    model.parse(sound)


def _trained(kind: str, suffix: str) -> bytes:
    """A model learnt from two sentences."""
    with tempfile.TemporaryDirectory() as folder:
        text, place = Path(folder, "text.conllu"), Path(folder, f"model{suffix}")
        text.write_bytes(CONLLU)
        treeval.train(kind, text).save(place)
        return place.read_bytes()


def _metric_with(setting: str, metric: str) -> Callable[[Path], object]:
    gold, system = SAMPLE / "gold" / "de.conllu", SAMPLE / "systems" / "alder" / "de.conllu"
    return lambda path: _document(
        treeval.score(gold, system, metrics=metric, **{setting: str(path)})
    )


def _sample(folder: str) -> bytes:
    text = (SAMPLE / folder / "de.conllu").read_bytes()
    return b"\n\n".join(text.split(b"\n\n")[:3]) + b"\n\n"


DEPENDENCIES = (CONLLU, _sample("gold"), _sample("systems/birch"))
TARGETS = (
    Target("check", ".conllu", DEPENDENCIES, lambda path: _document(treeval.check(path))),
    Target("score", ".conllu", DEPENDENCIES, _score),
    Target("score in full", ".conllu", DEPENDENCIES, _score_in_full),
    Target("errors", ".conllu", DEPENDENCIES, _errors),
    Target("write", ".conllu", DEPENDENCIES, _written_again),
    Target("treebank", ".conllu", DEPENDENCIES, lambda path: _document(treeval.describe(path))),
    Target("agree", ".conllu", DEPENDENCIES, lambda path: _document(treeval.agreement(path, path))),
    Target("stream", ".conllu", DEPENDENCIES, _streamed),
    Target("commands", ".conllu", DEPENDENCIES, _commands),
    Target("conllx", ".conllx", (CONLLX,), _score),
    Target("conll09", ".conll09", (CONLL09,), _score),
    Target("brackets", ".mrg", (BRACKETS,), _score),
    Target("discbracket", ".discbracket", (DISCBRACKET,), _score),
    Target("export", ".export", (EXPORT,), _score),
    Target("tigerxml", ".xml", (TIGERXML,), _score),
    Target("arpa", ".arpa", (ARPA,), _model),
    Target("dmv", ".json", (_trained("dmv", ".json"),), _parser),
    Target("ccl", ".ccl", (_trained("ccl", ".ccl"),), _parser),
    Target("gzip", ".conllu.gz", (gzip.compress(CONLLU, mtime=0),), treeval.check),
    Target("xz", ".conllu.xz", (lzma.compress(CONLLU),), treeval.check),
    Target("zstd", ".conllu.zst", (zstandard.compress(CONLLU),), treeval.check),
    Target("weights", ".json", (WEIGHTS,), _metric_with("weights", "WLAS")),
    Target("classes", ".tsv", (CLASSES,), _metric_with("relation_classes", "Content")),
)


def attempted(target: Target, data: bytes, folder: Path) -> str | None:
    """Try one input; return what was found, or None."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"sound{target.suffix}").write_bytes(target.seeds[0])
    path = folder / f"input{target.suffix}"
    path.write_bytes(data)
    try:
        target.attempt(path)
    except TreevalError as error:
        if "\n" in str(error) or not str(error):
            return f"the message is not one line: {error!r}"
    except Exception as error:  # noqa: BLE001  every other exception is what is looked for
        return f"{type(error).__name__}: {error}"
    return None


def named(name: str) -> Target:
    return next(target for target in TARGETS if target.name == name)


def random_input(target: Target, seed: int) -> bytes:
    rng = random.Random(f"{target.name} {seed}")
    return mutated(rng, rng.choice(target.seeds))

"""Command lines that are tried on hostile input, in this process: all commands, many options."""

import contextlib
import io
import json
import shutil
from pathlib import Path

import seeds
from mutators import DOCUMENT, NESTED, ROWS, Mutator
from oracles import Input, insist

from sample import SAMPLE
from treeval.cli import main

# {input} is the hostile file, {sound} a sound one of the same format, {folder} where both are,
# {text} a sound treebank, {many} a larger one, and {model} a sound model.
_LINES = {
    "check": "check {input} --style --json",
    "check roots": "check {input} {sound} --roots many",
    "score": "score {sound} {input} --json",
    "score tables": "score {sound} {input} --by relation,upos --csv",
    "score html": "score {sound} {input} --html {folder}/out.html",
    "score latex": "score {input} {sound} --compare --ci --resamples 20 --shuffles 20 --latex",
    "errors": "errors {sound} {input} --json --worst",
    "errors marked": "errors {sound} {input} --marked {folder}/marked.conllu --kind both",
    "agree": "agree {sound} {input} --markdown",
    "assess": "assess {input} --methods pupa,mc --select 50% -o {folder}/selected.conllu",
    "assess blocks": "assess {input} --methods mc --jobs 2 --json",
    "rank": "rank {text} {sound} {input} --invalid keep --json --resamples 20",
    "audit": "audit {input} {many} --folds 2 --mark {folder}/marked --by pattern",
    "diff": "diff {sound} {input} --json --all",
    "diff checked": "diff {input} {sound} --write-checked {folder}/checked.tsv --csv",
    "treebank": "treebank {input} {sound} --wde-out {folder}/wde.tsv",
    "convert": "convert {input} - --to conllx",
    "convert conll09": "convert {input} {folder}/out.conll09.gz --strip-punct",
    "convert scheme": "convert {input} - --scheme sud --projectivise head",
    "score-tags": "score-tags {sound} {input} --column xpos --json",
    "cross": "cross --gold A={input} --gold B={sound} --system A={input} --json --shuffles 20",
    "agree three": "agree {sound} {input} {sound} --json",
    "split": "split {input} {folder}/x.conllu=50% {folder}/y.conllu=rest",
    "sample": "sample {input} 1 -o {folder}/x.conllu --rest {folder}/y.conllu --json",
    "filter": "filter {input} --query nsubj>* --min-length 2",
    "train ngram": "train ngram {input} --order 2 -o {folder}/out.arpa",
    "train dmv": "train dmv {input} --algorithm km04 --passes 1 -o {folder}/out.json",
    "train supervised": "train dmv {input} --supervised -o {folder}/out.json",
    "parse": "parse right {input} -o {folder}/parsed.conllu",
    "parse dmv": "parse {model} {input}",
    "perplexity ngram": "perplexity {model} {input} --json",
    "tag tags": "tag {model} {input}",
}
_OF_BRACKETS = {
    "brackets": "score {sound} {input} --metrics all --json",
    "brackets html": "score {sound} {input} --html {folder}/out.html --by label",
    "brackets heads": "convert {input} - --heads yamada --to conllu",
    "brackets export": "convert {input} {folder}/out.export",
    "brackets check": "check {input} --csv",
    "brackets assess": "assess {input} --methods pupa",
}
_OF_FOLDERS = {
    "folders": "score {folder}/gold {folder}/a {folder}/b --json --fresh",
    "folders rank": "rank {folder}/a {folder}/b {folder}/gold --json",
    "folders treebank": "treebank {folder}/a --json",
}
_NOT_WORSE = "score {text} {text} --not-worse-than {input}"
CommandLine = tuple[str, str, tuple[bytes, ...], tuple[Mutator, ...]]
COMMAND_LINES: dict[str, CommandLine] = {
    **{name: (line, ".conllu", seeds.DEPENDENCIES, ROWS) for name, line in _LINES.items()},
    **{name: (line, ".mrg", seeds.CONSTITUENTS, NESTED) for name, line in _OF_BRACKETS.items()},
    **{name: (line, ".conllu", seeds.DEPENDENCIES, ROWS) for name, line in _OF_FOLDERS.items()},
    "not worse": (_NOT_WORSE, ".json", (seeds.result(),), DOCUMENT),
}
_BAD = "\x1b\x07\x08"  # characters that move the cursor, or worse


def run_command(line: str, given: Input) -> None:
    """Run a command; its exit code, and what it prints, must make sense."""
    words = [word.format(**_places(line, given)) for word in line.split()]
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main([*words, "--debug"])
            code = 0
        except SystemExit as stop:
            code = stop.code if isinstance(stop.code, int) else 0
    insist(code in {0, 1, 2}, f"exit code {code}")
    printed, told = (_text(stream) for stream in (out, err))
    insist(code != 2 or told.count("\n") == 1, f"{told.count(chr(10))} lines tell of an error")
    insist(not any(sign in told for sign in _BAD), "a control character in a message")
    if code == 0 and "--json" in words:
        json.loads(printed, parse_constant=_refuse)


def _text(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(errors="replace")


def _refuse(name: str) -> None:
    raise ArithmeticError(f"{name} in JSON")


def _places(line: str, given: Input) -> dict[str, str]:
    folder = given.folder
    sound = folder / f"sound{given.suffix}"
    if not sound.exists() and given.suffix in seeds.SOUND:
        sound.write_bytes(seeds.SOUND[given.suffix])
    text = SAMPLE / "gold" / "de.conllu"
    if "{many}" in line and not (folder / "many.conllu").exists():
        files = sorted(SAMPLE.glob("*/en.conllu")) + sorted(SAMPLE.glob("systems/*/en.conllu"))
        (folder / "many.conllu").write_bytes(b"".join(path.read_bytes() for path in files))
    if "{folder}/gold" in line:
        _fill(folder, given.data)
    kind = next((kind for kind in ("dmv", "ngram", "tags") if _kind(line) == kind), "dmv")
    model = folder / f"sound-{kind}.model"
    if "{model}" in line and not model.exists():
        model.write_bytes(seeds.model(kind))
    path = given.path if "{input}" in line else folder
    return {
        "input": str(path), "sound": str(sound), "folder": str(folder), "text": str(text),
        "model": str(model), "many": str(folder / "many.conllu"),
    }  # fmt: skip


def _kind(line: str) -> str:
    return {"perplexity": "ngram", "tag": "tags"}.get(line.split(maxsplit=1)[0], "dmv")


def _fill(folder: Path, data: bytes) -> None:
    """Two treebanks, two systems; one output is hostile."""
    for place in ("gold", "a", "b"):
        if not (folder / place).is_dir():
            (folder / place).mkdir()
            for name in ("one", "two"):
                shutil.copy(SAMPLE / "gold" / "de.conllu", folder / place / f"{name}.conllu")
    (folder / "a" / "one.conllu").write_bytes(data)

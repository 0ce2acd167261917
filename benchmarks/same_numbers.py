"""Show that no number of any command has changed: run many commands with two versions of treeval.

    python benchmarks/same_numbers.py record before --source ../old-checkout
    python benchmarks/same_numbers.py record after
    python benchmarks/same_numbers.py compare before after

`record` runs the commands of recorded_commands.txt and stores what each of them prints and writes.
`compare` lists the fields that differ. Numbers must be the same to the last digit; a difference in
wording (messages, notes, help) is listed on its own, and does not count as a failure.
"""

import argparse
import atexit
import base64
import contextlib
import difflib
import fnmatch
import gzip
import hashlib
import io
import itertools
import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NoReturn

HERE = Path(__file__).resolve().parent
COMMANDS = HERE / "recorded_commands.txt"
INDEX = "record.json"
DATA = "data"  # what the folder of treebanks is called in commands

CACHE = "kept"  # the folder in which treeval keeps scores for the next run

# Commands whose numbers may differ a little, with the reason: pattern, (relative tolerance, why).
TOLERANCES: Mapping[str, tuple[float, str]] = {}
# Fields that say how long something took or where code is kept, by pattern of the command.
VOLATILE: Mapping[str, tuple[str, ...]] = {"warm-up*": ("seconds", "folders")}
# These commands print trees or text for other programs, of which every byte counts.
EXACT = frozenset(("convert", "filter", "parse", "sample", "tag"))
# Parts of a JSON document that are prose.
PROSE = frozenset(
    ("caveat", "message", "note", "notes", "problem", "reason", "remedy", "warnings", "why")
)
_ALTERNATIVES = re.compile(r"\[([^\[\]]*\|[^\[\]]*)\]")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*(?:e[-+]?\d+)?")
_OWN_PROCESS = frozenset(("--jobs", "-j"))  # workers are started, which a fork must not do
_LONGEST = 300  # seconds that a command may take
_SHOWN = 8  # differences of one command


# What is run


def read_commands(path: Path) -> list[tuple[str, ...]]:
    """Read the command lines; those that run one after the other in one folder are a tuple."""
    chains: list[list[str]] = []
    for raw in path.read_text(encoding="utf-8").splitlines():
        line = raw.strip()
        if line.startswith("&&"):
            chains[-1].append(line.removeprefix("&&").strip())
        elif line and not line.startswith("#"):
            chains.append([line])
    return list(dict.fromkeys(chain for lines in chains for chain in _expanded(lines)))


def _expanded(lines: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Replace alternatives; those of the first line mean the same in the lines that follow it."""
    for choice in _choices(lines[0]):
        chosen = [_filled(line, choice) for line in lines]
        yield tuple(_filled(line, further) for line in chosen for further in _choices(line))


def _choices(line: str) -> Iterator[dict[str, str]]:
    groups = list(dict.fromkeys(_ALTERNATIVES.findall(line)))
    for values in itertools.product(*(group.split("|") for group in groups)):
        yield dict(zip(groups, values, strict=True))


def _filled(line: str, choice: Mapping[str, str]) -> str:
    return _ALTERNATIVES.sub(lambda match: choice.get(match[1], match[0]), line)


# record


@dataclass(frozen=True)
class Outcome:
    """What a command did: texts are as they are, other files are in base64."""

    line: str
    code: int
    stdout: str
    stderr: str
    files: dict[str, str]
    seconds: float  # of CPU time

    @property
    def words(self) -> list[str]:
        return shlex.split(self.line)


def record(options: argparse.Namespace) -> int:
    """Run all commands in workers, each of which forks a process per command."""
    out, source = Path(options.out).resolve(), Path(options.source).resolve()
    if not (source / "src/treeval").is_dir():
        sys.exit(f"{source}: no checkout of treeval")
    data = Path(options.data).resolve()
    chains = [
        chain
        for chain in read_commands(COMMANDS)
        if not options.only or any(fnmatch.fnmatch(line, options.only) for line in chain)
    ]
    if not data.is_dir():
        print(f"{options.data}: no such folder; commands that read {DATA}/ are left out")
        chains = [chain for chain in chains if not any(map(_needs_data, chain))]
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="treeval-record-") as scratch:
        outcomes = _run_workers(chains, source, data, Path(scratch), options.jobs)
    day = datetime.now().astimezone().date().isoformat()
    stored = {"day": day, "scratch": scratch, "source": str(source), "chains": outcomes}
    (out / INDEX).write_text(json.dumps(stored, indent=1), encoding="utf-8")
    number = sum(len(chain) for chain in outcomes)
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    codes = [outcome["code"] for chain in outcomes for outcome in chain]
    counts = ", ".join(f"{codes.count(code)} with {code}" for code in sorted(set(codes)))
    print(f"{number} commands in {usage.ru_utime + usage.ru_stime:.0f} s of CPU time; {counts}")
    return 0


def _needs_data(line: str) -> bool:
    return f"{DATA}/" in line or "more/real.toml" in line


def _run_workers(
    chains: Sequence[tuple[str, ...]], source: Path, data: Path, scratch: Path, jobs: int
) -> list[list[dict[str, Any]]]:
    """Run every n-th chain in one of n workers; give the outcomes in the order of the chains."""
    environment = _environment(source, scratch)
    workers = []
    for number in range(jobs):
        folder = scratch / f"worker{number}"
        folder.mkdir()
        (folder / "chains.json").write_text(json.dumps(chains[number::jobs]), encoding="utf-8")
        words = [sys.executable, __file__, "work", str(folder), str(source), str(data)]
        workers.append((folder, subprocess.Popen(words, env=environment)))
    codes = [worker.wait() for _, worker in workers]
    if any(codes):
        sys.exit("a worker failed")
    parts = [json.loads((folder / INDEX).read_text(encoding="utf-8")) for folder, _ in workers]
    outcomes: list[list[dict[str, Any]]] = [[] for _ in chains]
    for number, part in enumerate(parts):
        outcomes[number::jobs] = part
    return outcomes


def _environment(source: Path, scratch: Path) -> dict[str, str]:
    """The variables that have an effect on output, with values that are always the same."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {
        "PYTHONPATH": str(source / "src"),
        "PYTHONPYCACHEPREFIX": str(scratch / "bytecode"),
        "PYTHONIOENCODING": "utf-8",
        "OPENBLAS_NUM_THREADS": "1",  # more threads could not be forked
        "COLUMNS": "100",
        "LC_ALL": "C.UTF-8",
        "NO_COLOR": "1",
        "TERM": "dumb",
    }


def work(options: argparse.Namespace) -> int:
    """Be a worker: load what all commands need, and fork a process for each of them."""
    sys.path.remove(str(HERE))  # modules of this folder have names that others could have, too
    from treeval import cli  # noqa: PLC0415  of the checkout that PYTHONPATH names

    if not Path(cli.__file__).is_relative_to(Path(options.source)):
        sys.exit(f"treeval was loaded from {cli.__file__}")
    with contextlib.suppress(ImportError):
        import numpy  # noqa: F401, ICN001, PLC0415
    with contextlib.suppress(ImportError):
        import numba  # noqa: F401, PLC0415
    folder = Path(options.folder)
    chains = json.loads((folder / "chains.json").read_text(encoding="utf-8"))
    prepared = folder / "prepared"
    sys.path.append(str(HERE))
    from recorded_files import make_files  # noqa: PLC0415

    make_files(HERE.parent / "src/treeval/sample", prepared)
    outcomes = [_run_chain(chain, prepared, Path(options.data), cli.main) for chain in chains]
    records = [[asdict(outcome) for outcome in chain] for chain in outcomes]
    (folder / INDEX).write_text(json.dumps(records), encoding="utf-8")
    return 0


def _run_chain(
    lines: Sequence[str], prepared: Path, data: Path, main: Callable[[list[str]], None]
) -> list[Outcome]:
    folder = prepared.parent / "run"  # the same for all: nothing that is printed depends on it
    shutil.copytree(prepared, folder)
    if data.is_dir():
        (folder / DATA).symlink_to(data)
    outcomes = []
    for line in lines:
        before = _state(folder)
        code, stdout, stderr, seconds = _run(line, folder, main)
        changed = [path for path, state in _state(folder).items() if before.get(path) != state]
        files = {str(path.relative_to(folder)): _content(path) for path in sorted(changed)}
        outcomes.append(Outcome(line, code, stdout, stderr, files, seconds))
    shutil.rmtree(folder)
    return outcomes


def _state(folder: Path) -> dict[Path, tuple[int, int]]:
    """All files with size and time, but not the scores that treeval keeps for the next run."""
    state = {}
    for parent, folders, names in os.walk(folder):
        if Path(parent) == folder:
            folders[:] = [name for name in folders if name not in {CACHE, DATA}]
        for name in names:
            path = Path(parent, name)
            status = path.stat()
            state[path] = (status.st_size, status.st_mtime_ns)
    return state


def _content(path: Path) -> str:
    content = path.read_bytes()
    if path.suffix == ".gz":
        content = gzip.decompress(content)  # the header has the time
    try:
        return content.decode()
    except UnicodeDecodeError:
        return f"base64:{base64.b64encode(content).decode()}"


def _run(line: str, folder: Path, main: Callable[[list[str]], None]) -> tuple[int, str, str, float]:
    words = shlex.split(line)
    words, target = _without_redirection(words, ">")
    words, given = _without_redirection(words, "<")
    with tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
        process = os.fork()
        if not process:
            _be_command(
                words, folder, (given or os.devnull, stdout.fileno(), stderr.fileno()), main
            )
        _, status, usage = os.wait4(process, 0)
        texts = []
        for stream in (stdout, stderr):
            stream.seek(0)
            texts.append(stream.read().decode(errors="surrogateescape"))
    if target:
        (folder / target).write_text(texts[0], encoding="utf-8", errors="surrogateescape")
    seconds = round(usage.ru_utime + usage.ru_stime, 3)
    return os.waitstatus_to_exitcode(status), texts[0], texts[1], seconds


def _without_redirection(words: list[str], sign: str) -> tuple[list[str], str]:
    """Divide a command line at the end of which a file is named after a sign."""
    if sign not in words:
        return words, ""
    at = words.index(sign)
    return words[:at], words[at + 1]


def _be_command(
    words: list[str],
    folder: Path,
    streams: tuple[str, int, int],
    main: Callable[[list[str]], None],
) -> NoReturn:
    """Run a command in this process, which was forked for it, and end the process."""
    code = 70
    try:
        os.chdir(folder)
        os.environ["TREEVAL_CACHE"] = str(folder / CACHE)  # a command finds no scores of others
        given, stdout, stderr = streams
        os.dup2(os.open(given, os.O_RDONLY), 0)
        os.dup2(stdout, 1)
        os.dup2(stderr, 2)
        signal.alarm(_LONGEST)
        if _OWN_PROCESS.intersection(words):
            os.execv(sys.executable, [sys.executable, "-m", "treeval", *words])  # noqa: S606
        code = _code_of(main, words)
        sys.stdout.flush()
        sys.stderr.flush()
        atexit._run_exitfuncs()  # noqa: SLF001  as at the end of any process
    except BaseException:  # noqa: BLE001  the fork may not go on with the work of its parent
        traceback.print_exc()
        sys.stderr.flush()
    finally:
        os._exit(code)


def _code_of(main: Callable[[list[str]], None], words: list[str]) -> int:
    try:
        main(words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else int(stop.code is not None)
    return 0


# compare


@dataclass(frozen=True)
class Difference:
    """A field that two versions answer differently; wording is not a number."""

    where: str
    before: object
    after: object
    is_wording: bool = False

    def __str__(self) -> str:
        return f"{self.where}: {_brief(self.before)} -> {_brief(self.after)}"


def compare(options: argparse.Namespace) -> int:
    """List the differences of two records; exit with 1 if more than wording differs."""
    before, after = (_read_record(Path(path), options.only) for path in (options.a, options.b))
    numbers: dict[str, list[Difference]] = {}
    wording: dict[str, list[Difference]] = {}
    for name in [name for name in before if name in after]:
        found = list(differences(before[name], after[name]))
        for kind, chosen in ((numbers, False), (wording, True)):
            kind[name] = [difference for difference in found if difference.is_wording is chosen]
    _print_all("Messages differ", wording)
    _print_all("Results differ", numbers)
    for path, missing in ((options.b, before.keys() - after), (options.a, after.keys() - before)):
        if missing:
            print(f"\n{len(missing)} commands are not in {path}, such as: {min(missing)}")
    differing = sum(map(bool, numbers.values()))
    told = sum(bool(found) and not numbers[name] for name, found in wording.items())
    print(
        f"\n{len(numbers)} commands: {len(numbers) - differing} with equal results "
        f"({told} of them with other messages), {differing} different"
    )
    return 1 if differing else 0


def differences(before: Outcome, after: Outcome) -> Iterator[Difference]:
    """Find what differs between two runs of a command."""
    if before.code != after.code:
        yield Difference("exit code", before.code, after.code)
    if before.stderr != after.stderr:
        yield from _wording("stderr", before.stderr, after.stderr)
    is_exact = before.words[0] in EXACT
    yield from _chosen(before.line, _of_texts("", before.stdout, after.stdout, is_exact=is_exact))
    for path in sorted(before.files.keys() | after.files.keys()):
        if path not in before.files or path not in after.files:
            present = [path if path in side.files else "absent" for side in (before, after)]
            yield Difference(f"file {path}", *present)
        else:
            yield from _of_files(path, before.files[path], after.files[path])


def _chosen(line: str, found: Iterable[Difference]) -> Iterator[Difference]:
    """Leave out what always differs, and differences that the tolerance of the command allows."""
    volatile = [name for pattern, names in VOLATILE.items() for name in names
                if fnmatch.fnmatch(line, pattern)]  # fmt: skip
    tolerance = max((tolerance for pattern, (tolerance, _) in TOLERANCES.items()
                     if fnmatch.fnmatch(line, pattern)), default=0.0)  # fmt: skip
    for difference in found:
        if difference.where.split(".")[0] in volatile:
            continue
        if not (tolerance and _is_near(difference.before, difference.after, tolerance)):
            yield difference


def _is_near(before: object, after: object, tolerance: float) -> bool:
    if not (isinstance(before, float) and isinstance(after, float)):
        return False
    return abs(before - after) <= tolerance * max(abs(before), abs(after))


def _of_texts(where: str, before: str, after: str, *, is_exact: bool) -> Iterator[Difference]:
    """Compare JSON field by field, and other text line by line."""
    if before == after:
        return
    with contextlib.suppress(ValueError):
        yield from _of_documents(where, json.loads(before), json.loads(after))
        return
    yield from _of_lines(where or "stdout", before, after, is_exact=is_exact)


def _of_lines(where: str, before: str, after: str, *, is_exact: bool) -> Iterator[Difference]:
    """Compare lines; unless every byte counts, lines with the same numbers differ in wording."""
    old, new = before.splitlines(), after.splitlines()
    if old == new:
        yield Difference(f"{where}, ends of lines", before[-20:], after[-20:])
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=len(old) > 2000)
    for tag, i, j, k, m in matcher.get_opcodes():
        if tag != "equal":
            yield from _hunk(f"{where}, line {i + 1}", old[i:j], new[k:m], is_exact=is_exact)


def _hunk(
    where: str, old: Sequence[str], new: Sequence[str], *, is_exact: bool
) -> Iterator[Difference]:
    texts = "\n".join(old), "\n".join(new)
    same = _numbers(texts[0]) == _numbers(texts[1])
    yield Difference(where, *texts, is_wording=same and not is_exact)


def _of_documents(where: str, before: Any, after: Any) -> Iterator[Difference]:
    """Compare two JSON documents field by field."""
    dot = f"{where}." if where else ""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            if key not in before or key not in after:
                sides = [side.get(key, "absent") for side in (before, after)]
                yield Difference(f"{dot}{key}", *sides, is_wording=key in PROSE)
            else:
                yield from _of_documents(f"{dot}{key}", before[key], after[key])
        if list(before) != list(after) and before.keys() == after.keys():
            yield Difference(f"{dot}keys", list(before), list(after))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for at, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _of_documents(f"{dot}{at}", old, new)
    elif isinstance(before, list) and isinstance(after, list):
        is_prose = not PROSE.isdisjoint(where.split("."))
        yield Difference(f"{dot}length", len(before), len(after), is_wording=is_prose)
    elif type(before) is not type(after) or not _is_same(before, after):
        is_prose = isinstance(before, str) and not PROSE.isdisjoint(where.split("."))
        same = _numbers(str(before)) == _numbers(str(after))
        yield Difference(where, before, after, is_wording=is_prose and same)


def _is_same(before: object, after: object) -> bool:
    return before == after or (before != before and after != after)  # noqa: PLR0124  nan


def _of_files(path: str, before: str, after: str) -> Iterator[Difference]:
    """Compare files by what they are: pages, models, or text of which every byte counts."""
    if before == after:
        return
    where = f"file {path}"
    if path.endswith(".html"):
        yield from _of_pages(where, before, after)
    elif before.startswith("base64:") or after.startswith("base64:"):
        yield from _of_archives(where, _bytes(before), _bytes(after))
    else:
        yield from _of_texts(where, before, after, is_exact=True)


def _of_archives(where: str, before: bytes, after: bytes) -> Iterator[Difference]:
    """Compare the members of NumPy archives, which models are; other files by their hash."""
    members = [_members(content) for content in (before, after)]
    for name in sorted(members[0].keys() | members[1].keys()):
        sides = [_digest(side[name]) if name in side else "absent" for side in members]
        if sides[0] != sides[1]:
            yield Difference(f"{where}, {name}", *sides)


def _members(content: bytes) -> dict[str, bytes]:
    if not zipfile.is_zipfile(io.BytesIO(content)):
        return {"content": content}
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _of_pages(where: str, before: str, after: str) -> Iterator[Difference]:
    """Compare the trees that pages hold, and their visible text; scripts and styles may change."""
    old, new = _Page(before), _Page(after)
    if len(old.volumes) != len(new.volumes):
        yield Difference(f"{where}, volumes of data", len(old.volumes), len(new.volumes))
    for number, (one, other) in enumerate(zip(old.volumes, new.volumes, strict=False), 1):
        if one != other:
            sides = [_volume(side) for side in (one, other)]
            yield from _of_documents(f"{where}, volume {number}", *sides)
    yield from _of_lines_of_pages(where, old.lines, new.lines)


def _of_lines_of_pages(where: str, old: list[str], new: list[str]) -> Iterator[Difference]:
    if old != new:
        yield from _of_lines(where, "\n".join(old), "\n".join(new), is_exact=False)


class _Page(HTMLParser):
    """The data and the visible text of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.volumes: list[bytes] = []
        self.lines: list[str] = []
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in {"script", "style"}:
            is_volume = dict(attrs).get("type") == "application/gzip"
            self._inside = "volume" if is_volume else tag

    def handle_endtag(self, tag: str) -> None:
        if tag in {"script", "style"}:
            self._inside = ""

    def handle_data(self, data: str) -> None:
        if self._inside == "volume":
            self.volumes.append(gzip.decompress(base64.b64decode(data)))
        elif not self._inside and data.strip():
            self.lines.append(" ".join(data.split()))


def _volume(content: bytes) -> dict[str, Any]:
    """A volume of a page: four bytes for the length of a JSON document, the document, arrays."""
    length = int.from_bytes(content[:4], "little")
    try:
        document = json.loads(content[4 : 4 + length])
    except ValueError:
        return {"content": _digest(content)}
    return {"document": document, "arrays": _digest(content[4 + length :])}


def _wording(where: str, before: str, after: str) -> Iterator[Difference]:
    for difference in _of_lines(where, before, after, is_exact=False):
        yield Difference(difference.where, difference.before, difference.after, is_wording=True)


def _numbers(text: str) -> list[str]:
    return _NUMBER.findall(text)


def _bytes(stored: str) -> bytes:
    if stored.startswith("base64:"):
        return base64.b64decode(stored.removeprefix("base64:"))
    return stored.encode()


def _digest(content: bytes) -> str:
    return f"{len(content)} bytes, sha256 {hashlib.sha256(content).hexdigest()[:12]}"


def _brief(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    text = " / ".join(text.splitlines())
    return text if len(text) <= 160 else f"{text[:157]}..."


def _read_record(folder: Path, only: str | None) -> dict[str, Outcome]:
    """Read a record; a command that follows others in their folder is called after all of them.

    The folder of the run, the checkout and the day are named in the same way everywhere.
    """
    if not (folder / INDEX).is_file():
        sys.exit(f"{folder}: no record")
    stored = json.loads((folder / INDEX).read_text(encoding="utf-8"))
    run = re.compile(rf"{re.escape(stored['scratch'])}/worker\d+/run")
    names = {stored["source"] + "/": "SOURCE/", stored["day"]: "DAY"}
    outcomes: dict[str, Outcome] = {}
    for chain in stored["chains"]:
        for number, fields in enumerate(chain, 1):
            name = " && ".join(outcome["line"] for outcome in chain[:number])
            if not only or fnmatch.fnmatch(fields["line"], only):
                outcomes[name] = _normalised(Outcome(**fields), run, names)
    return outcomes


def _normalised(outcome: Outcome, run: re.Pattern[str], names: Mapping[str, str]) -> Outcome:
    def normalise(text: str) -> str:
        text = run.sub("FOLDER", text)
        for found, name in names.items():
            text = text.replace(found, name)
        return text

    files = {path: normalise(text) for path, text in outcome.files.items()}
    stdout, stderr = normalise(outcome.stdout), normalise(outcome.stderr)
    return Outcome(outcome.line, outcome.code, stdout, stderr, files, outcome.seconds)


def _print_all(title: str, found: Mapping[str, Sequence[Difference]]) -> None:
    if any(found.values()):
        print(f"\n{title}:")
    for name, of_command in found.items():
        if of_command:
            print(f"\n{name}")
        for difference in of_command[:_SHOWN]:
            print(f"    {difference}")
        if len(of_command) > _SHOWN:
            print(f"    and {len(of_command) - _SHOWN} more")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    kinds = parser.add_subparsers(required=True)
    recording = kinds.add_parser("record", help="run all commands and store their results")
    recording.add_argument("out", metavar="OUT_DIR")
    recording.add_argument("--source", default=HERE.parent, help="checkout of treeval to run")
    recording.add_argument("--data", default=HERE.parents[1] / "shared/data", help="treebanks")
    recording.add_argument("--jobs", type=int, default=2, help="number of workers")
    recording.add_argument("--only", help="pattern of the commands, such as 'score *--by*'")
    recording.set_defaults(call=record)
    comparing = kinds.add_parser("compare", help="list the fields that differ")
    comparing.add_argument("a", metavar="DIR_A")
    comparing.add_argument("b", metavar="DIR_B")
    comparing.add_argument("--only", help="pattern of the commands")
    comparing.set_defaults(call=compare)
    working = kinds.add_parser("work")  # for record itself
    for name in ("folder", "source", "data"):
        working.add_argument(name)
    working.set_defaults(call=work)
    options = parser.parse_args()
    code: int = options.call(options)
    return code


if __name__ == "__main__":
    sys.exit(main())

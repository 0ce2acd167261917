"""Set up treeval beside this file and run it: python3 bootstrap.py [COMMAND [ARGUMENT...]]

  (nothing)   only set up: make .venv and install treeval into it
  test        run all checks; arguments go to pytest
  bench       run the measurements against other tools
  any other   is handed to treeval: demo, score GOLD SYSTEM, ...

Needs Python 3.11 or newer on Linux or macOS, and nothing else: where Python comes without pip,
pip's wheel is fetched from the package index that pip is configured for.
"""
# ruff: noqa: PLC0415 - what only a first run needs is loaded then; later runs start at once

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - all of this file must still parse on Python 3.6
    found = "{}.{}".format(*sys.version_info[:2])
    sys.stderr.write(f"bootstrap: treeval needs Python 3.11 or newer, this is {found}; ")
    sys.stderr.write("run it with a newer one, such as: python3.11 bootstrap.py\n")
    sys.exit(2)

try:
    import fcntl
    import hashlib
    import json
    import os
    import re
    import signal
    import subprocess
    import time
    from pathlib import Path
    from subprocess import DEVNULL, PIPE, STDOUT
    from typing import Any, NamedTuple, NoReturn
except ImportError as lack:
    sys.stderr.write(f"bootstrap: this Python has no module {lack.name}; install all of Python ")
    sys.stderr.write("(Debian: apt install python3; on Windows use WSL)\n")
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / "bin"
STAMP = VENV / "bootstrap.json"

EXTRAS = {"test": ["dev"], "bench": ["bench"]}
CHECKS = ["ruff format --check .", "ruff check .", "mypy", "lint-imports", "pytest -n 2"]

PUBLIC_HOST = "pypi.org"  # where pip itself looks unless told otherwise
JSON_PAGE = "application/vnd.pypi.simple.v1+json"
PIP_WHEEL = re.compile(r"pip-(\d+(?:\.\d+)*)-py3-none-any\.whl")
# Of pip 26.2.1: where the system has no certificate authorities to vouch for an index (a Debian
# without ca-certificates), this one wheel is taken from it all the same.
KNOWN_SHA256 = "71138adf1f4ca900cdb7d289c21b7494329f2332b6d85f0e1c42108c0384ed3e"


def say(line: str) -> None:
    print(f"bootstrap: {line}", file=sys.stderr, flush=True)


def fail(problem: str, remedy: str) -> NoReturn:
    say(f"{problem}; {remedy}")
    sys.exit(2)


def config_files() -> list[Path]:
    """Files that pip reads, later ones win; PIP_CONFIG_FILE stands in for the user's own."""
    chosen = os.environ.get("PIP_CONFIG_FILE", "")
    if chosen == os.devnull:
        return []
    folders = (os.environ.get("XDG_CONFIG_DIRS") or "/etc/xdg").split(":")
    shared = [*(Path(folder, "pip/pip.conf") for folder in folders), Path("/etc/pip.conf")]
    if Path(chosen).is_file():
        return [*shared, Path(chosen)]
    home = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return [*shared, Path.home() / ".pip/pip.conf", home / "pip/pip.conf"]


def pip_settings() -> dict[str, str]:
    """What `pip install` goes by: the environment over [install] over [global]."""
    import configparser

    parser = configparser.RawConfigParser()
    try:
        parser.read(config_files(), encoding="utf-8")
    except (configparser.Error, UnicodeDecodeError) as error:
        fail(f"cannot read pip's configuration: {' '.join(str(error).split())}", "mend that file")
    sections = [parser[name] for name in ("global", "install") if name in parser]
    found = [pair for section in sections for pair in section.items()]
    found += [(name[4:], text) for name, text in os.environ.items() if name.startswith("PIP_")]
    return {name.lower().replace("_", "-"): text for name, text in found if text}


def pip_pages(settings: dict[str, str]) -> list[str]:
    """Addresses of the folders and pages that may offer pip."""
    pages = settings.get("find-links", "").split()
    if settings.get("no-index", "").lower() not in ("1", "true", "yes", "on", "t", "y"):
        indexes = [settings.get("index-url", f"https://{PUBLIC_HOST}/simple")]
        indexes += settings.get("extra-index-url", "").split()
        pages += [index.rstrip("/") + "/pip/" for index in indexes]
    return [page if "://" in page else Path(page).expanduser().resolve().as_uri() for page in pages]


def authorities(settings: dict[str, str]) -> "str | None":
    """File or folder of the certificates that vouch for https addresses, if there is one."""
    import ssl

    named = settings.get("cert") or os.environ.get("REQUESTS_CA_BUNDLE")
    system = ssl.get_default_verify_paths()
    return named or os.environ.get("CURL_CA_BUNDLE") or system.cafile or system.capath


def without_login(url: str) -> str:
    return re.sub(r"//[^/]*@", "//", url)


def is_trusted(url: str, settings: dict[str, str]) -> bool:
    from urllib import parse

    hosts = {parse.urlsplit(url).hostname, parse.urlsplit(without_login(url)).netloc}
    return not hosts.isdisjoint(settings.get("trusted-host", "").split())


def is_believed(url: str, settings: dict[str, str]) -> bool:
    is_vouched_for = url.startswith("file:") or authorities(settings) is not None
    return is_vouched_for or is_trusted(url, settings)


def fetch(url: str, settings: dict[str, str]) -> "tuple[str, str, bytes]":
    """The address after all redirections, the type and the content of what is there."""
    from base64 import b64encode
    from http.client import HTTPException
    from urllib import parse, request

    handlers: list[request.BaseHandler] = []
    if url.startswith("https:"):
        context = tls_context(settings, is_trusted(url, settings))
        handlers.append(request.HTTPSHandler(context=context))
    if "proxy" in settings:
        handlers.append(request.ProxyHandler(dict.fromkeys(("http", "https"), settings["proxy"])))
    question = request.Request(without_login(url))  # noqa: S310 - pip follows file: addresses too
    question.add_header("Accept", f"{JSON_PAGE}, text/html")
    login = parse.urlsplit(url).netloc.rpartition("@")[0]
    if login and is_believed(url, settings):
        basic = b64encode(parse.unquote(login).encode()).decode()
        question.add_unredirected_header("Authorization", f"Basic {basic}")
    seconds = float(settings.get("timeout") or settings.get("default-timeout") or 15)
    try:
        with request.build_opener(*handlers).open(question, timeout=seconds) as answer:
            return answer.geturl(), answer.headers.get_content_type(), answer.read()
    except HTTPException as error:
        raise OSError(f"broken answer from {without_login(url)}: {error!r}") from error


def tls_context(settings: dict[str, str], is_host_trusted: bool) -> Any:
    import ssl

    vouching = authorities(settings)
    if vouching and not Path(vouching).exists():
        raise FileNotFoundError(f"no certificates at {vouching}")
    is_folder = vouching and Path(vouching).is_dir()
    context = ssl.create_default_context(
        cafile=None if is_folder else vouching, capath=vouching if is_folder else None
    )
    if is_host_trusted or not vouching:
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
    return context


def links_on(page: str, settings: dict[str, str]) -> "tuple[str, list[dict[str, Any]]]":
    """Where a page really is, and its links as the attributes of HTML anchors (PEP 503, 691)."""
    from html.parser import HTMLParser
    from urllib import parse, request

    links: list[dict[str, Any]] = []

    class Anchors(HTMLParser):
        def handle_starttag(self, tag: str, attrs: "list[tuple[str, str | None]]") -> None:
            if tag == "a":
                links.append(dict(attrs))

    folder = Path(request.url2pathname(parse.urlsplit(page).path))
    if page.startswith("file:") and folder.is_dir():
        if not (folder / "index.html").exists():
            return page, [{"href": path.as_uri()} for path in folder.iterdir()]
        page = (folder / "index.html").as_uri()
    page, kind, content = fetch(page, settings)
    if kind != JSON_PAGE:
        Anchors().feed(content.decode())
        return page, links
    for file in json.loads(content)["files"]:
        link = {"href": "{}#{}".format(file["url"], parse.urlencode(file["hashes"]))}
        link["data-requires-python"] = file.get("requires-python")
        links.append({**link, "data-yanked": ""} if file.get("yanked") else link)
    return page, links


class Wheel(NamedTuple):
    version: tuple[int, ...]
    url: str
    digests: dict[str, str]


def pip_wheels(page: str, settings: dict[str, str]) -> list[Wheel]:
    """The wheels of pip on a page that this Python can run."""
    from urllib import parse

    asked = parse.urlsplit(page)
    found = []
    base, links = links_on(page, settings)
    for link in links:
        url, _, fragment = parse.urljoin(base, link.get("href") or "").partition("#")
        place = parse.urlsplit(url)
        if place.hostname == asked.hostname:  # the login of an index holds for its files too
            url = place._replace(netloc=asked.netloc).geturl()
        name = PIP_WHEEL.fullmatch(place.path.rpartition("/")[2])
        oldest = re.search(r">=\s*(\d+)\.(\d+)", link.get("data-requires-python") or "")
        runs = not oldest or sys.version_info >= tuple(map(int, oldest.groups()))
        if name and runs and "data-yanked" not in link:
            version = tuple(map(int, name[1].split(".")))
            found.append(Wheel(version, url, dict(parse.parse_qsl(fragment))))
    return found


def newest_pip(settings: dict[str, str]) -> Wheel:
    wheels, problems = [], []
    for page in pip_pages(settings):
        try:
            wheels += pip_wheels(page, settings)
        except (OSError, ValueError, KeyError) as error:
            problems.append(f" ({without_login(page)}: {error})")
    believed = [
        wheel
        for wheel in wheels
        if is_believed(wheel.url, settings) or wheel.digests.get("sha256") == KNOWN_SHA256
    ]
    if not believed:
        remedy = "set PIP_INDEX_URL or PIP_FIND_LINKS to where pip is, or apt install python3-venv"
        if not authorities(settings):
            remedy = f"apt install ca-certificates, or {remedy}"
        fail(f"no wheel of pip found{''.join(problems)}", remedy)
    return max(believed, key=lambda wheel: wheel.version)


def download(wheel: Wheel, folder: Path, settings: dict[str, str]) -> Path:
    content = fetch(wheel.url, settings)[2]
    for name in {"md5", "sha1", "sha256", "sha384", "sha512"} & set(wheel.digests):
        if hashlib.new(name, content).hexdigest() != wheel.digests[name]:
            address = without_login(wheel.url)
            fail(f"{address} is not what its index promised: {name} differs", "ask its keeper")
    path = folder / "pip-{}-py3-none-any.whl".format(".".join(map(str, wheel.version)))
    path.write_bytes(content)
    return path


def run_quietly(*command: "str | Path") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        command, check=False, text=True, errors="replace", stdin=DEVNULL, stdout=PIPE, stderr=STDOUT
    )


def pip_install(*wanted: "str | Path", pip: "tuple[str | Path, ...]" = ("-m", "pip")) -> None:
    # A configured `user = true` is an error inside an environment, hence --no-user;
    # a newer source may want a compiler where an older wheel does not, hence --prefer-binary.
    options = ("--no-user", "--prefer-binary", "--no-input", "--disable-pip-version-check")
    run = run_quietly(BIN / "python", "-I", *pip, "install", *options, *wanted)
    if run.returncode != 0:
        sys.stderr.write(run.stdout)
        fail("pip failed, see above", "mend its index (pip.conf, PIP_*) or the network, run again")


def make_environment() -> None:
    import venv

    say("making {} with Python {}.{}.{}".format(VENV.name, *sys.version_info[:3]))
    STAMP.unlink(missing_ok=True)
    venv.create(VENV, clear=True, symlinks=True)
    if run_quietly(BIN / "python", "-I", "-m", "ensurepip", "--default-pip").returncode == 0:
        return
    settings = pip_settings()
    newest = newest_pip(settings)
    say(f"fetching {without_login(newest.url)}")
    wheel = download(newest, VENV, settings)
    pip_install("--no-index", wheel, pip=(wheel / "pip",))  # pip runs out of its own wheel
    wheel.unlink()


def install(extras: list[str], installed: dict[str, Any]) -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = project.get("optional-dependencies", {})
    needs = [*project["dependencies"], *(need for extra in extras for need in optional[extra])]
    names = [re.split(r"[^\w.-]", need)[0] for need in needs]
    say(f"installing {project['name']} ({', '.join(names)})")
    STAMP.unlink(missing_ok=True)
    stamp = {"python": this_python(), "project": this_project(), "extras": extras}
    try:
        pip_install("-e", f"{ROOT}[{','.join(extras)}]" if extras else ROOT)
    except SystemExit:  # pip has taken back what it began: what was there before still works
        STAMP.write_text(json.dumps(installed), encoding="utf-8")
        raise
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


def this_python() -> str:
    return f"{sys.version} from {sys.base_prefix} for {ROOT}"


def this_project() -> str:
    sources = (ROOT / "pyproject.toml", Path(__file__))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()


def read_stamp() -> dict[str, Any]:
    """What a finished installation left; nothing where there was none or it broke off."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if (BIN / "python").exists() else {}


def is_ready(extras: list[str]) -> bool:
    stamp = read_stamp()
    same = stamp.get("python") == this_python() and stamp.get("project") == this_project()
    return same and set(extras) <= set(stamp["extras"])


def set_up(extras: list[str]) -> None:
    if is_ready(extras):
        return
    with Path(__file__).open("r+b") as lock:  # some file systems lock only what may be written
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another bootstrap to end")
            fcntl.flock(lock, fcntl.LOCK_EX)
        if is_ready(extras):
            return
        installed = read_stamp()
        if installed.get("python") != this_python():
            make_environment()
            installed = {"python": this_python()}
        install(sorted({*extras, *installed.get("extras", [])}), installed)


def run_checks(pytest_arguments: list[str]) -> int:
    """All checks whatever fails, pytest last, so that its summary stands at the end."""
    os.chdir(ROOT)
    *quiet_checks, tests = CHECKS
    failed = []
    for check in quiet_checks:
        program, *arguments = check.split()
        start = time.perf_counter()
        run = run_quietly(BIN / program, *arguments)
        if run.returncode != 0:
            sys.stderr.write(run.stdout)
            failed.append(check)
        outcome = "passed" if run.returncode == 0 else "FAILED"
        say(f"{outcome} in {time.perf_counter() - start:.1f} s: {check}")
    program, *arguments = tests.split()
    running = subprocess.Popen([BIN / program, *arguments, *pytest_arguments])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for pytest, which ends in good order
    code = running.wait()
    if failed:
        say(f"FAILED before pytest: {', '.join(failed)}")
    return code or int(bool(failed))


def main(arguments: list[str]) -> int:
    command = arguments[0] if arguments else ""
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    try:
        set_up(EXTRAS.get(command, []))
        if command == "test":
            return run_checks(arguments[1:])
    except KeyboardInterrupt:
        say("interrupted")
        return 130
    except OSError as error:
        fail(f"cannot set up {VENV}: {error}", "mend that and run again")
    program = [str(BIN / "treeval"), *arguments]
    if command == "bench":
        program = [str(BIN / "python"), str(ROOT / "benchmarks/run.py"), *arguments[1:]]
    if command:
        os.execv(program[0], program)  # noqa: S606 - its exit code and signals become ours
    say(f"ready: {program[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

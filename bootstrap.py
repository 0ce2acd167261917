"""Set up treeval beside this file and run it: python3 bootstrap.py [COMMAND [ARGUMENT...]]

  (nothing)   only set up: make .venv and install treeval into it
  test        run all checks and tests; arguments go to pytest
  fuzz        try hostile input for a time, such as 10m, and write down what it finds
  bench       measure treeval beside other tools: everything, or only the measurements named
  docs        build the documentation as a site with search, in the folder site
  any other   is handed to treeval: demo, score GOLD SYSTEM, ...

Needs Python 3.11 or newer on Linux or macOS, and nothing else.
"""

import os
import sys

if sys.version_info < (3, 11) or os.name == "nt":  # Python 3.6 can read this far
    sys.stderr.write("bootstrap: treeval needs Python 3.11 or newer on Linux or macOS; ")
    sys.stderr.write("run it there (on Windows: in WSL) as: python3.11 bootstrap.py\n")
    sys.exit(2)

import base64
import configparser
import html
import json
import re
import ssl
import subprocess
import venv
from http.client import HTTPException
from pathlib import Path
from typing import NoReturn
from urllib import parse, request

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = str(VENV / "bin/python")
TREEVAL = str(VENV / "bin/treeval")
STAMP = VENV / "bootstrap.json"  # which extras were installed, from which pyproject.toml

COMPILED = "compiled"  # the extra that every other one includes
# Command: the extra of pyproject.toml that it needs, megabytes to download, what to run.
COMMANDS = {
    "test": ("dev", 270, "tests/run.py"),
    "fuzz": ("dev", 270, "tests/fuzz/fuzz.py"),
    "bench": ("bench", 150, "benchmarks/run.py"),
    "docs": ("docs", 110, "docs/make_site.py"),
}
PATIENCE = 30  # seconds after which a sign of life is given
LOCAL = ("localhost", "127.0.0.1", "::1")  # hosts that need no certificate


def say(line: str) -> None:
    print(f"bootstrap: {line}", file=sys.stderr, flush=True)


def fail(problem: str, remedy: str) -> NoReturn:
    say(f"{problem}; {remedy}")
    sys.exit(2)


def run(*arguments: "str | Path") -> int:
    """Exit code of the new Python, which writes to stderr and is never silent for a minute."""
    command = [PYTHON, "-I", *arguments]
    running = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    seconds = 0
    while True:
        try:
            return running.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            seconds += PATIENCE
            say(f"still working after {seconds} seconds")


def pip_pages() -> list[str]:
    """Addresses of the pages and folders where pip, if it were here, would look for itself."""
    own = os.environ.get("PIP_CONFIG_FILE") or "~/.config/pip/pip.conf"
    files = [] if own == os.devnull else ["/etc/pip.conf", "~/.pip/pip.conf", own]
    parser = configparser.RawConfigParser()
    parser.read([Path(file).expanduser() for file in files])

    def setting(name: str, default: str = "") -> str:
        in_files = [parser.get(section, name, fallback="") for section in ("install", "global")]
        variable = "PIP_" + name.upper().replace("-", "_")
        return next(filter(None, [os.environ.get(variable), *in_files]), default)

    places = setting("find-links").split()
    if setting("no-index").lower() not in ("1", "true", "yes", "on"):
        indexes = [setting("index-url", "https://pypi.org/simple")]
        indexes += setting("extra-index-url").split()
        places += [index.rstrip("/") + "/pip/" for index in indexes]
    return [place if "://" in place else Path(place).resolve().as_uri() for place in places]


def require_safe(address: str) -> None:
    """Refuse an address whose content could be changed on its way."""
    parts = parse.urlsplit(address)
    if parts.scheme not in ("https", "file") and parts.hostname not in LOCAL:
        raise OSError("its certificate cannot be verified without https")


def fetch(address: str) -> bytes:
    """Read a file, or an address whose certificate is verified; it may contain a login."""
    parts = parse.urlsplit(address)
    login, _, host = parts.netloc.rpartition("@")
    question = request.Request(parts._replace(netloc=host).geturl())
    require_safe(question.full_url)
    if login:
        basic = base64.b64encode(parse.unquote(login).encode()).decode()
        question.add_unredirected_header("Authorization", f"Basic {basic}")
    with request.urlopen(question, timeout=60, context=ssl.create_default_context()) as answer:
        require_safe(answer.url)  # there may have been a redirection
        return answer.read()


def fetch_pip(page: str) -> Path:
    """Store the newest wheel of pip that a page or folder offers."""
    if page.startswith("file:"):
        folder = Path(request.url2pathname(parse.urlsplit(page).path))
        listing = "".join(f"href='{path.as_uri()}'" for path in folder.iterdir())
        index = folder / "index.html"
        text = index.read_text(encoding="utf-8") if index.exists() else listing
    else:
        text = fetch(page).decode()
    wheels = re.findall(r"""href=["']((?:[^"']*/)?pip-([\d.]+)-py3-none-any\.whl[^"']*)""", text)
    if not wheels:
        raise OSError("it offers no wheel of pip")
    link, _ = max(wheels, key=lambda wheel: [*map(int, wheel[1].split("."))])
    address = parse.urljoin(page, html.unescape(link))
    wheel = VENV / Path(parse.urlsplit(address).path).name
    wheel.write_bytes(fetch(address))
    return wheel


def make_environment() -> None:
    """Make .venv with pip: the one that Python brings along, or one from pip's own index."""
    venv.create(VENV, clear=True, symlinks=True)
    ensurepip = [PYTHON, "-I", "-m", "ensurepip", "--default-pip"]
    if subprocess.run(ensurepip, capture_output=True, check=False).returncode == 0:
        return
    packages = "python3-venv"
    for page in pip_pages():
        place = page.rpartition("@")[2]  # without a password
        try:
            wheel = fetch_pip(page)
        except (OSError, ValueError, HTTPException) as problem:
            say(f"no pip from {place}: {problem}")
            if isinstance(getattr(problem, "reason", None), ssl.SSLCertVerificationError):
                packages = "ca-certificates or python3-venv"
        else:
            say(f"taking {wheel.name} from {place}, as this Python has no pip")
            run(wheel / "pip", "install", "--quiet", "--no-index", wheel)
            return
    fail("this Python has no pip", f"install {packages} with apt, or set PIP_INDEX_URL to an index")


def set_up(extra: str, megabytes: int) -> None:
    """Install treeval with an extra, unless that has been done."""
    python = f"{sys.version} from {sys.base_prefix} for {ROOT}"
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        stamp = {}
    if (stamp.get("python"), stamp.get(extra)) == (python, project):
        return
    minutes = 1 + megabytes // 100
    say(f"installing into {VENV}: at most about {megabytes} MB to download, {minutes} min")
    if stamp.get("python") != python:
        stamp = {"python": python}
        make_environment()
    # A configured `user = true` is an error inside an environment, hence --no-user;
    # a newer source may need a compiler where an older wheel does not, hence --prefer-binary.
    install = "-m pip install --no-user --prefer-binary --no-input --disable-pip-version-check -e"
    if run(*install.split(), f"{ROOT}[{extra}]") != 0:
        fail("pip failed, see above", "check the network and the index of pip, then run this again")
    STAMP.write_text(json.dumps({**stamp, COMPILED: project, extra: project}), encoding="utf-8")


def main(command: str = "", *arguments: str) -> int:
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    extra, megabytes, script = COMMANDS.get(command, (COMPILED, 90, ""))
    program = [PYTHON, str(ROOT / script)] if script else [TREEVAL, command]
    try:
        set_up(extra, megabytes)
        if command:
            os.execv(program[0], [*program, *arguments])  # noqa: S606 - its exit code becomes ours
    except KeyboardInterrupt:
        say("interrupted; run this again to continue")
        return 130
    except (OSError, configparser.Error) as problem:
        reason = " ".join(str(problem).split())
        fail(f"cannot set up {VENV}: {reason}", "correct that, or remove the folder, and run again")
    say(f"ready: {TREEVAL}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

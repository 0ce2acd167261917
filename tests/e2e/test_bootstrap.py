"""bootstrap.py on a project of its own: no index, no network, and a pip that only pretends."""

import ast
import base64
import fcntl
import hashlib
import importlib.util
import json
import os
import shutil
import signal
import ssl
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "treeval"
version = "1"
dependencies = ["numpy>=1.26"]

[project.optional-dependencies]
dev = ["pytest>=8"]
bench = ["udtools[all]; python_version > '3'"]
"""

# Installs itself and a treeval that echoes its arguments; every call is one line of pip.log.
FAKE_PIP = """
import json, pathlib, sys, sysconfig, zipfile
environment = pathlib.Path(sys.prefix)
with open(environment.parent / "pip.log", "a") as log:
    print(json.dumps(sys.argv[1:]), file=log)
if (environment.parent / "pip-fails").exists():
    sys.exit("no such package: numpy")
if "-e" in sys.argv:
    treeval = environment / "bin" / "treeval"
    treeval.write_text('#!/bin/sh\\necho "$@"\\nexit 7\\n')
    treeval.chmod(0o755)
else:
    zipfile.ZipFile(sys.argv[-1]).extractall(sysconfig.get_path("purelib"))
"""

# The smallest build backend that can install a project in place (PEP 660).
BACKEND = """
import pathlib, zipfile
def build_editable(folder, settings=None, metadata=None):
    info, name = "treeval-1.dist-info/", "treeval-1-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(folder, name), "w") as wheel:
        wheel.writestr("treeval.py", "import sys\\ndef main(): print(sys.argv[1:]); return 7")
        wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\\nName: treeval\\nVersion: 1\\n")
        wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\\nTag: py3-none-any\\n")
        wheel.writestr(info + "entry_points.txt", "[console_scripts]\\ntreeval = treeval:main\\n")
        wheel.writestr(info + "RECORD", "")
    return name
"""


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("bootstrap", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with its own bootstrap.py, and nothing configured for pip."""
    for name in [*os.environ]:
        if name.startswith("PIP_") or name.lower().endswith("_proxy"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("CURL_CA_BUNDLE", str(tmp_path))  # nothing here speaks https and reads it
    folder = tmp_path / "a project"
    folder.mkdir()
    shutil.copy(REPOSITORY / "bootstrap.py", folder)
    (folder / "pyproject.toml").write_text(PYPROJECT)
    return folder


@pytest.fixture
def bootstrap(project: Path) -> ModuleType:
    return load(project / "bootstrap.py")


@pytest.fixture
def fake_pip(project: Path, bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The log of a fake pip, which comes as a wheel because ensurepip is as good as missing."""
    wheels = project / "wheels"
    wheels.mkdir()
    with zipfile.ZipFile(wheels / "pip-99.1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("pip/__init__.py", "")
        wheel.writestr("pip/__main__.py", FAKE_PIP)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(wheels.relative_to(project)))
    monkeypatch.chdir(project)
    run_quietly = bootstrap.run_quietly

    def run_without_ensurepip(*command: str | Path) -> Any:
        return run_quietly("false") if "ensurepip" in command else run_quietly(*command)

    monkeypatch.setattr(bootstrap, "run_quietly", run_without_ensurepip)
    return project / "pip.log"


def pip_calls(log: Path) -> list[list[str]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


def run_bootstrap(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(project / "bootstrap.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def pretend_installed(bootstrap: ModuleType, programs: dict[str, str]) -> None:
    """A finished environment of shell scripts."""
    bootstrap.BIN.mkdir(parents=True)
    for name, script in {"python": "", **programs}.items():
        (bootstrap.BIN / name).write_text(f"#!/bin/sh\n{script}\n")
        (bootstrap.BIN / name).chmod(0o755)
    bootstrap.STAMP.write_text(json.dumps(finished(bootstrap, ["dev"])))


def finished(bootstrap: ModuleType, extras: list[str]) -> dict[str, Any]:
    python, project = bootstrap.this_python(), bootstrap.this_project()
    return {"python": python, "project": project, "extras": extras}


class Index(ThreadingHTTPServer):
    """Serves `pages` (path to type and content) on this machine, and keeps what it was sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.pages: dict[str, tuple[str, bytes]] = {}
        self.moved: dict[str, str] = {}
        self.withheld = 0
        self.logins: dict[str, str | None] = {}

    @property
    def place(self) -> str:
        return f"127.0.0.1:{self.server_port}"


class Answer(BaseHTTPRequestHandler):
    server: Index

    def do_GET(self) -> None:
        self.server.logins[self.path] = self.headers["Authorization"]
        kind, content = self.server.pages.get(self.path, ("", b""))
        moved = self.server.moved.get(self.path)
        self.send_response(302 if moved else 200 if kind else 404)
        self.send_header(*(("Location", moved) if moved else ("Content-Type", kind)))
        self.send_header("Content-Length", str(len(content) + self.server.withheld))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def index() -> Iterator[Index]:
    with Index() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_the_environment_wins_over_install_and_that_over_global(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system, user = tmp_path / "system.conf", tmp_path / "user.conf"
    system.write_text("[install]\nindex_url = A\n[global]\ntimeout = 1\ncert = C\nproxy = P\n")
    user.write_text("[global]\nindex-url = B\ntimeout = 2\n[list]\nproxy = Q\n")
    monkeypatch.setattr(bootstrap, "config_files", lambda: [system, tmp_path / "absent", user])
    monkeypatch.setenv("PIP_CERT", "D")
    monkeypatch.setenv("PIP_PROXY", "")
    settings = bootstrap.pip_settings()
    assert settings["index-url"] == "A"
    assert settings["timeout"] == "2"
    assert settings["cert"] == "D"
    assert settings["proxy"] == "P"


def test_a_broken_configuration_is_one_line(
    bootstrap: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "pip.conf").write_text("index-url = A\n")
    monkeypatch.setattr(bootstrap, "config_files", lambda: [tmp_path / "pip.conf"])
    with pytest.raises(SystemExit, match="2"):
        bootstrap.pip_settings()
    error = capsys.readouterr().err
    assert f"{tmp_path}/pip.conf" in error
    assert error.count("\n") == 1


def test_configuration_is_looked_for_where_pip_does(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = tmp_path / "chosen.conf"
    chosen.touch()
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    monkeypatch.setenv("XDG_CONFIG_DIRS", "/etc/one:/etc/two")
    shared = ["/etc/one/pip/pip.conf", "/etc/two/pip/pip.conf", "/etc/pip.conf"]
    own = ["/home/ann/.pip/pip.conf", "/home/ann/.config/pip/pip.conf"]
    for value, expected in [
        ("", [*shared, *own]),
        ("/no/such/file", [*shared, *own]),
        (str(chosen), [*shared, str(chosen)]),
        (os.devnull, []),
    ]:
        monkeypatch.setenv("PIP_CONFIG_FILE", value)
        assert [str(path) for path in bootstrap.config_files()] == expected


def test_pages_are_those_of_find_links_and_of_every_index(
    bootstrap: ModuleType, tmp_path: Path
) -> None:
    settings = {
        "find-links": f"{tmp_path} https://links.example/all.html",
        "index-url": "https://index.example/simple/",
        "extra-index-url": "https://b.example/x\nfile:///srv/simple",
    }
    links = [tmp_path.as_uri(), "https://links.example/all.html"]
    assert bootstrap.pip_pages(settings) == [
        *links,
        "https://index.example/simple/pip/",
        "https://b.example/x/pip/",
        "file:///srv/simple/pip/",
    ]
    assert bootstrap.pip_pages({**settings, "no-index": "true"}) == links


@pytest.mark.parametrize("settings", [{}, {"no-index": "0"}])
def test_without_configuration_pip_comes_from_the_public_index(
    bootstrap: ModuleType, settings: dict[str, str]
) -> None:
    [page] = bootstrap.pip_pages(settings)
    assert page.startswith(f"https://{bootstrap.PUBLIC_HOST}/")


def test_the_newest_wheel_that_runs_here_is_chosen_from_relative_links(
    bootstrap: ModuleType, project: Path
) -> None:
    page = project / "simple" / "pip" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text(
        """<html><a href="../../files/pip-25.9-py3-none-any.whl#sha256=aa">older</a>
        <a href="../../files/pip-25.10-py3-none-any.whl#sha256=bb&amp;egg=pip"
           data-requires-python="&gt;=3.9">newest</a>
        <a href="../../files/pip-26.0-py3-none-any.whl" data-requires-python=">=9.9">too new</a>
        <a href="../../files/pip-27.0-py3-none-any.whl" data-yanked="">withdrawn</a>
        <a href="../../files/pip-28.0b1-py3-none-any.whl">not finished</a>
        <a href="../../files/pip-29.0.tar.gz">no wheel</a>
        <a href="../../files/pipx-30.0-py3-none-any.whl">not pip</a><a name="end"></a></html>"""
    )
    settings = {"index-url": (project / "simple").as_uri()}
    assert bootstrap.newest_pip(settings) == bootstrap.Wheel(
        (25, 10),
        (project / "files" / "pip-25.10-py3-none-any.whl").as_uri(),
        {"sha256": "bb", "egg": "pip"},
    )


def test_json_pages_say_the_same(bootstrap: ModuleType, index: Index) -> None:
    def file(version: str, **more: object) -> dict[str, object]:
        name = f"pip-{version}-py3-none-any.whl"
        return {"filename": name, "url": f"../files/{name}", "hashes": {"sha256": "cc"}, **more}

    files = [
        file("25.1", **{"requires-python": ">=3.8"}, yanked=False),
        file("26.1", **{"requires-python": ">=9.9"}),
        file("27.1", yanked="broken"),
    ]
    content = json.dumps({"files": files}).encode()
    index.pages["/pip/"] = "application/vnd.pypi.simple.v1+json; charset=utf-8", content
    wheel = bootstrap.newest_pip({"index-url": f"http://{index.place}/"})
    assert wheel.url == f"http://{index.place}/files/pip-25.1-py3-none-any.whl"
    assert wheel.digests == {"sha256": "cc"}


def test_a_login_goes_to_the_index_and_its_files_only(
    bootstrap: ModuleType, index: Index, project: Path
) -> None:
    wheel = "/files/pip-25.1-py3-none-any.whl"
    link = f'<a href="http://{index.place}{wheel}">'
    index.pages = {"/pip/": ("text/html", link.encode()), wheel: ("x/y", b"pip")}
    settings = {"index-url": f"http://ann:s%40fe@{index.place}"}
    bootstrap.download(bootstrap.newest_pip(settings), project, settings)
    login = "Basic " + base64.b64encode(b"ann:s@fe").decode()
    assert index.logins == {"/pip/": login, wheel: login}

    other = f"http://localhost:{index.server_port}{wheel}"
    index.pages["/pip/"] = "text/html", f'<a href="{other}">'.encode()
    bootstrap.download(bootstrap.newest_pip(settings), project, settings)
    assert index.logins == {"/pip/": login, wheel: None}

    index.moved["/pip/"] = f"http://localhost:{index.server_port}/moved/pip/"
    index.pages["/moved/pip/"] = "text/html", b'<a href="pip-25.2-py3-none-any.whl?key=1">'
    assert bootstrap.newest_pip(settings).url.endswith("/moved/pip/pip-25.2-py3-none-any.whl?key=1")
    assert index.logins["/moved/pip/"] is None


def test_a_configured_proxy_is_asked(bootstrap: ModuleType, index: Index) -> None:
    page = "http://index.invalid/simple/pip/"
    index.pages[page] = "text/html", b'<a href="pip-25.1-py3-none-any.whl">'
    settings = {"index-url": "http://index.invalid/simple", "proxy": f"http://{index.place}"}
    assert bootstrap.newest_pip(settings).version == (25, 1)


def test_only_a_trusted_host_needs_no_certificate(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {"trusted-host": "a.example b.example:8443", "cert": str(REPOSITORY)}
    assert bootstrap.tls_context(settings, is_host_trusted=True).verify_mode == ssl.CERT_NONE
    assert bootstrap.tls_context(settings, is_host_trusted=False).verify_mode == ssl.CERT_REQUIRED

    def refuse(_: object, is_host_trusted: bool) -> None:
        raise OSError("trusted" if is_host_trusted else "strange")

    monkeypatch.setattr(bootstrap, "tls_context", refuse)
    for place, outcome in [
        ("a.example", "trusted"),
        ("ann:safe@a.example:1", "trusted"),
        ("b.example:8443", "trusted"),
        ("b.example", "strange"),
        ("c.example", "strange"),
    ]:
        with pytest.raises(OSError, match=outcome):
            bootstrap.fetch(f"https://{place}/pip/", settings)


def test_without_authorities_only_a_digest_known_beforehand_vouches(
    bootstrap: ModuleType,
    index: Index,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    known = f'<a href="pip-26.2.1-py3-none-any.whl#sha256={bootstrap.KNOWN_SHA256}">'
    newer = '<a href="pip-99.0-py3-none-any.whl#sha256=dd">'
    settings = {"index-url": f"http://ann:safe@{index.place}"}
    index.pages["/pip/"] = "text/html", (known + newer).encode()
    assert bootstrap.newest_pip(settings).version == (99, 0)

    monkeypatch.setattr(bootstrap, "authorities", lambda _: None)
    assert bootstrap.newest_pip(settings).version == (26, 2, 1)
    assert index.logins == {"/pip/": None}
    assert bootstrap.newest_pip({**settings, "trusted-host": "127.0.0.1"}).version == (99, 0)

    index.pages["/pip/"] = "text/html", newer.encode()
    with pytest.raises(SystemExit, match="2"):
        bootstrap.newest_pip(settings)
    assert "ca-certificates" in capsys.readouterr().err


def test_an_unknown_index_is_one_line_with_a_remedy_and_no_password(
    bootstrap: ModuleType, index: Index, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    settings = {"index-url": f"http://ann:safe@{index.place}/x", "find-links": f"{tmp_path}/none"}
    with pytest.raises(SystemExit, match="2"):
        bootstrap.newest_pip(settings)
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert f"http://{index.place}/x/pip/: HTTP Error 404" in error
    assert f"file://{tmp_path}/none: " in error
    assert "set PIP_INDEX_URL" in error
    assert "safe" not in error


def test_a_wheel_that_differs_from_its_digest_is_refused(
    bootstrap: ModuleType, project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pip-25.1-py3-none-any.whl"
    path.write_bytes(b"pip")
    good = {"sha256": hashlib.sha256(b"pip").hexdigest(), "egg": "pip"}
    bad = {**good, "sha512": hashlib.sha512(b"pap").hexdigest()}
    with pytest.raises(SystemExit, match="2"):
        bootstrap.download(bootstrap.Wheel((25, 1), path.as_uri(), bad), project, {})
    assert "sha512 differs" in capsys.readouterr().err
    assert not (project / path.name).exists()
    wheel = bootstrap.download(bootstrap.Wheel((25, 1), path.as_uri(), good), project, {})
    assert wheel.read_bytes() == b"pip"


def test_an_answer_that_breaks_off_is_one_line(
    bootstrap: ModuleType, index: Index, capsys: pytest.CaptureFixture[str]
) -> None:
    index.pages["/pip/"] = "text/html", b'<a href="pip-25.1-py3-none-any.whl">'
    index.withheld = 9
    with pytest.raises(SystemExit, match="2"):
        bootstrap.newest_pip({"index-url": f"http://{index.place}"})
    assert "IncompleteRead(36 bytes read, 9 more expected)" in capsys.readouterr().err


def test_a_missing_bundle_of_certificates_is_named(
    bootstrap: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        bootstrap.newest_pip({"index-url": "https://index.invalid", "cert": "/no/such.pem"})
    assert "no certificates at /no/such.pem" in capsys.readouterr().err


def test_ready_means_same_python_same_project_and_enough_extras(
    bootstrap: ModuleType, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not bootstrap.is_ready([])
    pretend_installed(bootstrap, {})
    assert bootstrap.is_ready([])
    assert bootstrap.is_ready(["dev"])
    assert not bootstrap.is_ready(["dev", "bench"])

    with monkeypatch.context() as patch:
        patch.setattr(sys, "version", "3.99")
        assert not bootstrap.is_ready([])
    for source in ("pyproject.toml", "bootstrap.py"):
        content = (project / source).read_text()
        (project / source).write_text(content + "# changed\n")
        assert not bootstrap.is_ready([])
        (project / source).write_text(content)
        assert bootstrap.is_ready([])

    moved = shutil.copytree(project, project.parent / "moved")
    assert not load(moved / "bootstrap.py").is_ready([])

    (bootstrap.BIN / "python").unlink()
    (bootstrap.BIN / "python").symlink_to("/no/such/python")
    assert not bootstrap.is_ready([])


def test_a_torn_stamp_counts_as_none(bootstrap: ModuleType) -> None:
    pretend_installed(bootstrap, {})
    bootstrap.STAMP.write_text(bootstrap.STAMP.read_text()[:-5])
    assert not bootstrap.is_ready([])


def test_a_first_run_sets_up_and_a_second_runs_no_pip(
    bootstrap: ModuleType, project: Path, fake_pip: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main([]) == 0
    said = capsys.readouterr().err.splitlines()
    python = "{}.{}.{}".format(*sys.version_info[:3])
    assert said[0] == f"bootstrap: making .venv with Python {python}"
    assert said[1].startswith("bootstrap: fetching file:///")
    assert said[2:] == [
        "bootstrap: installing treeval (numpy)",
        f"bootstrap: ready: {project}/.venv/bin/treeval",
    ]
    with_wheel, editable = pip_calls(fake_pip)
    assert with_wheel[-2:] == ["--no-index", f"{project}/.venv/pip-99.1-py3-none-any.whl"]
    assert editable[-2:] == ["-e", str(project)]
    assert {"--no-user", "--prefer-binary"} < set(editable)
    assert not [*bootstrap.VENV.glob("*.whl")]

    again = run_bootstrap(project, "score", "a b", "c")
    assert (again.returncode, again.stdout, again.stderr) == (7, "score a b c\n", "")
    assert len(pip_calls(fake_pip)) == 2


@pytest.mark.usefixtures("fake_pip")
def test_another_python_makes_the_environment_anew(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bootstrap.set_up([])
    monkeypatch.setattr(sys, "version", "3.99")
    bootstrap.set_up([])
    assert capsys.readouterr().err.count("making .venv") == 2


def test_extras_add_up(
    bootstrap: ModuleType, project: Path, fake_pip: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bootstrap.set_up(["dev"])
    bootstrap.set_up([])
    bootstrap.set_up(["bench"])
    bootstrap.set_up(["dev"])
    installed = [call[-1] for call in pip_calls(fake_pip) if call[-2] == "-e"]
    assert installed == [f"{project}[dev]", f"{project}[bench,dev]"]
    assert "installing treeval (numpy, udtools, pytest)" in capsys.readouterr().err


def test_when_pip_fails_its_words_are_shown_and_the_environment_stays(
    bootstrap: ModuleType, project: Path, fake_pip: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bootstrap.set_up([])
    capsys.readouterr()
    (project / "pyproject.toml").write_text(PYPROJECT + "# changed\n")
    (project / "pip-fails").touch()
    with pytest.raises(SystemExit, match="2"):
        bootstrap.main(["demo"])
    said = capsys.readouterr().err.splitlines()
    assert said[-2] == "no such package: numpy"
    assert said[-1].startswith("bootstrap: pip failed, see above; mend its index")

    (project / "pip-fails").unlink()
    bootstrap.set_up([])
    assert "making" not in capsys.readouterr().err
    assert [call[-2] for call in pip_calls(fake_pip)] == ["--no-index", "-e", "-e", "-e"]


@pytest.mark.usefixtures("fake_pip")
def test_an_interrupted_environment_is_made_anew(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bootstrap.set_up([])
    (bootstrap.VENV / "half-made").touch()

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(bootstrap, "pip_install", interrupt)
        assert bootstrap.main(["test"]) == 130
    assert capsys.readouterr().err.endswith("bootstrap: interrupted\n")
    assert (bootstrap.VENV / "half-made").exists()
    bootstrap.set_up([])
    assert bootstrap.is_ready([])
    assert not (bootstrap.VENV / "half-made").exists()


def test_a_second_bootstrap_waits_for_the_first(bootstrap: ModuleType, project: Path) -> None:
    pretend_installed(bootstrap, {})
    stamp = bootstrap.STAMP.read_text()
    bootstrap.STAMP.unlink()
    with (project / "bootstrap.py").open("r+b") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = [sys.executable, str(project / "bootstrap.py")]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as second:
            assert second.stderr is not None
            assert second.stderr.readline() == "bootstrap: waiting for another bootstrap to end\n"
            bootstrap.STAMP.write_text(stamp)
            fcntl.flock(lock, fcntl.LOCK_UN)
            assert second.stderr.read() == f"bootstrap: ready: {project}/.venv/bin/treeval\n"


@pytest.mark.parametrize(
    ("mypy", "pytest_code", "expected"), [(0, 0, 0), (1, 0, 1), (0, 5, 5), (1, 5, 5)]
)
def test_all_checks_run_and_any_failure_counts(
    bootstrap: ModuleType, project: Path, mypy: int, pytest_code: int, expected: int
) -> None:
    programs = dict.fromkeys(("ruff", "lint-imports"), "echo fine")
    programs["mypy"] = f"echo wrong type; exit {mypy}"
    programs["pytest"] = f'echo pytest "$@" in "$PWD"; exit {pytest_code}'
    pretend_installed(bootstrap, programs)
    run = run_bootstrap(project, "test", "-k", "tree")
    assert run.returncode == expected
    assert run.stdout == f"pytest -n 2 -k tree in {project}\n"
    assert [line.split(": ")[-1] for line in run.stderr.splitlines() if " in " in line] == [
        "ruff format --check .",
        "ruff check .",
        "mypy",
        "lint-imports",
    ]
    assert "fine" not in run.stderr
    assert ("wrong type" in run.stderr) == bool(mypy)
    assert run.stderr.endswith("FAILED before pytest: mypy\n") == bool(mypy)


@pytest.mark.slow  # signals and sleeps need an idle machine
def test_an_interrupted_pytest_ends_in_good_order(bootstrap: ModuleType, project: Path) -> None:
    programs = dict.fromkeys(("ruff", "mypy", "lint-imports"), "")
    ending = "trap 'sleep 0.4; echo ended; exit 2' INT"
    programs["pytest"] = f"{ending}\necho started\nwhile :; do sleep 0.05; done"
    pretend_installed(bootstrap, programs)
    command = [sys.executable, str(project / "bootstrap.py"), "test"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as checks:
        assert checks.stdout is not None
        assert checks.stdout.readline() == "started\n"
        os.killpg(checks.pid, signal.SIGINT)
        assert checks.stdout.read() == "ended\n"
    assert checks.returncode == 2


def test_bench_runs_the_measurements(bootstrap: ModuleType, project: Path) -> None:
    pretend_installed(bootstrap, {"python": 'echo "$@"'})
    bootstrap.STAMP.write_text(json.dumps(finished(bootstrap, ["bench"])))
    run = run_bootstrap(project, "bench", "--fast")
    assert run.stdout == f"{project}/benchmarks/run.py --fast\n"


def test_help_needs_no_environment(project: Path) -> None:
    run = run_bootstrap(project, "--help")
    assert run.returncode == 0
    assert "run all checks" in run.stdout
    assert not (project / ".venv").exists()


def test_a_place_that_cannot_be_written_is_one_line(project: Path) -> None:
    (project / ".venv").write_text("in the way")
    run = run_bootstrap(project)
    assert run.returncode == 2
    assert run.stderr.splitlines()[-1].startswith(f"bootstrap: cannot set up {project}/.venv: ")
    assert "Traceback" not in run.stderr


def test_an_old_python_is_told_so(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "version_info", (3, 10, 13))
        with pytest.raises(SystemExit, match="2"):
            load(project / "bootstrap.py")
    error = capsys.readouterr().err
    assert error.startswith("bootstrap: treeval needs Python 3.11 or newer, this is 3.10; run")
    assert error.count("\n") == 1


def test_an_old_python_can_read_that_far() -> None:
    ast.parse((REPOSITORY / "bootstrap.py").read_text(), feature_version=(3, 6))


def test_ci_starts_clean_and_hands_on_arguments_and_exit_code(tmp_path: Path) -> None:
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".ci").mkdir()
    shutil.copy(REPOSITORY / ".ci" / "run", tmp_path / ".ci")
    (tmp_path / "bootstrap.py").write_text(
        "import os, sys\nprint(sys.argv[1:], os.path.exists('.venv'))\nsys.exit(3)\n"
    )
    command = [str(tmp_path / ".ci" / "run"), "-x"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/")
    assert (run.returncode, run.stdout) == (3, "['test', '-x'] False\n")


@pytest.mark.slow
def test_with_the_real_pip(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # a Python without ensurepip takes pip from the index of this machine
    (project / "backend.py").write_text(BACKEND)
    (project / "pyproject.toml").write_text(PYPROJECT.replace('"numpy>=1.26"', ""))
    first = run_bootstrap(project, "demo", "one")
    assert (first.returncode, first.stdout) == (7, "['demo', 'one']\n"), first.stderr
    second = run_bootstrap(project, "demo", "two")
    assert (second.returncode, second.stdout, second.stderr) == (7, "['demo', 'two']\n", "")

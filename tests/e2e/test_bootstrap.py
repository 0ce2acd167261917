"""bootstrap.py on a project of its own: no network, and a pip that only pretends."""

import ast
import base64
import io
import json
import os
import shutil
import ssl
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from urllib.error import URLError
from urllib.request import Request

import pytest

from files import module_at

REPOSITORY = Path(__file__).resolve().parents[2]

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


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with its own bootstrap.py; pip is configured to look into the folder `wheels`."""
    for name in [*os.environ]:
        if name.startswith("PIP_") or name == "PYTHONPATH":
            monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "wheels"))
    (tmp_path / "wheels").mkdir()
    with zipfile.ZipFile(tmp_path / "wheels" / "pip-99.1-py3-none-any.whl", "w") as wheel:
        wheel.writestr("pip/__init__.py", "")
        wheel.writestr("pip/__main__.py", FAKE_PIP)
    folder = tmp_path / "a project"
    folder.mkdir()
    shutil.copy(REPOSITORY / "bootstrap.py", folder)
    (folder / "pyproject.toml").touch()
    return folder


@pytest.fixture
def bare(project: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """bootstrap.py on a machine whose Python has no ensurepip."""
    module = module_at(project / "bootstrap.py")
    make_environment = module.make_environment

    def make_without_ensurepip() -> None:
        with monkeypatch.context() as patch:
            failed = subprocess.CompletedProcess("ensurepip", 1)
            patch.setattr(subprocess, "run", lambda *_, **__: failed)
            make_environment()

    monkeypatch.setattr(module, "make_environment", make_without_ensurepip)
    return module


def pip_calls(project: Path) -> list[list[str]]:
    return [json.loads(line) for line in (project / "pip.log").read_text().splitlines()]


def run_bootstrap(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(project / "bootstrap.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_first_run_sets_up_and_a_second_runs_no_pip(
    bare: ModuleType, project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert bare.main() == 0
    announced, fetched, ready = capfd.readouterr().err.splitlines()
    size = "at most about 90 MB to download, 1 min"
    assert announced == f"bootstrap: installing into {project}/.venv: {size}"
    assert fetched.startswith("bootstrap: taking pip-99.1-py3-none-any.whl from file:///")
    assert ready == f"bootstrap: ready: {project}/.venv/bin/treeval"
    with_wheel, editable = pip_calls(project)
    assert with_wheel[-2:] == ["--no-index", f"{project}/.venv/pip-99.1-py3-none-any.whl"]
    assert editable[-2:] == ["-e", f"{project}[compiled]"]
    assert {"--no-user", "--prefer-binary"} < set(editable)

    again = run_bootstrap(project, "score", "a b", "c")
    assert (again.returncode, again.stdout, again.stderr) == (7, "score a b c\n", "")
    assert len(pip_calls(project)) == 2


def test_pip_runs_again_only_for_another_extra_or_a_changed_project(
    bare: ModuleType, project: Path
) -> None:
    for extra in ["compiled", "dev", "compiled", "dev", "bench"]:
        bare.set_up(extra, 1)
    (project / "pyproject.toml").write_text("# changed\n")
    for extra in ["compiled", "dev", "dev"]:
        bare.set_up(extra, 1)
    targets = [call[-1].removeprefix(str(project)) for call in pip_calls(project)[1:]]
    assert targets == ["[compiled]", "[dev]", "[bench]", "[compiled]", "[dev]"]


def test_test_and_bench_run_their_scripts(bare: ModuleType, project: Path) -> None:
    for command, (extra, megabytes, script) in bare.COMMANDS.items():
        assert (REPOSITORY / script).is_file()
        (project / script).parent.mkdir()
        (project / script).write_text("import sys\nprint(sys.prefix, *sys.argv[1:])\nsys.exit(5)\n")
        bare.set_up(extra, megabytes)
        run = run_bootstrap(project, command, "a", "-b")
        assert (run.returncode, run.stdout) == (5, f"{project}/.venv a -b\n")


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("cause", ["another Python", "a torn stamp", "an interrupted installation"])
def test_the_environment_is_made_anew_after(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, cause: str
) -> None:
    with monkeypatch.context() as patch:
        if cause == "an interrupted installation":
            patch.setattr(bare, "run", interrupt)
        assert bare.main() == (130 if bare.run is interrupt else 0)
    (bare.VENV / "old").touch()
    if cause == "another Python":
        monkeypatch.setattr(sys, "version", "3.99")
    elif cause == "a torn stamp":
        bare.STAMP.write_text(bare.STAMP.read_text()[:-5])
    assert bare.main() == 0
    assert not (bare.VENV / "old").exists()


def test_when_pip_fails_its_words_are_shown_and_the_environment_stays(
    bare: ModuleType, project: Path
) -> None:
    bare.set_up("compiled", 1)
    (bare.VENV / "old").touch()
    (project / "pip-fails").touch()
    failed = run_bootstrap(project, "test")
    *_, words, last = failed.stderr.splitlines()
    assert (failed.returncode, words) == (2, "no such package: numpy")
    assert last.startswith("bootstrap: pip failed, see above; check the network")

    (project / "pip-fails").unlink()
    bare.set_up("dev", 1)
    assert (bare.VENV / "old").exists()


WAITING = """
import pathlib, sys, time
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
sys.exit(3)
"""


def test_long_work_gives_signs_of_life(
    bare: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert bare.PATIENCE < 60
    monkeypatch.setattr(bare, "PATIENCE", 0.1)
    monkeypatch.setattr(bare, "PYTHON", sys.executable)
    sign = tmp_path / "sign"
    say = bare.say

    def say_and_release(line: str) -> None:
        say(line)
        sign.touch()

    monkeypatch.setattr(bare, "say", say_and_release)
    assert bare.run("-c", WAITING, sign) == 3
    assert capfd.readouterr().err.startswith("bootstrap: still working after 0.1 seconds\n")


def test_pip_is_looked_for_where_pip_would_look(
    bare: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = (tmp_path / "wheels").as_uri()
    assert bare.pip_pages() == [links]
    monkeypatch.delenv("PIP_NO_INDEX")
    assert bare.pip_pages() == [links, "https://pypi.org/simple/pip/"]

    (tmp_path / "pip.conf").write_text(
        "[global]\nindex-url = https://a.example/\n[install]\nindex-url = https://b.example/s/\n"
        "extra-index-url = https://c.example\n  file:///srv/simple\n"
    )
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "pip.conf"))
    more = ["https://c.example/pip/", "file:///srv/simple/pip/"]
    assert bare.pip_pages() == [links, "https://b.example/s/pip/", *more]
    monkeypatch.setenv("PIP_INDEX_URL", "https://d.example")
    assert bare.pip_pages() == [links, "https://d.example/pip/", *more]


PAGE = """<a href="../x/pip-9.9-py3-none-any.whl#sha256=aa"> <a href="../x/pip-27.0.tar.gz">
<a href='../x/pip-25.10-py3-none-any.whl?a&amp;b'> <a href="../x/pipx-26.0-py3-none-any.whl">"""


def test_the_newest_wheel_of_a_page_is_stored(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = {
        "https://a.example/pip/": PAGE.encode(),
        "https://a.example/x/pip-25.10-py3-none-any.whl?a&b": b"newest",
    }
    monkeypatch.setattr(bare, "fetch", answers.__getitem__)
    bare.VENV.mkdir()
    wheel = bare.fetch_pip("https://a.example/pip/")
    assert (wheel.name, wheel.read_bytes()) == ("pip-25.10-py3-none-any.whl", b"newest")


def test_a_local_index_may_have_a_page(bare: ModuleType, tmp_path: Path) -> None:
    bare.VENV.mkdir()
    page = tmp_path / "simple" / "pip" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text('<a href="../../wheels/pip-99.1-py3-none-any.whl">')
    assert zipfile.is_zipfile(bare.fetch_pip(page.parent.as_uri() + "/"))


class Answer(io.BytesIO):
    url = "https://good.example/elsewhere"


def test_only_verified_hosts_get_a_password_and_are_read(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    logins = []

    def answer(question: Request, context: ssl.SSLContext, **_: object) -> Answer:
        assert context.verify_mode == ssl.CERT_REQUIRED
        assert context.check_hostname
        logins.append(question.get_header("Authorization"))
        return Answer(b"content")

    monkeypatch.setattr(bare.request, "urlopen", answer)
    assert bare.fetch("https://ann:s%40fe@good.example/") == b"content"
    assert bare.fetch("http://localhost:3141/") == b"content"
    assert logins == ["Basic " + base64.b64encode(b"ann:s@fe").decode(), None]

    with pytest.raises(OSError, match="without https"):
        bare.fetch("http://ann:safe@good.example/")
    assert len(logins) == 2
    monkeypatch.setattr(Answer, "url", "http://good.example/elsewhere")
    with pytest.raises(OSError, match="without https"):
        bare.fetch("https://good.example/")


def test_a_certificate_that_cannot_be_verified_stops_with_what_to_install(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def unverified(*_: object, **__: object) -> None:
        raise URLError(ssl.SSLCertVerificationError("unable to get local issuer certificate"))

    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.delenv("PIP_FIND_LINKS")
    monkeypatch.setattr(bare.request, "urlopen", unverified)
    with pytest.raises(SystemExit, match="2"):
        bare.main()
    _, index, last = capfd.readouterr().err.splitlines()
    assert index.startswith("bootstrap: no pip from https://pypi.org/simple/pip/: ")
    assert "unable to get local issuer certificate" in index
    assert "no pip; install ca-certificates or python3-venv with apt, or " in last


def test_where_no_pip_is_found_every_place_is_named_without_its_password(
    bare: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.setenv("PIP_FIND_LINKS", "/no/such/folder")
    monkeypatch.setenv("PIP_INDEX_URL", "http://ann:safe@localhost:1/x")
    with pytest.raises(SystemExit, match="2"):
        bare.main()
    _, folder, index, last = capfd.readouterr().err.splitlines()
    assert folder.startswith("bootstrap: no pip from file:///no/such/folder: ")
    assert index.startswith("bootstrap: no pip from localhost:1/x/pip/: ")
    assert last.startswith("bootstrap: this Python has no pip; install python3-venv with apt, or ")


def test_help_needs_no_environment_and_a_place_in_use_is_one_line(project: Path) -> None:
    assert "run all checks" in run_bootstrap(project, "--help").stdout
    (project / ".venv").write_text("in the way")
    run = run_bootstrap(project)
    assert run.returncode == 2
    assert run.stderr.splitlines()[1].startswith(f"bootstrap: cannot set up {project}/.venv: ")
    assert run.stderr.count("\n") == 2


def test_an_old_python_is_refused_in_one_line(
    project: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "version_info", (3, 10, 13))
        with pytest.raises(SystemExit, match="2"):
            module_at(project / "bootstrap.py")
    error = capfd.readouterr().err
    assert error.startswith("bootstrap: treeval needs Python 3.11 or newer")
    assert error.count("\n") == 1
    ast.parse((project / "bootstrap.py").read_text(), feature_version=(3, 6))

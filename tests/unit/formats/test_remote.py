"""Addresses in place of paths: the file systems of fsspec in memory, on disk, and of S3."""

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import treeval
from blocks import blocks_of
from sample import BIRCH, GOLD
from treeval.errors import FileError, SettingError
from treeval.formats.remote import is_remote

fsspec: Any = pytest.importorskip("fsspec", reason="fsspec is not installed")


@pytest.fixture
def memory() -> Iterator[str]:
    """A folder in memory, with a gold file, an output and the same output compressed."""
    system = fsspec.filesystem("memory")
    system.pipe("/folder/gold.conllu", Path(GOLD).read_bytes())
    system.pipe("/folder/out.conllu", Path(BIRCH).read_bytes())
    system.pipe("/folder/packed.conllu.gz", gzip.compress(Path(BIRCH).read_bytes()))
    yield "memory://folder"
    system.rm("/folder", recursive=True)


def las(results: treeval.Results) -> list[float]:
    return [system.scores["LAS"].score for system in results.systems]


def test_what_is_an_address() -> None:
    assert is_remote("s3://bucket/en.conllu")
    assert is_remote("simplecache::s3://bucket/en.conllu")
    assert not is_remote("en.conllu")
    assert not is_remote("# see https://example.org\n1\ta\n")


@pytest.mark.parametrize("name", ["out.conllu", "packed.conllu.gz"])
def test_files_elsewhere_have_the_same_scores(memory: str, name: str) -> None:
    expected = las(treeval.score(GOLD, BIRCH))
    gold, system = f"{memory}/gold.conllu", f"{memory}/{name}"
    assert las(treeval.score(gold, system)) == expected
    with blocks_of(2000):
        assert las(treeval.score(gold, system)) == expected


def test_files_of_this_machine_may_have_addresses() -> None:
    found = treeval.score(f"file://{GOLD}", f"file://{BIRCH}", jobs=2)
    assert las(found) == las(treeval.score(GOLD, BIRCH))
    assert found.gold.path == f"file://{GOLD}"


def test_a_pattern_stands_for_its_files(memory: str) -> None:
    found = treeval.check(f"{memory}/*.conllu*", style=False)
    assert [file.path for file in found.files] == [
        f"memory:///folder/{name}" for name in ("gold.conllu", "out.conllu", "packed.conllu.gz")
    ]
    assert not found.has_problems
    with pytest.raises(FileError, match="no file matches"):
        treeval.check(f"{memory}/*.xyz")


def test_files_that_are_not_there(memory: str) -> None:
    with pytest.raises(FileError, match=r"memory://folder/none\.conllu: no such file"):
        treeval.score(f"{memory}/none.conllu", BIRCH)


def test_unknown_protocols() -> None:
    with pytest.raises(SettingError, match=r"nowhere://a\.conllu: Protocol not known"):
        treeval.score("nowhere://a.conllu", BIRCH)


def test_fsspec_may_be_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fsspec.core", None)
    with pytest.raises(SettingError, match=r"pip install fsspec"):
        treeval.score("memory://a.conllu", BIRCH)


@pytest.fixture
def bucket(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A bucket on a server of this machine that speaks S3."""
    server = pytest.importorskip("moto.server", reason="moto is not installed")
    s3fs = pytest.importorskip("s3fs", reason="s3fs is not installed")
    running = server.ThreadedMotoServer(ip_address="127.0.0.1", port=0)
    running.start()
    host, port = running.get_host_and_port()
    monkeypatch.setenv("AWS_ENDPOINT_URL", f"http://{host}:{port}")
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "test")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "test")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    s3fs.S3FileSystem.clear_instance_cache()
    system = s3fs.S3FileSystem()
    system.mkdir("treebanks")
    system.pipe("treebanks/gold.conllu", Path(GOLD).read_bytes())
    system.pipe("treebanks/out.conllu", Path(BIRCH).read_bytes())
    yield "s3://treebanks"
    s3fs.S3FileSystem.clear_instance_cache()
    running.stop()


def test_a_server_of_s3(bucket: str) -> None:
    gold, system = f"{bucket}/gold.conllu", f"{bucket}/out.conllu"
    expected = las(treeval.score(GOLD, BIRCH))
    assert las(treeval.score(gold, system)) == expected
    with blocks_of(2000):
        assert las(treeval.score(gold, system)) == expected
    assert len(treeval.check(f"{bucket}/*.conllu").files) == 2

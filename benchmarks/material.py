"""What is measured: real treebanks in ../shared where they are, otherwise the shipped sample.

The sample has 25 English sentences, which are repeated. Figures from it show that a measurement
works, and roughly how fast treeval is; those in docs/performance.md are from the real treebanks.
"""

import gzip
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SHARED = ROOT.parent / "shared"
SAMPLE = ROOT / "src" / "treeval" / "sample"
_COPIES = 60  # of the sample: as many words as the test set of English-EWT has


def needed(place: str) -> Path:
    """A file or folder in ../shared that nothing can replace."""
    path = SHARED / place
    if not path.exists():
        sys.exit(f"not measured: this needs ../shared/{place} beside the repository")
    return path


def english() -> tuple[bytes, bytes]:
    """The gold file and a system's output of an English test set, about 25 thousand words."""
    folder = SHARED / "data/conll18/en_ewt"
    if folder.is_dir():
        gold, system = folder / "gold.conllu.gz", folder / "UDPipe-Future.conllu.gz"
        return gzip.decompress(gold.read_bytes()), gzip.decompress(system.read_bytes())
    _say_sample()
    gold, system = SAMPLE / "gold/en.conllu", SAMPLE / "systems/alder/en.conllu"
    return gold.read_bytes() * _COPIES, system.read_bytes() * _COPIES


def parsed_english(scratch: Path) -> tuple[Path, Path]:
    """Gold trees and a parser's output on the same words, as files."""
    folder = SHARED / "data/parsers/en_ewt"
    if folder.is_dir():
        return folder / "gold.conllu.gz", folder / "malt-stacklazy.conllu.gz"
    _say_sample()
    paths = scratch / "gold.conllu", scratch / "system.conllu"
    for path, source in zip(paths, ("gold", "systems/birch"), strict=True):
        path.write_bytes((SAMPLE / source / "en.conllu").read_bytes() * _COPIES)
    return paths


def penn(scratch: Path) -> Path:
    """Trees in Penn Treebank brackets."""
    real = SHARED / "data/wsj-sample/wsj.mrg"
    if real.is_file():
        return real
    _say_sample()
    path = scratch / "sample.mrg"
    path.write_bytes((SAMPLE / "brackets/en.mrg").read_bytes() * _COPIES)
    return path


def treebanks(folder: Path) -> list[list[Path]]:
    """Write files of several treebanks into a folder; each list is a gold file and its outputs."""
    real = SHARED / "data/conll18"
    if real.is_dir():
        return [_unpacked(one, folder / one.name) for one in sorted(real.iterdir())]
    _say_sample()
    return [_laid_out(gold, folder / gold.stem) for gold in sorted((SAMPLE / "gold").iterdir())]


def scratch_folder() -> Path:
    """A folder that is removed when the program ends."""
    _FOLDERS.append(tempfile.TemporaryDirectory())
    return Path(_FOLDERS[-1].name)


_FOLDERS: list["tempfile.TemporaryDirectory[str]"] = []


def _unpacked(packed: Path, target: Path) -> list[Path]:
    """Unpack the files of a treebank, the gold file first."""
    target.mkdir()
    plain = []
    for path in sorted(packed.iterdir(), key=lambda path: not path.name.startswith("gold")):
        plain.append(target / path.stem)
        plain[-1].write_bytes(gzip.decompress(path.read_bytes()))
    return plain


def _laid_out(gold: Path, target: Path) -> list[Path]:
    """Copy a gold file of the sample and the outputs of all systems, repeated."""
    target.mkdir()
    outputs = sorted((SAMPLE / "systems").glob(f"*/{gold.name}"))
    sources = {"gold": gold} | {output.parent.name: output for output in outputs}
    plain = []
    for name, source in sources.items():
        plain.append(target / f"{name}.conllu")
        plain[-1].write_bytes(source.read_bytes() * _COPIES)
    return plain


def _say_sample() -> None:
    print("../shared is absent: measured on the shipped sample, repeated")

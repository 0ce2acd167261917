"""What the site has beyond the pages in docs/: mkdocs calls these functions while it builds.

README.md and other pages that live outside docs/ become pages of the site, links to source files
lead to where the source is published, and the reports of the gallery are made.
"""

import contextlib
import io
import re
import shutil
import tempfile
import tomllib
from functools import cache
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
SAMPLE = ROOT / "src/treeval/sample"
# Pages that live elsewhere in the repository, and their names on the site.
ELSEWHERE = {
    "README.md": "index.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "src/treeval/sample/README.md": "sample.md",
}
LINK = re.compile(r"(\]\()([^)\s#]+)([^)\s]*\))")
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)
GALLERY = "gallery.md"
SHOWN = re.compile(r"```console\n\$ treeval (.* --html (\S+\.html))\n```\n")
FRAME = '<iframe class="gallery-page" loading="lazy" src="{0}" title="{1}"></iframe>\n'


def on_config(config: "MkDocsConfig") -> "MkDocsConfig":
    """Take addresses from pyproject.toml."""
    config.site_url = addresses()["Documentation"] + "/"
    config.repo_url = addresses()["Source"]
    config.repo_name = "Source"
    config.edit_uri = None
    return config


@cache
def addresses() -> dict[str, str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return dict(project["urls"])


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Add the pages that live elsewhere, and the reports of the gallery."""
    from mkdocs.structure.files import File

    for path, name in ELSEWHERE.items():
        text = (ROOT / path).read_text("utf-8")
        files.append(File.generated(config, name, content=text))
    for name, text in reports((ROOT / "docs" / GALLERY).read_text("utf-8")).items():
        files.append(File.generated(config, f"gallery/{name}", content=text))
    return files


def reports(page: str) -> dict[str, str]:
    """The reports that the commands of the gallery write, made in a copy of the sample."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
        with contextlib.chdir(folder):
            for command, _ in SHOWN.findall(page):
                _run(command)
            return {name: Path(name).read_text("utf-8") for _, name in SHOWN.findall(page)}


def _run(command: str) -> None:
    """Run a command of treeval, which must succeed; where files differ, diff ends with 1."""
    from treeval.cli import main

    arguments = [path for word in command.split() for path in _expanded(word)]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            main(arguments)
    except SystemExit as end:
        if end.code not in (None, 0, int(command.startswith("diff "))):
            raise ValueError(f"treeval {command}: {said.getvalue()}") from end


def _expanded(word: str) -> list[str]:
    return sorted(map(str, Path().glob(word))) if "*" in word else [word]


def on_page_markdown(markdown: str, page: "Page", **_: Any) -> str:
    """Let links lead to pages of the site or to the source, and show the reports of the gallery."""
    own = page.file.src_uri
    if own == "index.md":
        page.meta["hide"] = ["navigation"]  # it would only name this page
    path = next((path for path, name in ELSEWHERE.items() if name == own), f"docs/{own}")

    def led(link: re.Match[str]) -> str:
        before, target, after = link.groups()
        if "://" in target:
            return link[0]
        return before + _address(normpath(f"{PurePosixPath(path).parent}/{target}"), own) + after

    parts = CODE.split(markdown)
    linked = "".join(part if at % 2 else LINK.sub(led, part) for at, part in enumerate(parts))
    return SHOWN.sub(_framed, linked) if own == GALLERY else linked


def on_post_page(output: str, **_: Any) -> str:
    """Name the search for screen readers, which the theme forgets."""
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"')


def _framed(block: re.Match[str]) -> str:
    place = f"gallery/{block[2]}"
    opened = f"[Open the report]({place}){{ .md-button target=_blank }}"
    return f"{block[0]}\n{opened}\n\n{FRAME.format(place, block[2])}"


def _address(path: str, page: str) -> str:
    """Where a file of the repository is, seen from a page of the site."""
    inside = ELSEWHERE.get(path) or (path[5:] if path.startswith("docs/") else None)
    if inside is None:
        return f"{addresses()['Source']}/blob/main/{path}"
    return relpath(inside, str(PurePosixPath(page).parent))

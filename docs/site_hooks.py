"""What the site has beyond the pages in docs/: mkdocs calls these functions while it builds.

README.md and other pages that live outside docs/ become pages of the site, links to source files
lead to where the source is published, and the reports of the gallery are made.
"""

import re
import tomllib
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
# Pages that live elsewhere in the repository, and their names on the site.
ELSEWHERE = {
    "README.md": "index.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "src/treeval/sample/README.md": "sample.md",
}
LINK = re.compile(r"(\]\()([^)\s#]+)([^)\s]*\))")
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def on_config(config: "MkDocsConfig") -> "MkDocsConfig":
    """Take addresses from pyproject.toml."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    config.site_url = urls["Documentation"] + "/"
    config.repo_url = urls["Source"]
    config.repo_name = "Source"
    config.edit_uri = None
    return config


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Add the pages that live elsewhere, and the reports of the gallery."""
    from mkdocs.structure.files import File

    for path, name in ELSEWHERE.items():
        text = (ROOT / path).read_text("utf-8")
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: "Page", **_: Any) -> str:
    """Let links lead to pages of the site, or to where the source is published."""
    own = page.file.src_uri
    path = next((path for path, name in ELSEWHERE.items() if name == own), f"docs/{own}")

    def led(link: re.Match[str]) -> str:
        before, target, after = link.groups()
        if "://" in target:
            return link[0]
        return before + _address(normpath(f"{PurePosixPath(path).parent}/{target}"), own) + after

    parts = CODE.split(markdown)
    return "".join(part if at % 2 else LINK.sub(led, part) for at, part in enumerate(parts))


def _address(path: str, page: str) -> str:
    """Where a file of the repository is, seen from a page of the site."""
    inside = ELSEWHERE.get(path) or (path[5:] if path.startswith("docs/") else None)
    if inside is None:
        urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
        return f"{urls['Source']}/blob/main/{path}"
    return relpath(inside, str(PurePosixPath(page).parent))

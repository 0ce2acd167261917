"""Build the documentation as a site: `python docs/make_site.py [serve]`; see mkdocs.yml.

The site is written into the folder `site`; its pages can be opened as files. `serve` shows it at
an address, and builds it again when a page changes.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main(*arguments: str) -> int:
    command = [sys.executable, "-m", "mkdocs", "--quiet", *(arguments or ["build", "--strict"])]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}  # an advertisement of the theme's successor
    code = subprocess.run(command, cwd=ROOT, env=quiet, check=False).returncode  # noqa: S603
    if code == 0:
        sys.stdout.write(f"open {ROOT / 'site' / 'index.html'}\n")
    return code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

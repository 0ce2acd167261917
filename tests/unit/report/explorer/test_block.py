"""The script of the explorer: modules of one form, joined into one script."""

import re
from importlib.resources import files

import pytest

from treeval.report.explorer.block import explorer_script

MODULES = sorted(
    path.name
    for path in (files("treeval.report.explorer") / "js").iterdir()
    if path.name.endswith(".js")
)


@pytest.mark.parametrize("name", MODULES)
def test_modules_keep_to_the_forms_that_can_be_joined(name: str) -> None:
    text = (files("treeval.report.explorer") / "js" / name).read_text("utf-8")
    assert text.startswith("// "), "a module says what it holds"
    for line in text.splitlines():
        if line.startswith("export"):
            assert re.match(r"export (async )?(function|const|class) \w", line)
        elif line.startswith("import"):
            assert line == "import {" or re.match(r'import \{[^}]*\} from "\./\w+\.js";', line)
    assert "innerHTML" not in text, "text from files must not become markup"
    assert "eval(" not in text


def test_the_joined_script_has_every_module_once_after_those_that_it_needs() -> None:
    script = explorer_script()
    defined = re.findall(r"^const _(\w+) = \(\(\) => \{", script, re.MULTILINE)
    assert sorted(f"{name}.js" for name in defined) == MODULES
    for name in defined:
        needed = re.findall(
            r"= _(\w+);", script.partition(f"const _{name} = ")[2].partition("\n})();")[0]
        )
        assert all(defined.index(one) < defined.index(name) for one in needed)
    assert not re.search(r"^(import|export) ", script, re.MULTILINE)
    assert "</script" not in script

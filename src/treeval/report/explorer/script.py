"""The script of the explorer: its modules joined into one text, since a page loads nothing.

Each module becomes a function that returns its exports, so that its other names stay its own. The
modules keep to one form of ``import`` and ``export``; a test insists on it.
"""

import re
from functools import cache
from importlib.resources import files

_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./(\w+)\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.MULTILINE | re.DOTALL)
_TYPE = re.compile(r"/\*\* @type (?:(?!\*/).)*\*/ ?")
_MAIN = "main"


@cache
def explorer_script() -> str:
    """Join the modules, those that others need first, without their comments."""
    joined: dict[str, str] = {}
    _join(_MAIN, joined)
    return '"use strict";\n' + "".join(joined.values())


def _join(name: str, joined: dict[str, str]) -> None:
    """Add a module after the modules that it imports."""
    text = (files("treeval.report.explorer") / "js" / f"{name}.js").read_text("utf-8")
    for _, needed in _IMPORT.findall(text):
        if needed not in joined:
            _join(needed, joined)
    joined[name] = _as_function(name, text)


def _as_function(name: str, text: str) -> str:
    exports = ", ".join(_EXPORT.findall(text))
    bare = _TYPE.sub("", _COMMENT.sub("", text))
    body = _EXPORT.sub("", _IMPORT.sub(r"const {\1} = _\2;\n", bare))
    return f"const _{name} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"

"""Write the translations of all kernels that are kept as machine code.

Run it after a kernel was changed: `python docs/make_translations.py`. Those of kernels that are
unchanged stay as they are.
"""

import os
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

from treeval.kernels import machine_code
from treeval.kernels.machine_code import MachineCode

SOURCE = Path(machine_code.__file__).parents[2]


def modules_with_kernels() -> list[ModuleType]:
    """Find all modules that name a kernel that is kept as machine code."""
    return [
        import_module(".".join(path.relative_to(SOURCE).with_suffix("").parts))
        for path in sorted(SOURCE.rglob("*.py"))
        if re.search(r"^\w+ = MachineCode\(", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]


def every_kernel() -> list[MachineCode]:
    """Find all kernels that are kept as machine code."""
    named = (one for module in modules_with_kernels() for one in vars(module).values())
    found = {one for one in named if isinstance(one, MachineCode)}
    return sorted(found, key=lambda kernel: kernel.translation_path)


def main() -> None:
    os.environ["NUMBA_OPT"] = "0"  # before numba is loaded: nothing that depends on the processor
    kernels = every_kernel()
    folder = kernels[0].translation_path.parent
    folder.mkdir(exist_ok=True)
    for path in {*folder.iterdir()} - {kernel.translation_path for kernel in kernels}:
        path.unlink()
    for kernel in kernels:
        if kernel.translation() is None:
            kernel.translation_path.write_text(kernel.translate(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

"""Kernels that are kept as machine code: loading them takes a tenth of the time numba takes.

numba translates a function once, and the package ships the translation. llvmlite, which
numba is built on, makes machine code of it, which is kept beside the package or in the user's
caches. So numba is not loaded. Such a kernel takes arrays and whole numbers, returns a whole
number, raises nothing, and does not hold the lock of the interpreter, so that several threads can
run kernels.
"""

import hashlib
import os
import re
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from treeval.errors import SettingError
from treeval.kernels import NEEDS_NUMBA, has_numba
from treeval.kernels.place import folders_for_code

_PACKAGE = "treeval.kernels."
_MAKER = "treeval.kernels.compiling"
_DECORATORS = "treeval.kernels.jit"
_TRANSLATIONS = Path(__file__).with_name("translations")
_LOCK = threading.Lock()
# How numpy describes the elements of arrays.
_STORED = {
    f"{kind}*": np.dtype(kind).str
    for kind in ("uint8", "uint16", "int32", "uint32", "int64", "uint64", "float32", "float64")
}
# Kernels import from this package and from those of single learners.
_IMPORTED = re.compile(
    rb"^from (treeval\.(?:kernels|induction\.\w+\.kernels)\.[\w.]+) import", re.MULTILINE
)


class MachineCode:
    """A kernel, given by its place (``module:function``) and the types of its arguments.

    The type of an array is that of its elements with a star, as in C: ``uint8*``.
    """

    def __init__(self, place: str, *types: str) -> None:
        self.place = place
        self.types = types
        self._function: Callable[..., int] | None = None

    def __call__(self, *arguments: Any) -> int:
        """Run the kernel; it is loaded, and compiled if need be, when it first runs."""
        function = self.prepare()
        pairs = zip(self.types, arguments, strict=True)
        return function(*(_passed(kind, value) for kind, value in pairs))

    @property
    def is_kept(self) -> bool:
        """Whether the kernel need not be compiled first."""
        return self._kept() is not None

    @property
    def is_loaded(self) -> bool:
        """Whether the kernel can run at once."""
        return self._function is not None

    def prepare(self) -> Callable[..., int]:
        """Load the kernel; compile it first, if need be."""
        if self._function is not None:
            return self._function
        if not has_numba():
            raise SettingError(NEEDS_NUMBA)
        import ctypes  # noqa: PLC0415  small files need no kernels

        with _LOCK:
            if self._function is None:
                kinds = [ctypes.c_void_p if "*" in one else ctypes.c_int64 for one in self.types]
                code = self._kept() or self._compiled()
                address = _address(self._symbol, code)
                self._function = ctypes.CFUNCTYPE(ctypes.c_int64, *kinds)(address)
            return self._function

    @property
    def _symbol(self) -> str:
        return self.place.replace(":", ".")

    @property
    def _file(self) -> str:
        return f"{self._symbol}-{_circumstances(self.place.partition(':')[0])}.o"

    def _kept(self) -> bytes | None:
        found = (_sound(folder / self._file) for folder in folders_for_code())
        return next(filter(None, found), None)

    def _compiled(self) -> bytes:
        from treeval.kernels.compiling import code_of_package, object_code  # noqa: PLC0415

        text = self.translation()
        code = (text and code_of_package(text)) or object_code(self.translate())
        _keep(self._file, code)
        return code

    @property
    def translation_path(self) -> Path:
        """Where the package keeps the translation."""
        return _TRANSLATIONS / f"{_short(self._symbol)}.ll"

    def translation(self) -> str | None:
        """The translation that the package ships, unless the kernel was changed since."""
        try:
            text = self.translation_path.read_text(encoding="utf-8")
        except OSError:
            return None
        return text if text.startswith(self._heading) else None

    def translate(self) -> str:
        """Translate the kernel as it is now."""
        from treeval.kernels.translating import translated  # noqa: PLC0415  it loads numba

        module, _, name = self.place.partition(":")
        text = translated(getattr(import_module(module), name), self.types, self._symbol)
        return f"{self._heading}{text}"

    @property
    def _heading(self) -> str:
        """Names the sources of which a translation is."""
        described = repr((self.types, sources(self.place.partition(":")[0]))).encode()
        return f"; sources {hashlib.sha256(described).hexdigest()}\n"


def _passed(kind: str, value: Any) -> int:
    """Give a number as it is, and of an array where it begins."""
    if not kind.endswith("*"):
        return int(value)
    array = value.__array_interface__
    assert array["typestr"] == _STORED[kind], (array["typestr"], kind)
    assert array["strides"] is None, "the array is not contiguous"
    return int(array["data"][0])


def can_compile() -> bool:
    """Whether kernels can be used here; their numbers are little-endian and have 64 bits."""
    return sys.byteorder == "little" and np.intp(0).nbytes == 8 and has_numba()


@cache
def _circumstances(module: str) -> str:
    """Name everything that machine code depends on: processor, compiler and source."""
    import llvmlite  # noqa: PLC0415  small files need no kernels
    from llvmlite import binding  # noqa: PLC0415

    spec = find_spec("numba")
    numba = Path(spec.origin).stat().st_mtime_ns if spec and spec.origin else 0
    processor = binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    described = repr((llvmlite.__version__, numba, processor, sources(module), sources(_MAKER)))
    return hashlib.sha256(described.encode()).hexdigest()[:16]


@cache
def sources(module: str) -> dict[str, bytes]:
    """The text of a kernel's module, and of all modules of kernels that it imports."""
    found: dict[str, bytes] = {}
    wanted = [module]
    while wanted:
        name = wanted.pop()
        if _short(name) not in found:
            path = Path(__file__).parents[2].joinpath(*name.split(".")).with_suffix(".py")
            text = found[_short(name)] = path.read_bytes().replace(b"\r\n", b"\n")
            wanted += {one.decode() for one in _IMPORTED.findall(text)} - {_DECORATORS}
    return dict(sorted(found.items()))


def _short(name: str) -> str:
    """The name of a module or function without the packages that most have in common."""
    return name.removeprefix(_PACKAGE).removeprefix("treeval.")


def _keep(name: str, code: bytes) -> None:
    """Keep machine code in the first folder that can be written; if none can, for this run."""
    for folder in folders_for_code():
        part = folder / f"{name}.{os.getpid()}.part"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(_digest(code) + code)
            part.replace(folder / name)
        except OSError:
            with suppress(OSError):
                part.unlink(missing_ok=True)  # the disk is full
            continue
        return


def _sound(path: Path) -> bytes | None:
    """Read machine code; None if it is absent or damaged, as it would bring down the process."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    size = hashlib.sha256().digest_size
    return data[size:] if data[:size] == _digest(data[size:]) else None


def _digest(code: bytes) -> bytes:
    return hashlib.sha256(code).digest()


@cache
def _engine() -> Any:
    """LLVM's loader of machine code."""
    from llvmlite import binding  # noqa: PLC0415  small files need no kernels

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine(jit=True)
    return binding.create_mcjit_compiler(binding.parse_assembly(""), machine)


def _address(symbol: str, code: bytes) -> int:
    from llvmlite import binding  # noqa: PLC0415  small files need no kernels

    engine = _engine()
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return int(engine.get_function_address(symbol))

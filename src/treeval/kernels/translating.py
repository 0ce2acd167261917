"""Translations of kernels into LLVM IR, by numba.

Translating takes seconds, so the package ships translations (`docs/make_translations.py` writes
them). They hold for every processor of 64 bits, and llvmlite alone makes machine code of
them. Numba is only needed here, for a kernel that was changed since, or for an LLVM that does not
understand the translation.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

from llvmlite import binding

from treeval.kernels.jit import cfunc, types

# What versions of LLVM write differently, and find out by themselves: comments, the processor,
# remarks on functions, on arguments and on instructions, and how long variables live.
_LINES = re.compile(
    r"^(?:;|source_filename|target |attributes |!|.*@llvm\.lifetime\.).*\n|\n(?=\n)", re.MULTILINE
)
_REMARKS = re.compile(
    r" *; preds = .*|,? ![\w.]+ !\w+| #\d+| (?:readonly|writeonly|nonnull|noalias|noundef|writable"
    r"|nocapture|dead_on_unwind|captures\([^)]*\)|range\([^)]*\)|initializes\(\([^)]*\)\))(?=[ ,)])"
)
_NAME = re.compile(r"_ZN\w+")


def translated(function: Callable[..., int], kinds: Iterable[str], symbol: str) -> str:
    """Translate a function, under a name of its own."""
    kernel = cfunc(types.int64(*map(_type, kinds)), error_model="numpy")(function)
    module = binding.parse_assembly(kernel.inspect_llvm())
    module.get_function(kernel.native_name).name = symbol
    _make_independent(module, symbol)
    return _portable(str(module))


def _type(kind: str) -> Any:
    known: Any = types
    named = getattr(known, kind.removesuffix("*"))
    return known.CPointer(named) if kind.endswith("*") else named


def _make_independent(module: Any, symbol: str) -> None:
    """Remove what calls numba or Python, which later runs do not load.

    numba calls them to report exceptions. A kernel raises none, which the optimiser finds out when
    it knows that nobody else calls the functions that a kernel consists of. What depends on the
    processor is left to `compiling`.
    """
    for named in (*module.functions, *module.global_variables):
        if not named.is_declaration and named.name != symbol:
            named.linkage = "internal"
    tuning = binding.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_vectorization = tuning.loop_unrolling = tuning.loop_interleaving = False
    machine = binding.Target.from_default_triple().create_target_machine(jit=True)
    for _ in range(2):  # the first time, it does not see through all calls
        builder = binding.create_pass_builder(machine, tuning)
        builder.getModulePassManager().run(module, builder)
    foreign = [
        function.name
        for function in module.functions
        if function.is_declaration and not function.name.startswith("llvm.")
    ]
    assert not foreign, f"the kernel {symbol} calls {', '.join(foreign)}"


def _portable(text: str) -> str:
    """Leave out what depends on the processor, on the version of LLVM, and on other kernels."""
    names: dict[str, str] = {}
    shorter = _REMARKS.sub("", _LINES.sub("", text)).lstrip()
    return _NAME.sub(lambda one: names.setdefault(one[0], f"part.{len(names)}"), shorter)

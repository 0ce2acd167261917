"""Machine code of a kernel: numba translates the function, llvmlite compiles the result."""

from collections.abc import Callable, Iterable
from typing import Any

from llvmlite import binding

from treeval.kernels.jit import cfunc, types


def compiled(function: Callable[..., int], kinds: Iterable[str], symbol: str) -> bytes:
    """Compile a function for this processor, under a name of its own."""
    kernel = cfunc(types.int64(*map(_type, kinds)), error_model="numpy")(function)
    module = binding.parse_assembly(kernel.inspect_llvm())
    module.get_function(kernel.native_name).name = symbol
    machine = binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(),
        features=binding.get_host_cpu_features().flatten(),
        opt=3,
        jit=True,
    )
    _make_independent(module, symbol, machine)
    return bytes(machine.emit_object(module))


def _type(kind: str) -> Any:
    known: Any = types
    named = getattr(known, kind.removesuffix("*"))
    return known.CPointer(named) if kind.endswith("*") else named


def _make_independent(module: Any, symbol: str, machine: Any) -> None:
    """Remove what calls numba or Python, which later runs do not load.

    numba calls them to report exceptions. A kernel raises none, which the optimiser finds out when
    it knows that nobody else calls the functions that a kernel consists of.
    """
    for function in module.functions:
        if not function.is_declaration and function.name != symbol:
            function.linkage = "internal"
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    builder = binding.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    foreign = [
        function.name
        for function in module.functions
        if function.is_declaration and not function.name.startswith("llvm.")
    ]
    assert not foreign, f"the kernel {symbol} calls {', '.join(foreign)}"

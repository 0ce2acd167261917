"""Machine code of a kernel, from its translation into LLVM IR."""

from typing import Any

from llvmlite import binding

_OLDEST = 20  # version of LLVM that understands the translations of the package


def code_of_package(translation: str) -> bytes | None:
    """Compile a translation of the package; None if this version of LLVM does not understand it."""
    if binding.llvm_version_info[0] < _OLDEST:
        return None
    try:
        return object_code(translation)
    except RuntimeError:
        return None


def object_code(translation: str) -> bytes:
    """Compile a translation for this processor."""
    machine = this_machine()
    module = binding.parse_assembly(translation)
    module.verify()
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    builder = binding.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def this_machine() -> Any:
    """The processor that this runs on, with all that it can do."""
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(),
        features=binding.get_host_cpu_features().flatten(),
        opt=3,
        jit=True,
    )

"""Machine code of a kernel, from its translation into LLVM's language."""

from typing import Any

from llvmlite import binding


def object_code(translation: str) -> bytes | None:
    """Compile for this processor; None if this version of LLVM does not understand the text."""
    machine = this_machine()
    try:
        module = binding.parse_assembly(translation)
    except RuntimeError:
        return None
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

"""The choice between compiled code and numpy: small files are not worth loading the former."""

LARGEST = (1 << 31) - 1  # bytes: places in a text are numbers of 32 bits
_WORTH_LOADING = 1 << 22  # bytes, which numpy reads in the time that loading takes
_WORTH_COMPILING = 1 << 26


class Demand:
    """The number of bytes read so far: a process that has read much will read more."""

    read = 0


def pays_off(size: int) -> bool:
    """Say whether compiled code is worth loading for a text of another ``size`` bytes."""
    Demand.read += size
    if Demand.read < _WORTH_LOADING or not can_scan(size):
        return False
    from treeval.formats.compiled import are_kept, prepare  # noqa: PLC0415  small files do without

    if Demand.read < _WORTH_COMPILING and not are_kept():
        return False
    prepare()
    return True


def can_scan(size: int) -> bool:
    """Say whether compiled code can read a text of ``size`` bytes here."""
    from treeval.kernels.machine_code import can_compile  # noqa: PLC0415  small files do without

    return size <= LARGEST and can_compile()

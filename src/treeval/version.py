"""The version of treeval, and that of its JSON, alone in a file that loads nothing."""

__version__ = "0.1.0"
SCHEMA = 1  # increased if a key of the JSON is removed, renamed, or changes its meaning


def stamped(kind: str) -> dict[str, str]:
    """How every record for JSON begins: the version, and the name of its JSON Schema."""
    return {"treeval": __version__, "schema": f"{kind}-{SCHEMA}"}

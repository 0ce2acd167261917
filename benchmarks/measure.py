"""Measuring whole commands: CPU seconds and peak memory of a child process."""

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

SHARED = Path(__file__).resolve().parents[2] / "shared"


@dataclass(frozen=True)
class Cost:
    """What a command took."""

    seconds: float  # CPU, user and system
    megabytes: float  # peak
    clock: float  # seconds that passed

    def __str__(self) -> str:
        return f"{self.seconds:8.2f} s CPU {self.megabytes:8.0f} MB"


def cost(command: list[str], repeats: int = 1) -> Cost:
    """Run a command and take the best of several runs."""
    return min((_run(command) for _ in range(repeats)), key=lambda found: found.seconds)


def _run(command: list[str]) -> Cost:
    # A program that may not keep its compiled modules would be compiled anew in every run.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    clock = time.perf_counter() - begin
    if status:
        sys.exit(f"failed: {' '.join(command)}")
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, clock)


def program(name: str) -> str:
    """A console script of this environment."""
    return str(Path(sys.executable).with_name(name))

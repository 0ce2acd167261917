"""Measuring whole commands: CPU seconds and peak memory of a child process.

The command is started by this file in a process of its own: the peak of a child counts the memory
of the process that started it, and measurements may have loaded much themselves.
"""

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path


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
    starter = [sys.executable, "-S", str(Path(__file__).resolve()), *command]
    found = subprocess.run(starter, check=False, stdout=subprocess.PIPE)
    if found.returncode:
        sys.exit(f"failed: {' '.join(command)}")
    return Cost(*json.loads(found.stdout))


def _start(command: list[str]) -> int:
    """Run a command without its output, and print its cost."""
    # A program that may not keep its compiled modules would be compiled anew in every run.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    begin = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    clock = time.perf_counter() - begin
    print(json.dumps([usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, clock]))
    return int(status != 0)


def program(name: str) -> str:
    """A console script of this environment."""
    return str(Path(sys.executable).with_name(name))


if __name__ == "__main__":
    sys.exit(_start(sys.argv[1:]))

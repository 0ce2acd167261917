"""`python -m treeval` is the command line."""

from treeval.cli import main

main()

"""Compiled loops over arrays: the only package that imports numba, when one is called."""

from treeval.kernels.place import find_place

find_place()  # before numba is loaded, which looks for a place for compiled code only then

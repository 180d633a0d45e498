"""The part of Cython's own module that the bots' kernel names: C types, as the numbers they are.

The package has no types."""

import builtins

int = builtins.int
ulonglong = builtins.int
bint = builtins.bool
double = builtins.float
compiled: builtins.bool

"""Programs that run inside a measured working copy, on its data and with its code.

Each is one file that imports nothing of the benchmarks: another commit may have none, or others.
"""

"""The rules of docs/rules.md a second time, to check the engine against.

Written from the document alone and in another manner: plain mutable Python over texts like `"TH2"`,
no events, legal commands found by trying everything. Slow, and meant to be read beside the rules.
"""

from tests.oracle.table import OracleTable

__all__ = ["OracleTable"]

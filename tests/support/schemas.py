"""The schema of a database in facts that can be compared, whatever way it was reached."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from tests.support.installations import Installation

Schema = Mapping[str, Sequence[str]]
"""The facts of each table in order of the alphabet: columns, indexes and constraints."""

OURS = re.compile(
    r"(accounts|analysis|challenges|chat|clubs|daily_deals|duplicates|invitations|matchmaking|moderation"
    r"|notifications|play|puzzles|ratings|reviews|rule_sets|tables|tv|webhooks)_"
)
COLUMNS = """
SELECT c.relname, a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END || ' ' || a.attidentity::text
    || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  AND a.attnum > 0 AND NOT a.attisdropped
"""
INDEXES = "SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'"
CONSTRAINTS = """
SELECT c.relname, o.conname || ' ' || pg_get_constraintdef(o.oid)
FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid
WHERE o.connamespace = 'public'::regnamespace
"""
CASTS_AND_PARENTHESES = re.compile(r"::(character varying|[a-z]+)(\[\])?|[()]")
"""PostgreSQL writes conditions with others once they were dumped and loaded."""
NAMED = re.compile(r'CONSTRAINT "(\w+)" (CHECK|UNIQUE) \(')


def schema_of(installation: Installation) -> Schema:
    """The schema of the project's own tables."""
    facts: defaultdict[str, list[str]] = defaultdict(list)
    read = _sqlite if installation.url is None else _postgres
    for table, fact in read(installation):
        if OURS.match(table):
            facts[table].append(fact)
    return {table: sorted(facts[table]) for table in sorted(facts)}


def _postgres(installation: Installation) -> Iterator[tuple[str, str]]:
    yield from installation.execute(COLUMNS)
    for query in (INDEXES, CONSTRAINTS):
        for table, fact in installation.execute(query):
            yield table, CASTS_AND_PARENTHESES.sub("", fact)


def _sqlite(installation: Installation) -> Iterator[tuple[str, str]]:
    tables = installation.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    for table, sql in tables:
        for _, *column in installation.execute(f"PRAGMA table_xinfo({table})"):
            # `pk` counts on in a key of several columns.
            yield table, f"column {column}"
        for _, _, *key in installation.execute(f"PRAGMA foreign_key_list({table})"):
            yield table, f"key {key}"
        for match in NAMED.finditer(sql):
            yield table, f"{match[1]} {match[2]} {_enclosed(sql, match.end())}"
    indexes = "SELECT tbl_name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    yield from installation.execute(indexes)


def _enclosed(sql: str, start: int) -> str:
    """The text up to the parenthesis that closes the one before it."""
    depth, end = 1, start
    while depth:
        depth += {"(": 1, ")": -1}.get(sql[end], 0)
        end += 1
    return sql[start : end - 1]

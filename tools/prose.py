"""Lint of prose: count sentences that are hard to read, and list them.

    python -m tools.prose                    # shares by folder
    python -m tools.prose --list games/play  # the sentences, with file and line
    python -m tools.prose --check            # fail above the limit

A marker is a symptom. Rewrite the sentence so that somebody who learned English late
understands it at once; don't just swap the word.
"""

import argparse
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.prose_texts import Sentence, found_in

ROOT = Path(__file__).resolve().parents[1]
LIMIT = 0.005
"""The largest share of sentences with a marker. It only ever goes down; it began at 0.15."""
RULES = ("free relative", "docstring")
"""Markers at the start of a sentence, which a writer can always avoid."""
BROKEN_RULES = 5
"""The largest number of sentences that break a rule. It only ever goes down; the goal is 0."""
LEFT_OUT = re.compile(
    r"^(locked/|constraints\.txt|clients/typescript/src/generated/|LICENSE|tests/golden/|tests/perft/"
    r"|docs/rules-by-example\.md|docs/permissions\.md|tools/prose|tests/site/test_prose\.py)"
)
"""Made by a program, or prose about these very words."""


@dataclass(frozen=True)
class Marker:
    name: str
    pattern: re.Pattern[str]
    reason: str


def marker(name: str, pattern: str, reason: str) -> Marker:
    return Marker(name, re.compile(pattern, re.IGNORECASE), reason)


RELATIVES = "who|whoever|whom|whose|what|whatever|whichever"
HELPERS = "is|are|was|were|has|have|had|does|do|can|may|must|will"
MARKERS = (
    marker(
        "free relative",
        rf"^[\"'(]*({RELATIVES})\b(?!.*\?[)\"']*$)",
        "the sentence has no noun as its subject: write “A player who leaves …”",
    ),
    marker(
        "free relative inside",
        rf"(?:[;:]| and| but| or|, so) (?:who|whoever|whatever) (?!(?:{HELPERS}) (?:it|they)\b)",
        "the clause has no noun as its subject: write “a player who leaves …”",
    ),
    marker(
        "free relative as object",
        r"\b(?:to|for|from|by|with) who(?:ever)?\b"
        r"|\b(?:but|than|and|so) what (?:is|are|was|were|has|had)\b",
        "name the person or the thing: “for operators”, “the rows that are left”",
    ),
    marker("anew", r"\banew\b", "write “again”"),
    marker(
        "is to be",
        r"\b(?:is|are|was|were) (?:not )?to be\b",
        "write “must be”, “should be” or “will be”",
    ),
    marker(
        "of its own",
        r"\bof (?:its|their|his|her|your|our|one's) own\b",
        "write “its own …” or “separate”",
    ),
    marker(
        "by itself",
        r"\bby (?:itself|themselves|oneself|himself|herself)\b",
        "write “alone”, “separately” or “automatically”",
    ),
    marker("but for", r"\bbut for\b", "write “except”"),
    marker(
        "lies",
        r"\b(?:lies|lie|lay)\b(?! (?:on the table|open|face|there))",
        "data is stored, kept or in a place: write which",
    ),
    marker(
        "stands",
        r"\bstands? (?:in|at|beside|under|above|below|on|where|here|there|first|behind|with)\b",
        "write “is in”, “is listed in” or “comes first”",
    ),
    marker(
        "tell",
        r"\b(?:is|are|be|been|was|were|being|gets?|not) told\b"
        r"|\btells? (?:of|that|all|every|each|nobody|others|what|who|which|how|when|whether)\b",
        "messages are published, sent or reported; a page says or shows",
    ),
    marker("ears", r"\bears?\b|\bhears?\b|\bheard\b", "write “receive” or “subscribe”"),
    marker(
        "remember",
        r"\bremember(?:s|ed|ing)?\b|\bforg[eo]t(?:s|ten|ting)?\b(?! password)",
        "write “cache”, “keep”, “invalidate” or “delete”",
    ),
    marker("short way", r"\b(?:short|long) way\b", "write “fast path” or “full stack”"),
    marker("doors", r"\bdoors?\b|\bhomes\b", "name the process, the address or the affinity"),
    marker(
        "late",
        r"\bwatch(?:es|ing)? late\b|\b(?:is|are) (?:shown |told )?late\b",
        "write “after the spectator delay”, or name the delay",
    ),
    marker("pulse", r"\bpulses?\b", "write “heartbeat”"),
    marker("share", r"\bfetch(?:es|ed)? (?:\w+ )?shares?\b", "write “update for a viewer”"),
    marker(
        "given back",
        r"\bexcused?\b|\b(?:given|gives?|giving) back\b"
        r"|\b(?:a|the|long|last|later|of|this|every|no) silence\b",
        "write “outage” and “compensated time”",
    ),
    marker("storable", r"\bstorable\b", "write “validated text”"),
    marker(
        "archaic",
        r"\b(?:lest|whence|thence|hence|thereby|therein|wherein|whereby|hitherto|whereupon|ere|amiss)\b",
        "write the everyday word",
    ),
)
DOCSTRING = marker(
    "docstring",
    r"^(?:what|whatever|whether|who|whose|where|how|when|why|which)\b(?!.*\?$)",
    "a docstring starts with a verb (“Return whether …”) or with a noun (“The time at which …”)",
)


@dataclass(frozen=True)
class Finding:
    path: str
    sentence: Sentence
    marker: Marker


def markers_of(sentence: Sentence) -> Iterator[Marker]:
    """Yield every marker that the sentence carries, outside quoted code."""
    words = re.sub(r"`[^`]*`|“[^”]*”", "`code`", sentence.words)
    # A cell that names its subject is no sentence: "what follows from a command".
    cell = sentence.kind == "cell" and re.match(r"what |which |\w+$", words)
    heading = sentence.kind == "heading" or cell
    for one in MARKERS:
        if one.pattern.search(words) and not (heading and one.name == "free relative"):
            yield one
    in_docstring = sentence.kind in {"function", "docstring"} and sentence.first
    if in_docstring and DOCSTRING.pattern.search(words):
        yield DOCSTRING


def files(places: Iterable[str]) -> list[str]:
    """List the tracked files below the places, without generated ones."""
    found = subprocess.run(
        ("git", "ls-files", "-z", "--deduplicate", "--", *places),
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split("\0")
    return [path for path in found if path and not LEFT_OUT.match(path) and (ROOT / path).is_file()]


def room(path: str) -> str:
    """Return the folder by which a file is counted."""
    parts = path.split("/")[:-1]
    if parts[:1] == ["games"] and parts[1:2] == ["play"]:
        return "/".join(parts[:3])
    if parts[:2] == ["frontend", "src"]:
        return "/".join(parts[:3])
    deep = parts and parts[0] in {"games", "tests", "docs", "tools", "web", "durak_site", "bots"}
    return "/".join(parts[: 2 if deep else 1]) or "."


def line(marked: int, all_of_them: int, name: str) -> str:
    return f"{marked:6} of {all_of_them:6} {marked / max(all_of_them, 1):6.1%}  {name}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.prose", description=__doc__)
    parser.add_argument("--list", metavar="PATH", nargs="+", help="print the sentences there")
    parser.add_argument("--check", action="store_true", help="fail above the limit")
    chosen = parser.parse_args()
    sentences: Counter[str] = Counter()
    marked: Counter[str] = Counter()
    by_marker: Counter[str] = Counter()
    findings: list[Finding] = []
    for path in files(chosen.list or ["."]):
        for sentence in found_in(ROOT / path):
            sentences[room(path)] += 1
            found = [Finding(path, sentence, one) for one in markers_of(sentence)]
            marked[room(path)] += bool(found)
            by_marker.update(one.marker.name for one in found)
            findings += found
    if chosen.list:
        for one in findings:
            print(f"{one.path}:{one.sentence.line}: [{one.marker.name}] {one.sentence.words}")
    else:
        for name, count in by_marker.most_common():
            reason = next(one.reason for one in (*MARKERS, DOCSTRING) if one.name == name)
            print(f"{count:6} {name}: {reason}")
        for name in sorted(sentences):
            print(line(marked[name], sentences[name], name))
    broken = len({(one.path, one.sentence) for one in findings if one.marker.name in RULES})
    print(f"{broken:6} start without a verb or a noun")
    print(line(marked.total(), sentences.total(), "in all"))
    too_many = marked.total() > LIMIT * sentences.total() or broken > BROKEN_RULES
    return int(chosen.check and too_many)


if __name__ == "__main__":
    sys.exit(main())

"""Check a commit message: `python -m tools.commit_message FILE`, run by the commit-msg hook.

The subject is imperative ("Cache snapshots"), says one thing in at most 72 characters, and
has no full stop; the second line is empty.
"""

import re
import sys
from pathlib import Path

MAX_SUBJECT_LENGTH = 72
SCISSORS = re.compile(r"^# -+ >8 -+$.*", re.MULTILINE | re.DOTALL)
"""Git's mark: it drops the rest of the file."""
BY_GIT = re.compile(r"(Merge|Revert|fixup!|squash!|amend!) ")
NO_VERB = re.compile(
    "a|an|the|this|that|these|those|who|what|whoever|whatever|which|where|when|why|how|whether"
    "|if|it|its|they|their|we|our|you|your|i|my|he|she|his|her|one|two|three|no|not|nothing|nobody|none|each"
    "|every|all|any|some|both|several|many|more|most|other|another|such|same|new|old|as|at|by|for"
    "|from|in|into|of|off|on|onto|over|to|under|up|with|without|and|but|or|so|then",
    re.IGNORECASE,
)
NO_IMPERATIVE = re.compile(r".*(ed|ing|[^s]s)")
IMPERATIVE_ALL_THE_SAME = re.compile(
    "alias|bias|bleed|breed|bring|canvas|embed|exceed|feed|focus|need|ping|proceed|ring|seed|shed"
    "|shred|speed|spread|string|succeed|swing|wed",
    re.IGNORECASE,
)


def faults(message: str) -> list[str]:
    """Return what is wrong with a commit message, in sentences."""
    lines = [line for line in SCISSORS.sub("", message).splitlines() if not line.startswith("#")]
    while lines and not lines[0].strip():
        del lines[0]
    if not lines:
        return ["The message is empty."]
    subject = lines[0].rstrip()
    if BY_GIT.match(subject):
        return []
    found = []
    if len(subject) > MAX_SUBJECT_LENGTH:
        found.append(
            f"The subject has {len(subject)} characters; at most {MAX_SUBJECT_LENGTH} fit."
        )
    if subject.endswith("."):
        found.append("The subject ends with a full stop.")
    if len(lines) > 1 and lines[1].strip():
        found.append("The second line is not empty.")
    return found + verb_faults(subject.split()[0])


def verb_faults(first: str) -> list[str]:
    """Return what keeps the first word of a subject from being an imperative."""
    if not re.fullmatch(r"[A-Z][a-z]+(-[a-z]+)*", first):
        return [f"The subject starts with {first!r}, not with a capitalised verb."]
    if NO_VERB.fullmatch(first):
        return [f"The subject starts with {first!r}; start with a verb: “Add …”, “Remove …”."]
    if NO_IMPERATIVE.fullmatch(first) and not IMPERATIVE_ALL_THE_SAME.fullmatch(first):
        return [f"{first!r} is no imperative; write “Add …”, not “Added …” or “Adds …”."]
    return []


def main() -> int:
    found = faults(Path(sys.argv[1]).read_text("utf-8"))
    for fault in found:
        sys.stderr.write(f"commit message: {fault}\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())

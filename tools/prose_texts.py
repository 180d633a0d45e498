"""Extract prose from source files: docstrings, comments and Markdown, split into sentences."""

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

DIRECTIVE = re.compile(r"(noqa|type: ignore|pragma|eslint-|prettier-|@ts-|fmt:|svelte-ignore|!)")
"""Comments that address a tool, not a reader."""
ABBREVIATION = re.compile(r"(?:\b(?:e\.g|i\.e|etc|vs|No|approx)\.|\b[A-Z]\.)$")
SENTENCE_END = re.compile(r"[.!?][\"'”)\]]*(?=\s+[\"'“(\[`]*[A-Z0-9`])")


@dataclass(frozen=True)
class Text:
    """One paragraph, comment or docstring, and the line on which it starts."""

    line: int
    words: str
    kind: str = "comment"
    """One of "comment", "docstring", "function" (its docstring), "heading" and "cell"."""
    opens: bool = True
    """False for the later paragraphs of one docstring or comment."""


@dataclass(frozen=True)
class Sentence:
    line: int
    words: str
    kind: str
    first: bool
    """True for the sentence that opens a comment or docstring."""


def sentences(text: Text) -> Iterator[Sentence]:
    """Split a text at full stops, question marks and exclamation marks."""
    begin = 0
    for end in (*(found.end() for found in SENTENCE_END.finditer(text.words)), len(text.words)):
        if end < len(text.words) and ABBREVIATION.search(text.words[begin:end]):
            continue
        words = text.words[begin:end]
        line = text.line + text.words[: begin + len(words) - len(words.lstrip())].count("\n")
        if re.search(r"[A-Za-z]{2}", words):
            yield Sentence(line, " ".join(words.split()), text.kind, text.opens and not begin)
        begin = end


def joined(comments: Iterator[tuple[int, str]]) -> Iterator[Text]:
    """Join comments on consecutive lines; an empty one starts a new paragraph."""
    lines = [pair for pair in comments if not DIRECTIVE.match(pair[1])]
    paragraph: list[str] = []
    for (line, words), (following, _) in pairwise([*lines, (0, "")]):
        if words.strip("-=# "):
            paragraph.append(words)
        if paragraph and (following != line + 1 or not words.strip("-=# ")):
            begin = line - len(paragraph) + bool(words.strip("-=# "))
            yield Text(begin, "\n".join(paragraph))
            paragraph = []


def paragraphs(line: int, words: str, kind: str) -> Iterator[Text]:
    """Split at empty lines, leaving out doctests."""
    opens = True
    for part in re.split(r"(\n[ \t]*\n)", words):
        if part.strip() and not part.lstrip().startswith(">>>"):
            yield Text(line, part, kind, opens)
            opens = False
        line += part.count("\n")


def from_python(source: str) -> Iterator[Text]:
    """Find comments, docstrings, and the strings that describe attributes."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = (
        (token.start[0], token.string.lstrip("# ").rstrip())
        for token in tokens
        if token.type == tokenize.COMMENT
    )
    yield from joined(comments)
    for node in ast.walk(ast.parse(source)):
        functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        body = getattr(node, "body", None)
        for index, statement in enumerate(body if isinstance(body, list) else ()):
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                words = statement.value.value
                if isinstance(words, str):
                    kind = "function" if isinstance(node, functions) and not index else "docstring"
                    yield from paragraphs(statement.lineno, words, kind)


MARKUP = re.compile(
    r"""(?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)"""
    r"|//(?P<line>[^\n]*)|/\*(?P<block>.*?)\*/|<!--(?P<html>.*?)-->",
    re.DOTALL,
)


def from_script(source: str) -> Iterator[Text]:
    """Find the comments of TypeScript, JavaScript, Svelte and CSS."""
    of_lines: list[tuple[int, str]] = []
    for found in MARKUP.finditer(source):
        line = source.count("\n", 0, found.start()) + 1
        if found["line"] is not None:
            of_lines.append((line, found["line"].strip(" /")))
        for name in ("block", "html"):
            words = re.sub(r"\n[ \t]*\*", "\n", (found[name] or "").lstrip("*"))
            if words.strip() and not DIRECTIVE.match(words.strip()):
                kind = "function" if found[0].startswith("/**") else "comment"
                yield from paragraphs(line, words, kind)
    yield from joined(iter(of_lines))


def from_settings(source: str) -> Iterator[Text]:
    """Find the comments of YAML, TOML, Makefiles, shell scripts and the like."""
    return joined(
        (number, found[1])
        for number, line in enumerate(source.splitlines(), start=1)
        if (found := re.search(r"(?:^|\s)#+ (.*)$", line))
    )


BLOCK = re.compile(r"\s*(#+ |[-*] |\d+\. |> |\|)")


def from_markdown(source: str) -> Iterator[Text]:
    """Find paragraphs, headings, points of lists and cells of tables, without blocks of code."""
    source = re.sub(
        r"^([ \t]*)```.*?^\1```$",
        lambda block: "\n" * block[0].count("\n"),
        source,
        flags=re.DOTALL | re.MULTILINE,
    )
    source = re.sub(r"^\[[^\]]+\]: \S+$", "", source, flags=re.MULTILINE)
    source = re.sub(r"(?<!!)\[([^\]]*)\]\s?[(\[][^)\]]*[)\]]", r"\1", source)
    paragraph: list[str] = []
    begin, kind = 1, "comment"
    for number, line in enumerate([*source.splitlines(), ""], start=1):
        block = BLOCK.match(line)
        if paragraph and (block or not line.strip() or kind == "heading"):
            yield Text(begin, "\n".join(paragraph), kind)
            paragraph = []
        if block and block[1] == "|":
            yield from (
                Text(number, cell.strip(), "cell")
                for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))
                if cell.strip(" -:")
            )
        elif line.strip():
            if not paragraph:
                begin, kind = number, "heading" if block and block[1].startswith("#") else "comment"
            paragraph.append(line[block.end() :] if block else line)


EXTRACTORS: dict[str, Callable[[str], Iterator[Text]]] = {
    **dict.fromkeys((".py", ".pyi"), from_python),
    **dict.fromkeys((".ts", ".js", ".mjs", ".cjs", ".svelte", ".css"), from_script),
    **dict.fromkeys((".yaml", ".yml", ".toml", ".txt", ".ini", ".cfg", ".sh"), from_settings),
    **dict.fromkeys((".service", ".importlinter", "Makefile", "Dockerfile"), from_settings),
    ".md": from_markdown,
}
"""By the end of a file's name, or by its whole name."""


def found_in(path: Path) -> list[Sentence]:
    """Return all sentences of a file; none where its kind is unknown."""
    extract = EXTRACTORS.get(path.suffix) or EXTRACTORS.get(path.name)
    if extract is None:
        return []
    texts = sorted(extract(path.read_text("utf-8")), key=lambda text: text.line)
    return [sentence for text in texts for sentence in sentences(text)]

"""The table of docs/operating/sizing.md follows from its figures."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "operating" / "sizing.md").read_text("utf-8")
FIGURE = {
    letter: float(value.replace(",", ""))
    for letter, value in re.findall(r"^\| (\w) \| [^|]* \| ([\d.,]+)", PAGE, re.MULTILINE)
}
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PAGE.partition("## Table")[2].splitlines()
    if re.match(r"\| \d", line)
]
DAY, MILLISECOND, USED = 86_400, 0.001, 0.7


def number(cell: str) -> float:
    return float(re.match(r"[\d.,]+", cell)[0].replace(",", ""))  # type: ignore[index]  # every cell has one


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_row_follows_from_the_figures(row: list[str]) -> None:
    players = number(row[0])
    f = FIGURE
    commands = players * f["a"] / f["b"] * f["c"] * f["d"] / DAY
    sockets = 2 * players * f["e"] / 1440 * f["d"]
    pages = players * f["f"] * f["d"] / DAY
    web = (commands * f["g"] + pages * f["k"] + sockets * f["l"] / 60) * MILLISECOND / USED
    disk = players * f["a"] / f["b"] * (f["q"] * 30 + 0.7 * 365) / 1e6
    assert number(row[1]) == pytest.approx(commands, rel=0.05)
    assert number(row[2]) == pytest.approx(sockets, rel=0.05)
    assert number(row[3]) == pytest.approx(web, rel=0.1)
    assert number(row[8]) == pytest.approx(disk, rel=0.15)
    if row[4]:
        assert number(row[4]) == pytest.approx(
            commands * f["h"] * MILLISECOND / USED, rel=0.25, abs=0.005
        )


def test_the_table_goes_from_a_small_server_to_a_hundred_thousand_players() -> None:
    assert [number(row[0]) for row in ROWS] == [100, 1_000, 10_000, 30_000, 100_000]

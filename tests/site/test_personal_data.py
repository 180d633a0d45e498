"""docs/operating/personal-data.md says of every table about people what becomes of its rows."""

from pathlib import Path

from django.apps import apps

from accounts.models import User

PAGE = Path(__file__).resolve().parents[2] / "docs" / "operating" / "personal-data.md"
LINES = PAGE.read_text("utf-8").splitlines()
WITHOUT_A_USER = {
    *("telegram.Chat", "telegram.BotMessage", "telegram.UsedProof"),
    *("notifications.MailDelivery", "notifications.ReportedAddress"),
}
"""Tables without a column for a user: they know people by an id at Telegram or a hash, say."""


def tables_about_people() -> set[str]:
    """The table of users, every table with a column that refers to one, and a few others."""
    referring = {
        model._meta.label
        for model in apps.get_models()
        for field in model._meta.get_fields()
        if field.related_model is User and not field.auto_created
    }
    return {User._meta.label, *referring, *WITHOUT_A_USER}


def tables_described() -> list[str]:
    """The tables in the first column of the page's table."""
    rows = [line.split("|")[1] for line in LINES if line.startswith("| `")]
    return [name.strip().strip("`") for row in rows for name in row.split(",")]


def test_the_page_tells_of_every_table_that_names_a_person_what_becomes_of_it() -> None:
    assert sorted(tables_described()) == sorted(tables_about_people())


def test_nothing_is_left_blank() -> None:
    rows = [line for line in LINES if line.startswith("| `")]
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert len(cells) == 4, row
        assert all(cells), row

"""Imprint and privacy pages, whose texts come from the operator."""

from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.test import Client

from durak_site.configuration.environment import read_environment
from durak_site.legal.pages import TextBlock, blocks, legal_links


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a privacy statement in English and German."""
    (tmp_path / "privacy.en.txt").write_text("# Who\n\nAnna <anna@club.example>\n", "utf-8")
    (tmp_path / "privacy.de.txt").write_text("Fragen?\nhttps://club.example/fragen", "utf-8")
    monkeypatch.setattr(settings, "DURAK_PRIVACY", f"{tmp_path}/privacy.{{language}}.txt")
    return tmp_path


@pytest.mark.parametrize("address", ["/imprint", "/privacy"])
def test_without_a_setting_there_is_no_page_and_no_link(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404
    assert legal_links() == {}


@pytest.mark.usefixtures("texts")
def test_the_text_is_read_in_the_language_of_its_reader(client: Client) -> None:
    german = client.get("/privacy", headers={"accept-language": "de"}).content.decode()
    assert '<html lang="de">' in german
    assert "<h1>Datenschutz</h1>" in german
    assert 'Fragen?<br><a href="https://club.example/fragen"' in german
    assert client.get("/privacy?lang=de").content.decode() == german


@pytest.mark.usefixtures("texts")
def test_a_language_without_a_text_gets_that_of_another(client: Client) -> None:
    page = client.get("/privacy?lang=ru").content.decode()
    assert "<h1>Конфиденциальность</h1>" in page
    assert '<article lang="en">' in page


def test_nothing_in_the_text_is_read_as_html(client: Client, texts: Path) -> None:
    text = "# <b>Who</b>\n\n<script>alert(1)</script> <a href='javascript:alert(1)'>x</a>"
    (texts / "privacy.en.txt").write_text(text, "utf-8")
    page = client.get("/privacy?lang=en").content.decode()
    assert "<h2>&lt;b&gt;Who&lt;/b&gt;</h2>" in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in page
    assert "<script" not in page
    assert 'href="javascript' not in page


@pytest.mark.usefixtures("texts")
def test_the_shell_names_the_pages_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "DURAK_IMPRINT", "https://club.example/imprint")
    assert legal_links() == {"imprint": "https://club.example/imprint", "privacy": "/privacy"}


def test_an_address_elsewhere_is_led_to(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "DURAK_IMPRINT", "https://club.example/imprint")
    response = client.get("/imprint")
    assert (response.status_code, response["Location"]) == (302, "https://club.example/imprint")


def test_a_text_is_parted_by_its_empty_lines() -> None:
    text = "# Who\r\n\r\nAnna\nBerlin\n \n\nBoris\n"
    assert blocks(text) == [
        TextBlock(True, "Who"),
        TextBlock(False, "Anna\nBerlin"),
        TextBlock(False, "Boris"),
    ]


def test_a_name_of_no_file_stops_the_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("IMPRINT", str(tmp_path / "imprint.{language}.txt"))
    with pytest.raises(ImproperlyConfigured, match=r"IMPRINT: .*neither an address"):
        read_environment()
    monkeypatch.setenv("IMPRINT", str(tmp_path))
    with pytest.raises(ImproperlyConfigured, match=r"IMPRINT: .*can't be read"):
        read_environment()

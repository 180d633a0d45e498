"""DATABASE_URL: every form of libpq reaches Django and PostgreSQL's own programs alike."""

from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured

from durak_site.configuration.environment import Environment
from durak_site.server.database.database_url import connection_parameters, database_settings

SEVERAL = {"target_session_attrs": "read-write", "connect_timeout": "3"}
TLS = {
    "sslmode": "verify-full",
    "sslrootcert": "/etc/ca.pem",
    "sslcert": "/etc/durak.pem",
    "sslkey": "/etc/durak.key",
}
TLS_QUERY = "&".join(f"{key}={value}" for key, value in TLS.items())
FORMS = {
    "postgresql://durak:p%40s%2Fs@db.example:6432/games": {
        "user": "durak",
        "password": "p@s/s",
        "host": "db.example",
        "port": "6432",
        "dbname": "games",
    },
    "postgres://durak@db.example/games": {"user": "durak", "host": "db.example", "dbname": "games"},
    "postgresql://a.example:5433,b.example:5434/games": {
        "host": "a.example,b.example",
        "port": "5433,5434",
        "dbname": "games",
        **SEVERAL,
    },
    "postgresql:///games?host=a.example,b.example,c.example": {
        "host": "a.example,b.example,c.example",
        "dbname": "games",
        **SEVERAL,
    },
    "postgresql://a,b/games?target_session_attrs=any&connect_timeout=9": {
        "host": "a,b",
        "port": ",",
        "dbname": "games",
        "target_session_attrs": "any",
        "connect_timeout": "9",
    },
    f"postgresql://db.example/games?{TLS_QUERY}": {"host": "db.example", "dbname": "games", **TLS},
    "postgresql://%2Fvar%2Frun%2Fpostgresql/games": {
        "host": "/var/run/postgresql",
        "dbname": "games",
    },
    "postgresql:///games?host=/run/a,/run/b&port=5433": {
        "host": "/run/a,/run/b",
        "port": "5433",
        "dbname": "games",
        **SEVERAL,
    },
    "postgresql://durak@[2001:db8::7]:5433/games": {
        "user": "durak",
        "host": "2001:db8::7",
        "port": "5433",
        "dbname": "games",
    },
    "postgresql://?service=durak": {"service": "durak"},
    "postgresql:///games?service=durak": {"service": "durak", "dbname": "games"},
    "host=a,b dbname=games user=durak": {
        "host": "a,b",
        "dbname": "games",
        "user": "durak",
        **SEVERAL,
    },
    "postgresql://db/games?keepalives_idle=10&tcp_user_timeout=5000&application_name=durak": {
        "host": "db",
        "dbname": "games",
        "keepalives_idle": "10",
        "tcp_user_timeout": "5000",
        "application_name": "durak",
    },
}


def settings_of(url: str, **others: Any) -> dict[str, Any]:
    """Django's settings of the database at the address."""
    return database_settings(Environment(database_url=url, **others))


@pytest.mark.parametrize("url", FORMS)
def test_the_parameters_of_every_form_are_all_handed_on(url: str) -> None:
    found = settings_of(url)
    assert connection_parameters(found) == FORMS[url]
    assert found["ENGINE"] == "django.db.backends.postgresql"
    columns = {"NAME": "dbname", "USER": "user", "HOST": "host", "PORT": "port"}
    for setting, parameter in columns.items():
        assert found[setting] == FORMS[url].get(parameter, "")


def test_sqlite_is_a_file_whose_path_may_have_special_characters() -> None:
    found = settings_of("sqlite:////srv/new%20games/durak.sqlite3")
    assert (found["ENGINE"], found["NAME"]) == (
        "django.db.backends.sqlite3",
        "/srv/new games/durak.sqlite3",
    )


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://durak:s3cret@db/games", "only postgresql:// and sqlite:/// are supported"),
        ("postgresql+psycopg://durak:s3cret@db/games", "only postgresql://"),
        ("db.example/games?password=s3cret", "only postgresql://"),
        ("postgresql://durak:s3cret@db/games?sslmod=require", "PostgreSQL has no parameter sslmod"),
        ("host=db dbname=games password=s3cret sslmod=require", "has no parameter sslmod"),
        ("postgresql://durak:s3cret%zz@db/games", "it can't be read"),
        ("postgresql://durak:s3cret@[::1/games", "it can't be read"),
        ("postgresql://durak:s3cret@db", "names no database"),
        ("postgresql://durak:s3cret@a,b/", "names no database"),
    ],
)
def test_a_wrong_address_is_refused_in_words_without_its_password(url: str, words: str) -> None:
    with pytest.raises(ImproperlyConfigured) as caught:
        settings_of(url)
    assert words in str(caught.value)
    assert "s3cret" not in str(caught.value)
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


@pytest.mark.parametrize(("are_prepared", "threshold"), [(True, 1), (False, None)])
def test_statements_are_prepared_unless_that_is_switched_off(
    *, are_prepared: bool, threshold: int | None
) -> None:
    found = settings_of("postgresql:///games", database_prepared_statements=are_prepared)
    assert found["OPTIONS"]["prepare_threshold"] == threshold
    assert found["DISABLE_SERVER_SIDE_CURSORS"] is True

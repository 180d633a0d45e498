"""Plays and does on a running release all that its dump is to have, by its API.

Features that a release does not know yet, by its OpenAPI document, are left out."""

from http import HTTPStatus

import httpx

from tests.support.mail import app_code
from tools.releases.games import ReleaseGames
from tools.releases.players import PASSWORD, ReleasePlayer
from tools.releases.story import DUEL, FINISHED, RUNNING, Story
from tools.waiting import until


def tell(address: str) -> Story:
    """Play and do everything. Raises HTTPStatusError where the release answers otherwise."""
    teller = Teller(address)
    games = teller.games
    for name, table, seats in FINISHED:
        games.finish(name, games.table(table, seats))
    games.finish("series", games.next_of(teller.story.finished["classic_german"]["id"]))
    games.finish("against_bots", games.against_bots(("casual", "beginner")))
    for name, table, seats in RUNNING:
        games.leave_running(name, games.table(table, seats))
    games.leave_running("running_against_bot", games.against_bots(("clever",)))
    teller.talk()
    teller.know_each_other()
    teller.wait_at_tables()
    teller.save_rules()
    teller.use_programs()
    teller.protect()
    teller.look_alike()
    teller.ask_last()
    return teller.story


class Teller:
    """Plays and does everything on a running release, and keeps its story."""

    def __init__(self, address: str) -> None:
        self.story = Story()
        self._address = address
        self._people = [
            ReleasePlayer.registered(address, name) for name in ("anna", "boris", "clara", "dmitri")
        ]
        self._guest = ReleasePlayer.guest(address, "Stranger")
        document = self._people[0].call("GET", "schema", Accept="application/json")
        self._paths = document.json()["paths"]
        for person in (*self._people, self._guest):
            self.story.people[person.name] = {"id": person.id}
        self.games = ReleaseGames(self._people, self._guest, self.story)

    def _knows(self, path: str) -> bool:
        return f"/api/v1/{path}" in self._paths

    def talk(self) -> None:
        """Say something at a table."""
        game = self.story.running["running_duel"]["id"]
        for person in self.games.seated[game].values():
            person.post(f"games/{game}/chat", {"kind": "preset", "code": "hello"})
            person.post(f"games/{game}/chat", {"kind": "reaction", "code": "smile"})
        game = self.story.finished["series"]["id"]
        for number, person in sorted(self.games.seated[game].items()):
            person.post(f"games/{game}/chat", {"kind": "text", "text": f"I sat on {number}."})

    def know_each_other(self) -> None:
        """Follow, block, mute, note, and report."""
        anna, boris, clara, dmitri = self._people
        anna.call("PUT", f"following/{boris.id}")
        clara.call("PUT", f"following/{boris.id}")
        anna.call("PUT", f"notes/{clara.id}", {"text": "Leads trumps."})
        clara.call("PUT", f"mutes/{dmitri.id}")
        clara.call("PUT", f"blocks/{self._guest.id}")
        anna.post("reports", {"player": dmitri.id, "reason": "other", "text": "Thinks long."})
        topics = {"turn": {"page": True, "browser": False, "push": False}}
        anna.call("PATCH", "me/notification-settings", {"topics": topics})

    def wait_at_tables(self) -> None:
        """Open tables, with a password and an invitation, and wait for a game."""
        anna, boris, clara, _dmitri = self._people
        open_seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}]
        body = {**DUEL, "seats": open_seats, "private": True, "password": "sesame"}
        game = anna.post("games", body)["id"]
        anna.post(f"games/{game}/invitations", {"name": boris.name})
        self.story.running["open_table"] = {"id": game, "seats": ["anna", None, None]}
        left = clara.post("games", {**DUEL, "seats": open_seats})["id"]
        clara.post(f"games/{left}/leave")
        self._guest.post("seeks", {"pools": ["table_6"], "rated": False})

    def save_rules(self) -> None:
        """Save rules under a name, where a release can do that."""
        if self._knows("me/rule-sets"):
            rules = {"transfer": "on", "hand_size": 7}
            self._people[0].post("me/rule-sets", {"name": "Sunday rules", "rules": rules})

    def use_programs(self) -> None:
        """Make tokens, and a bot account."""
        for person in self._people[:2]:
            person.post("auth/confirm", {"password": PASSWORD})
            body = {"name": "my program", "scopes": ["read", "play"], "days": 366}
            token = person.post("auth/tokens", body)["token"]
            self.story.people[person.name]["token"] = token
        bot = ReleasePlayer.registered(self._address, "robert")
        bot.post("auth/confirm", {"password": PASSWORD})
        bot.post("auth/bot", {})
        self.story.people[bot.name] = {"id": bot.id}
        self._people.append(bot)

    def protect(self) -> None:
        """Give one account a second factor."""
        person = ReleasePlayer.registered(self._address, "emma")
        person.post("auth/confirm", {"password": PASSWORD})
        secret = person.post("auth/two-factor/setup")["secret"]
        codes = person.call("PUT", "auth/two-factor", {"code": app_code(secret)}).json()["codes"]
        self.story.people[person.name] = {"id": person.id, "recovery_codes": codes}
        self._people.append(person)

    def look_alike(self) -> None:
        """Take a name that looks like another's, which only 0.2.0 allows."""
        try:
            person = ReleasePlayer.registered(self._address, "b0ris")
        except httpx.HTTPStatusError as error:
            if error.response.status_code != HTTPStatus.CONFLICT:
                raise
        else:
            self.story.people[person.name] = {"id": person.id}
            self._people.append(person)

    def ask_last(self) -> None:
        """Keep what the API says at last, once ratings are counted and bots rest."""
        anna = self._people[0]
        for kept in self.story.finished.values():
            path = f"games/{kept['id']}"
            until(lambda: self._is_counted(path), what=f"{path} is counted")  # noqa: B023 - now
            person = self.games.seated[kept["id"]][0]
            kept["result"] = person.get(path)["result"]
            kept["ratings"] = person.get(f"{path}/ratings")
            kept["notation"] = person.call("GET", f"{path}/notation").text
            kept["open"] = person.get(f"{path}/view?seat=open")["view"]
        for kept in self.story.running.values():
            game = kept["id"]
            if game in self.games.seated:
                self.games.wait_for_people(game)
                kept["version"] = self.games.seated[game][0].get(f"games/{game}")["version"]
        for person in (*self._people, self._guest):
            self.story.people[person.name]["session"] = person.session
        chat = f"games/{self.story.running['running_duel']['id']}/chat"
        for person, path in (
            *((person, f"players/{person.name}/ratings") for person in self._people[:4]),
            *((anna, path) for path in (chat, "notes", "me/notification-settings")),
        ):
            self.story.said[f"{person.name} {path}"] = person.get(path)

    def _is_counted(self, path: str) -> bool:
        return bool(self._people[0].get(f"{path}/ratings")["status"] != "pending")

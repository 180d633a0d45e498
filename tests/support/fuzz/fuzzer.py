"""The fuzzer: for each operation a right request, and then odd ones like it."""

import copy
import random
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException

from allauth.account.models import EmailAddress
from django.db.models import CharField, F, Value
from django.db.models.functions import Cast, Concat
from jsonschema import ValidationError

from accounts.models import User
from games.matchmaking.models import Seek
from tests.support.api import ROOT
from tests.support.contract import check_component, check_reply
from tests.support.emptying import empty_database
from tests.support.fuzz.mutations import mutate
from tests.support.fuzz.starts import Start, start
from tests.support.fuzz.wire import Draft, WireAnswer, WireConnection
from tests.support.permissions.trial import METHODS, operations

MAX_FAILURES = 20
ENDS_SESSION = {
    *("log_out", "log_in", "log_in_with_code", "log_in_with_passkey"),
    "log_in_with_telegram",
    *("register", "become_guest", "become_bot"),
    *(
        "begin_registration_by_passkey",
        "register_with_passkey",
        "recover_account",
        "register_newcomer",
    ),
    *("change_password", "reset_password", "delete_account", "end_other_sessions", "end_session"),
    *("revoke_token", "revoke_own_token", "confirm_identity"),
}
"""Operations that may end the caller's own session or token; no others may."""
PROBLEM = "application/problem+json"
DESCRIBED = {method.upper() for method in METHODS}
NO_BODY_OF_HEAD = {"type": "", "title": "", "status": 0, "code": "", "detail": ""}
REFUSED_BY_THE_SERVER = {400, 431}
REFUSED_AT_THE_EDGE = {400, 404, 405, 408, 411, 413, 414, 415, 431}


@dataclass
class Fuzzer:
    """A request, and its answer."""

    connection: WireConnection
    rng: random.Random
    odd_ones: int = 19
    """Odd requests for each right one."""
    sent: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    successes: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    """The answer to an operation's valid request that did not succeed."""

    @property
    def never_answered_2xx(self) -> set[str]:
        """The operations that never succeeded."""
        return set(operations()) - set(self.successes)

    @property
    def figures(self) -> str:
        """The result of a run."""
        counts = ", ".join(f"{status}: {n}" for status, n in sorted(self.statuses.items()))
        return f"{self.sent} requests, {len(self.successes)} operations with 2xx; {counts}"

    def run(self, requests: int) -> None:
        """Send so many requests, the operations in turn."""
        names = list(operations())
        while self.sent < requests and len(self.failures) < MAX_FAILURES:
            if self.sent:
                # Scenes are made for an empty database: all of them once more need it again.
                empty_database()
            self.rng.shuffle(names)
            for name in names:
                self._try(name)
                _clear_the_stage()

    def _try(self, name: str) -> None:
        """A right request and odd ones about the same things, in any order."""
        begun = start(name, self.connection, self.rng)
        is_first = name not in self.successes or self.rng.random() < 0.3
        right = 0 if is_first else self.rng.randrange(self.odd_ones + 1)
        for number in range(self.odd_ones + 1):
            draft, caller = begun.draft, begun.caller
            if number != right:
                draft = caller.otherwise(draft, self.rng) if self.rng.random() < 0.25 else draft
                draft = copy.deepcopy(draft)
                mutate(draft, operations()[name][2], self.rng)
            answer = self._send(name, draft)
            if number == right and answer is not None and answer.status >= 300:
                self.refused[name] = f"{answer.status} {answer.content[:500]!r}\n  {draft}"
            # By another method it was another operation, such as the one that revokes the token.
            may_end = name in ENDS_SESSION or draft.method != operations()[name][0]
            if answer is not None and answer.status < 300 and may_end:
                _clear_the_stage()
                begun = start(name, self.connection, self.rng)
        if name not in ENDS_SESSION:
            self._check_session(name, begun)

    def _send(self, name: str, draft: Draft) -> WireAnswer | None:
        self.sent += 1
        try:
            answer = self.connection.send(draft)
        except (OSError, HTTPException) as error:
            self._fail(name, draft, repr(error))
            return None
        self.statuses[answer.status] += 1
        if 200 <= answer.status < 300 and draft.method == operations()[name][0]:
            self.successes[name] += 1
        fault = fault_in(draft, answer)
        if fault:
            self._fail(name, draft, f"{answer.status} {fault} {answer.content[:500]!r}")
        return answer

    def _check_session(self, name: str, begun: Start) -> None:
        """Nothing of what was sent has ended the session."""
        caller = begun.caller
        if caller.user is None or not User.objects.filter(pk=caller.user.pk).exists():
            return
        answer = self.connection.send(caller.signed(Draft("GET", f"{ROOT}auth/me")))
        if answer.status != 200 or answer.body["id"] != caller.user.pk:
            self._fail(name, begun.draft, f"the session has ended: {answer.body}")

    def _fail(self, name: str, draft: Draft, reason: str) -> None:
        self.failures.append(f"{name}: {reason}\n  {draft}")


def fault_in(draft: Draft, answer: WireAnswer) -> str:
    """Return the faults of the answer; nothing if it is as the document promises."""
    if answer.status >= 500:
        return "is an error of ours"
    if answer.media_type == "text/plain" and answer.status in REFUSED_BY_THE_SERVER:
        return ""
    method = "GET" if draft.method == "HEAD" else draft.method
    is_at_the_edge = answer.status in REFUSED_AT_THE_EDGE or method not in DESCRIBED
    try:
        if answer.media_type == PROBLEM and is_at_the_edge:
            check_component("Problem", answer.body or NO_BODY_OF_HEAD)
        else:
            for part in answer.parts:
                check_reply(method, draft.path, answer.status, answer.media_type, part)
    except (AssertionError, ValidationError) as error:
        return f"is not as described: {str(error)[:500]}"
    return ""


def _clear_the_stage() -> None:
    """Give the people of this scene other names, so that the next one can have theirs.

    Nobody waits for a game any more: they would be paired with the next scene's people.
    """
    Seek.objects.all().delete()
    EmailAddress.objects.all().delete()
    past = Concat(Value("past"), Cast(F("pk"), CharField()))
    present = User.objects.filter(name_key__isnull=False).exclude(name_key__startswith="past")
    present.update(name=past, username=past, name_key=past, look_key=past)

"""An example of each problem: its sentence and its members."""

from collections.abc import Mapping
from typing import Any

from games.engine.errors import Refusal, RefusalCode
from web.http.problems import Problem

SENTENCES: Mapping[str, str] = {
    "account_needed": "Only an account can do this: register first.",
    "already_a_bot": "This account is a bot account already.",
    "already_appealed": "You have appealed; there is one appeal a sanction.",
    "already_challenged": "Robby was challenged by you already.",
    "already_invited": "Sonja was asked already.",
    "already_paired": "You are paired already: your game is about to begin.",
    "already_playing": "Finish the game you are in first.",
    "already_registered": "You have an account; log out to make another one.",
    "already_reported": "You have reported this; staff will look at it.",
    "already_seated": "You have a seat in this game.",
    "bad_request": "The address has a NUL, or is not UTF-8.",
    "banned": "You are banned. GET sanctions/mine tells why, POST appeals objects to it.",
    "body_too_large": "A body has at most 65536 bytes.",
    "cannot_evaluate": "The judge does not know these rules.",
    "cannot_play_on": "A new deal has other cards, which nobody knows.",
    "cannot_review": "The judge does not know the rules of this game.",
    "challenge_closed": "This challenge is no longer open.",
    "chat_closed": "While a rated game runs, only phrases and reactions are open.",
    "club_full": "A club has at most 500 members.",
    "confirmation_needed": "Confirm first that it's you: POST auth/confirm.",
    "csrf_failed": "CSRF cookie not set. Send the value of the cookie durak_csrf_8000 in the "
    "header X-CSRFToken; GET /api/v1/auth/me sets the cookie.",
    "deal_sealed": "The same cards are still played elsewhere; until then you see your seat.",
    "forbidden": "A staff account can't become a bot account.",
    "friends_at_rated_table": (
        "Friends don't sit at one rated table of more than two: they could play together."
    ),
    "game_already_started": "The game has started; its seats are settled.",
    "game_not_finished": "A game can be looked back at once it is over.",
    "game_not_running": "The game has not started.",
    "game_broken": "Something is wrong with this game. Staff have been told.",
    "game_over": "The game is finished.",
    "head_too_large": "The address and the headers have at most 65536 bytes.",
    "has_played": "You have played: only an account that never did can become a bot's.",
    "idempotency_key_in_use": "The request with this key is being worked on: ask again for "
    "its answer.",
    "idempotency_key_reused": "This idempotency key was sent with another request.",
    "in_series": "A series goes on by the rules it began with.",
    "invalid": "Field required",
    "invalid_rules": "There is no such option.",
    "invalid_token": "This token is unknown, has expired, or was revoked.",
    "invitation_closed": "This invitation is no longer open.",
    "kicked": "The host sent you away from this table.",
    "length_required": "Send the body's length as Content-Length.",
    "malformed_json": "The body is not JSON: Expecting value: line 1 column 1 (char 0)",
    "match_not_open": "The match has begun, or was called off.",
    "method_not_allowed": "A stream is read by GET.",
    "muted": "You have been muted, and may say nothing at tables.",
    "name_taken": "An account has this name.",
    "no_early_end": "A win is taken in a game of two people that the other has left.",
    "no_login_pending": "Log in with name and password first.",
    "no_more_time": "In a game of two people the other gets more time, where it is counted in "
    "seconds, and while they have no more than they began with.",
    "no_place": "You have no place in this match.",
    "no_second_factor": "Recovery codes need a second factor: switch it on first.",
    "not_a_member": "This is for the members of Ace of Clubs.",
    "not_a_bot": "Sonja is a person: invite them to a table.",
    "not_acceptable": "This reply has no format that Accept takes.",
    "not_authenticated": "Log in or play as a guest first.",
    "not_claimable": "The player on seat 1 still has time to play.",
    "not_eligible": "Your rating is out of the range of this tournament.",
    "not_entered": "You are not in this tournament.",
    "tournament_closed": "The tournament is over, or was called off.",
    "tournament_full": "No place is left.",
    "too_many_tournaments": "At most 5 of yours wait or run at once.",
    "not_for_bots": "Bots wait in the pools whose names begin with bots_.",
    "not_found": "There is nothing at this address.",
    "not_in_force": "This is over already.",
    "not_the_host": "Only the host may do this.",
    "not_welcome": "This player wants no contact with you.",
    "not_your_rule_set": "Only the owner of a rule set may change it; save a copy of your own.",
    "not_your_seat": "You have no seat in this game.",
    "only_for_bots": "The pools whose names begin with bots_ are for bot accounts.",
    "pairing_closed": "No game of this pairing waits for answers any more.",
    "owner_stays": "Hand the club over first, or dissolve it.",
    "password_needed": "This table asks for its password.",
    "players_not_ready": "Somebody at the table has not agreed to what is played yet.",
    "precondition_failed": "This has changed since you read it: read it again.",
    "push_off": "This site sends no pushes.",
    "puzzle_moved_on": "Another move of this puzzle was played before.",
    "repeated_message": "You have just said that.",
    "request_timeout": "The body was not here within 10 s.",
    "restart_ahead": "The service restarts soon; rated games begin again afterwards.",
    "role_needed": "Only the owner and the moderators of the club may do this.",
    "rule_set_changed": "This rule set was changed meanwhile: look at it again.",
    "scope_needed": "This token is not good for that: it lacks the scope play.",
    "seat_taken": "No seat is free.",
    "seated_in_rated_game": "Finish your rated games first.",
    "seats_not_filled": "A seat is still free.",
    "too_many_passkeys": "An account has 20 passkeys at most.",
    "identity_taken": "Another account logs in with this identity: log in with it to unlink it "
    "there.",
    "provider_linked": "Another identity at Our club is linked: unlink it first.",
    "last_way_in": "Set a password or add another way to log in first: this is the only way into "
    "the account.",
    "name_needed": "No account is linked to this Telegram account: choose a name for a new one"
    " (POST auth/newcomer), or log in and link it.",
    "telegram_off": "This site has no bot at Telegram.",
    "second_factor_active": "The account has a second factor already.",
    "second_factor_needed": "Send the code: POST auth/login/code.",
    "seek_paused": "You missed games that were found for you. Try again in some minutes.",
    "session_needed": "No token is good for this: log in and use the session.",
    "stale_version": "The game is at version 5, not 4.",
    "terms_changed": "The host has changed what is played: look at it again.",
    "test_pending": "A test event waits to be sent.",
    "throttled": "Too many requests. Try again in 17 s.",
    "too_many_apps": "You have 10 apps: delete one that you don't need.",
    "too_many_browsers": "At most 20 browsers get your pushes.",
    "too_many_clubs": "A person owns at most 3 clubs.",
    "too_many_evaluations": "You have had 200 positions judged within 24 hours.",
    "too_many_pairings": "You have 50 scheduled pairings: cancel one first.",
    "too_many_players": "There can be 500 at most.",
    "too_many_reviews": "You have had 20 games reviewed within 24 hours.",
    "too_many_rule_sets": "You have 50 rule sets: delete one first.",
    "too_many_sockets": "You have too many sockets open.",
    "too_many_tokens": "You have 20 tokens: revoke one that you don't need.",
    "too_many_webhooks": "You have 10 webhooks: delete one.",
    "unavailable": "A part of the service is away; try again in 5 s.",
    "unknown_card": "'1H' is not a card; cards are written like 7S, TH or TH2.",
    "unknown_command": "The type is one of lead, throw_in, beat, transfer, take, done.",
    "unsupported_media_type": "Send a body as application/json.",
    "username_taken": "This user name is taken.",
    "version_lost": "The service has lost this version of the game: read the view.",
    "wrong_credentials": "User name or password is wrong.",
    "wrong_password": "This is not the table's password.",
    "yourself": "That's you.",
}
"""A sentence for each code, in one of its cases."""

FIELDS: Mapping[str, str] = {
    "invalid": "name",
    "invalid_rules": "rules.dock",
    "name_taken": "name",
    "unknown_card": "command.cards.0",
    "unknown_command": "command.type",
    "username_taken": "username",
}
"""The member of the request that a problem is about."""

MORE: Mapping[str, Mapping[str, Any]] = {
    "already_paired": {"game": "aB3dE6gH9k"},
    "already_playing": {"game": "aB3dE6gH9k"},
    "banned": {"until": "2026-12-01T12:00:00Z"},
    "invalid": {"errors": [{"field": "name", "code": "missing", "detail": "Field required"}]},
    "invalid_rules": {
        "errors": [
            {"field": "rules.dock", "code": "unknown_option", "detail": "There is no such option."}
        ]
    },
    "scope_needed": {"scope": "play"},
    "seated_in_rated_game": {"games": ["aB3dE6gH9k"]},
    "seek_paused": {"until": "2026-11-22T23:20:00Z"},
    "stale_version": {
        "version": 5,
        "mark": "5-0a1b2c3d4e5f",
        "events": [
            {"version": 5, "cause": "player", "type": "cards_led", "seat": 1, "cards": ["7C"]}
        ],
    },
}
"""The further members of a problem."""

REFUSED = Refusal(RefusalCode.DOES_NOT_BEAT, {"card": "9C", "attack": "TC"})


def problem(code: str) -> dict[str, Any]:
    """Return the body of an example of this problem."""
    further = MORE.get(code, {})
    return Problem(code, SENTENCES[code], field=FIELDS.get(code), **further).body()


def refusal() -> dict[str, Any]:
    """Return the body of an example of a command that the rules refuse."""
    return Problem(
        REFUSED.code.value,
        REFUSED.detail,
        status=422,
        rule=REFUSED.rule,
        facts=dict(REFUSED.facts),
        version=5,
        legal=[{"type": "beat", "attack": "TC", "card": "QC"}, {"type": "take"}],
    ).body()

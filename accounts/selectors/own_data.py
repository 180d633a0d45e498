"""The files of an export that hold what accounts keep about a user."""

import json
from collections.abc import Iterator
from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.core.serializers.json import DjangoJSONEncoder
from oauth2_provider.models import AccessToken, Application

from accounts.models import ApiToken, Block, Follow, Mute, Note, User
from accounts.personal_data import File

ABOUT = """Your data on this Durak site.

account.json    who you are here, your addresses, sessions, API tokens and apps, whether you use a
                second factor, and your identities at other providers that log in here
players.json    whom you follow, block and mute, and your notes about others
moderation.json your reports; warnings, mutes and bans that you got, and your appeals
games.ndjson    every game you sat in or hosted with the score of its series, one JSON object a line
ratings.json    your ratings of all time and by season, and what each game did to them
rule_sets.json  the rules that you saved under names of your own
kicks.json      from which tables a host sent you away lately
invitations.json    to whose tables you were asked, and whom you asked
notifications.json  your notifications of the last month, and how you want to be notified and mailed
telegram.json   the chat in which the site's bot at Telegram may write to you
games/*.txt     the finished ones in text notation, with every card
chat.ndjson     what you said at tables, as far as it is still kept, one JSON object a line

Your password, the texts of your tokens and the secret of your second factor are left out, in case
another person finds this file.
The notes of other players about you belong to them and are left out, too.
"""


def own_files(user: User) -> Iterator[File]:
    """Return the files with the data that this app keeps about the user."""
    yield File("README.txt", ABOUT)
    yield File("account.json", _json(_account(user)))
    yield File("players.json", _json(_players(user)))


def _account(user: User) -> dict[str, Any]:
    return {
        "id": user.pk,
        "username": user.username,
        "name": user.name,
        "kind": user.kind,
        "avatar": user.shown_avatar,
        "language": user.language,
        "hide_ratings": user.hides_ratings,
        "registered_at": user.date_joined,
        "last_login_at": user.last_login,
        "last_seen_at": user.last_seen_at,
        "emails": list(
            EmailAddress.objects.filter(user=user).values("email", "verified", "primary")
        ),
        "second_factors": list(
            Authenticator.objects.filter(user=user).values("type", "created_at", "last_used_at")
        ),
        "identities": list(
            SocialAccount.objects.filter(user=user).values(
                "provider", "uid", "date_joined", "last_login"
            )
        ),
        "sessions": list(
            UserSession.objects.filter(user=user).values(
                "ip", "user_agent", "created_at", "last_seen_at"
            )
        ),
        "api_tokens": list(
            ApiToken.objects.filter(user=user, client_id="").values(
                "name", "hint", "scopes", "created_at", "expires_at", "last_used_at"
            )
        ),
        "connected_apps": list(
            AccessToken.objects.filter(user=user).values(
                "application__name", "scope", "created", "expires"
            )
        ),
        "own_apps": list(
            Application.objects.filter(user=user).values(
                "name", "client_id", "redirect_uris", "created"
            )
        ),
    }


def _players(user: User) -> dict[str, Any]:
    return {
        "following": list(Follow.objects.filter(follower=user).values("followed__name", "at")),
        "blocked": list(Block.objects.filter(blocker=user).values("blocked__name", "at")),
        "muted": list(Mute.objects.filter(muter=user).values("muted__name", "at")),
        "notes": list(Note.objects.filter(author=user).values("about__name", "text", "at")),
    }


def _json(value: Any) -> str:
    return json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False, indent=2)

"""The shapes of docs/openapi.json; `make api` writes them."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

from typing_extensions import NotRequired


class AcceptRequest(TypedDict):
    """Sit down, with a share of the shuffle's secret."""

    client_seed: NotRequired[str]
    """Your own part of the shuffle's secret."""


class Announcement(TypedDict):
    """An announcement to everybody: a text, the time of a restart, or both."""

    id: int
    """A new one has another."""
    rated_games_rest: bool
    """True if no rated game begins until the restart is over."""
    restart_at: str | None
    """The time of a short restart of the service."""
    texts: dict[Literal["en", "de", "ru"], str]
    """The operator's text by language; there is an English one if there is any."""


class AnnouncementReply(TypedDict):
    """The current announcement, if there is one."""

    announcement: Announcement | None


RedirectUri: TypeAlias = str


class AppRequest(TypedDict):
    """An app to be registered, which acts for accounts with their owners' consent."""

    confidential: NotRequired[bool]
    """It runs on a server and can keep a secret; not a page or a program."""
    name: str
    """People see it when they are asked."""
    redirect_uris: list[RedirectUri]
    """Addresses to send people back to: https, or http on their own machine."""


class AppealRequest(TypedDict):
    """The reason against a sanction; there is one appeal for each sanction."""

    sanction: int
    text: str


class AppealState(TypedDict):
    """An appeal and, once there is one, its answer: whether the sanction stands, and why."""

    answered_at: str | None
    at: str
    outcome: Literal["stands", "lifted"] | None
    text: str
    words: str


class AttackReturnedEvent(TypedDict):
    """
    A wrong transfer is undone: `seat` defends again, against `attacker` and up to `limit`.

    `transfers` is the number of earlier transfers of the bout, which stay valid.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    attacker: int
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    direction: Literal["left", "right"]
    limit: int
    seat: int
    transfers: int
    type: Literal["attack_returned"]
    version: int
    """Number of the newest event; 0 before the start."""


class AttackerDoneEvent(TypedDict):
    """An attacker adds nothing more, until another card reaches the table or the defender takes."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    type: Literal["attacker_done"]
    version: int
    """Number of the newest event; 0 before the start."""


class Author(TypedDict):
    """The author of a message."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class BankClock(TypedDict):
    """So many seconds for the whole game, and an increment after each command in time."""

    increment: int
    seconds: int
    type: Literal["bank"]


class BankClockRequest(TypedDict):
    """So many seconds for the whole game, and an increment after each command in time."""

    increment: int
    seconds: int
    type: Literal["bank"]


class BotPlayer(TypedDict):
    """One of the service's own bots."""

    face: int
    """The number of the face of the service's bot, which pages draw and name: the same in all games of a series."""
    id: int | None
    kind: Literal["bot"]
    level: Literal["child", "beginner", "learner", "casual", "clever", "master"]
    name: str


class BotRating(TypedDict):
    """A rating in one mode."""

    deviation: int
    games: int
    mode: Literal["duel", "table", "transfer", "partners"]
    provisional: bool
    """Too unsure to be ranked."""
    rating: int


class BotRequest(TypedDict):
    """An empty object: there is nothing to choose."""


class BotSeat(TypedDict):
    """A bot plays here."""

    kind: Literal["bot"]
    level: Literal["child", "beginner", "learner", "casual", "clever", "master"]


class BoutStartedEvent(TypedDict):
    """
    A new bout: `leader` opens it against `defender`, with at most `limit` attack cards.

    With the number of the running bout, that bout starts again: a call left nothing on the table.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    defender: int
    direction: Literal["left", "right"]
    leader: int
    limit: int
    number: int
    type: Literal["bout_started"]
    version: int
    """Number of the newest event; 0 before the start."""


class Bucket(TypedDict):
    """The number of ranked players with a rating from `start` up to the next bucket."""

    players: int
    start: int


Card: TypeAlias = str
"""Rank and suit, as in `"TH"`; `"XR"` and `"XB"` are the red and the black joker, `"??"` is a card the viewer may not know."""


class CardThrownInEvent(TypedDict):
    """An attacker added a card; `cheat` says whether that broke the rules."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    card: Card
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    cheat: NotRequired[bool]
    seat: int
    type: Literal["card_thrown_in"]
    version: int
    """Number of the newest event; 0 before the start."""


class CardsDealtEvent(TypedDict):
    """
    All cards are dealt.

    `hidden` are face down beside the hands. `talon` is in drawing order, with the turned-up
    `trump_card` last, or last but one if a face-down card is under it. `trump_holder` holds that
    card if it was the last one dealt. `number` counts the deals of the game. `passed_over` are the
    jokers that were turned up before the trump card and went under the talon; the JSON form omits
    them when there are none.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    hands: list[list[Card]]
    hidden: list[list[Card]]
    number: int
    passed_over: NotRequired[list[Card]]
    talon: list[Card]
    trump: Literal["C", "D", "H", "S"] | None
    trump_card: Card | None
    trump_holder: int | None
    type: Literal["cards_dealt"]
    version: int
    """Number of the newest event; 0 before the start."""


class CardsDrawnEvent(TypedDict):
    """
    `seat` drew `cards` from the talon, which has `talon` cards left.

    `shown` are the drawn cards that everybody sees: the turned-up card, the new trump card.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cards: list[Card]
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    shown: list[Card]
    talon: int
    type: Literal["cards_drawn"]
    version: int
    """Number of the newest event; 0 before the start."""


class CardsLedEvent(TypedDict):
    """The leader opened the bout; `cheat` says whether that broke the rules."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cards: list[Card]
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    cheat: NotRequired[bool]
    seat: int
    type: Literal["cards_led"]
    version: int
    """Number of the newest event; 0 before the start."""


class CeremonyOptions(TypedDict):
    """Options of `navigator.credentials`: those of WebAuthn in JSON, under `publicKey`."""

    publicKey: dict[str, Any]


class Data(TypedDict):
    challenge: str
    """The id of the challenge."""


class ChallengeDeclinedWebhook(TypedDict):
    """A challenge of yours was declined."""

    data: Data
    timestamp: str
    type: Literal["challenge.declined"]


class Challenger(TypedDict):
    """One of the two accounts of a challenge."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class ChangePasswordRequest(TypedDict):
    """A new password in place of the old one."""

    current_password: NotRequired[str]
    """Left out by an account without a password."""
    new_password: str


class Channels(TypedDict):
    """The channels by which you are notified of one topic."""

    browser: bool
    mail: bool
    """To your confirmed address, one until the notification is read."""
    page: bool
    push: bool
    telegram: bool


class ChatMessage(TypedDict):
    """A message in the chat of a table: a phrase or a reaction by its `code`, or a free `text`."""

    at: str
    author: Author
    code: (
        Literal[
            "hello",
            "good_luck",
            "well_played",
            "good_game",
            "thanks",
            "oops",
            "sorry",
            "one_moment",
            "hurry",
            "one_more",
            "have_to_go",
            "bye",
        ]
        | Literal["smile", "laugh", "wow", "sad", "angry", "thumbs_up", "heart", "fire"]
        | None
    )
    id: int
    """Rises in the order messages were sent."""
    kind: Literal["preset", "reaction", "text"]
    series: str
    text: str | None


class ChatMessages(TypedDict):
    """New messages of the chat, as the viewer may see them."""

    messages: list[ChatMessage]
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["chat"]


class ChatVoice(TypedDict):
    """The caller's rights: to post anything, phrases and reactions, or nothing; and the reason."""

    may: Literal["write", "say", "read"]
    until: str | None
    """The end of a mute; null if it has none."""
    why: (
        Literal["not_authenticated", "not_your_seat", "chat_closed", "account_needed", "muted"]
        | None
    )


class CheatCaughtEvent(TypedDict):
    """
    `seat` called a play that broke the rules, and the play is undone.

    `cards`, all that were played together, go back to the `cheat`, and `beaten_by`, the cards that
    beat them, to the `defender`. `returned` are the cards that go back to other hands, seat by
    seat: the new defenders played them after a wrong transfer.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    beaten_by: list[Card]
    cards: list[Card]
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    cheat: int
    defender: int
    returned: NotRequired[list[list[Card]]]
    seat: int
    type: Literal["cheat_caught"]
    version: int
    """Number of the newest event; 0 before the start."""


class ClubPerson(TypedDict):
    """A person in a club, or one who asks to join."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class ClubRoleRequest(TypedDict):
    """The role that a person gets."""

    role: Literal["owner", "moderator", "member"]


class CodeRequest(TypedDict):
    """The code of a second factor, or one of the recovery codes."""

    code: str


class CycleCompletedEvent(TypedDict):
    """Everybody has been attacked since the last refill, or a hand is empty: now all refill."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    type: Literal["cycle_completed"]
    version: int
    """Number of the newest event; 0 before the start."""


class DaysClock(TypedDict):
    """So many days for each command."""

    days: int
    type: Literal["days"]


class DaysClockRequest(TypedDict):
    """So many days for each command."""

    days: int
    type: Literal["days"]


class Deal(TypedDict):
    """One deal of a game: its pack in dealing order."""

    number: int
    pack: list[Card]


class DealPlayer(TypedDict):
    """A person in the list."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class DealResult(TypedDict):
    """A row of the list."""

    cards_left: int
    """In the person's hand at the end."""
    ended_at: str
    left: bool
    """Left before the end: behind all others."""
    place: int
    player: DealPlayer
    rank: int


class DeclineChallengeRequest(TypedDict):
    """The reason why you decline."""

    reason: NotRequired[
        Literal["generic", "later", "rules", "clock", "rated", "casual", "no_bots", "only_bots"]
    ]


class DeclineRequest(TypedDict):
    """The reason why you decline."""

    reason: NotRequired[
        Literal["generic", "later", "rules", "clock", "seats", "rated", "casual", "no_bots"]
    ]


class DeleteRequest(TypedDict):
    """An account's password, and the code of its second factor if there is one; guests send {}."""

    code: NotRequired[str | None]
    password: NotRequired[str | None]


class DoneCommand(TypedDict):
    """An attacker adds nothing more."""

    type: Literal["done"]


class DoneInAdvanceRequest(TypedDict):
    """Switch your done in advance on or off."""

    on: bool


class EmailRequest(TypedDict):
    """An address for mails."""

    email: str


class EmailState(TypedDict):
    """The account's address, and the one that is to replace it once it's confirmed."""

    confirmed: bool
    email: str | None
    pending: str | None


class EntryRequest(TypedDict):
    """A wish to join; the password is needed where the tournament asks for one."""

    password: NotRequired[str | None]


class ErrorMessage(TypedDict):
    """The client sent something that can't be used."""

    code: str
    detail: str
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["error"]


class EvaluationRequest(TypedDict):
    """A position, and the seat whose move it is."""

    position: str
    seat: int


EventType: TypeAlias = Literal[
    "game.starting",
    "game.started",
    "game.waiting",
    "game.ended",
    "challenge.received",
    "challenge.declined",
    "tournament.started",
    "tournament.round",
    "tournament.ended",
]
"""The type of an event, of which an owner chooses some."""


class ExampleAct(TypedDict):
    """Something to be done without choosing a card, and whether that is allowed now."""

    allowed: bool
    seat: int
    type: str


class ExampleHand(TypedDict):
    """A hand that is shown; `playable` are its cards that may be played in these `ways`."""

    cards: list[Card]
    playable: list[Card]
    seat: int
    ways: list[str]


class ExampleNextGame(TypedDict):
    """The opening of the next game of the series: its leader (None: lowest trump), its cards."""

    cards: int
    leader: int | None


class ExampleSubject(TypedDict):
    """The subject of an example: a section of the base game, a value of an option, or a preset."""

    kind: Literal["section", "option", "preset"]
    name: str
    value: str | int | bool | None
    """The option's; null for other kinds, too."""


class ExportState(TypedDict):
    """The state of an export; the file can be downloaded until `expires_at`."""

    expires_at: str | None
    requested_at: str | None
    status: Literal["none", "preparing", "ready"]


class Favourite(TypedDict):
    """The number of times that a preset was played; null stands for other rules."""

    games: int
    preset: str | None


class FieldError(TypedDict):
    """One thing wrong with one member of the request."""

    code: str
    detail: str
    field: str
    """Path of the member, as in `seats.1.level`."""
    limit: NotRequired[int | None]
    """The least or greatest that is allowed, where that is the fault."""


class GameEndedEvent(TypedDict):
    """
    The game is over; `places` has a place for each seat, and seats may share a place.

    In a game that was called off the places are all equal, and count for nobody.

    In a team game `losing_teams` are the teams that lost (`teams.team_of`). `epaulettes` is the
    number of sixes in the last attack on the durak, if that was of sixes only; the JSON form omits
    it when it is 0.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    durak: int | None
    epaulettes: NotRequired[int]
    losing_teams: list[int]
    places: list[int]
    reason: Literal["durak", "draw", "no_progress", "team_out", "left", "cancelled"]
    type: Literal["game_ended"]
    version: int
    """Number of the newest event; 0 before the start."""


class Data3(TypedDict):
    game: str
    """The id of the game."""
    version: int
    """The game's version."""


class GameStartedWebhook(TypedDict):
    """A game in which you sit has begun."""

    data: Data3
    timestamp: str
    type: Literal["game.started"]


class GameWaitingWebhook(TypedDict):
    """A game waits for you, at a new version."""

    data: Data3
    timestamp: str
    type: Literal["game.waiting"]


class GoneMessage(TypedDict):
    """A table is no longer listed."""

    game: str
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["gone"]


class GraphPoint(TypedDict):
    """The rating at the end of a day (UTC)."""

    date: str
    rating: int


class GuestRequest(TypedDict):
    """Start playing without an account."""

    name: NotRequired[str | None]
    """Left out: a friendly name is made up."""


class HandKeptEvent(TypedDict):
    """`seat` keeps the hand that it was dealt."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    type: Literal["hand_kept"]
    version: int
    """Number of the newest event; 0 before the start."""


class HiddenPickedUpEvent(TypedDict):
    """`seat` has played its hand and picks up its face-down cards."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cards: list[Card]
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    type: Literal["hidden_picked_up"]
    version: int
    """Number of the newest event; 0 before the start."""


class HistoryEntry(TypedDict):
    """A rated game of a player."""

    after: int
    at: str
    before: int
    deviation: int
    game: str
    place: int
    provisional: bool
    seats: int


class HistoryPage(TypedDict):
    """One page of a rating's history, newest first."""

    next: str | None
    previous: str | None
    results: list[HistoryEntry]


class HumanPlayer(TypedDict):
    """A person who plays. If the account was deleted, the name says so."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class ImportRequest(TypedDict):
    """A game in its notation."""

    notation: str


class InvitationRequest(TypedDict):
    """The name of the account to invite."""

    name: str


class Invitee(TypedDict):
    """A person with an account."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class JoinRequest(TypedDict):
    """Sit down, on the first free seat if none is named."""

    client_seed: NotRequired[str]
    """Your own part of the shuffle's secret."""
    password: NotRequired[str | None]
    seat: NotRequired[int | None]
    terms: NotRequired[int | None]
    """The game's `terms` as you saw them: refused if newer."""


class KeepHandCommand(TypedDict):
    """A player who is asked before the first lead keeps the hand that was dealt."""

    type: Literal["keep_hand"]


class KeyRequest(TypedDict):
    """The key of a link that was sent by mail."""

    key: str
    """From the link in the mail."""


class LeadCommand(TypedDict):
    """The leader opens the bout with one card, or several of one rank."""

    cards: list[Card]
    type: Literal["lead"]


class LeadSet(TypedDict):
    """
    A lead of any `fewest` to `most` of these cards, each card only once.

    With `pairs` three or five cards lead: pairs of equal rank, and one other card of any rank. The
    JSON form omits `pairs` where it is false.
    """

    any_of: list[Card]
    fewest: int
    most: int
    pairs: NotRequired[bool]
    type: Literal["lead"]


class LikelyCard(TypedDict):
    """A card that may be in a hand."""

    card: Card
    chance: float


class LoginRequest(TypedDict):
    """Log in with an account."""

    password: str
    username: str
    """The user name, or the e-mail."""


class MatchPlayer(TypedDict):
    """A person in a match."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class MatchScore(TypedDict):
    """The points of both sides, and the cards left in their hands."""

    cards_a: int
    cards_b: int
    points_a: int
    points_b: int


class MySeat(TypedDict):
    """The caller sits here."""

    kind: Literal["me"]


class MySeek(TypedDict):
    """
    The status of your wait.

    `waiting`: you wait for a game in one of the pools. `paired`: `game` is yours, and begins once
    everybody has answered by `games/{id}/ready`, before `answer_by`. `none`: you don't wait; `game`
    is then a game with a running clock, rated or found here, that you play already.
    """

    answer_by: str | None
    game: str | None
    pools: list[
        Literal[
            "duel",
            "table_3",
            "table_4",
            "table_6",
            "transfer_2",
            "transfer_3",
            "transfer_4",
            "partners",
            "bots_duel",
            "bots_table_4",
            "bots_transfer_2",
            "bots_partners",
        ]
    ]
    rated: bool
    since: str | None
    status: Literal["none", "waiting", "paired"]
    waited: int | None
    """Seconds since then, by our clock."""


class NewAccount(TypedDict):
    """A bot account that was just made."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["bot_account"]
    name: str


class NewApp(TypedDict):
    """An app that was just registered."""

    client_id: str
    client_secret: str | None
    """Of a confidential app: it is shown this once and kept nowhere."""
    confidential: bool
    created_at: str
    id: int
    name: str
    redirect_uris: list[str]


class NewPasswordRequest(TypedDict):
    """A new password, set by a link that was sent by mail."""

    key: str
    """From the link in the mail."""
    password: str


class NoChoice(TypedDict):
    """An empty object: there is nothing to choose."""


class NoteRequest(TypedDict):
    """The note's text; an empty text removes the note."""

    text: str


class NotedClub(TypedDict):
    """The club that a notification is about, with its name at that time."""

    id: str
    name: str


class OpenSeat(TypedDict):
    """A player who joins sits here."""

    kind: Literal["open"]


class OptionGroup(TypedDict):
    """Options that belong together in a form."""

    name: str
    options: list[str]
    title: str


class Other(TypedDict):
    """The other player whom a notification concerns."""

    avatar: Literal[
        "badger",
        "bear",
        "beaver",
        "cat",
        "deer",
        "dog",
        "eagle",
        "fox",
        "frog",
        "hare",
        "hedgehog",
        "koala",
        "lion",
        "lynx",
        "mouse",
        "otter",
        "owl",
        "panda",
        "pig",
        "raven",
        "robin",
        "seal",
        "squirrel",
        "wolf",
    ]
    id: int
    kind: Literal["guest", "account", "bot_account"]
    name: str


class OtherSeatRequest(TypedDict):
    """The seat of another player, who is given up or gets more time."""

    seat: int


class OwnApp(TypedDict):
    """An app that the account has registered."""

    client_id: str
    confidential: bool
    created_at: str
    id: int
    name: str
    redirect_uris: list[str]


OwnAppList: TypeAlias = list[OwnApp]
"""The apps that the account has registered, newest first."""


class OwnDeal(TypedDict):
    """The reader's one try."""

    cards_left: int | None
    game_id: str
    left: bool
    place: int | None
    rank: int | None
    """Among accounts, as if the reader was one."""
    share: str | None
    """To be shared; gives nothing away."""
    status: Literal["running", "finished"]


class OwnEntry(TypedDict):
    """The reader's part in the tournament."""

    game: str | None
    """Your game that runs now."""
    games: int
    rank: int | None
    """Null once the results are annulled."""
    score: int
    status: Literal["active", "paused", "out", "left", "banned"]


class OwnGame(TypedDict):
    """The status of a game of yours: whether it awaits you, and until when."""

    awaited: bool
    """The game waits for a command of yours."""
    deadline: int | None
    """The time at which a command is played for you; null without a clock."""
    id: str
    status: Literal["open", "starting", "active", "finished", "cancelled"]
    version: int
    """Number of the newest event; 0 before the start."""


class OwnGameMessage(TypedDict):
    """A game of yours began, awaits you, or is over."""

    awaited: bool
    """The game waits for a command of yours."""
    deadline: int | None
    """The time at which a command is played for you; null without a clock."""
    id: str
    server_time: int
    """Milliseconds since 1970."""
    status: Literal["open", "starting", "active", "finished", "cancelled"]
    t: Literal["game"]
    version: int
    """Number of the newest event; 0 before the start."""


class OwnPlace(TypedDict):
    """The reader's place."""

    game: str | None
    """Your game that runs now."""
    side: Literal["a", "b"]
    table: int


class OwnRow(TypedDict):
    """The caller's own rating in the mode; `rank` is null while it isn't ranked."""

    better_than: float | None
    deviation: int
    games: int
    provisional: bool
    """Too unsure to be ranked."""
    rank: int | None
    rating: int


class PairedGame(TypedDict):
    """A game of a pairing; `players` are names, by seat."""

    commitment: str | None
    game: str | None
    """Null before a scheduled pairing starts, and for a game whose players could not be paired any more then."""
    players: list[str]
    status: Literal["starting", "active", "finished", "cancelled"] | None


Game1Item: TypeAlias = str


Game1: TypeAlias = list[Game1Item]


class Passkey(TypedDict):
    """A passkey of the account."""

    created_at: str
    id: int
    last_used_at: str | None
    name: str


PasskeyList: TypeAlias = list[Passkey]
"""The passkeys of the account."""


class PasskeyLoginOptions(TypedDict):
    """The login that the ceremony is for."""

    second_step: NotRequired[bool]
    """True after `second_factor_needed`: a step after the password."""


class PasskeyName(TypedDict):
    """Another name of a passkey."""

    name: str


class PasskeyRegistrationOptions(TypedDict):
    """The name of the account that a passkey will be made for."""

    username: str


class PerCommandClock(TypedDict):
    """So many seconds for each command."""

    seconds: int
    type: Literal["per_command"]


class PerCommandClockRequest(TypedDict):
    """So many seconds for each command."""

    seconds: int
    type: Literal["per_command"]


class PhraseRequest(TypedDict):
    """A phrase, which each reader sees in their own language."""

    code: Literal[
        "hello",
        "good_luck",
        "well_played",
        "good_game",
        "thanks",
        "oops",
        "sorry",
        "one_moment",
        "hurry",
        "one_more",
        "have_to_go",
        "bye",
    ]
    kind: Literal["preset"]


class PlaceCount(TypedDict):
    """The number of times that a place was reached at tables of that size."""

    games: int
    place: int
    seats: int


class PlaceRequest(TypedDict):
    """A place of a match."""

    side: Literal["a", "b"]
    table: int


class PlayerLeftEvent(TypedDict):
    """
    The player of `seat` left for good; the cards stay, and a bot plays on with them.

    `given_up` says that the others gave up an absent player.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    given_up: NotRequired[bool]
    seat: int
    type: Literal["player_left"]
    version: int
    """Number of the newest event; 0 before the start."""


class PlayerOutEvent(TypedDict):
    """`seat` has got rid of all cards and takes `place`; the count of idle bouts starts again."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    place: int
    seat: int
    type: Literal["player_out"]
    version: int
    """Number of the newest event; 0 before the start."""


class PongMessage(TypedDict):
    """The answer to a ping; at a game with how many look on from no seat."""

    server_time: int
    """Milliseconds since 1970."""
    t: Literal["pong"]
    watchers: NotRequired[int | None]


class PossibleSeats(TypedDict):
    """The possible numbers of players: the bounds, and all possible numbers between them."""

    max: int
    min: int
    possible: list[int]


class Problem(TypedDict):
    """An error (RFC 9457). Tell errors apart by `code`, which never changes."""

    code: str
    detail: str
    errors: NotRequired[list[FieldError] | None]
    field: NotRequired[str | None]
    scope: NotRequired[str | None]
    """Of `scope_needed`: which the token lacks."""
    status: int
    title: str
    type: str
    until: NotRequired[str | None]
    """The end of a ban; null: never, or not about a ban."""


class ProfileRequest(TypedDict):
    """The values to change; what is left out stays."""

    avatar: NotRequired[
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    ]
    hide_ratings: NotRequired[bool | None]
    """True if the page shows you no ratings, neither your own nor others'."""
    language: NotRequired[Literal["en", "de", "ru"] | None]
    name: NotRequired[str | None]


class Proof(TypedDict):
    """The proof of a deal; seed and packs are null until the game is finished."""

    algorithm: Literal["durak-deal-v1", "fixed"]
    """`fixed`: a lesson or the deal of the day, settled beforehand."""
    client_seeds: list[str]
    commitment: str
    deals: list[Deal] | None
    game_id: str
    server_seed: str | None


class Provider(TypedDict):
    """A site with which people sign in here."""

    id: str
    name: str


ProviderList: TypeAlias = list[Provider]
"""The providers that people can sign in with, in the order of the operator."""


class PushKeys(TypedDict):
    """The keys of a browser's subscription, in base64url."""

    auth: str
    p256dh: str


class PushSubscriptionRequest(TypedDict):
    """A browser's subscription: `PushSubscription.toJSON()` without its expiration time."""

    endpoint: str
    keys: PushKeys


class PuzzleSolver(TypedDict):
    """A person's rating by puzzles, and the streaks."""

    best_daily_streak: int
    best_streak: int
    daily_streak: int
    """Daily ones solved on days in a row."""
    provisional: bool
    rating: int
    solved: int
    """At the first attempt."""
    streak: int
    """Solved in a row, at the first attempt."""
    tried: int


class Queue(TypedDict):
    """The people who wait in a pool now."""

    expected_wait: int | None
    """Seconds; null where too little is known."""
    waiting: int


class RankedPlayer(TypedDict):
    """An account on a board."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class RatingValue(TypedDict):
    """A rating: the number, how sure it is, and after how many games."""

    deviation: int
    games: int
    provisional: bool
    """Too unsure to be ranked."""
    rating: int


class ReactionRequest(TypedDict):
    """A face or a sign."""

    code: Literal["smile", "laugh", "wow", "sad", "angry", "thumbs_up", "heart", "fire"]
    kind: Literal["reaction"]


Id: TypeAlias = int


class ReadRequest(TypedDict):
    """The notifications that were read: by id, those of one game, or all without either."""

    game: NotRequired[str | None]
    ids: NotRequired[list[Id] | None]


class ReadyRequest(TypedDict):
    """The caller's own share of the shuffle, given once the commitment is known."""

    client_seed: NotRequired[str]
    """Your own part of the shuffle's secret."""
    terms: NotRequired[int | None]
    """The game's `terms` as you saw them: refused if newer."""


class RecoveryCodes(TypedDict):
    """Recovery codes, each of which replaces the app's code or the passkey once."""

    codes: list[str]


class RecoveryRequest(TypedDict):
    """A recovery code in place of a lost passkey."""

    code: str
    username: str


class RedealOfferedEvent(TypedDict):
    """
    `seat` is asked whether it wants a new deal.

    All seats are asked, so that being asked reveals nothing.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    type: Literal["redeal_offered"]
    version: int
    """Number of the newest event; 0 before the start."""


class RedealRequestedEvent(TypedDict):
    """`seat` asked for a new deal; the cards are dealt again."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    type: Literal["redeal_requested"]
    version: int
    """Number of the newest event; 0 before the start."""


class RegisterRequest(TypedDict):
    """Make an account; a guest's games stay theirs."""

    email: NotRequired[str]
    """Without it a lost password stays lost."""
    password: str
    username: str


class ReportRequest(TypedDict):
    """The player and the reason; what else is named helps staff to see what happened."""

    club: NotRequired[str | None]
    """The id of a club that the player owns; its name and description stay in the report."""
    game: NotRequired[str | None]
    message: NotRequired[int | None]
    """The id of a chat message of the player; its text stays in the report."""
    player: int
    """The player's id: an account or a guest."""
    reason: Literal["cheating", "boosting", "insult", "spam", "name", "leaving", "other"]
    rule_set: NotRequired[str | None]
    """The id of a rule set that the player saved; its name stays in the report."""
    text: NotRequired[str]
    tournament: NotRequired[str | None]
    """The id of a tournament that the player created; its name and description stay in the report."""


class ReportState(TypedDict):
    """A report of yours. It doesn't show the decision of staff about the player."""

    at: str
    club: str | None
    game: str | None
    handled_at: str | None
    """The time when staff decided on it."""
    id: int
    player: str
    """The name the player had when you reported them."""
    reason: Literal["cheating", "boosting", "insult", "spam", "name", "leaving", "other"]
    rule_set: str | None
    text: str
    tournament: str | None


class RequestRedealCommand(TypedDict):
    """A player dealt nearly all cards of one suit asks for a new deal."""

    type: Literal["request_redeal"]


class Result(TypedDict):
    """The result of a game; `durak` is the seat left with cards, if any."""

    durak: int | None
    epaulettes: int
    """The sixes of the last attack on the durak, where it was made with sixes only; else 0."""
    places: list[int]
    reason: Literal["durak", "draw", "no_progress", "team_out", "left"]


class ReviewAllowance(TypedDict):
    """The number of reviews that the caller may ask for within 24 hours."""

    left: int
    limit: int
    renewed_at: str | None
    """The time at which one more is free; null: none is spent."""


class ReviewedPlayer(TypedDict):
    """The sums of a player's own decisions, until they left."""

    accuracy: float | None
    """The share kept of what was at stake; null: nothing was."""
    blunders: int
    """Moves that lost .20 or more."""
    decisions: int
    inaccuracies: int
    """Moves that lost from .03 up to .10."""
    mean_loss: float
    """1 for the first place, 0 for the last; a draw is .5."""
    mistakes: int
    """Moves that lost from .10 up to .20."""
    seat: int
    """Clockwise from 0."""


class RuleSetOwner(TypedDict):
    """The person who saved the rule set, or the guest."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class Rules(TypedDict):
    """
    A rule set; an option left out has its default.

    It is read by the engine, which knows what goes together and says why not.
    """

    attack_limit: NotRequired[int | None]
    changing_trump: NotRequired[bool]
    cheat_penalty: NotRequired[Literal[0, 1, 2]]
    cheating: NotRequired[bool]
    deck: NotRequired[Literal[24, 32, 36, 52]]
    decks: NotRequired[int]
    direction_by: NotRequired[Literal["transferring", "first_transfer"]]
    draws: NotRequired[bool]
    first_bout_limit: NotRequired[int | None]
    first_draw: NotRequired[Literal["leader", "attacker"]]
    first_leader: NotRequired[Literal["lowest_trump", "forehand"]]
    first_limit_until: NotRequired[Literal["bout", "discard"]]
    hand_size: NotRequired[int]
    hidden_cards: NotRequired[Literal[0, 2]]
    jokers: NotRequired[Literal[0, 2]]
    lead: NotRequired[Literal["same_rank", "single", "pairs"]]
    lowest_beats_highest: NotRequired[bool]
    next_leader: NotRequired[Literal["attack_durak", "spare_durak", "first_out", "lowest_trump"]]
    own_suit_only: NotRequired[Literal["none", "clubs", "diamonds", "hearts", "spades"]]
    pile_on: NotRequired[Literal["none", "limit", "unlimited"]]
    rank_trump: NotRequired[Literal["off", "above_suit", "below_suit"]]
    redeal: NotRequired[Literal["off", "on_request"]]
    refill: NotRequired[Literal["bout", "cycle", "never"]]
    series_deck: NotRequired[Literal["fresh", "remaining"]]
    show_transfer: NotRequired[Literal["off", "unlimited", "once_per_bout", "once_per_game"]]
    suit_order: NotRequired[
        Literal[
            "DCHS",
            "DCSH",
            "DHCS",
            "DHSC",
            "DSCH",
            "DSHC",
            "CDHS",
            "CDSH",
            "CHDS",
            "CHSD",
            "CSDH",
            "CSHD",
            "HDCS",
            "HDSC",
            "HCDS",
            "HCSD",
            "HSDC",
            "HSCD",
            "SDCH",
            "SDHC",
            "SCDH",
            "SCHD",
            "SHDC",
            "SHCD",
        ]
    ]
    take_what: NotRequired[Literal["table", "unbeaten"]]
    take_when: NotRequired[Literal["unbeaten", "any_time"]]
    team_result: NotRequired[Literal["last_holding", "first_out", "all_out"]]
    team_seating: NotRequired[Literal["alternate", "together"]]
    teams: NotRequired[Literal["none"] | Literal[2, 3]]
    throw_in: NotRequired[Literal["all", "neighbours", "leader", "none"]]
    throw_in_order: NotRequired[Literal["free", "in_turn"]]
    throw_in_when: NotRequired[Literal["any_time", "all_beaten"]]
    transfer: NotRequired[Literal["off", "on"]]
    transfer_count: NotRequired[Literal["any", "at_least_equal", "exactly_equal"]]
    transfer_direction: NotRequired[Literal["left", "chosen_bout", "chosen_lasting"]]
    transfer_first_bout: NotRequired[bool]
    transfer_heads_up: NotRequired[Literal["always", "equal_hands", "never"]]
    transfer_trumps: NotRequired[bool]
    transfer_when: NotRequired[Literal["nothing_beaten", "any_time"]]
    trump: NotRequired[
        Literal["turned_up", "none", "clubs", "diamonds", "hearts", "spades", "cycle"]
    ]
    trump_swap: NotRequired[bool]
    wild_six: NotRequired[Literal["none", "diamonds", "all"]]


class RulesRequest(TypedDict):
    """
    A rule set; an option left out has its default.

    It is read by the engine, which knows what goes together and says why not.
    """

    attack_limit: NotRequired[int | None]
    changing_trump: NotRequired[bool]
    cheat_penalty: NotRequired[Literal[0, 1, 2]]
    cheating: NotRequired[bool]
    deck: NotRequired[Literal[24, 32, 36, 52]]
    decks: NotRequired[int]
    direction_by: NotRequired[Literal["transferring", "first_transfer"]]
    draws: NotRequired[bool]
    first_bout_limit: NotRequired[int | None]
    first_draw: NotRequired[Literal["leader", "attacker"]]
    first_leader: NotRequired[Literal["lowest_trump", "forehand"]]
    first_limit_until: NotRequired[Literal["bout", "discard"]]
    hand_size: NotRequired[int]
    hidden_cards: NotRequired[Literal[0, 2]]
    jokers: NotRequired[Literal[0, 2]]
    lead: NotRequired[Literal["same_rank", "single", "pairs"]]
    lowest_beats_highest: NotRequired[bool]
    next_leader: NotRequired[Literal["attack_durak", "spare_durak", "first_out", "lowest_trump"]]
    own_suit_only: NotRequired[Literal["none", "clubs", "diamonds", "hearts", "spades"]]
    pile_on: NotRequired[Literal["none", "limit", "unlimited"]]
    rank_trump: NotRequired[Literal["off", "above_suit", "below_suit"]]
    redeal: NotRequired[Literal["off", "on_request"]]
    refill: NotRequired[Literal["bout", "cycle", "never"]]
    series_deck: NotRequired[Literal["fresh", "remaining"]]
    show_transfer: NotRequired[Literal["off", "unlimited", "once_per_bout", "once_per_game"]]
    suit_order: NotRequired[
        Literal[
            "DCHS",
            "DCSH",
            "DHCS",
            "DHSC",
            "DSCH",
            "DSHC",
            "CDHS",
            "CDSH",
            "CHDS",
            "CHSD",
            "CSDH",
            "CSHD",
            "HDCS",
            "HDSC",
            "HCDS",
            "HCSD",
            "HSDC",
            "HSCD",
            "SDCH",
            "SDHC",
            "SCDH",
            "SCHD",
            "SHDC",
            "SHCD",
        ]
    ]
    take_what: NotRequired[Literal["table", "unbeaten"]]
    take_when: NotRequired[Literal["unbeaten", "any_time"]]
    team_result: NotRequired[Literal["last_holding", "first_out", "all_out"]]
    team_seating: NotRequired[Literal["alternate", "together"]]
    teams: NotRequired[Literal["none"] | Literal[2, 3]]
    throw_in: NotRequired[Literal["all", "neighbours", "leader", "none"]]
    throw_in_order: NotRequired[Literal["free", "in_turn"]]
    throw_in_when: NotRequired[Literal["any_time", "all_beaten"]]
    transfer: NotRequired[Literal["off", "on"]]
    transfer_count: NotRequired[Literal["any", "at_least_equal", "exactly_equal"]]
    transfer_direction: NotRequired[Literal["left", "chosen_bout", "chosen_lasting"]]
    transfer_first_bout: NotRequired[bool]
    transfer_heads_up: NotRequired[Literal["always", "equal_hands", "never"]]
    transfer_trumps: NotRequired[bool]
    transfer_when: NotRequired[Literal["nothing_beaten", "any_time"]]
    trump: NotRequired[
        Literal["turned_up", "none", "clubs", "diamonds", "hearts", "spades", "cycle"]
    ]
    trump_swap: NotRequired[bool]
    wild_six: NotRequired[Literal["none", "diamonds", "all"]]


class RulesVerdict(TypedDict):
    """
    The answer whether a rule set makes sense.

    `rules` are the options that differ from the base game, `preset` the one that is just this.
    These and `seats` are null where something is wrong with the rule set itself.
    """

    preset: str | None
    problems: list[FieldError]
    rated: bool
    """True if rated games can be played by it."""
    rules: Rules | None
    seats: PossibleSeats | None
    valid: bool


class SanctionState(TypedDict):
    """A decision of staff about you. `until` is null for good, and for a warning."""

    acknowledged_at: str | None
    appeal: AppealState | None
    id: int
    in_force: bool
    """True if it forbids something now."""
    kind: Literal["warning", "mute", "ban"]
    lifted_at: str | None
    may_appeal: bool
    reason: Literal["cheating", "boosting", "insult", "spam", "name", "leaving", "other"]
    since: str
    until: str | None
    words: str


class SavedRuleSet(TypedDict):
    """Rules that a person has named. Its id is its link: everybody who knows it may read it."""

    created_at: str
    id: str
    mine: bool
    """True if it is the caller's, who may change it."""
    name: str
    """Differs among one's own."""
    owner: RuleSetOwner
    rules: Rules
    seats: int | None
    """The number of seats it is meant for; null: any that can play."""
    updated_at: str
    version: int
    """Counts on with each change."""


Scope: TypeAlias = Literal["read", "play", "talk", "tournaments:write", "webhooks"]
"""An action that a token may allow. No scope includes another."""


class Seat(TypedDict):
    """A place at the table."""

    kind: Literal["human", "bot", "open"]
    left: bool
    """The player left for good, and a bot plays to the end."""
    player: HumanPlayer | BotPlayer | None
    ready: bool
    """Agreed to what is played, which is asked for when the host changes it, and before a later game of a series."""
    seat: int
    """Clockwise from 0."""


class SeatChange(TypedDict):
    """The effect of a game on the rating of the player on a seat."""

    after: int
    before: int
    deviation: int
    provisional: bool
    seat: int
    """Clockwise from 0."""


SeatChoiceRequest: TypeAlias = BotSeat | OpenSeat
"""The choice of a host for a seat: a bot, or open."""


class SeatLuck(TypedDict):
    """The points that equal players reach with a seat's cards."""

    cause: Literal["even", "good_hand", "poor_hand", "good_place", "poor_place"]
    """The cause of the luck; `even`: little of it, or not beyond doubt."""
    error: float
    """Standard error."""
    hand: float
    """With that hand, from all seats in turn."""
    place: float
    """From this seat, with all hands in turn."""
    seat: int
    """Clockwise from 0."""
    trumps: int
    """Trumps in the hand that was dealt."""
    value: float
    """From this seat, with the hand it was dealt."""


class SeatRange(TypedDict):
    """The fewest and the most players."""

    max: int
    min: int


class SeatRating(TypedDict):
    """The rating of the player on a seat, in the mode that is played."""

    deviation: int
    games: int
    provisional: bool
    """Too unsure to be ranked."""
    rating: int
    seat: int
    """Clockwise from 0."""


class SeatRequest(TypedDict):
    """A seat of the table."""

    seat: int


class SeatTime(TypedDict):
    """The time of one person; what isn't running or isn't kept is null."""

    asked_at: int | None
    """Since when the game waits for the seat."""
    bank: int | None
    """The time left at `asked_at`, or left now."""
    claimable: bool
    """The others may give the player up; lists of games don't tell."""
    closes: int | None
    """The end of the throw-in window."""
    due: int | None
    """The time at which a command is played for the seat."""
    seat: int
    """Clockwise from 0."""
    timeouts: int
    """In a row."""


class SeekPool(TypedDict):
    """A game that people can wait for: rated, or casual."""

    casual: Queue
    clock: PerCommandClock | BankClock | DaysClock
    mode: Literal["duel", "table", "transfer", "partners"]
    name: Literal[
        "duel",
        "table_3",
        "table_4",
        "table_6",
        "transfer_2",
        "transfer_3",
        "transfer_4",
        "partners",
        "bots_duel",
        "bots_table_4",
        "bots_transfer_2",
        "bots_partners",
    ]
    preset: str
    rated: Queue
    seats: int
    who: Literal["people", "bots"]
    """Bot accounts wait in pools of their own."""
    you: RatingValue | None
    """Your rating in the mode, if you have one."""


class SeekPools(TypedDict):
    """All pools, in the order in which they are offered."""

    pools: list[SeekPool]


class SeekRequest(TypedDict):
    """The pools in which you wait; you play the first game that is found."""

    pools: list[
        Literal[
            "duel",
            "table_3",
            "table_4",
            "table_6",
            "transfer_2",
            "transfer_3",
            "transfer_4",
            "partners",
            "bots_duel",
            "bots_table_4",
            "bots_transfer_2",
            "bots_partners",
        ]
    ]
    rated: bool
    """For accounts; guests play casual games."""


class SeriesScore(TypedDict):
    """The score of a seat's player in the series so far."""

    games: int
    lost: int
    """As the durak, or with the durak's team."""
    place: int | None
    """Fewest lost, then most points; null before a first game."""
    points: int
    """For each game, the seats behind one's place."""
    seat: int
    """Clockwise from 0."""


class Session(TypedDict):
    """A browser in which the account is logged in; `current` marks the caller's own."""

    address: str
    began_at: str
    browser: str
    current: bool
    id: int
    seen_at: str


SessionList: TypeAlias = list[Session]
"""The account's sessions, the one seen last first."""


class ShowTransferCommand(TypedDict):
    """The defender transfers the attack by showing a trump of its rank, which stays in the hand."""

    card: Card
    direction: Literal["left", "right"]
    type: Literal["show_transfer"]


class SignInAddress(TypedDict):
    """The address at the provider that the browser has to open."""

    url: str


class SignInRegistration(TypedDict):
    """The name of an account that a provider logs in to."""

    username: str


class SignInRequest(TypedDict):
    """A sign-in with a provider, and where to go afterwards."""

    next: NotRequired[str]
    """A path of this site."""
    purpose: NotRequired[Literal["log_in", "link", "confirm"]]


class SomeChannels(TypedDict):
    """The channels to switch."""

    browser: NotRequired[bool | None]
    mail: NotRequired[bool | None]
    page: NotRequired[bool | None]
    push: NotRequired[bool | None]
    telegram: NotRequired[bool | None]


class SomeTopics(TypedDict):
    """The topics to change."""

    club: NotRequired[SomeChannels | None]
    club_tournament: NotRequired[SomeChannels | None]
    friend: NotRequired[SomeChannels | None]
    invitation: NotRequired[SomeChannels | None]
    table: NotRequired[SomeChannels | None]
    tournament: NotRequired[SomeChannels | None]
    turn: NotRequired[SomeChannels | None]


class StandingMessage(TypedDict):
    """Staff made or lifted a decision about you, or answered: read `GET auth/me`."""

    server_time: int
    """Milliseconds since 1970."""
    t: Literal["standing"]


class StartRequest(TypedDict):
    """The host's own share of the shuffle, given once the commitment is known."""

    client_seed: NotRequired[str]
    """Your own part of the shuffle's secret."""


class StreakNow(TypedDict):
    """The streak that goes on."""

    kind: Literal["safe", "durak"]
    length: int


class SwapTrumpCommand(TypedDict):
    """The holder of the lowest trump swaps it for the turned-up card under the talon."""

    card: Card
    type: Literal["swap_trump"]


class TableOfDeal(TypedDict):
    """A deal at a table."""

    game: str | None
    """Your own game; once both are over, everybody's."""
    score: MatchScore | None
    """Null until both games are over."""
    status: Literal["waiting", "running", "finished"]
    table: int


class TablePair(TypedDict):
    """An attack card, the seat that played it, and the card that beats it, if any."""

    attack: Card
    beaten_by: Card | None
    seat: int


class TakeCommand(TypedDict):
    """The defender gives up and will pick up every card on the table."""

    type: Literal["take"]


class TakeDeclaredEvent(TypedDict):
    """
    The defender gave up; attackers may still add cards.

    `asked_anew` are the attackers among them who said done before and are asked again. The JSON
    form omits them when there are none, as in old games, where a done counted after the take too.
    """

    asked_anew: NotRequired[list[int]]
    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    type: Literal["take_declared"]
    version: int
    """Number of the newest event; 0 before the start."""


class TelegramProof(TypedDict):
    """
    Data of Telegram about the user of a page, with Telegram's signature.

    It is good for one use, and for a quarter of an hour.
    """

    data: str
    """All fields as Telegram gave them, in the form of a query."""
    kind: Literal["mini_app", "widget"]
    """`mini_app`: the init data of a Mini App; `widget`: the fields of the login widget."""


class TestWebhook(TypedDict):
    """A test that you asked for."""

    data: dict[str, Any]
    timestamp: str
    type: Literal["test"]


class TextRequest(TypedDict):
    """A line of free text."""

    kind: Literal["text"]
    text: str


class ThrowInCommand(TypedDict):
    """An entitled attacker adds a card of a rank on the table."""

    card: Card
    type: Literal["throw_in"]


class Times(TypedDict):
    """The running times of people; bots have none."""

    seats: list[SeatTime]
    server_time: int
    """Milliseconds since 1970."""


class ToYou(TypedDict):
    """The caller's relations to the player, which nobody else sees."""

    blocked: bool
    following: bool
    muted: bool
    note: str


class Token(TypedDict):
    """A token without its text; `hint` is the end of the text."""

    created_at: str
    expires_at: str
    hint: str
    id: int
    last_used_at: str | None
    """To the minute."""
    name: str
    scopes: list[Scope]


TokenList: TypeAlias = list[Token]
"""The account's tokens, newest first; those that expired in the last month, too."""


class TokenRequest(TypedDict):
    """A token for a program."""

    days: int
    """The days until it expires."""
    name: str
    """For you, to know it by."""
    scopes: list[Scope]
    """The rights of the token."""


class Topics(TypedDict):
    """The topics of notifications."""

    club: Channels
    club_tournament: Channels
    friend: Channels
    invitation: Channels
    table: Channels
    tournament: Channels
    turn: Channels


class Data6(TypedDict):
    round: int
    """The newest round; 0 in an arena."""
    tournament: str
    """The id of the tournament."""


class TournamentEndedWebhook(TypedDict):
    """A tournament of yours is over."""

    data: Data6
    timestamp: str
    type: Literal["tournament.ended"]


class TournamentPlayer(TypedDict):
    """A person in a tournament."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    id: int
    kind: Literal["guest", "account", "bot_account", "deleted"]
    name: str


class TournamentRequest(TypedDict):
    """A new tournament: one of a preset, rules and the id of saved rules, and how it is played."""

    access: NotRequired[Literal["open", "link", "password", "club"]]
    bots: NotRequired[bool]
    """Bot accounts may join."""
    clock: NotRequired[PerCommandClockRequest | BankClockRequest | DaysClockRequest | None]
    """Left out: 60 s a command. None by days."""
    club: NotRequired[str]
    """The id of the club."""
    description: NotRequired[str]
    fill_level: NotRequired[
        Literal["child", "beginner", "learner", "casual", "clever", "master"] | None
    ]
    """The service's bots of this level fill tables; never if rated."""
    kind: Literal["arena", "swiss", "knockout"]
    least_rating: NotRequired[int | None]
    minutes: NotRequired[int | None]
    """The length of an arena."""
    most_rating: NotRequired[int | None]
    name: NotRequired[str]
    """Left out: made from rules and kind."""
    password: NotRequired[str | None]
    """Needed where `access` asks for one."""
    preset: NotRequired[str | None]
    rated: NotRequired[bool]
    rounds: NotRequired[int | None]
    """Of a Swiss tournament."""
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]
    same_deals: NotRequired[bool]
    """All tables of a Swiss round play the same deal; never if rated."""
    seats: NotRequired[int]
    """Of each table: 2, 3, 4 or 6."""
    starts_at: str
    """Within the next 60 days."""
    wins: NotRequired[int | None]
    """That win a series of a knock-out."""


class TournamentRoundWebhook(TypedDict):
    """A round of your tournament has begun."""

    data: Data6
    timestamp: str
    type: Literal["tournament.round"]


class TournamentStartedWebhook(TypedDict):
    """A tournament of yours has begun."""

    data: Data6
    timestamp: str
    type: Literal["tournament.started"]


class TournamentsRequest(TypedDict):
    """New tournaments that are created together, or not at all."""

    tournaments: list[TournamentRequest]
    """Of no `access` `open`."""


class TransferCommand(TypedDict):
    """The defender transfers the attack by adding cards of its rank."""

    cards: list[Card]
    direction: Literal["left", "right"]
    type: Literal["transfer"]


class TransferSet(TypedDict):
    """A transfer with any `fewest` to `most` of these cards, each card only once."""

    any_of: list[Card]
    direction: Literal["left", "right"]
    fewest: int
    most: int
    type: Literal["transfer"]


class TransferShownEvent(TypedDict):
    """`seat` transferred the attack by showing `card`, which stays in the hand."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    card: Card
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    defender: int
    direction: Literal["left", "right"]
    limit: int
    seat: int
    type: Literal["transfer_shown"]
    version: int
    """Number of the newest event; 0 before the start."""


class TrumpChangedEvent(TypedDict):
    """The face-down card under the trump card was drawn: `trump` is trump from now on."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    card: Card
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    trump: Literal["C", "D", "H", "S"]
    type: Literal["trump_changed"]
    version: int
    """Number of the newest event; 0 before the start."""


class TrumpShownEvent(TypedDict):
    """The holder of the lowest trump shows it, and leads."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    card: Card
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    type: Literal["trump_shown"]
    version: int
    """Number of the newest event; 0 before the start."""


class TrumpSwappedEvent(TypedDict):
    """`seat` put its lowest trump `given` under the talon and took the turned-up card `taken`."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    given: Card
    seat: int
    taken: Card
    type: Literal["trump_swapped"]
    version: int
    """Number of the newest event; 0 before the start."""


class Try(TypedDict):
    """A try to deliver an event: it has the receiver's status, or the error that prevented one."""

    at: str
    error: Literal["timeout", "unreachable", "private_address", "tls", "interrupted"] | None
    """`interrupted`: it is being tried, or a worker was stopped meanwhile."""
    ms: int
    """The duration in milliseconds."""
    status: int | None


class TwoFactorSetup(TypedDict):
    """The secret that an authenticator app takes; `qr` is an SVG image of `url`."""

    qr: str
    secret: str
    url: str


class TwoFactorState(TypedDict):
    """The second factor: whether logging in takes a code, and how many recovery codes are left."""

    enabled: bool
    has_password: bool
    """False if only passkeys or providers log in."""
    passkeys: int
    """Passkeys are a second step after the password, too."""
    recovery_codes_left: int


class UnjudgedDecision(TypedDict):
    """A decision that can't be judged, and why."""

    reason: Literal["rules", "not_in_turn"]
    seat: int
    """Clockwise from 0."""
    version: int
    """Number of the newest event; 0 before the start."""


class UnlockRequest(TypedDict):
    """The password of a private table."""

    password: str


class Unread(TypedDict):
    """The number of unread notifications now."""

    unread: int


class UnreadMessage(TypedDict):
    """The number of unread notifications, after some were read here or elsewhere."""

    server_time: int
    """Milliseconds since 1970."""
    t: Literal["unread"]
    unread: int


class ValueSchema(TypedDict):
    """One value of an option."""

    const: str | int | bool
    description: str
    """The rule with this value, as a sentence."""
    title: str


class Webhook(TypedDict):
    """A webhook without its secret."""

    active: bool
    created_at: str
    events: list[
        Literal[
            "game.starting",
            "game.started",
            "game.waiting",
            "game.ended",
            "challenge.received",
            "challenge.declined",
            "tournament.started",
            "tournament.round",
            "tournament.ended",
        ]
    ]
    failing_since: str | None
    """The first try that failed, if none has succeeded since."""
    id: int
    off_reason: Literal["owner", "gone", "failing", "backlog"] | None
    """The reason why it is off."""
    old_secret_until: str | None
    """Until when events are signed with the secret before this one, too."""
    url: str


class WebhookChangeRequest(TypedDict):
    """The changes of a webhook; members that are left out stay."""

    active: NotRequired[bool | None]
    events: NotRequired[list[EventType] | None]
    url: NotRequired[str | None]


WebhookList: TypeAlias = list[Webhook]
"""Your webhooks, oldest first."""


class WebhookRequest(TypedDict):
    """A webhook to be made."""

    events: list[EventType]
    """The types of events to post."""
    url: str
    """The address that receives events."""


class WebhookWithSecret(TypedDict):
    """A webhook that was just made, or given a new secret."""

    active: bool
    created_at: str
    events: list[
        Literal[
            "game.starting",
            "game.started",
            "game.waiting",
            "game.ended",
            "challenge.received",
            "challenge.declined",
            "tournament.started",
            "tournament.round",
            "tournament.ended",
        ]
    ]
    failing_since: str | None
    """The first try that failed, if none has succeeded since."""
    id: int
    off_reason: Literal["owner", "gone", "failing", "backlog"] | None
    """The reason why it is off."""
    old_secret_until: str | None
    """Until when events are signed with the secret before this one, too."""
    secret: str
    """It is shown this once; the key is the base64 after `whsec_`."""
    url: str


class You(TypedDict):
    """The caller at this table; `seat` is null for a spectator."""

    done_in_advance: bool
    """True if your done is set in advance."""
    host: bool
    may_call_off: bool
    """So early that you may also cancel; lists of games don't tell."""
    may_take_win: bool
    """The other of two people has left: you may win at once."""
    seat: int | None


class FieldNewCredentialResponse(TypedDict):
    attestationObject: str
    authenticatorData: NotRequired[str | None]
    clientDataJSON: str
    publicKey: NotRequired[str | None]
    publicKeyAlgorithm: NotRequired[int | None]
    transports: NotRequired[list[str]]


class FieldUsedCredentialResponse(TypedDict):
    attestationObject: NotRequired[str | None]
    authenticatorData: str
    clientDataJSON: str
    signature: str
    userHandle: NotRequired[str | None]


class AttackBeatenEvent(TypedDict):
    """The defender covered `attack` with `card`; `cheat` says whether that broke the rules."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    attack: Card
    card: Card
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    cheat: NotRequired[bool]
    seat: int
    type: Literal["attack_beaten"]
    version: int
    """Number of the newest event; 0 before the start."""


class AttackTransferredEvent(TypedDict):
    """
    `seat` transferred the attack with `cards` and attacks now.

    `defender` and `limit` are the new ones; `cheat` says whether the transfer broke the rules.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cards: list[Card]
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    cheat: NotRequired[bool]
    defender: int
    direction: Literal["left", "right"]
    limit: int
    seat: int
    type: Literal["attack_transferred"]
    version: int
    """Number of the newest event; 0 before the start."""


class BeatCommand(TypedDict):
    """The defender covers the unbeaten `attack` with `card`."""

    attack: Card
    card: Card
    type: Literal["beat"]


class BoardRow(TypedDict):
    """A row of a leaderboard; equal ratings share a rank."""

    deviation: int
    games: int
    peak: int
    player: RankedPlayer
    provisional: bool
    """Too unsure to be ranked."""
    rank: int
    rating: int


class Bot(TypedDict):
    """A level of the service's own bots, with its ratings."""

    level: Literal["child", "beginner", "learner", "casual", "clever", "master"]
    ratings: list[BotRating]


class BotAccountRequest(TypedDict):
    """A new bot account with a token for its program."""

    days: int
    """The days until it expires."""
    name: str
    """For you, to know it by."""
    password: str
    """By which a person logs in, for more tokens."""
    scopes: list[Scope]
    """The rights of the token."""
    username: str


BotList: TypeAlias = list[Bot]
"""All levels of bots, weakest first."""


class BoutEndedEvent(TypedDict):
    """
    The table is cleared: `cards` go to the discard pile, or into the defender's hand.

    Where only unbeaten cards are taken, `discarded` are the cards that go to the discard pile
    although the defender takes; the JSON form omits them when there are none. `idle_bouts` is the
    number of bouts in a row, with this one, that count towards a draw (rules.md 2.12).
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cards: list[Card]
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    defender: int
    discarded: NotRequired[list[Card]]
    idle_bouts: int
    outcome: Literal["beaten_off", "taken"]
    type: Literal["bout_ended"]
    version: int
    """Number of the newest event; 0 before the start."""


class BoutView(TypedDict):
    """
    The public part of a bout, which is nearly all of it.

    `cheats` are the cards of plays that broke the rules, shown when the game is finished; `cleared`
    are the cards of plays that were called wrongly; `caught` are the seats caught cheating in this
    bout.
    """

    attacker: int
    caught: list[int]
    cheats: list[Card]
    cleared: list[Card]
    defender: int
    direction: Literal["left", "right"]
    done: list[int]
    leader: int
    limit: int
    number: int
    table: list[TablePair]
    taking: bool


class CallCheatCommand(TypedDict):
    """A player says that the play which put `card` on the table broke the rules."""

    card: Card
    type: Literal["call_cheat"]


class CallFailedEvent(TypedDict):
    """`seat` called a fair play; `cards` are all that were played together."""

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cards: list[Card]
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    seat: int
    type: Literal["call_failed"]
    version: int
    """Number of the newest event; 0 before the start."""


class Challenge(TypedDict):
    """An account asks a bot account for a game of two."""

    at: str
    challenged: Challenger
    challenger: Challenger
    clock: PerCommandClock | BankClock | DaysClock | None
    expires_at: str
    id: str
    """The game that accepting makes has the same id."""
    preset: str | None
    rated: bool
    reason: (
        Literal["generic", "later", "rules", "clock", "rated", "casual", "no_bots", "only_bots"]
        | None
    )
    """The reason for declining it."""
    rules: Rules
    rules_name: str | None
    status: Literal["pending", "accepted", "declined", "withdrawn", "expired"]


ChallengeList: TypeAlias = list[Challenge]
"""Challenges."""


class ChallengeRequest(TypedDict):
    """The name of the bot account to challenge, and the terms of the game."""

    clock: NotRequired[PerCommandClockRequest | BankClockRequest | DaysClockRequest | None]
    """Rated games have one in any case: 60 s a command."""
    name: str
    preset: NotRequired[str | None]
    rated: NotRequired[bool]
    """Its result counts; for a rated preset."""
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]


class ChangeGameRequest(TypedDict):
    """The changes to an open table; members left out stay as they are."""

    aids: NotRequired[bool | None]
    clock: NotRequired[PerCommandClockRequest | BankClockRequest | DaysClockRequest | None]
    """Null: time isn't limited; a rated game then has 60 s a command."""
    password: NotRequired[str | None]
    """Null takes the password away."""
    preset: NotRequired[str | None]
    private: NotRequired[bool | None]
    rated: NotRequired[bool | None]
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]
    seats: NotRequired[int | None]


class ChatPage(TypedDict):
    """
    Messages in the order they were sent, as the caller may see them.

    `older`, if there are any, is the `before` that gives the page before this one.
    """

    messages: list[ChatMessage]
    older: int | None
    you: ChatVoice


ChatRequest: TypeAlias = PhraseRequest | ReactionRequest | TextRequest
"""The message to post."""


class ClubBoardRow(TypedDict):
    """A row of the club's leaderboard; equal ratings share a rank."""

    deviation: int
    games: int
    player: ClubPerson
    provisional: bool
    """Too unsure to be ranked."""
    rank: int
    rating: int


class ClubChangeRequest(TypedDict):
    """The changes to a club; members left out stay as they are."""

    description: NotRequired[str | None]
    name: NotRequired[str | None]
    open: NotRequired[bool | None]
    preset: NotRequired[str | None]
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]
    seats: NotRequired[int | None]


class ClubMember(TypedDict):
    """A person with a role in a club."""

    player: ClubPerson
    role: Literal["owner", "moderator", "member", "asking", "removed"]
    since: str


class ClubMemberPage(TypedDict):
    """One page of members, the oldest first; `next` and `previous` are addresses of others."""

    next: str | None
    previous: str | None
    results: list[ClubMember]


class ClubRequest(TypedDict):
    """A new club, and its house rule: one of a preset, rules and the id of saved rules."""

    description: NotRequired[str]
    name: str
    """Letters of one alphabet, digits and - . ' _; no other club has it, or one that looks like it."""
    open: NotRequired[bool]
    """Anybody may join; otherwise people ask."""
    preset: NotRequired[str | None]
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]
    seats: NotRequired[int]
    """The usual number of players at a table."""


class ClubTableRequest(TypedDict):
    """A table of the club; what is left out is as the house rule has it."""

    clock: NotRequired[PerCommandClockRequest | BankClockRequest | DaysClockRequest | None]
    """Left out: time isn't limited."""
    preset: NotRequired[str | None]
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]
    seats: NotRequired[int | None]


Command: TypeAlias = (
    LeadCommand
    | ThrowInCommand
    | BeatCommand
    | TransferCommand
    | ShowTransferCommand
    | TakeCommand
    | DoneCommand
    | SwapTrumpCommand
    | RequestRedealCommand
    | KeepHandCommand
    | CallCheatCommand
)
"""A command of a seat. It is accepted exactly when it is among the offers."""


class CommandRequest(TypedDict):
    """A command for a seat; the seat may be left out, since nobody has two."""

    command: (
        LeadCommand
        | ThrowInCommand
        | BeatCommand
        | TransferCommand
        | ShowTransferCommand
        | TakeCommand
        | DoneCommand
        | SwapTrumpCommand
        | RequestRedealCommand
        | KeepHandCommand
        | CallCheatCommand
    )
    """A command of a seat. It is accepted exactly when it is among the offers."""
    expected_mark: NotRequired[str | None]
    expected_version: NotRequired[int | None]
    seat: NotRequired[int | None]


class ConnectedApp(TypedDict):
    """An app that may act for the account."""

    by: str
    """The name of the account that registered it."""
    id: int
    last_used_at: str | None
    """To the minute."""
    name: str
    scopes: list[Scope]
    since: str
    """The time of its oldest valid token."""


ConnectedAppList: TypeAlias = list[ConnectedApp]
"""The apps that may act for the account, the one connected last first."""


Seats: TypeAlias = MySeat | BotSeat | OpenSeat


class CreateGameRequest(TypedDict):
    """A new table: a preset, a rule set or a saved one, and the plan of its seats."""

    aids: NotRequired[bool | None]
    """True if views show the discarded cards, and the cards of others that were seen. Left out: true, but not in a rated game."""
    clock: NotRequired[PerCommandClockRequest | BankClockRequest | DaysClockRequest | None]
    """Rated games have one in any case: 60 s a command."""
    password: NotRequired[str | None]
    """For a private table: asked of all but the host."""
    preset: NotRequired[str | None]
    private: NotRequired[bool]
    """Only people who have the link find it."""
    rated: NotRequired[bool]
    """Its result counts: a public game of accounts by a rated preset."""
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]
    seats: list[Seats]
    start: NotRequired[bool]
    """Deal at once; every seat must be filled."""


class DailyDealReply(TypedDict):
    """A deal of the day, with the list of results."""

    bots: list[Literal["child", "beginner", "learner", "casual", "clever", "master"]]
    """Clockwise from the person."""
    day: str
    """UTC."""
    finished: int
    """The number of accounts that have finished."""
    preset: str
    results: list[DealResult]
    """The best hundred."""
    rules: Rules
    streak: int
    """Your days in a row with a finished try; today may yet be added."""
    you: OwnDeal | None
    """Null before the try has begun."""


class DealLuck(TypedDict):
    """The deal as equal players played it many times, each hand from each seat."""

    games: int
    """The number of games with the hands as they were dealt."""
    seats: list[SeatLuck]


class DealOfMatch(TypedDict):
    """A deal of a match, at both tables."""

    number: int
    score: MatchScore | None
    """Null until both games are over."""
    tables: list[TableOfDeal]


class Delivery(TypedDict):
    """An event for a webhook, with all tries to deliver it."""

    body: str
    """The exact text that is posted."""
    created_at: str
    ended_at: str | None
    game: str | None
    id: str
    """The header `webhook-id`."""
    next_at: str | None
    """While it waits: not before then."""
    state: Literal["waiting", "delivered", "given_up"]
    tries: list[Try]
    type: Literal[
        "game.starting",
        "game.started",
        "game.waiting",
        "game.ended",
        "challenge.received",
        "challenge.declined",
        "tournament.started",
        "tournament.round",
        "tournament.ended",
        "test",
    ]


class DeliveryPage(TypedDict):
    """Deliveries, newest first."""

    next: str | None
    previous: str | None
    results: list[Delivery]


class Distribution(TypedDict):
    """The distribution of the ranked players of a mode, without empty buckets."""

    buckets: list[Bucket]
    mode: Literal["duel", "table", "transfer", "partners"]
    players: int
    width: int
    you: OwnRow | None


class DuplicateRequest(TypedDict):
    """A new match: one of a preset, rules and the id of saved rules, and how it is played."""

    bot_level: NotRequired[Literal["child", "beginner", "learner", "casual", "clever", "master"]]
    """Of the bots on places that nobody takes."""
    clock: NotRequired[PerCommandClockRequest | BankClockRequest | DaysClockRequest | None]
    """Only for two or more people; left out: 60 s a command."""
    deals: NotRequired[int]
    preset: NotRequired[str | None]
    private: NotRequired[bool]
    """Only people who have the link find it."""
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]


class GameRatings(TypedDict):
    """The status of a game's rating, with the changes once it is `applied`."""

    changes: list[SeatChange]
    status: Literal["unrated", "pending", "applied", "held", "annulled"]


class GameStartedEvent(TypedDict):
    """
    The game begins: its rule set, number of seats, and forehand, the dealer's left neighbour.

    `leader` leads first, if an earlier game of the series decides it; else it is None. `removed`
    are the cards played in earlier games, where the pack goes on: they are on the discard pile from
    the start. `edition` is the edition of the rules. The JSON form omits `removed` when it is empty
    and `edition` when it is the first one.
    """

    at: NotRequired[int | None]
    """The time of the move; null in puzzles and analyses, which have none."""
    cause: Literal["player", "bot", "clock", "in_advance", "service"] | None
    """The origin of the command that the event follows from: the player, a bot, the clock (time was up), the player in advance, or the service, which called the game off; null for the deal of a new game."""
    edition: NotRequired[int]
    forehand: int
    leader: int | None
    removed: NotRequired[list[Card]]
    rules: Rules
    seats: int
    type: Literal["game_started"]
    version: int
    """Number of the newest event; 0 before the start."""


class GameTerms(TypedDict):
    """The terms of a game, as they were agreed before the deal."""

    clock: PerCommandClock | BankClock | DaysClock | None
    preset: str | None
    rated: bool
    rules: Rules
    rules_name: str | None
    seats: int


class Graph(TypedDict):
    """A rating over time: one point for each day with games, oldest first."""

    mode: Literal["duel", "table", "transfer", "partners"]
    points: list[GraphPoint]


class HeadToHead(TypedDict):
    """The games that `player` finished before, behind and level with `other`; partners apart."""

    ahead: int
    behind: int
    level: int
    other: RankedPlayer
    player: RankedPlayer
    together: int


class HelloMessage(TypedDict):
    """The first message: the running games that await you, and the unread notifications."""

    games: list[OwnGame]
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["hello"]
    unread: int


class HouseRule(TypedDict):
    """The rules that tables of the club play unless their host chooses others."""

    preset: str | None
    rules: Rules
    rules_name: str | None
    """The name of the saved rule set."""
    seats: int


class Invitation(TypedDict):
    """An invitation of an account to an open table."""

    at: str
    expires_at: str
    game: str
    id: int
    invited: Invitee
    inviter: Invitee
    reason: (
        Literal["generic", "later", "rules", "clock", "seats", "rated", "casual", "no_bots"] | None
    )
    """The reason for declining it."""
    status: Literal["pending", "accepted", "declined", "withdrawn", "expired"]


InvitationList: TypeAlias = list[Invitation]
"""Invitations."""


class KnownHand(TypedDict):
    """Another player's hand, as a seat could know it."""

    likely: list[LikelyCard]
    """The cards that these may be, the likeliest first."""
    seat: int
    """Clockwise from 0."""
    surely: list[Card]
    """Seen to come there, and not played since."""
    unknown: int
    """The number of further cards in the hand."""


class LessonStep(TypedDict):
    """The command that the learner plays at this version of the game."""

    command: Command
    version: int
    """Number of the newest event; 0 before the start."""


class LinkedIdentity(TypedDict):
    """An identity at a provider that logs in to the account."""

    id: int
    is_on: bool
    """False while the operator has switched the provider off."""
    last_used_at: str
    linked_at: str
    provider: Provider


class MatchMessage(TypedDict):
    """You got a seat in this game."""

    game: str
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["match"]
    terms: GameTerms


class MatchPlace(TypedDict):
    """A side's place at a table: a person's, a bot's, or free."""

    bot: Literal["child", "beginner", "learner", "casual", "clever", "master"] | None
    left: bool
    """The person left a game: a bot has the place from then on."""
    player: MatchPlayer | None
    side: Literal["a", "b"]
    table: int


class Me(TypedDict):
    """The caller. `id`, `name` and `avatar` are null for `anonymous`."""

    avatar: (
        Literal[
            "badger",
            "bear",
            "beaver",
            "cat",
            "deer",
            "dog",
            "eagle",
            "fox",
            "frog",
            "hare",
            "hedgehog",
            "koala",
            "lion",
            "lynx",
            "mouse",
            "otter",
            "owl",
            "panda",
            "pig",
            "raven",
            "robin",
            "seal",
            "squirrel",
            "wolf",
        ]
        | None
    )
    hide_ratings: bool
    """True if the page shows you no ratings. Replies have them all the same."""
    id: int | None
    kind: Literal["anonymous", "guest", "account", "bot_account"]
    language: Literal["en", "de", "ru"]
    name: str | None
    sanctions: list[SanctionState]
    """Decisions of staff about you: those in force, and those not acknowledged yet."""


class ModeResults(TypedDict):
    """The results of a player's games of one mode, with their places."""

    drawn: int
    durak: int
    games: int
    left: int
    mode: Literal["duel", "table", "transfer", "partners"]
    places: list[PlaceCount]
    safe: int
    won: int


class NewCredential(TypedDict):
    """A credential that the browser has just made."""

    authenticatorAttachment: NotRequired[str | None]
    clientExtensionResults: NotRequired[dict[str, Any]]
    id: str
    rawId: str
    response: FieldNewCredentialResponse
    type: Literal["public-key"]


class NewPasskey(TypedDict):
    """A passkey, and the recovery codes that came with it."""

    codes: list[str]
    passkey: Passkey


class NewToken(TypedDict):
    """A token that was just made."""

    created_at: str
    expires_at: str
    hint: str
    id: int
    last_used_at: str | None
    """To the minute."""
    name: str
    scopes: list[Scope]
    token: str
    """The text itself: it is shown this once and kept nowhere."""


class NewcomerFromProvider(TypedDict):
    """Facts from the provider about a person without an account."""

    address_taken: bool
    """True if an account here has confirmed the address."""
    email: str | None
    """Only an address that the provider has verified."""
    provider: Provider


class Notification(TypedDict):
    """A notification to you."""

    at: str
    challenge: str | None
    """Of `challenge` and `challenge_declined`: its id."""
    club: NotedClub | None
    """Of the kinds about clubs."""
    count: int | None
    """Of `club_request`: the number of those who ask; of `club_tournament`: the number of new tournaments."""
    game: str | None
    id: int
    invitation: int | None
    """Of `invitation`: its id."""
    kind: Literal[
        "turn",
        "match",
        "invitation",
        "invitation_declined",
        "challenge",
        "challenge_declined",
        "friend_playing",
        "game_cancelled",
        "game_called_off",
        "seat_lost",
        "seat_claimed",
        "tournament_soon",
        "tournament_table",
        "tournament_cancelled",
        "tournament_moderated",
        "club_request",
        "club_accepted",
        "club_declined",
        "club_moderator",
        "club_owner",
        "club_removed",
        "club_tournament",
        "club_moderated",
        "webhook_off",
    ]
    player: Other | None
    read: bool
    reason: str | None
    """Of `invitation_declined`, `challenge_declined`, `game_called_off`, `webhook_off`: why; of `tournament_moderated` and `club_moderated`: `renamed`, `hidden`, `shown` or `closed`; of the latter also `reopened`."""
    tournament: str | None
    """Of `tournament_soon`, `tournament_table`, `tournament_cancelled`, `tournament_moderated`: its id; of `club_tournament` that of the newest one."""


class NotificationMessage(TypedDict):
    """You have a new notification, which is also stored (`GET notifications`)."""

    notification: Notification
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["notification"]
    unread: int


class NotificationPage(TypedDict):
    """Notifications, newest first; `unread` is the number of all that are unread."""

    next: str | None
    previous: str | None
    results: list[Notification]
    unread: int


class NotificationSettings(TypedDict):
    """Your settings of notifications; `push_key` is this site's key for pushes, if any."""

    digest: bool
    """A mail every week, if there is something to say."""
    invited_by: Literal["everybody", "followed", "nobody"]
    mail: Literal["ready", "unconfirmed", "bounced", "complained"]
    """The state of your address, for reminders that you switch on. `unconfirmed`: you have no confirmed address. `bounced`: mails to it came back. `complained`: a mail was reported as spam."""
    push_key: str | None
    topics: Topics


Offer: TypeAlias = (
    LeadCommand
    | ThrowInCommand
    | BeatCommand
    | TransferCommand
    | ShowTransferCommand
    | TakeCommand
    | DoneCommand
    | SwapTrumpCommand
    | RequestRedealCommand
    | KeepHandCommand
    | CallCheatCommand
    | LeadSet
    | TransferSet
)
"""A legal command, or with `any_of` a set of cards of which so many may be played at once."""


OptionSchema = TypedDict(
    "OptionSchema",
    {
        "default": str | int | bool | None,
        "description": str,
        "enum": NotRequired[list[str]],
        "maximum": NotRequired[int],
        "minimum": NotRequired[int],
        "oneOf": NotRequired[list[ValueSchema]],
        "title": str,
        "type": NotRequired[Any],
        "x-none": NotRequired[str],
        "x-order": NotRequired[dict[str, str]],
        "x-sentences": NotRequired[dict[str, str]],
    },
)


class Pairing(TypedDict):
    """The games that were paired, in the order of the request."""

    answer_by: str | None
    """Null until it starts."""
    answer_within: int
    """Seconds in which the players answer."""
    clock: PerCommandClock | BankClock | DaysClock | None
    games: list[PairedGame]
    id: str
    preset: str | None
    rated: bool
    rules_name: str | None
    size: int
    """The number of games."""
    start_at: str
    status: Literal["scheduled", "started", "cancelled"]


class PairingRequest(TypedDict):
    """Games between bot accounts, all of the same kind."""

    answer_within: NotRequired[int]
    """Seconds in which the players have to answer."""
    clock: NotRequired[PerCommandClockRequest | BankClockRequest | DaysClockRequest | None]
    """Rated games have one in any case: 60 s a command."""
    games: list[Game1]
    """For each game the names of its players, by seat."""
    preset: NotRequired[str | None]
    rated: NotRequired[bool]
    """Its result counts; for a rated preset."""
    rule_set: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]
    start_at: NotRequired[str | None]
    """The time at which the games are made, within 30 days; at once if left out."""


class PairingSummary(TypedDict):
    """Games that an organiser has paired."""

    answer_by: str | None
    """Null until it starts."""
    answer_within: int
    """Seconds in which the players answer."""
    clock: PerCommandClock | BankClock | DaysClock | None
    id: str
    preset: str | None
    rated: bool
    rules_name: str | None
    size: int
    """The number of games."""
    start_at: str
    status: Literal["scheduled", "started", "cancelled"]


class PasskeyRegistration(TypedDict):
    """An account that a passkey logs in to, without a password."""

    credential: NewCredential
    email: NotRequired[str]
    """By it the account can get a password later."""
    name: str
    username: str


class PasskeyRequest(TypedDict):
    """A passkey that the browser has made, and what its owner calls it."""

    credential: NewCredential
    name: str


class Player(TypedDict):
    """A player with an account, or a guest to whom you have a relation."""

    avatar: Literal[
        "badger",
        "bear",
        "beaver",
        "cat",
        "deer",
        "dog",
        "eagle",
        "fox",
        "frog",
        "hare",
        "hedgehog",
        "koala",
        "lion",
        "lynx",
        "mouse",
        "otter",
        "owl",
        "panda",
        "pig",
        "raven",
        "robin",
        "seal",
        "squirrel",
        "wolf",
    ]
    id: int
    kind: Literal["guest", "account", "bot_account"]
    name: str
    presence: Literal["playing", "online", "offline"]
    seen_at: str | None
    since: str
    you: ToYou | None


PlayerList: TypeAlias = list[Player]
"""Players, by name."""


class PlayerRating(TypedDict):
    """A player's rating in one mode: of all time, and of the season that is on."""

    better_than: float | None
    deviation: int
    games: int
    mode: Literal["duel", "table", "transfer", "partners"]
    peak: int | None
    provisional: bool
    """Too unsure to be ranked."""
    rank: int | None
    rating: int
    season: RatingValue | None


class PlayerRatings(TypedDict):
    """The modes a player has been rated in."""

    player: RankedPlayer
    ratings: list[PlayerRating]


class Preset(TypedDict):
    """A named rule set."""

    description: str
    name: str
    rated: bool
    rules: Rules
    seats: SeatRange
    title: str


PresetList: TypeAlias = list[Preset]
"""All presets."""


class PuzzleMoveRequest(TypedDict):
    """A move, and the step of the solution for which it is meant."""

    command: (
        LeadCommand
        | ThrowInCommand
        | BeatCommand
        | TransferCommand
        | ShowTransferCommand
        | TakeCommand
        | DoneCommand
        | SwapTrumpCommand
        | RequestRedealCommand
        | KeepHandCommand
        | CallCheatCommand
    )
    """A command of a seat. It is accepted exactly when it is among the offers."""
    step: int
    """As the puzzle's `step`."""


class RatingsMessage(TypedDict):
    """A rated game that is over has counted or was held back; the changes of its ratings."""

    changes: list[SeatChange]
    game: str
    server_time: int
    """Milliseconds since 1970."""
    status: Literal["unrated", "pending", "applied", "held", "annulled"]
    t: Literal["ratings"]


class Refusal(TypedDict):
    """
    A command that the rules refuse, with the rule, the facts and the legal offers.

    For a reused idempotency key these members are missing.
    """

    code: str
    detail: str
    errors: NotRequired[list[FieldError] | None]
    facts: NotRequired[dict[str, Any] | None]
    field: NotRequired[str | None]
    legal: NotRequired[list[Offer] | None]
    rule: NotRequired[str | None]
    scope: NotRequired[str | None]
    """Of `scope_needed`: which the token lacks."""
    status: int
    title: str
    type: str
    until: NotRequired[str | None]
    """The end of a ban; null: never, or not about a ban."""
    version: NotRequired[int | None]


class RegisteredAccount(TypedDict):
    """The caller with the new account, and its recovery codes."""

    codes: list[str]
    me: Me


ReportList: TypeAlias = list[ReportState]
"""Reports, the newest first."""


class Results(TypedDict):
    """The results of a player's games."""

    epaulettes: int
    """Games lost as the durak to a last attack of sixes only."""
    favourites: list[Favourite]
    games: int
    longest_safe: int
    """Most games in a row without being durak."""
    modes: list[ModeResults]
    player: RankedPlayer
    streak: StreakNow | None


class ReviewedMove(TypedDict):
    """A legal move, and what it was worth by what its player could know."""

    command: Command
    error: float
    """Standard error."""
    is_proven: bool
    """Worked out exactly, not by trying."""
    value: float
    """1 for the first place, 0 for the last; a draw is .5."""


class RuleSetChangeRequest(TypedDict):
    """The changes to a saved rule set; members left out stay as they are."""

    name: NotRequired[str | None]
    rules: NotRequired[RulesRequest | None]
    seats: NotRequired[int | None]
    """The number of seats it is meant for; null: any."""
    version: int
    """The one you have read: refused if changed since."""


RuleSetList: TypeAlias = list[SavedRuleSet]
"""Saved rule sets, by name."""


class RuleSetRequest(TypedDict):
    """Rules to be saved, and a name for them."""

    name: str
    """One line."""
    rules: RulesRequest
    seats: NotRequired[int | None]
    """The number of seats it is meant for; null: any."""


class RulesQuestion(TypedDict):
    """A rule set to be checked, and how many want to play by it, if that is known."""

    rules: RulesRequest
    seats: NotRequired[int | None]


RulesSchema = TypedDict(
    "RulesSchema",
    {
        "$schema": Literal["https://json-schema.org/draft/2020-12/schema"],
        "additionalProperties": Literal[False],
        "description": str,
        "properties": dict[str, OptionSchema],
        "title": str,
        "type": Literal["object"],
        "x-groups": list[OptionGroup],
    },
)


SanctionList: TypeAlias = list[SanctionState]
"""Sanctions, the newest first."""


class SeatOfTable(TypedDict):
    """A seat at a table of a tournament; without a player one of the service's bots has it."""

    place: int | None
    """Of the team, if there are teams."""
    player: TournamentPlayer | None
    points: int | None
    """As they count in the score."""
    seat: int
    """Clockwise from 0."""


class Series(TypedDict):
    """The games in a row at a table; `id` is that of its first one."""

    id: str
    next: str | None
    """The next game, once somebody asked for it."""
    number: int
    scores: list[SeriesScore]


class SettingsRequest(TypedDict):
    """The settings to change; what is left out stays."""

    digest: NotRequired[bool | None]
    invited_by: NotRequired[Literal["everybody", "followed", "nobody"] | None]
    mail: NotRequired[Literal["ready"] | None]
    """Mail to your address again, although mails `bounced` before."""
    topics: NotRequired[SomeTopics | None]


class Standing(TypedDict):
    """A player's place in the standings."""

    games: int
    level: int
    """The matches won in a knock-out."""
    performance: int | None
    """It breaks ties; null before a game."""
    player: TournamentPlayer
    playing: bool
    points: list[int]
    """Of each result, as they count in the score."""
    rank: int
    score: int
    status: Literal["active", "paused", "out", "left", "banned"]
    streak: int
    """Good results in a row."""
    wins: int
    """Games in which nobody finished before."""


class StandingPage(TypedDict):
    """One page of the standings, best first."""

    next: str | None
    previous: str | None
    results: list[Standing]


class TableOfTournament(TypedDict):
    """A table of a tournament, or a bye."""

    bye: bool
    ended_at: str | None
    game: str | None
    game_number: int
    """In the series of a knock-out."""
    id: int
    made_at: str
    number: int
    """Of the table in its round; of the match in a knock-out."""
    round: int
    """0 in an arena."""
    seats: list[SeatOfTable]
    status: Literal["waiting", "running", "finished"]


class TablePage(TypedDict):
    """One page of a tournament's tables, newest first."""

    next: str | None
    previous: str | None
    results: list[TableOfTournament]


class Tournament(TypedDict):
    """A tournament."""

    access: Literal["open", "link", "password", "club"]
    bots: bool
    """True if bot accounts may join."""
    clock: PerCommandClock | BankClock | DaysClock
    club: str | None
    description: str
    ended_at: str | None
    ends_at: str | None
    """The time at which an arena stops seating players."""
    featured: bool
    """The staff recommend it."""
    fill_level: Literal["child", "beginner", "learner", "casual", "clever", "master"] | None
    """Of the service's bots that fill tables, if any do."""
    host: TournamentPlayer | None
    """Null if it repeats by a rule of the service."""
    id: str
    kind: Literal["arena", "swiss", "knockout"]
    least_rating: int | None
    minutes: int | None
    """The length of an arena."""
    mode: Literal["duel", "table", "transfer", "partners"]
    most_rating: int | None
    name: str
    """Chosen by its host, or made from rules and kind."""
    next_round_at: str | None
    players: int
    preset: str | None
    rated: bool
    repeats: bool
    """It is one of a row that repeats."""
    round: int
    """The newest round; 0 in an arena."""
    rounds: int | None
    """The rounds of a Swiss tournament."""
    rules: Rules
    rules_name: str | None
    same_deals: bool
    """All tables of a round play the same deal."""
    seats: int
    """Of each table."""
    started_at: str | None
    starts_at: str
    status: Literal["scheduled", "running", "finished", "cancelled"]
    wins: int | None
    """The games that win a series of a knock-out."""
    you: OwnEntry | None


class TournamentCalendar(TypedDict):
    """The tournaments that run, those to come, soonest first, and the last ones."""

    coming: list[Tournament]
    past: list[Tournament]
    running: list[Tournament]


class TournamentPage(TypedDict):
    """One page of tournaments; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[Tournament]


class TournamentUpdate(TypedDict):
    """The tournament as it is now: the best of the standings, and the newest tables."""

    server_time: int
    """Milliseconds since 1970."""
    standings: list[Standing]
    """The best 20."""
    t: Literal["tournament"]
    tables: list[TableOfTournament]
    """The newest 20."""
    tournament: Tournament
    version: int
    """Counts the changes that are shown."""


class UsedCredential(TypedDict):
    """The answer of a credential to a challenge."""

    authenticatorAttachment: NotRequired[str | None]
    clientExtensionResults: NotRequired[dict[str, Any]]
    id: str
    rawId: str
    response: FieldUsedCredentialResponse
    type: Literal["public-key"]


class View(TypedDict):
    """
    The part of a game that a viewer may know.

    Cards that the viewer may not know are `HIDDEN`. Hands and the discard pile are in canonical
    order.
    """

    asking: int | None
    bout: BoutView | None
    discard: list[Card]
    durak: int | None
    epaulettes: NotRequired[int]
    hands: list[list[Card]]
    hidden: list[int]
    idle_bouts: int
    losing_teams: list[int]
    phase: Literal["deal", "redeal", "lead", "bout", "taking", "refill", "over"]
    places: list[int | None]
    reason: Literal["durak", "draw", "no_progress", "team_out", "left", "cancelled"] | None
    seats: int
    talon: int
    trump: Literal["C", "D", "H", "S"] | None
    trump_card: Card | None
    trump_holder: int | None
    turned_up: Card | None
    viewer: int | Literal["open"] | None


class ViewReply(TypedDict):
    """A game at one version, as one viewer sees it; `view` is null before the start."""

    awaited: list[int]
    """The seats whose decision is waited for."""
    fair: list[Offer] | None
    """The part of `legal` that keeps the rules; null where nobody may cheat."""
    legal: list[Offer]
    """The legal commands of the viewer's seat; no seat: none."""
    mark: str
    """The version with its history: where to resume from. A version that the service lost and other events got has another mark."""
    version: int
    """Number of the newest event; 0 before the start."""
    view: View | None


AccountMessage: TypeAlias = (
    HelloMessage
    | OwnGameMessage
    | MatchMessage
    | NotificationMessage
    | UnreadMessage
    | StandingMessage
    | ErrorMessage
    | PongMessage
)
"""A message of the server on `/ws/me`."""


class AnalysedMoveRequest(TypedDict):
    """A move of one side."""

    command: (
        LeadCommand
        | ThrowInCommand
        | BeatCommand
        | TransferCommand
        | ShowTransferCommand
        | TakeCommand
        | DoneCommand
        | SwapTrumpCommand
        | RequestRedealCommand
        | KeepHandCommand
        | CallCheatCommand
    )
    """A command of a seat. It is accepted exactly when it is among the offers."""
    seat: int


class AnalysedTurn(TypedDict):
    """A seat that may act, and its legal moves."""

    is_awaited: bool
    """The game waits for it; others may act, too."""
    legal: list[Offer]
    seat: int
    """Clockwise from 0."""


class AnalysisRequest(TypedDict):
    """
    A position, by its source, and the moves to play on from it.

    Either `position`, or `at` with the `game_id` of a finished game or the `notation` of any game.
    """

    at: NotRequired[int | None]
    """A version of the game; the next one with a choice."""
    game_id: NotRequired[str | None]
    moves: NotRequired[list[AnalysedMoveRequest]]
    notation: NotRequired[str | None]
    """In the notation of games."""
    position: NotRequired[str | None]
    """In the notation of positions."""


class Board(TypedDict):
    """One page of a leaderboard; `season` is null for all time."""

    least_games: int
    mode: Literal["duel", "table", "transfer", "partners"]
    next: str | None
    previous: str | None
    results: list[BoardRow]
    season: str | None
    seasons: list[str]
    """The seasons played, newest first."""
    you: OwnRow | None


class BotAccount(TypedDict):
    """A bot account that was just made, and its first token."""

    account: NewAccount
    token: NewToken


class CardKnowledge(TypedDict):
    """The knowledge of a seat about the cards it did not see, with a perfect memory."""

    face_down: list[int]
    """The number of cards beside each seat's hand."""
    hands: list[KnownHand]
    """Of all other seats."""
    seat: int
    """Clockwise from 0."""
    talon: int
    unseen: list[Card]
    """In other hands, face down or in the talon: which, is open."""
    version: int
    """Number of the newest event; 0 before the start."""


class Data1(TypedDict):
    challenge: str
    """The id of the challenge."""
    challenger: Challenger
    terms: GameTerms


class ChallengeReceivedWebhook(TypedDict):
    """You were challenged."""

    data: Data1
    timestamp: str
    type: Literal["challenge.received"]


class Club(TypedDict):
    """A club."""

    asking: int | None
    """The number of those who ask to join; null unless you admit people."""
    created_at: str
    description: str
    hidden: bool
    """Staff have hidden it: only its members see it, and nobody joins it."""
    house_rule: HouseRule
    id: str
    members: int
    name: str
    open: bool
    """Anybody may join; otherwise people ask."""
    owner: ClubPerson
    you: Literal["owner", "moderator", "member", "asking", "removed"] | None
    """Your role."""


class ClubBoard(TypedDict):
    """The ratings of the members in a mode, best first; unsure ratings are there too."""

    mode: Literal["duel", "table", "transfer", "partners"]
    results: list[ClubBoardRow]


class ClubPage(TypedDict):
    """One page of clubs, the largest first; `next` and `previous` are addresses of others."""

    next: str | None
    previous: str | None
    results: list[Club]


class ConfirmRequest(TypedDict):
    """Proof that the caller owns the account: the password, a code, or a passkey's answer."""

    code: NotRequired[str | None]
    credential: NotRequired[UsedCredential | None]
    password: NotRequired[str | None]


class CreatedTournaments(TypedDict):
    """Tournaments that were created together, in the order of the request."""

    tournaments: list[Tournament]


class Duplicate(TypedDict):
    """A duplicate match."""

    bot_level: Literal["child", "beginner", "learner", "casual", "clever", "master"]
    """Of the bots on places nobody takes."""
    clock: PerCommandClock | BankClock | DaysClock | None
    """Null once a match of one person has begun."""
    created_at: str
    deals: int
    ended_at: str | None
    host: MatchPlayer
    id: str
    places: list[MatchPlace]
    played: list[DealOfMatch]
    """Empty before the start."""
    preset: str | None
    private: bool
    rules: Rules
    rules_name: str | None
    score: MatchScore
    """Of the deals that both tables have played."""
    share: str
    """To be shared; no card, no result before the end."""
    started_at: str | None
    status: Literal["open", "running", "finished", "cancelled"]
    winner: Literal["a", "b", "draw"] | None
    """Null until the match is over."""
    you: OwnPlace | None


class DuplicatePage(TypedDict):
    """One page of matches, newest first; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[Duplicate]


class EvaluationReply(TypedDict):
    """The worth of each legal move of a position to one seat, or the progress of the judge."""

    allowance: ReviewAllowance | None
    """The caller's; null without a login."""
    done: int
    """Groups of deals tried so far …"""
    id: str
    judge: int
    """The version of the judge."""
    moves: list[ReviewedMove]
    """The best first; empty until done."""
    not_judged: Literal["rules", "not_in_turn", "no_choice"] | None
    """The reason why there are no moves once it is done."""
    seat: int
    """Clockwise from 0."""
    status: Literal["waiting", "running", "done", "failed"]
    total: int
    """… of so many; 0 until that is known."""


Event: TypeAlias = (
    GameStartedEvent
    | CardsDealtEvent
    | RedealOfferedEvent
    | HandKeptEvent
    | RedealRequestedEvent
    | TrumpShownEvent
    | BoutStartedEvent
    | CardsLedEvent
    | CardThrownInEvent
    | AttackBeatenEvent
    | AttackTransferredEvent
    | TransferShownEvent
    | TakeDeclaredEvent
    | AttackerDoneEvent
    | CheatCaughtEvent
    | AttackReturnedEvent
    | CallFailedEvent
    | BoutEndedEvent
    | CycleCompletedEvent
    | CardsDrawnEvent
    | TrumpSwappedEvent
    | TrumpChangedEvent
    | HiddenPickedUpEvent
    | PlayerOutEvent
    | PlayerLeftEvent
    | GameEndedEvent
)
"""An event, with all its consequences; a card that the viewer may not know is `"??"`."""


class EventsMessage(TypedDict):
    """The events `since` + 1 … `version`, none missing, and what may be done after them."""

    awaited: list[int]
    """The seats whose decision is waited for."""
    events: list[Event]
    fair: list[Offer] | None
    """The part of `legal` that keeps the rules; null where nobody may cheat."""
    legal: list[Offer]
    """The legal commands of the viewer's seat; no seat: none."""
    mark: str
    """The version with its history: where to resume from. A version that the service lost and other events got has another mark."""
    server_time: int
    """Milliseconds since 1970."""
    since: int
    """Number of the newest event; 0 before the start."""
    t: Literal["events"]
    times: Times | None
    version: int
    """Number of the newest event; 0 before the start."""


class EventsReply(TypedDict):
    """The events after a version, none missing, up to `version`."""

    events: list[Event]
    mark: str
    """The version with its history: where to resume from. A version that the service lost and other events got has another mark."""
    version: int
    """Number of the newest event; 0 before the start."""


class ExampleFrame(TypedDict):
    """
    One moment; `events` led to it from the moment before, or from the set-up.

    `hidden` counts the face-down cards a seat. `out` are the seats without cards, `lost` those of
    teams that have lost. `talon` and `discard` are None where they don't matter.
    """

    acts: list[ExampleAct]
    attacker: int | None
    defender: int | None
    discard: int | None
    durak: int | None
    events: list[Event]
    hands: list[ExampleHand]
    hidden: list[int]
    lost: list[int]
    next_game: ExampleNextGame | None
    out: list[int]
    table: list[TablePair]
    taking: bool
    talon: int | None
    trump: Literal["C", "D", "H", "S"] | None
    trump_card: Card | None


class Game(TypedDict):
    """A game as its table shows it."""

    aids: bool
    """True if views show what a player could remember: the discarded cards, and the cards in others' hands that everybody has seen. Never if rated."""
    clock: PerCommandClock | BankClock | DaysClock | None
    """The time control; null where time isn't limited."""
    commitment: str
    created_at: str
    duplicate: str | None
    """The duplicate match whose deal is played."""
    finished_at: str | None
    fixed_deal: bool
    """A lesson, a deal of the day or of a duplicate match: it counts in no statistics and has no next game."""
    has_password: bool
    """Sitting down, and watching once it runs, takes a password."""
    host: int
    """The id of the user who may start the game."""
    id: str
    lesson: str | None
    """The lesson that is played, from a fixed deal."""
    mode: Literal["duel", "table", "transfer", "partners"]
    preset: str | None
    private: bool
    rated: bool
    result: Result | None
    rules: Rules
    rules_name: str | None
    """The name of the saved rule set that the host chose."""
    sealed: bool
    """The same cards are still played elsewhere: only those who sit or sat here may read the game, and of other seats nothing is shown, even when it is over."""
    seats: list[Seat]
    series: Series
    started_at: str | None
    status: Literal["open", "starting", "active", "finished", "cancelled"]
    terms: int
    """Counts on when the host changes what is played."""
    times: Times | None
    """While a game with a clock, or of several people, runs."""
    tournament: str | None
    """The tournament in which it is played."""
    version: int
    """Number of the newest event; 0 before the start."""
    you: You


class Data2(TypedDict):
    game: str
    """The id of the game."""
    ratings: GameRatings
    version: int
    """The game's version."""


class GameEndedWebhook(TypedDict):
    """A game of yours is over, or was called off."""

    data: Data2
    timestamp: str
    type: Literal["game.ended"]


class GameMessage(TypedDict):
    """Seats, host or status changed."""

    game: Game
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["game"]


class GamePage(TypedDict):
    """One page of games, newest first; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[Game]


class Data4(TypedDict):
    game: str
    """The id of the game."""
    terms: GameTerms


class GameStartingWebhook(TypedDict):
    """You were paired; the game waits for your answer."""

    data: Data4
    timestamp: str
    type: Literal["game.starting"]


IdentityList: TypeAlias = list[LinkedIdentity]
"""The identities of the account, the oldest first."""


class ImportedGame(TypedDict):
    """A game read from its notation, as its events with all cards open."""

    events: list[Event]
    rules: Rules
    seats: int
    tags: dict[str, str]
    """The tags that tell of no card."""


class LegalReply(TypedDict):
    """The legal commands of the caller's seat."""

    awaited: list[int]
    """The seats whose decision is waited for."""
    fair: list[Offer] | None
    """The part of `legal` that keeps the rules; null where nobody may cheat."""
    legal: list[Offer]
    """The legal commands of the viewer's seat; no seat: none."""
    mark: str
    """The version with its history: where to resume from. A version that the service lost and other events got has another mark."""
    seat: int | None
    version: int
    """Number of the newest event; 0 before the start."""


class Lesson(TypedDict):
    """A guided game: the commands of the learner, in order."""

    name: str
    steps: list[LessonStep]


class LobbyTable(TypedDict):
    """A public table: the game, the ratings of its players, and the number of watchers."""

    game: Game
    ratings: list[SeatRating]
    """Of players with rated games of this mode."""
    watchers: int


class OnlineBot(TypedDict):
    """A bot account that is here, and its ratings."""

    player: Player
    ratings: list[BotRating]


OnlineBots: TypeAlias = list[OnlineBot]
"""The bot accounts that are here, by name."""


class PairingPage(TypedDict):
    """One page of pairings, newest first."""

    next: str | None
    previous: str | None
    results: list[PairingSummary]


class PasskeyLogin(TypedDict):
    """The answer of a passkey to the challenge of its ceremony."""

    credential: UsedCredential
    second_step: NotRequired[bool]
    """True after `second_factor_needed`: a step after the password."""


class PlayedGame(TypedDict):
    """A finished game of a player, and how it went for them."""

    game: Game
    outcome: Literal["won", "safe", "drawn", "durak", "left"]
    place: int
    seat: int
    """Clockwise from 0."""


class PlayedPage(TypedDict):
    """One page of a player's games, newest first."""

    next: str | None
    previous: str | None
    results: list[PlayedGame]


class PlayersGameMessage(TypedDict):
    """A game of one of the players has begun, a player has left it, or it is over."""

    game: Game
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["game"]


class PlayersGamesMessage(TypedDict):
    """The first message of a stream of players' games: those that run, newest first."""

    games: list[Game]
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["games"]


PlayersMessage: TypeAlias = PlayersGamesMessage | PlayersGameMessage | ErrorMessage
"""A message of the stream of the games of players."""


class PuzzleMove(TypedDict):
    """A move in a puzzle, and what it led to."""

    command: Command
    events: list[Event]
    """Numbered from the puzzle's first position on."""
    seat: int
    """Clockwise from 0."""


class ReviewedDecision(TypedDict):
    """A decision: its moves, the best first, and what the one that was played lost."""

    grade: Literal["only", "best", "good", "inaccuracy", "mistake", "blunder", "too_close"]
    """`too_close`: the judge can't say whether it was an error."""
    loss: float
    """1 for the first place, 0 for the last; a draw is .5."""
    loss_error: float
    """Standard error."""
    moves: list[ReviewedMove]
    played: int
    """The index of the played move in `moves`."""
    reason: (
        Literal[
            "took_beatable",
            "beat_was_better",
            "take_was_better",
            "transfer_was_better",
            "stopped_too_early",
            "added_too_much",
            "trump_too_early",
            "trump_wasted",
            "trump_needed",
            "too_many_at_once",
            "too_few_at_once",
            "too_dear",
            "too_cheap",
            "other_card",
        ]
        | None
    )
    """The fault of an inaccuracy, a mistake or a blunder."""
    seat: int
    """Clockwise from 0."""
    version: int
    """The event that the player's move made."""


class RuleExample(TypedDict):
    """A small position that shows a rule, as the engine plays it."""

    caption: str
    frames: list[ExampleFrame]
    key: str
    seats: int
    subject: ExampleSubject
    teams: list[int] | None
    """Each seat's team; null without teams."""


RuleExamples: TypeAlias = list[RuleExample]
"""All examples."""


class SolvedPuzzle(TypedDict):
    """The parts of a puzzle that are shown once the reader's first attempt is over."""

    game_id: str | None
    """The public game that it is from."""
    legal: list[Offer]
    """The legal commands there, to try again."""
    line: list[PuzzleMove]
    """The solution, with the replies."""
    outcome: Literal["solved", "failed"]
    """Of the first attempt."""
    rating: int
    rating_change: int
    """Of the reader, by the first attempt."""
    solved: int
    start: View
    """The puzzle's first position."""
    themes: list[
        Literal[
            "take_it",
            "beat_it",
            "throw_in_more",
            "stop_in_time",
            "right_lead",
            "several_at_once",
            "transfer",
            "keep_trump",
            "spend_trump",
            "last_card",
            "long_line",
        ]
    ]
    tried: int


class TableMessage(TypedDict):
    """A table is new, or has changed."""

    server_time: int
    """Milliseconds since 1970."""
    t: Literal["table"]
    table: LobbyTable


class TablesMessage(TypedDict):
    """The first message: all public tables, newest first, as far as they are listed."""

    server_time: int
    """Milliseconds since 1970."""
    t: Literal["tables"]
    tables: list[LobbyTable]


TournamentMessage: TypeAlias = TournamentUpdate | ErrorMessage | PongMessage
"""A message of the server on `/ws/tournaments/{tournament_id}`."""


class TvChannel(TypedDict):
    """A channel, and the table that it shows."""

    exhibition: bool
    """House bots play for the watchers, since no people play."""
    mode: Literal["duel", "table", "transfer", "partners"] | None
    """Null: the best game of all modes."""
    since: str | None
    """The time at which the channel chose the game."""
    table: LobbyTable | None
    """Null while no game of the mode can be shown."""


class ViewMessage(TypedDict):
    """Everything the viewer may know; the first message of a new or a stale client."""

    awaited: list[int]
    """The seats whose decision is waited for."""
    fair: list[Offer] | None
    """The part of `legal` that keeps the rules; null where nobody may cheat."""
    game: Game
    legal: list[Offer]
    """The legal commands of the viewer's seat; no seat: none."""
    mark: str
    """The version with its history: where to resume from. A version that the service lost and other events got has another mark."""
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["view"]
    version: int
    """Number of the newest event; 0 before the start."""
    view: View | None


class AnalysedMove(TypedDict):
    """A move on the board, with all that came of it; versions are counted from its start."""

    command: Command
    events: list[Event]
    seat: int
    """Clockwise from 0."""


class AnalysedPosition(TypedDict):
    """A position with all its cards, and what every seat may do in it."""

    at: int | None
    """The version of the game from which it is, before the moves."""
    moves: list[AnalysedMove]
    position: str
    """In the notation of positions."""
    rules: Rules
    start: View
    """The position before the moves."""
    turns: list[AnalysedTurn]
    """Empty once the game is over."""
    view: View


class ChannelsMessage(TypedDict):
    """All channels: the first message, and again whenever one of them changes."""

    channels: list[TvChannel]
    server_time: int
    """Milliseconds since 1970."""
    t: Literal["channels"]


ClubTables: TypeAlias = list[Game]
"""The club's open and running tables, newest first."""


class CommandReply(TypedDict):
    """The answer to an accepted command: its events and the game right after it."""

    awaited: list[int]
    """The seats whose decision is waited for."""
    events: list[Event]
    fair: list[Offer] | None
    """The part of `legal` that keeps the rules; null where nobody may cheat."""
    legal: list[Offer]
    """The legal commands of the viewer's seat; no seat: none."""
    mark: str
    """The version with its history: where to resume from. A version that the service lost and other events got has another mark."""
    version: int
    """Number of the newest event; 0 before the start."""
    view: View


class Conflict(TypedDict):
    """A conflict with the state of the game; `stale_version` has the missed events."""

    code: str
    detail: str
    errors: NotRequired[list[FieldError] | None]
    events: NotRequired[list[Event] | None]
    """Null where the command was made for a version that was lost."""
    field: NotRequired[str | None]
    mark: NotRequired[str | None]
    scope: NotRequired[str | None]
    """Of `scope_needed`: which the token lacks."""
    status: int
    title: str
    type: str
    until: NotRequired[str | None]
    """The end of a ban; null: never, or not about a ban."""
    version: NotRequired[int | None]


CurrentGameList: TypeAlias = list[Game]
"""The games that a player plays now, newest first."""


class ExportLine(TypedDict):
    """A line of an export: a finished game, its notation, and its effect on ratings."""

    game: Game
    move_times: list[int] | None
    """Of each move, in milliseconds since the deal; null as the notation."""
    notation: str | None
    """Null while the cards are still in play elsewhere, or for a broken log."""
    ratings: GameRatings


class FriendAtPlay(TypedDict):
    """Somebody you follow, and the game to watch."""

    game: Game
    player: Player


FriendsAtPlay: TypeAlias = list[FriendAtPlay]
"""The followed players who play now, by name."""


class GameReview(TypedDict):
    """The review of a finished game, or how far it is. The lists are empty until it is done."""

    allowance: ReviewAllowance | None
    """The caller's; null without a login."""
    decisions: list[ReviewedDecision]
    done: int
    """Steps gone so far: decisions, then games …"""
    game_id: str
    judge: int
    """The version of the judge."""
    luck: DealLuck | None
    """Null until the review is done."""
    not_judged: list[UnjudgedDecision]
    players: list[ReviewedPlayer]
    status: Literal["none", "impossible", "waiting", "running", "done", "failed"]
    """`none`: not asked for; `impossible`: the judge doesn't know the rules."""
    total: int
    """… of so many; 0 until that is known."""


LobbyMessage: TypeAlias = TablesMessage | TableMessage | GoneMessage | ErrorMessage | PongMessage
"""A message of the server on `/ws/lobby`."""


class LobbyPage(TypedDict):
    """One page of tables, newest first; `next` and `previous` are addresses of other pages."""

    next: str | None
    previous: str | None
    results: list[LobbyTable]


class PuzzleReply(TypedDict):
    """A position in which one move alone keeps the win. Both hands are open, as both know them."""

    day: str | None
    """The day (UTC) whose puzzle it is."""
    id: str
    legal: list[Offer]
    """The legal commands of the viewer's seat; no seat: none."""
    played: list[PuzzleMove]
    """These moves, first to last."""
    refutation: list[PuzzleMove] | None
    """After a wrong move: that move, and the rival's play that takes the win away, as far as it is known."""
    rules: Rules
    seat: int
    """Yours."""
    solution: SolvedPuzzle | None
    """Null until the first attempt is over."""
    status: Literal["new", "running", "solved", "failed"]
    """Of the reader's newest attempt."""
    step: int
    """The number of played moves of the solution."""
    view: View
    you: PuzzleSolver | None
    """Null without a login."""


SocketMessage: TypeAlias = (
    ViewMessage
    | EventsMessage
    | GameMessage
    | RatingsMessage
    | ChatMessages
    | ErrorMessage
    | PongMessage
)
"""A message of the server on `/ws/games/{id}`."""


class Tv(TypedDict):
    """All channels, the best game of all modes first."""

    channels: list[TvChannel]


TvMessage: TypeAlias = ChannelsMessage | ErrorMessage | PongMessage
"""A message of the server on `/ws/tv`."""

/*
 * The types of what travels between the service and the page, by the names the page has for them.
 * All come from the generated core of the TypeScript client, so a change of the service's messages
 * is an error wherever the page doesn't follow it.
 */

import type { components } from '../../../clients/typescript/src/generated/schema';

export type { paths } from '../../../clients/typescript/src/generated/schema';

/** Every shape the document names. */
export type Schema = components['schemas'];

/* The messages of the sockets: `/ws/games/{id}`, `/ws/lobby`, `/ws/tv`,
 * `/ws/tournaments/{id}`, `/ws/me`. */

export type SocketMessage = Schema['SocketMessage'];
export type LobbyMessage = Schema['LobbyMessage'];
export type TvMessage = Schema['TvMessage'];
export type TournamentMessage = Schema['TournamentMessage'];
export type AccountMessage = Schema['AccountMessage'];

/* A game as a viewer may know it. */

/** Rank and suit, as in `"TH"`, `"TH2"`, `"6H=S"`; `"??"` for a card the viewer may not know. */
export type Card = Schema['Card'];
export type Suit = NonNullable<View['trump']>;
/** Clockwise from 0. */
export type Seat = GameSeat['seat'];
export type View = Schema['View'];
export type BoutView = Schema['BoutView'];
export type TablePair = Schema['TablePair'];
export type Viewer = View['viewer'];
export type Command = Schema['Command'];
/** An offer by the service to a seat: one command, or a set of cards. */
export type Offer = Schema['Offer'];

/* Events. */

/** An event as it is sent: with its place in the game's list, and what caused it. */
export type GameEvent = Schema['Event'];
export type Cause = GameEvent['cause'];
type Bare<E> = E extends unknown ? Omit<E, 'version' | 'cause' | 'at'> : never;
/** An event of the rules, without its place in a list, its cause and its time. */
export type EventBody = Bare<GameEvent>;

/* Answers about a game. */

/** A game as one viewer may know it now. */
export type Position = Schema['ViewReply'];
export type EventList = Schema['EventsReply'];
export type Submitted = Schema['CommandReply'];
export type Proof = Schema['Proof'];
/** A guided game: what the learner is to play at which version. */
export type Lesson = Schema['Lesson'];

/* A game, and its players. */

export type Player = Schema['HumanPlayer'] | BotPlayer;
type BotPlayer = Schema['BotPlayer'];
export type GameSeat = Schema['Seat'];
export type Game = Schema['Game'];
export type GameStatus = Game['status'];
export type BotLevel = BotPlayer['level'];
/** A table to be made; what is left out is as the service has it. */
export type NewGame = Schema['CreateGameRequest'];
/** The wish for a seat of a new table. */
export type SeatWish = NewGame['seats'][number];
/** The host's changes; fields left out stay as they are. */
export type TableChange = Schema['ChangeGameRequest'];
/** The time limit of a person; times are milliseconds since 1970 by the server's clock. */
export type SeatTime = Schema['SeatTime'];
export type Times = Schema['Times'];
export type TimeControl = NonNullable<Game['clock']>;
export type LobbyTable = Schema['LobbyTable'];

/* Rules in words. */

export type Rules = Schema['Rules'];
export type Preset = Schema['Preset'];
export type RuleOption = Schema['OptionSchema'];
export type RulesSchema = Schema['RulesSchema'];
export type RuleExample = Schema['RuleExample'];
export type ExampleFrame = Schema['ExampleFrame'];
export type ExampleHand = Schema['ExampleHand'];
export type RulesVerdict = Schema['RulesVerdict'];
/** Rules that somebody has named and saved; its id is its link. */
export type SavedRuleSet = Schema['SavedRuleSet'];

/* The user of the page. */

export type Me = Schema['Me'];
export type Language = Me['language'];
/** The pictures that people choose from. */
export type Avatar = NonNullable<Me['avatar']>;
/** A warning, a mute or a ban; `until` is null for good, and for a warning. */
export type Sanction = Schema['SanctionState'];
export type ReasonCode = Sanction['reason'];

/* Chat. */

export type ChatMessage = Schema['ChatMessage'];
export type ChatPage = Schema['ChatPage'];
/**
 * The reader's rights in the chat: anything, phrases and reactions, or nothing; and the reason for
 * the limit.
 */
export type ChatVoice = Schema['ChatVoice'];
/** Something to say. */
export type ChatRequest = Schema['ChatRequest'];
export type PhraseCode = Schema['PhraseRequest']['code'];
export type ReactionCode = Schema['ReactionRequest']['code'];

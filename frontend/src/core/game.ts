/* What the service tells about a game, its players and its rule sets (docs/protocol.md). */

import type { Card } from './cards';
import type { Sanction } from './standing';
import type { ChatMessage } from '../wire';
import type { TimeControl } from './timeControl';
import type { EndReason, GameEvent, Offer, Rules, Seat, View, Viewer } from './view';

export type Language = 'en' | 'de' | 'ru';
export type BotLevel = 'beginner' | 'casual' | 'clever';
export type GameStatus = 'open' | 'starting' | 'active' | 'finished' | 'cancelled';

export interface Me {
  id: number | null;
  name: string | null;
  kind: 'anonymous' | 'guest' | 'account' | 'bot_account';
  language: Language | null;
  /** What staff decided about the player, and holds or was not read yet. */
  sanctions: readonly Sanction[];
}

/** What sits at a human's seat; a bot account is a program that plays through the service's API. */
export type HumanKind = 'guest' | 'account' | 'bot_account' | 'deleted';

export type Player =
  | { kind: HumanKind; id: number; name: string; level?: undefined }
  | { kind: 'bot'; id?: null; name: string; level: BotLevel };

/** Whether somebody of that kind has a name of their own, lists, ratings. */
export const isAccount = (kind: string): boolean => kind === 'account' || kind === 'bot_account';

export interface GameSeat {
  seat: Seat;
  kind: 'human' | 'bot' | 'open';
  player: Player | null;
  /** Agreed to play; in a later game of a series people are asked. */
  ready: boolean;
  /** Given up by the others: a bot plays on in this person's place. */
  left?: boolean;
}

/** How long a person may take; moments are milliseconds since 1970 by the server's clock. */
export interface SeatTime {
  seat: Seat;
  /** Since when the game waits for the seat, if it does. */
  asked_at: number | null;
  /** When its time is up. */
  due: number | null;
  /** When a done that was set in advance counts. */
  closes: number | null;
  /** Milliseconds left for the whole game, where there is such a limit. */
  bank: number | null;
  /** Timeouts in a row. */
  timeouts: number;
  /** Whether the others may give the player up. */
  claimable: boolean;
}

export interface Times {
  server_time: number;
  /** Those of people; bots have none. */
  seats: SeatTime[];
}

export interface Result {
  reason: EndReason;
  durak: Seat | null;
  places: number[];
}

/** What whoever sits there has made of the series so far. */
export interface SeriesScore {
  seat: Seat;
  games: number;
  lost: number;
  points: number;
  place: number | null;
}

/** The games in a row at a table; `id` is that of the first one. */
export interface Series {
  id: string;
  number: number;
  next: string | null;
  scores: SeriesScore[];
}

export interface Game {
  id: string;
  status: GameStatus;
  version: number;
  preset: string | null;
  rules: Rules;
  seats: GameSeat[];
  host: number | null;
  /** Found by its link alone. */
  private?: boolean;
  /** Sitting down, and watching once it runs, takes a password. */
  has_password?: boolean;
  /** Its result counts. */
  rated?: boolean;
  /** Counts on when the host changes what is played; whoever sits down has seen the newest. */
  terms?: number;
  you: { seat: Seat | null; host: boolean; done_in_advance?: boolean } | null;
  /** Null where time isn't limited. */
  clock?: TimeControl | null;
  /** While a game with a clock, or of several people, runs. */
  times?: Times | null;
  commitment: string;
  result: Result | null;
  series: Series;
  created_at: string;
  started_at: string | null;
  finished_at: string | null;
}

/** How a seat is wanted when a table is made. */
export type SeatWish = { kind: 'me' } | { kind: 'bot'; level: BotLevel } | { kind: 'open' };

/** A game as one viewer may know it now. */
export interface Position {
  version: number;
  view: View | null;
  legal: Offer[];
  /** The part of `legal` that keeps the rules; null where nobody may cheat. */
  fair: Offer[] | null;
  awaited: Seat[];
}

export interface EventList {
  version: number;
  events: GameEvent[];
}

export type Submitted = Position & EventList;

export interface Proof {
  algorithm: string;
  game_id: string;
  commitment: string;
  client_seeds: string[];
  server_seed: string | null;
  /** Null until the game is finished. */
  deals: { number: number; pack: Card[] }[] | null;
}

/** What the socket says; every message also has `server_time`, milliseconds since 1970. */
export type ServerMessage = { server_time: number } & (
  | ({ t: 'view'; game: Game } & Position)
  | ({
      t: 'events';
      since: number;
      legal: Offer[];
      fair: Offer[] | null;
      awaited: Seat[];
      times: Times | null;
    } & EventList)
  | { t: 'game'; game: Game }
  | { t: 'chat'; messages: ChatMessage[] }
  | { t: 'error'; code: string; detail: string }
  | { t: 'pong' }
);

/** As which viewer this game is seen: the own seat, or a spectator. */
export function viewerOf(game: Game): Viewer {
  return game.you?.seat ?? null;
}

/* Streams, exports and iteration over pages, which need more than single requests. */

import { ApiError, NoReplyError } from './errors.js';
import type { components, operations } from './generated/schema.js';
import { type CallOptions, type Http, type Query, quoted } from './http.js';
import { growingPause } from './retrying.js';
import {
  type GameStreamOptions,
  gameStream,
  isPassing,
  messages,
  type StreamOptions,
} from './streams.js';
import { pause } from './waiting.js';

type Schemas = components['schemas'];

const LINES = 'application/x-ndjson';
const MAX_GAMES_IN_AN_EXPORT = 300;
const EXPORT_SILENCE_MS = 60_000;
const EXPORT_ATTEMPTS = 5;

/** The calls about one noun of the API. */
export class Room {
  constructor(protected readonly http: Http) {}
}

interface Page<R> {
  results: R[];
  next: string | null;
}

/** Yields the rows of a list, page after page; `page` returns the one with this cursor. */
export async function* pages<R>(
  page: (cursor: string | undefined) => Promise<Page<R>>,
): AsyncGenerator<R, void, undefined> {
  let cursor: string | undefined;
  do {
    const { results, next } = await page(cursor);
    yield* results;
    cursor = next === null ? undefined : cursorIn(next);
  } while (cursor !== undefined);
}

function cursorIn(address: string): string | undefined {
  return new URL(address, 'http://localhost').searchParams.get('cursor') ?? undefined;
}

/** The caller's account, and what concerns it. */
export class AccountByHand extends Room {
  /** Yields what concerns the account: `hello` after each connection, then what happens. */
  stream(options: StreamOptions = {}): AsyncGenerator<Schemas['AccountMessage'], void, undefined> {
    return messages(this.http, 'account/stream', {}, options);
  }
}

/** The public tables. */
export class LobbyByHand extends Room {
  /** Yields the public tables: `tables` after each connection, then what changes. */
  stream(options: StreamOptions = {}): AsyncGenerator<Schemas['LobbyMessage'], void, undefined> {
    return messages(this.http, 'lobby/stream', {}, options);
  }
}

/** Other players, and their games. */
export class PlayersByHand extends Room {
  /**
   * Yields the games of some players, by names or ids: `games` after each connection, those that run; then each `game`
   * that begins, or is over.
   */
  stream(
    players: readonly (string | number)[],
    options: StreamOptions = {},
  ): AsyncGenerator<Schemas['PlayersMessage'], void, undefined> {
    const called = players.map((one) => (typeof one === 'number' ? `@${one}` : one));
    return messages(this.http, 'games/stream', { players: called.join(',') }, options);
  }
}

/** TV: the best running games. */
export class TvByHand extends Room {
  /** Yields the channels after each connection, and whenever one of them changes. */
  stream(options: StreamOptions = {}): AsyncGenerator<Schemas['TvMessage'], void, undefined> {
    return messages(this.http, 'tv/stream', {}, options);
  }
}

/** Tournaments: creating, joining and watching them. */
export class TournamentsByHand extends Room {
  /** Yields the tournament with its standings, after each connection and each change. */
  stream(
    tournamentId: string,
    options: StreamOptions = {},
  ): AsyncGenerator<Schemas['TournamentMessage'], void, undefined> {
    return messages(this.http, `tournaments/${quoted(tournamentId)}/stream`, {}, options);
  }
}

type Asked = NonNullable<operations['export_games']['parameters']['query']>;

/** The choice of the finished games that are exported. */
export interface ExportOptions extends CallOptions {
  /** The id of the last game that you have. */
  after?: string | undefined;
  ids?: readonly string[] | undefined;
  lang?: Asked['lang'];
  mode?: Asked['mode'];
  opponent?: string | undefined;
  player?: string | undefined;
  rated?: boolean | undefined;
  /** Games that ended at that time or later. */
  since?: string | Date | undefined;
  /** Games that ended before that time. */
  until?: string | Date | undefined;
}

/** One finished game, as an export has it. */
export interface ExportedGame {
  game: Schemas['Game'];
  notation: string | null;
  /** For each command of the notation the milliseconds since the deal. */
  move_times: number[] | null;
  ratings: Schemas['GameRatings'];
  [further: string]: unknown;
}

/** Games: opening, playing and watching them, and having them exported. */
export class GamesByHand extends Room {
  /**
   * Yields what happens in a game, until it is over. A connection that breaks is opened again and resumed, so that no
   * event is missing or comes twice.
   */
  stream(
    gameId: string,
    options: GameStreamOptions = {},
  ): AsyncGenerator<Schemas['SocketMessage'], void, undefined> {
    return gameStream(this.http, `games/${quoted(gameId)}/stream`, options);
  }

  /**
   * Yields finished games, the one that ended first first. The service sends some hundred games in a reply; this asks
   * again until nothing comes, and goes on after the last game where a reply breaks.
   */
  async *export({ signal, ...asked }: ExportOptions = {}): AsyncGenerator<
    ExportedGame,
    void,
    undefined
  > {
    let { after } = asked;
    let failures = 0;
    for (;;) {
      let count = 0;
      const query: Query = { ...asked, after };
      const wish = { query, accept: LINES, silenceMs: EXPORT_SILENCE_MS, signal };
      try {
        for await (const line of this.http.lines('games/export', wish)) {
          if (line.trim() === '') continue;
          const row = JSON.parse(line) as ExportedGame;
          after = row.game.id;
          count += 1;
          failures = 0;
          yield row;
        }
        if (count < MAX_GAMES_IN_AN_EXPORT) return;
      } catch (error) {
        if (!isPassing(error)) throw error;
        failures += 1;
        if (failures >= EXPORT_ATTEMPTS) {
          throw new NoReplyError('games/export: the reply broke again and again', { cause: error });
        }
        const asked = error instanceof ApiError ? error.retryAfterMs : null;
        await pause(asked ?? growingPause(failures), signal);
      }
    }
  }
}

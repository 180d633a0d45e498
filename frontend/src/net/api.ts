/* The service's calls the page makes, one function each (docs/protocol.md). */

import type {
  BotLevel,
  EventList,
  Game,
  GameStatus,
  Language,
  Me,
  Position,
  Proof,
  SeatWish,
  Submitted,
} from '../core/game';
import type { Preset, RulesSchema, RulesVerdict } from '../core/rules';
import type { TimeControl } from '../core/timeControl';
import type { Command, Rules, Seat, Viewer } from '../core/view';
import { answer, client } from './client';
import type { components } from './schema';

type Schema = components['schemas'];

export const getMe = (): Promise<Me> => answer(client.GET('/api/v1/auth/me'));

export const patchMe = (change: { name?: string; language?: Language }): Promise<Me> =>
  answer(client.PATCH('/api/v1/auth/me', { body: change }));

export const becomeGuest = (): Promise<Me> =>
  answer(client.POST('/api/v1/auth/guest', { body: {} }));

export const register = (username: string, password: string, email: string): Promise<Me> =>
  answer(
    client.POST('/api/v1/auth/register', {
      body: email === '' ? { username, password } : { username, password, email },
    }),
  );

export const logIn = (username: string, password: string): Promise<Me> =>
  answer(client.POST('/api/v1/auth/login', { body: { username, password } }));

export async function logOut(): Promise<void> {
  await client.POST('/api/v1/auth/logout');
}

/** The named rule sets, in `lang`. */
export const getPresets = (lang: Language): Promise<Preset[]> =>
  answer(client.GET('/api/v1/rules/presets', { params: { query: { lang } } }));

/** Every option of a rule set and its values, in `lang`. */
export const getRulesSchema = (lang: Language): Promise<RulesSchema> =>
  answer(client.GET('/api/v1/rules/schema', { params: { query: { lang } } }));

/** Whether a rule set makes sense, told in `lang`. */
export const checkRules = (rules: Rules, seats: number, lang: Language): Promise<RulesVerdict> =>
  answer(
    client.POST('/api/v1/rules/check', { params: { query: { lang } }, body: { rules, seats } }),
  );

/** The newest of the caller's games with that status. */
export async function getMyGames(status: GameStatus, most: number): Promise<Game[]> {
  const query = { mine: 'true', status, page_size: most } as const;
  return (await answer(client.GET('/api/v1/games', { params: { query } }))).results;
}

/** A rule set by its name, or spelled out. */
export type RulesChoice = { preset: string } | { rules: Rules };

export type NewGame = RulesChoice & {
  seats: SeatWish[];
  start: boolean;
  /** Found only by those who have the link. */
  private: boolean;
  /** For a private table. */
  password: string | null;
  /** Its result counts. */
  rated: boolean;
  /** Null: as the service has it, which is without limit but for rated games. */
  clock: TimeControl | null;
};

export const createGame = (game: NewGame): Promise<Game> =>
  answer(client.POST('/api/v1/games', { body: game }));

const ofGame = (id: string) => ({ path: { game_id: id } });

export const getGame = (id: string): Promise<Game> =>
  answer(client.GET('/api/v1/games/{game_id}', { params: ofGame(id) }));

export const leaveGame = (id: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/leave', { params: ofGame(id) }));

/** The game after a finished one at the same table, made if nobody has asked for it yet. */
export const nextGame = (id: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/next', { params: ofGame(id) }));

/** Agrees to what is played, by the terms that were seen where these can change, and to a later game of a series. */
export const getReady = (id: string, clientSeed: string, terms?: number): Promise<Game> =>
  answer(
    client.POST('/api/v1/games/{game_id}/ready', {
      params: ofGame(id),
      body: { client_seed: clientSeed, ...(terms !== undefined && { terms }) },
    }),
  );

export const startGame = (id: string, clientSeed: string): Promise<Game> =>
  answer(
    client.POST('/api/v1/games/{game_id}/start', {
      params: ofGame(id),
      body: { client_seed: clientSeed },
    }),
  );

export const changeSeat = (
  id: string,
  seat: Seat,
  wish: { kind: 'bot'; level: BotLevel } | { kind: 'open' },
): Promise<Game> =>
  answer(
    client.PATCH('/api/v1/games/{game_id}/seats/{seat}', {
      params: { path: { game_id: id, seat: String(seat) } },
      body: wish,
    }),
  );

/** A bot plays for whoever sits there and is gone. */
export const claimSeat = (id: string, seat: Seat): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/claim', { params: ofGame(id), body: { seat } }));

/** The player's done is set in advance, or no more. */
export const setPassing = (id: string, on: boolean): Promise<Game> =>
  answer(client.PUT('/api/v1/games/{game_id}/passing', { params: ofGame(id), body: { on } }));

export const getPosition = (id: string): Promise<Position> =>
  answer(client.GET('/api/v1/games/{game_id}/view', { params: ofGame(id) }));

/** Sent again with the same `key`, a command is carried out once. */
export const sendCommand = (id: string, command: Command, key: string): Promise<Submitted> =>
  answer(
    client.POST('/api/v1/games/{game_id}/commands', {
      params: { ...ofGame(id), header: { 'Idempotency-Key': key } },
      // Only what the service listed is ever sent, also where this page knows more commands.
      body: { command: command as Schema['Command'] },
    }),
  );

/** All events of a game; `viewer` asks for another seat's knowledge of a finished one. */
export function getEvents(id: string, viewer: Viewer): Promise<EventList> {
  const query = viewer === null ? { since: 0 } : { since: 0, seat: String(viewer) };
  return answer(client.GET('/api/v1/games/{game_id}/events', { params: { ...ofGame(id), query } }));
}

export const getProof = (id: string): Promise<Proof> =>
  answer(client.GET('/api/v1/games/{game_id}/proof', { params: ofGame(id) }));

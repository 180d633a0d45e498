/* Requests to the service about open tables: making one, who sits there, its terms, its start. */

import { answer, client } from '../net/client';
import type { BotLevel, Game, GameStatus, NewGame, Rules, Seat, TableChange } from '../wire';

/** The newest of the caller's games with that status. */
export async function getMyGames(status: GameStatus, most: number): Promise<Game[]> {
  const query = { mine: 'true', status, page_size: most } as const;
  return (await answer(client.GET('/api/v1/games', { params: { query } }))).results;
}

/** A rule set by its name, spelled out, or a saved one by its id. */
export type RulesChoice = { preset: string } | { rules: Rules } | { rule_set: string };

export const createGame = (game: NewGame): Promise<Game> =>
  answer(client.POST('/api/v1/games', { body: game }));

const ofGame = (id: string) => ({ path: { game_id: id } });

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

/** Sits down, having seen these terms; `seat` null is the first free one. */
export const joinGame = (
  id: string,
  wish: { seat: Seat | null; seed: string; terms: number },
): Promise<Game> =>
  answer(
    client.POST('/api/v1/games/{game_id}/join', {
      params: ofGame(id),
      body: { seat: wish.seat, client_seed: wish.seed, terms: wish.terms },
    }),
  );

/** Says a table's password; this browser may sit down there and watch from then on. */
export const unlockGame = (id: string, password: string): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/unlock', { params: ofGame(id), body: { password } }));

export const moveToSeat = (id: string, seat: Seat): Promise<Game> =>
  answer(client.PUT('/api/v1/games/{game_id}/seat', { params: ofGame(id), body: { seat } }));

/** Sends the player of that seat away from the table for good. */
export const kickPlayer = (id: string, seat: Seat): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/kick', { params: ofGame(id), body: { seat } }));

/** Makes the player of that seat the host. */
export const handOn = (id: string, seat: Seat): Promise<Game> =>
  answer(client.PUT('/api/v1/games/{game_id}/host', { params: ofGame(id), body: { seat } }));

export const changeGame = (id: string, change: TableChange): Promise<Game> =>
  answer(client.PATCH('/api/v1/games/{game_id}', { params: ofGame(id), body: change }));

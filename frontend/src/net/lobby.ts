/* The service's calls about open tables and who sits at them (docs/protocol.md, "Open tables"). */

import type { Game } from '../core/game';
import type { LobbyTable } from '../core/lobby';
import type { TimeControl } from '../core/timeControl';
import type { Seat } from '../core/view';
import type { RulesChoice } from './api';
import { answer, client } from './client';

/** What `/ws/lobby` says. */
export type LobbyMessage =
  | { t: 'tables'; tables: LobbyTable[] }
  | { t: 'table'; table: LobbyTable }
  | { t: 'gone'; game: string }
  | { t: 'error'; code: string; detail: string }
  | { t: 'pong' };

const ofGame = (id: string) => ({ path: { game_id: id } });

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

/** Sends whoever sits there away from the table for good. */
export const kickPlayer = (id: string, seat: Seat): Promise<Game> =>
  answer(client.POST('/api/v1/games/{game_id}/kick', { params: ofGame(id), body: { seat } }));

/** Makes whoever sits there the host. */
export const handOn = (id: string, seat: Seat): Promise<Game> =>
  answer(client.PUT('/api/v1/games/{game_id}/host', { params: ofGame(id), body: { seat } }));

/** What a host wants otherwise; what is left out stays. */
export type TableChange = Partial<RulesChoice> & {
  seats?: number;
  private?: boolean;
  /** Null takes it away. */
  password?: string | null;
  rated?: boolean;
  clock?: TimeControl | null;
};

export const changeGame = (id: string, change: TableChange): Promise<Game> =>
  answer(client.PATCH('/api/v1/games/{game_id}', { params: ofGame(id), body: change }));

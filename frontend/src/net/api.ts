/* The service's calls the page makes, one function each (docs/protocol.md). */

import type {
  BotLevel,
  EventList,
  Game,
  GameStatus,
  Language,
  Me,
  Position,
  Preset,
  Proof,
  SeatWish,
  Submitted,
} from '../core/game';
import type { Command, Rules, Seat, Viewer } from '../core/view';
import { call, callText } from './http';

export const getMe = () => call<Me>('auth/me');

export const patchMe = (change: { name?: string; language?: Language }) =>
  call<Me>('auth/me', { method: 'PATCH', body: change });

export const becomeGuest = () => call<Me>('auth/guest', { method: 'POST' });

export const register = (username: string, password: string, email: string) =>
  call<Me>('auth/register', {
    method: 'POST',
    body: email === '' ? { username, password } : { username, password, email },
  });

export const logIn = (username: string, password: string) =>
  call<Me>('auth/login', { method: 'POST', body: { username, password } });

export const logOut = () => call<void>('auth/logout', { method: 'POST' });

export const getPresets = () => call<Preset[]>('rules/presets');

export const getBots = () => call<{ level: BotLevel }[]>('bots');

export interface GamePage {
  next: string | null;
  previous: string | null;
  results: Game[];
}

/** The newest of the caller's games with that status. */
export const getMyGames = (status: GameStatus) =>
  call<GamePage>(`games?mine=true&status=${status}`);

/** A rule set by its name, or spelled out. */
export type RulesChoice = { preset: string } | { rules: Rules };

export type NewGame = RulesChoice & {
  seats: SeatWish[];
  start: boolean;
  client_seed: string;
};

export const createGame = (game: NewGame) => call<Game>('games', { method: 'POST', body: game });

export const getGame = (id: string) => call<Game>(`games/${id}`);

export const joinGame = (id: string, clientSeed: string) =>
  call<Game>(`games/${id}/join`, { method: 'POST', body: { client_seed: clientSeed } });

export const leaveGame = (id: string) => call<Game>(`games/${id}/leave`, { method: 'POST' });

export const startGame = (id: string) => call<Game>(`games/${id}/start`, { method: 'POST' });

export const changeSeat = (
  id: string,
  seat: Seat,
  wish: { kind: 'bot'; level: BotLevel } | { kind: 'open' },
) => call<Game>(`games/${id}/seats/${seat}`, { method: 'PATCH', body: wish });

export const getPosition = (id: string) => call<Position>(`games/${id}/view`);

/** Sent again with the same `key`, a command is carried out once. */
export const sendCommand = (id: string, command: Command, key: string) =>
  call<Submitted>(`games/${id}/commands`, {
    method: 'POST',
    body: { command },
    headers: { 'Idempotency-Key': key },
  });

/** All events of a game; `viewer` asks for another seat's knowledge of a finished one. */
export const getEvents = (id: string, viewer?: Viewer) =>
  call<EventList>(`games/${id}/events?since=0${viewer == null ? '' : `&seat=${viewer}`}`);

export const getNotation = (id: string) => callText(`games/${id}/notation`);

export const getProof = (id: string) => call<Proof>(`games/${id}/proof`);

/* The page's addresses. The service answers all of them with the same shell. */

export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'login' }
  | { page: 'register' }
  | { page: 'settings' }
  | { page: 'rules' }
  | { page: 'game'; id: string }
  | { page: 'replay'; id: string; at: number | null; seat: number | null }
  | { page: 'missing' };

const GAME = /^\/games\/([0-9A-Za-z]{10})(\/replay)?\/?$/;
const PLAIN = ['new', 'login', 'register', 'settings', 'rules'] as const;

/** The route an address leads to. */
export function parseRoute({ pathname, search }: { pathname: string; search: string }): Route {
  if (pathname === '/') return { page: 'home' };
  const name = PLAIN.find((known) => pathname.replace(/\/$/, '') === `/${known}`);
  if (name !== undefined) return { page: name };
  const game = GAME.exec(pathname);
  const id = game?.[1];
  if (id === undefined) return { page: 'missing' };
  if (game?.[2] === undefined) return { page: 'game', id };
  const query = new URLSearchParams(search);
  return { page: 'replay', id, at: wholeNumber(query, 'at'), seat: wholeNumber(query, 'seat') };
}

function wholeNumber(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export const gamePath = (id: string) => `/games/${id}`;

/** The address of one event of a game's replay, from one seat's knowledge (null: open). */
export function replayPath(id: string, at?: number, seat?: number | null): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set('at', String(at));
  if (seat != null) query.set('seat', String(seat));
  const text = query.toString();
  return `/games/${id}/replay${text === '' ? '' : `?${text}`}`;
}

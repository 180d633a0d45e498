/* The page's addresses. The service answers all of them with the same shell. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; ruleSet: string | null }
  | { page: 'login' }
  | { page: 'register' }
  | { page: 'confirm-email' }
  | { page: 'reset-password' }
  | { page: 'account' }
  | { page: 'friends' }
  | { page: 'settings' }
  | { page: 'rules'; whole: boolean }
  | { page: 'rule-sets' }
  | { page: 'rule-set'; id: string }
  | { page: 'player'; name: string }
  | { page: 'leaderboards'; mode: string | null; season: string | null }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string; theme: string | null }
  | { page: 'analysis'; game: string | null; at: number | null; position: string | null }
  | { page: 'daily'; day: string | null }
  | { page: 'duplicates' }
  | { page: 'duplicate'; id: string }
  | { page: 'game'; id: string }
  | { page: 'replay'; id: string; at: number | null; seat: number | null; review: boolean }
  | { page: 'embed'; id: string; at: number | null; seat: number | null }
  | { page: 'banned' }
  | { page: 'missing' };

const PLAYER = /^\/players\/([^/]+)\/?$/;
const RULES = /^\/rules\/?$/;
const NEW = /^\/new\/?$/;
const RULE_SET = /^\/rule-sets\/([0-9A-Za-z]{10})\/?$/;
const BOARDS = /^\/leaderboards\/?$/;
const PUZZLE = /^\/puzzles\/([0-9A-Za-z]{10})\/?$/;
const DAILY = /^\/daily\/?$/;
const DUPLICATE = /^\/duplicates\/([0-9A-Za-z]{10})\/?$/;
const ANALYSIS = /^\/analysis\/?$/;
const ID = /^[0-9A-Za-z]{10}$/;
const GAME = /^\/games\/([0-9A-Za-z]{10})(\/replay)?\/?$/;
const EMBED = /^\/embed\/games\/([0-9A-Za-z]{10})\/?$/;
const PLAIN = [
  'login',
  'register',
  'settings',
  'rule-sets',
  'puzzles',
  'duplicates',
  'confirm-email',
  'reset-password',
  'account',
  'friends',
] as const;

/** The route an address leads to. */
export function parseRoute({ pathname, search }: { pathname: string; search: string }): Route {
  if (pathname === '/') return { page: 'home' };
  const name = PLAIN.find((known) => pathname.replace(/\/$/, '') === `/${known}`);
  if (name !== undefined) return { page: name };
  const query = new URLSearchParams(search);
  if (RULES.test(pathname)) return { page: 'rules', whole: query.has('whole') };
  if (NEW.test(pathname)) return { page: 'new', ruleSet: query.get('rule_set') };
  const ruleSet = RULE_SET.exec(pathname)?.[1];
  if (ruleSet !== undefined) return { page: 'rule-set', id: ruleSet };
  if (BOARDS.test(pathname)) {
    return { page: 'leaderboards', mode: query.get('mode'), season: query.get('season') };
  }
  const puzzle = PUZZLE.exec(pathname)?.[1];
  if (puzzle !== undefined) return { page: 'puzzle', id: puzzle, theme: query.get('theme') };
  if (DAILY.test(pathname)) return { page: 'daily', day: query.get('day') };
  const match = DUPLICATE.exec(pathname)?.[1];
  if (match !== undefined) return { page: 'duplicate', id: match };
  if (ANALYSIS.test(pathname)) {
    const game = query.get('game');
    return {
      page: 'analysis',
      game: game !== null && ID.test(game) ? game : null,
      at: wholeNumber(query, 'at'),
      position: query.get('position'),
    };
  }
  const player = PLAYER.exec(pathname)?.[1];
  if (player !== undefined) return { page: 'player', name: decoded(player) };
  const framed = EMBED.exec(pathname)?.[1];
  if (framed !== undefined) {
    const [at, seat] = [wholeNumber(query, 'at'), wholeNumber(query, 'seat')];
    return { page: 'embed', id: framed, at, seat };
  }
  const game = GAME.exec(pathname);
  const id = game?.[1];
  if (id === undefined) return { page: 'missing' };
  if (game?.[2] === undefined) return { page: 'game', id };
  const [at, seat] = [wholeNumber(query, 'at'), wholeNumber(query, 'seat')];
  return { page: 'replay', id, at, seat, review: query.has('review') };
}

function wholeNumber(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The text that a part of an address stands for; one that stands for none is left as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch (failure) {
    if (failure instanceof URIError) return part;
    throw failure;
  }
}

export const playerPath = (name: string) => `/players/${encodeURIComponent(name)}`;

/** The address of a puzzle; `theme`: of which the next ones are to be. */
export const puzzlePath = (id: string, theme: string | null = null) =>
  `/puzzles/${id}${theme === null ? '' : `?theme=${theme}`}`;

/** The address of a position: a version of a finished game, or the position itself as text. */
export const analysisPath = (source: { game: string; at: number } | { position: string }) =>
  `/analysis?${new URLSearchParams(
    'position' in source
      ? { position: source.position.trim() }
      : { game: source.game, at: String(source.at) },
  ).toString()}`;

export const duplicatePath = (id: string) => `/duplicates/${id}`;

export const gamePath = (id: string) => `/games/${id}`;

/** The address of a replay for the frame of a foreign page. */
export const embedPath = (id: string) => `/embed/games/${id}`;

/** The address of one event of a game's replay, from one seat's knowledge (null: open), with its review or without. */
export function replayPath(id: string, at?: number, seat?: number | null, review = false): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set('at', String(at));
  if (seat != null) query.set('seat', String(seat));
  if (review) query.set('review', '');
  const text = query.toString().replace(/=$/, '');
  return `/games/${id}/replay${text === '' ? '' : `?${text}`}`;
}

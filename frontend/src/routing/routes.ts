/* Routes (URLs) of the page. The service answers all of them with the same shell. */

export type Route =
  | { page: 'home' }
  | { page: 'lobby' }
  | { page: 'new'; ruleSet: string | null }
  | { page: 'login' }
  | { page: 'register' }
  | { page: 'sign-in' }
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
  | { page: 'tv' }
  | { page: 'embed-tv' }
  | { page: 'tournaments' }
  | { page: 'new-tournament'; club: string | null }
  | { page: 'tournament'; id: string }
  | { page: 'clubs' }
  | { page: 'club'; id: string }
  | { page: 'game'; id: string }
  | { page: 'replay'; id: string; at: number | null; seat: number | null; review: boolean }
  | { page: 'embed'; id: string; at: number | null; seat: number | null }
  | { page: 'banned' }
  | { page: 'missing' };

const ID = /^[0-9A-Za-z]{10}$/;
const PLAIN = [
  'lobby',
  'login',
  'register',
  'sign-in',
  'settings',
  'rule-sets',
  'puzzles',
  'duplicates',
  'tv',
  'clubs',
  'confirm-email',
  'reset-password',
  'account',
  'friends',
] as const;

/** The route an address leads to. */
export function parseRoute({ pathname, search }: { pathname: string; search: string }): Route {
  const path = pathname.replace(/\/$/, '');
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name);
  const number = (name: string) => {
    const found = text(name);
    return found !== null && /^\d{1,6}$/.test(found) ? Number(found) : null;
  };
  const name = PLAIN.find((known) => path === `/${known}`);
  if (name !== undefined) return { page: name };
  switch (path) {
    case '':
      return { page: 'home' };
    case '/rules':
      return { page: 'rules', whole: query.has('whole') };
    case '/tournaments':
    case '/calendar':
      return { page: 'tournaments' };
    case '/tournaments/new': {
      const club = text('club');
      return { page: 'new-tournament', club: club !== null && ID.test(club) ? club : null };
    }
    case '/embed/tv':
      return { page: 'embed-tv' };
    case '/new':
      return { page: 'new', ruleSet: text('rule_set') };
    case '/leaderboards':
      return { page: 'leaderboards', mode: text('mode'), season: text('season') };
    case '/daily':
      return { page: 'daily', day: text('day') };
    case '/analysis': {
      const game = text('game');
      return {
        page: 'analysis',
        game: game !== null && ID.test(game) ? game : null,
        at: number('at'),
        position: text('position'),
      };
    }
  }
  const [, of = '', id = '', rest] = /^(.+?)\/([^/]+)(\/replay)?$/.exec(path) ?? [];
  if (of === '/players' && rest === undefined) return { page: 'player', name: decoded(id) };
  if (!ID.test(id)) return { page: 'missing' };
  if (of === '/games' && rest !== undefined) {
    return {
      page: 'replay',
      id,
      at: number('at'),
      seat: number('seat'),
      review: query.has('review'),
    };
  }
  if (rest !== undefined) return { page: 'missing' };
  switch (of) {
    case '/games':
      return { page: 'game', id };
    case '/puzzles':
      return { page: 'puzzle', id, theme: text('theme') };
    case '/rule-sets':
      return { page: 'rule-set', id };
    case '/duplicates':
      return { page: 'duplicate', id };
    case '/clubs':
      return { page: 'club', id };
    case '/tournaments':
      return { page: 'tournament', id };
    case '/embed/games':
      return { page: 'embed', id, at: number('at'), seat: number('seat') };
  }
  return { page: 'missing' };
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

export const gamePath = (id: string) => `/games/${id}`;

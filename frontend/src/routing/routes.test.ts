import { describe, expect, it } from 'vitest';
import { analysisPath, replayPath } from './laterPaths';
import { parseRoute } from './routes';

const route = (path: string) => parseRoute(new URL(path, 'http://localhost'));

describe('an address', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/settings/', { page: 'settings' }],
    ['/confirm-email?key=MQ:1a:b', { page: 'confirm-email' }],
    ['/friends', { page: 'friends' }],
    ['/new', { page: 'new', ruleSet: null }],
    ['/new?rule_set=k3dF6gH9aB', { page: 'new', ruleSet: 'k3dF6gH9aB' }],
    ['/rule-sets', { page: 'rule-sets' }],
    ['/rule-sets/k3dF6gH9aB', { page: 'rule-set', id: 'k3dF6gH9aB' }],
    ['/rule-sets/short', { page: 'missing' }],
    ['/games/aB3dE6gH9k', { page: 'game', id: 'aB3dE6gH9k' }],
    [
      '/games/aB3dE6gH9k/replay',
      { page: 'replay', id: 'aB3dE6gH9k', at: null, seat: null, review: false },
    ],
    [
      '/games/aB3dE6gH9k/replay?at=37&seat=2',
      { page: 'replay', id: 'aB3dE6gH9k', at: 37, seat: 2, review: false },
    ],
    [
      '/games/aB3dE6gH9k/replay?at=x&seat=-1',
      { page: 'replay', id: 'aB3dE6gH9k', at: null, seat: null, review: false },
    ],
    ['/players/%D0%90%D0%BD%D0%BD%D0%B0', { page: 'player', name: 'Анна' }],
    ['/players/a%20b', { page: 'player', name: 'a b' }],
    ['/players/100%', { page: 'player', name: '100%' }],
    ['/players/', { page: 'missing' }],
    ['/leaderboards', { page: 'leaderboards', mode: null, season: null }],
    [
      '/leaderboards?mode=table&season=2026-11',
      { page: 'leaderboards', mode: 'table', season: '2026-11' },
    ],
    ['/puzzles', { page: 'puzzles' }],
    ['/puzzles/aB3dE6gH9k', { page: 'puzzle', id: 'aB3dE6gH9k', theme: null }],
    ['/puzzles/aB3dE6gH9k?theme=take_it', { page: 'puzzle', id: 'aB3dE6gH9k', theme: 'take_it' }],
    ['/puzzles/short', { page: 'missing' }],
    ['/daily', { page: 'daily', day: null }],
    ['/tv', { page: 'tv' }],
    ['/embed/tv', { page: 'embed-tv' }],
    ['/tournaments', { page: 'tournaments' }],
    ['/calendar', { page: 'tournaments' }],
    ['/tournaments/new', { page: 'new-tournament', club: null }],
    ['/tournaments/new?club=aB3dE6gH9k', { page: 'new-tournament', club: 'aB3dE6gH9k' }],
    ['/tournaments/aB3dE6gH9k', { page: 'tournament', id: 'aB3dE6gH9k' }],
    ['/clubs', { page: 'clubs' }],
    ['/clubs/aB3dE6gH9k', { page: 'club', id: 'aB3dE6gH9k' }],
    ['/duplicates', { page: 'duplicates' }],
    ['/duplicates/aB3dE6gH9k', { page: 'duplicate', id: 'aB3dE6gH9k' }],
    ['/daily?day=2026-11-21', { page: 'daily', day: '2026-11-21' }],
    [
      '/analysis?game=aB3dE6gH9k&at=37',
      { page: 'analysis', game: 'aB3dE6gH9k', at: 37, position: null },
    ],
    ['/analysis?game=short', { page: 'analysis', game: null, at: null, position: null }],
    ['/games/short', { page: 'missing' }],
    ['/api/v1/docs', { page: 'missing' }],
  ])('%s leads to %o', (path, expected) => {
    expect(route(path)).toEqual(expected);
  });

  it('of a position leads back to it', () => {
    const position = 'position 1\nrules {"deck": 24}\nhand 9C TH\nled 0';
    expect(route(analysisPath({ position }))).toMatchObject({ page: 'analysis', position });
    const path = analysisPath({ game: 'aB3dE6gH9k', at: 37 });
    expect(path).toBe('/analysis?game=aB3dE6gH9k&at=37');
  });

  it('of a replay’s event leads back to it', () => {
    const path = replayPath('aB3dE6gH9k', 37, 0);
    expect(route(path)).toEqual({
      page: 'replay',
      id: 'aB3dE6gH9k',
      at: 37,
      seat: 0,
      review: false,
    });
    const reviewed = replayPath('aB3dE6gH9k', 37, null, true);
    expect(reviewed).toBe('/games/aB3dE6gH9k/replay?at=37&review');
    expect(route(reviewed)).toMatchObject({ at: 37, seat: null, review: true });
  });
});

import { describe, expect, it } from 'vitest';
import { addressOf } from './client';

describe('the address of a request', () => {
  it('has its parameters in their places', () => {
    const path = { game_id: 'aB3dE6gH9k', seat: 2 };
    expect(addressOf('/games/{game_id}/seats/{seat}', { path })).toBe('/games/aB3dE6gH9k/seats/2');
    expect(addressOf('/players/{name}', { path: { name: 'a/b?' } })).toBe('/players/a%2Fb%3F');
  });

  it('has what is asked for, and nothing that is not', () => {
    const query = { status: 'open', page_size: 5, cursor: undefined };
    expect(addressOf('/games', { query })).toBe('/games?status=open&page_size=5');
    expect(addressOf('/games', { query: { q: 'ä &' } })).toBe('/games?q=%C3%A4+%26');
    expect(addressOf('/games')).toBe('/games');
  });
});

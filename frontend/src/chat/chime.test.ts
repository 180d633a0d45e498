import { expect, it } from 'vitest';
import type { ChatMessage } from '../wire';
import { Chime } from './chime';

const ME = 1;
const by = (id: number): ChatMessage => ({
  id: 7,
  series: 'aB3dE6gH9k',
  author: { id, name: `Player ${id}`, kind: 'account', avatar: 'fox' },
  kind: 'preset',
  code: 'hello',
  text: null,
  at: '2026-01-01T12:00:00Z',
});

it('rings for what others say, not for what one says oneself, nor for nothing', () => {
  const chime = new Chime();
  expect(chime.rings([], { me: ME, now: 0 })).toBe(false);
  expect(chime.rings([by(ME)], { me: ME, now: 0 })).toBe(false);
  expect(chime.rings([by(ME), by(2)], { me: ME, now: 0 })).toBe(true);
});

it('rings at most once every four seconds', () => {
  const chime = new Chime();
  const rung = [0, 1000, 3999, 4000, 7000, 8000].filter((now) =>
    chime.rings([by(2)], { me: ME, now }),
  );
  expect(rung).toEqual([0, 4000, 8000]);
});

it('is not kept silent by what one says oneself', () => {
  const chime = new Chime();
  chime.rings([by(ME)], { me: ME, now: 0 });
  expect(chime.rings([by(2)], { me: ME, now: 1 })).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { useLanguage } from '../i18n/index.svelte';
import type { Game } from '../wire';
import { seatName } from './seats';

const SEATS = [
  { player: { id: 3, kind: 'deleted', name: 'Deleted player', avatar: null } },
  { player: { id: 4, kind: 'account', name: 'Anna', avatar: 'fox' } },
  { player: null },
];
const GAME = { seats: SEATS } as unknown as Game;

describe('the name at a seat', () => {
  test.each([
    ['en', 'Deleted player', 'Free seat'],
    ['de', 'Gelöschter Spieler', 'Freier Platz'],
    ['ru', 'Удалённый игрок', 'Свободное место'],
  ] as const)('in %s tells what nobody is called', async (language, deleted, free) => {
    await useLanguage(language);
    expect([0, 1, 2].map((seat) => seatName(GAME, seat))).toEqual([deleted, 'Anna', free]);
  });
});

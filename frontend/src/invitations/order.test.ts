import { expect, it } from 'vitest';
import type { Player } from '../accounts/api';
import { byPresence } from './order';

const player = (name: string, presence: Player['presence']) => ({ name, presence }) as Player;

it('offers players online first, then those who play, then the others, each by name', () => {
  const players = [
    player('Zoe', 'offline'),
    player('Mia', 'playing'),
    player('Ida', 'online'),
    player('Ada', 'offline'),
    player('Bea', 'online'),
  ];
  expect(byPresence(players).map(({ name }) => name)).toEqual(['Bea', 'Ida', 'Mia', 'Ada', 'Zoe']);
});

/* Vibrations, and the people who feel them. */

import { expect, test } from 'vitest';
import { view } from '../gallery/build';
import { backs } from '../gallery/cast';
import type { GameEvent } from '../wire';
import { patternOf } from './haptics';

const said = (event: object): GameEvent => ({ version: 9, ...event }) as unknown as GameEvent;
const MIDDLE = view(2);

test.for([
  ['taking', { type: 'take_declared', seat: 1 }],
  ['going out', { type: 'player_out', seat: 1, place: 1 }],
  ['being the durak', { type: 'game_ended', durak: 1 }],
] as const)('%s is felt by the player it happens to alone', ([, event]) => {
  expect(patternOf(said(event), 1, MIDDLE)).not.toBeNull();
  expect(patternOf(said(event), 0, MIDDLE)).toBeNull();
  expect(patternOf(said(event), null, MIDDLE)).toBeNull();
});

test('everybody feels that somebody is down to the last card', () => {
  const led = said({ type: 'cards_led', seat: 1, cards: ['6C'] });
  const after = view(2, { talon: 0, hands: [backs(3), backs(1)] });
  expect(patternOf(led, 0, after)).toEqual(patternOf(led, 1, after));
  expect(patternOf(led, 0, after)).not.toBeNull();
  expect(patternOf(led, 0, MIDDLE)).toBeNull();
});

test('no pattern takes longer than half a second', () => {
  const after = view(2, { talon: 0, hands: [backs(3), backs(1)] });
  const patterns = [
    patternOf(said({ type: 'cards_led', seat: 1, cards: ['6C'] }), 1, after),
    patternOf(said({ type: 'take_declared', seat: 1 }), 1, MIDDLE),
    patternOf(said({ type: 'player_out', seat: 1, place: 2 }), 1, MIDDLE),
    patternOf(said({ type: 'game_ended', durak: 1 }), 1, MIDDLE),
  ];
  for (const pattern of patterns) {
    const whole = (pattern ?? []).reduce((sum, part) => sum + part, 0);
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(500);
  }
});

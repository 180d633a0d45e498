import { beforeEach, expect, test } from 'vitest';
import { view } from '../gallery/build';
import { backs } from '../gallery/cast';
import type { GameEvent } from '../wire';
import { mark } from './moments';

const root = document.createElement('div');
const said = (event: object): GameEvent => ({ version: 9, ...event }) as unknown as GameEvent;
const MIDDLE = view(2);
const moments = () => root.getAnimations({ subtree: true });
const of = (selector: string) => root.querySelector(selector)?.getAnimations() ?? [];

beforeEach(() => {
  root.innerHTML = '<div data-card="9D"></div><div data-seat="0"></div><div data-seat="1"></div>';
  document.body.replaceChildren(root);
});

test('each moment is seen where it happens, and for less than half a second', () => {
  mark(root, [said({ type: 'attack_beaten', seat: 1, attack: '7D', card: '9D' })], MIDDLE, 1);
  expect(of('[data-card="9D"]')).toHaveLength(1);
  mark(root, [said({ type: 'player_out', seat: 0, place: 1 })], MIDDLE, 1);
  expect(of('[data-seat="0"]')).toHaveLength(1);
  mark(root, [said({ type: 'take_declared', seat: 1 })], MIDDLE, 1);
  expect(of('[data-seat="1"]')).toHaveLength(1);
  mark(root, [said({ type: 'game_ended', durak: 1 })], MIDDLE, 1);
  expect(of('[data-seat="1"]')).toHaveLength(2);
  for (const moment of moments()) {
    expect(moment.effect?.getTiming().duration).toBeLessThan(500);
  }
});

test('a draw, what is not to be seen, and a table without motion are left still', () => {
  mark(root, [said({ type: 'game_ended', durak: null })], MIDDLE, 1);
  mark(root, [said({ type: 'attack_beaten', seat: 1, attack: '7D', card: 'AC' })], MIDDLE, 1);
  mark(root, [said({ type: 'take_declared', seat: 1 })], MIDDLE, 0);
  expect(moments()).toEqual([]);
});

test('the count of a player who is down to one card leaps', () => {
  root.innerHTML = '<div data-seat="1"><b data-count></b></div><div data-seat="0"></div>';
  const led = said({ type: 'cards_led', seat: 1, cards: ['6C'] });
  mark(root, [led], view(2, { talon: 0, hands: [backs(3), backs(2)] }), 1);
  expect(moments()).toEqual([]);
  mark(root, [led], view(2, { talon: 0, hands: [backs(3), backs(1)] }), 1);
  expect(of('[data-seat="1"]')).toHaveLength(1);
  expect(of('[data-count]')).toHaveLength(1);
  expect(of('[data-seat="0"]')).toEqual([]);
  for (const moment of moments()) {
    expect(moment.effect?.getTiming().duration).toBeLessThan(500);
  }
});

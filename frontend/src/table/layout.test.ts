import { describe, expect, test } from 'vitest';
import {
  CARD_RATIO,
  CLOSE_PAIR_HEIGHT,
  CLOSE_PAIR_WIDTH,
  dropOf,
  fan,
  frame,
  MIN_CARD_WIDTH,
  PAIR_HEIGHT,
  PAIR_WIDTH,
  pairGrid,
  SIDE_COLUMN,
} from './layout';

const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

describe.each(SCREENS)('on %d by %d', (width, height) => {
  test('a hand of one to thirty cards stays in its box, each with a strip of 26 pixels', () => {
    const room = frame(width, height, 3);
    for (let count = 1; count <= 30; count++) {
      const { card, cards, height: used } = fan(count, room);
      expect(cards).toHaveLength(count);
      expect(card).toBeGreaterThanOrEqual(MIN_CARD_WIDTH);
      expect(used, 'the hand takes the same room however long it is').toBe(room.handHeight);
      for (const place of cards) {
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.y).toBeGreaterThanOrEqual(0);
        expect(place.x + card).toBeLessThanOrEqual(room.handWidth + 1);
        expect(place.y + card * CARD_RATIO).toBeLessThanOrEqual(used);
      }
      for (const [index, place] of cards.entries()) {
        const next = cards[index + 1];
        if (next !== undefined && next.x > place.x)
          expect(next.x - place.x).toBeGreaterThanOrEqual(26);
      }
    }
  });

  test('one to eleven other players fit beside each other or in rows', () => {
    for (let count = 1; count <= 11; count++) {
      const { seats } = frame(width, height, count);
      expect(seats.columns * seats.rows).toBeGreaterThanOrEqual(count);
      expect(seats.columns * (seats.width + 6)).toBeLessThanOrEqual(width);
      expect(seats.width).toBeGreaterThanOrEqual(50);
    }
  });
});

test('a desk shows cards at least 110 pixels wide', () => {
  expect(frame(1280, 800, 3).handCard).toBeGreaterThanOrEqual(110);
});

test('a phone on its side and one upright have layouts of their own', () => {
  expect(frame(844, 390, 3).form).toBe('flat');
  expect(frame(390, 844, 3).form).toBe('tall');
  expect(frame(1280, 800, 3).form).toBe('wide');
});

test('pairs fit into their box, and lie closer together before their cards get too small', () => {
  for (let count = 1; count <= 6; count++) {
    const { card, columns, close } = pairGrid(count, 360, 220, 120);
    const rows = Math.ceil(count / columns);
    expect(close).toBe(false);
    expect(columns * card * PAIR_WIDTH).toBeLessThanOrEqual(360);
    expect(rows * card * PAIR_HEIGHT * CARD_RATIO).toBeLessThanOrEqual(220);
    expect(card).toBeGreaterThanOrEqual(MIN_CARD_WIDTH);
  }
  expect(pairGrid(6, 304, 158, 120)).toMatchObject({ card: 47, columns: 3, close: true });
});

test.each([
  [28, 304, 158],
  [13, 344, 170],
  [28, 468, 96],
  [20, 468, 72],
])('%d pairs cover each other rather than leave a box of %d by %d', (count, width, height) => {
  const { card, columns, under } = pairGrid(count, width, height, 120);
  const rows = Math.ceil(count / columns);
  expect(card).toBe(MIN_CARD_WIDTH);
  const [wide, high] = [card * CLOSE_PAIR_WIDTH, card * CARD_RATIO * CLOSE_PAIR_HEIGHT];
  expect(columns * wide + (columns - 1) * (6 - under.x)).toBeLessThanOrEqual(width);
  if (rows > 1) expect(rows * high + (rows - 1) * (6 - under.y)).toBeLessThanOrEqual(height);
  // The rank of the attack stays in sight.
  expect(wide - under.x).toBeGreaterThanOrEqual(13);
});

test('pairs that fit do not cover each other', () => {
  expect(pairGrid(6, 304, 158, 120).under).toEqual({ x: 0, y: 0 });
});

test('the outer seats of an arc stand lower, alike on both sides', () => {
  expect([0, 1, 2, 3, 4].map((index) => dropOf(index, 5, 80))).toEqual([80, 20, 0, 20, 80]);
  expect(dropOf(0, 1, 80)).toBe(0);
});

test('six pairs lie in two rows of three rather than four and two', () => {
  expect(pairGrid(6, 374, 330, 98).columns).toBe(3);
});

test.each([
  [640, 360],
  [740, 360],
  [844, 390],
  [932, 430],
])('three attacks lie in one row on a phone on its side, %d by %d', (width, height) => {
  const room = frame(width, height, 3);
  // The width that the seats, the hand, the actions and the two piles leave.
  const between = width - SIDE_COLUMN - 2 * (room.pileCard + 8 + 16);
  expect(pairGrid(3, between, height * 0.3, room.pairCard).columns).toBe(3);
});

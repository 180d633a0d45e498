import { describe, expect, it } from 'vitest';
import { areasFor, roomAt, stepOf } from './places';

describe('the places of a picture', () => {
  it.each([2, 3, 4, 5, 6])('of %i players each have an area, and the table has one', (seats) => {
    const areas = new Set(areasFor(seats).match(/\w+/g));
    const expected = ['t', ...Array.from({ length: seats }, (_, seat) => `s${seat}`)];
    expect([...areas].sort()).toEqual(expected.sort());
  });

  it('go round clockwise: the left neighbour of the player below sits on the left', () => {
    expect(areasFor(4)).toBe('"s2 s2 s2" "s1 t s3" "s0 s0 s0"');
  });

  it('refuses a number of players that no picture has', () => {
    expect(() => areasFor(7)).toThrow();
  });
});

describe('a hand', () => {
  it('lies card beside card while there is room, and else one over the other', () => {
    expect(stepOf(3, 7.2)).toBeCloseTo(1.06);
    expect(stepOf(13, 7.2)).toBeCloseTo(6.2 / 12);
    expect(1 + stepOf(4, roomAt(4, 1)) * 3).toBeLessThanOrEqual(roomAt(4, 1));
    expect(stepOf(1, 2)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { layOut, nearest } from './graph';

const day = (date: string, rating: number) => ({ date, rating });
const FRAME = { width: 300, height: 100 };

describe('a rating graph', () => {
  it('puts days where they are in time', () => {
    const { points } = layOut(
      [day('2026-11-01', 1500), day('2026-11-02', 1520), day('2026-11-04', 1510)],
      FRAME,
    );
    expect(points.map(({ x }) => x)).toEqual([0, 100, 300]);
  });

  it('draws round levels around all ratings', () => {
    const { levels, points } = layOut([day('2026-11-01', 1490), day('2026-11-02', 1610)], FRAME);
    expect(levels.map(({ rating }) => rating)).toEqual([1450, 1500, 1550, 1600, 1650]);
    expect(levels[0]?.y).toBe(100);
    expect(levels.at(-1)?.y).toBe(0);
    expect(points[0]?.y).toBeCloseTo(80);
    expect(points[1]?.y).toBeCloseTo(20);
  });

  it('has room where nothing changed', () => {
    const { levels } = layOut([day('2026-11-01', 1500), day('2026-11-02', 1500)], FRAME);
    expect(levels.map(({ rating }) => rating)).toEqual([1500, 1525]);
  });

  it('finds the point under the pointer', () => {
    const { points } = layOut([day('2026-11-01', 1500), day('2026-11-03', 1520)], FRAME);
    expect(nearest(points, 149)?.date).toBe('2026-11-01');
    expect(nearest(points, 151)?.date).toBe('2026-11-03');
    expect(nearest([], 10)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { ReplayPlayer } from './player.svelte';
import type { Replay } from './replay';

/** A replay of versions 2 to 9, whose next bout begins at 5. */
const replay = {
  first: 2,
  last: 9,
  clamp: (version: number) => Math.min(9, Math.max(2, version)),
  boutAfter: () => 5,
} as unknown as Replay;

describe('what a replay tells', () => {
  test('is all of it to those who played', () => {
    expect(new ReplayPlayer(replay, null).told).toBe(9);
  });

  test('is no more than what others have seen, however they moved on', () => {
    const player = new ReplayPlayer(replay, 3, true);
    expect(player.told).toBe(3);
    player.step(1);
    expect(player.told).toBe(4);
    player.nextBout();
    player.step(-2);
    expect([player.at, player.told]).toEqual([3, 5]);
    player.go(9);
    player.go(2);
    expect(player.told).toBe(9);
  });

  test('is all of it once that is wanted, and less again', () => {
    const player = new ReplayPlayer(replay, null, true);
    player.hides = false;
    expect(player.told).toBe(9);
    player.hides = true;
    expect(player.told).toBe(2);
  });
});

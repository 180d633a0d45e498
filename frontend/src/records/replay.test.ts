import { describe, expect, it } from 'vitest';
import { fold } from '../core/reduce';
import { sampleGame } from '../core/sampleGame';
import type { GameEvent } from '../wire';
import { Replay } from './replay';

/** Long enough for several keyframes: the same bout's talk, over and over. */
const long: GameEvent[] = [
  ...sampleGame,
  ...Array.from({ length: 90 }, (_, index): GameEvent => ({
    type: 'attacker_done',
    seat: index % 3,
    version: sampleGame.length + 1 + index,
    cause: 'player',
  })),
];

describe('a replay', () => {
  const replay = new Replay(long, 0);

  it('begins with the deal and ends with the newest event', () => {
    expect([replay.first, replay.last]).toEqual([2, long.length]);
  });

  it.each([2, 3, 21, 22, 41, 60, 106, 5])('shows at event %i what the fold shows', (version) => {
    expect(replay.viewAt(version)).toEqual(fold(long.slice(0, version), 0));
  });

  it('steps from bout to bout and stays within the game', () => {
    expect(replay.boutAfter(2)).toBe(4);
    expect(replay.boutAfter(4)).toBe(16);
    expect(replay.boutAfter(16)).toBe(replay.last);
    expect(replay.boutBefore(16)).toBe(4);
    expect(replay.boutBefore(4)).toBe(replay.first);
  });

  it('tells who decides next, by the acts and not by what follows from them', () => {
    expect(replay.deciderAfter(2)).toBe(2);
    expect(replay.deciderAfter(5)).toBe(0);
    expect(replay.deciderAfter(10)).toBe(0);
    expect(new Replay(sampleGame, 0).deciderAfter(12)).toBeNull();
  });

  it('moves a version from a link into the game', () => {
    expect([replay.clamp(0), replay.clamp(7.4), replay.clamp(9999)]).toEqual([2, 7, 106]);
  });

  it('is refused events that do not begin with the game', () => {
    expect(() => new Replay(sampleGame.slice(1), 0)).toThrow('begins with game_started');
  });
});

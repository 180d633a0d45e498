import { beforeEach, describe, expect, it } from 'vitest';
import { sampleGame } from '../core/sampleGame';
import type { GameEvent } from '../wire';
import { MAX_WAITING, moves, Pacer } from './pacer';

let shown: GameEvent['type'][][];
let timer: { run: () => void; ms: number } | null;
let speed: number;
let patience: number;
let pacer: Pacer;

/** Lets the pause after the move on show end. */
function tick(): number {
  if (timer === null) throw new Error('nothing is waited for');
  const { run, ms } = timer;
  timer = null;
  run();
  return ms;
}

beforeEach(() => {
  [shown, timer, speed, patience] = [[], null, 1, MAX_WAITING];
  pacer = new Pacer({
    show: (events) => shown.push(events.map((event) => event.type)),
    speed: () => speed,
    patience: () => patience,
    setTimeout(run, ms) {
      timer = { run, ms };
      return 1;
    },
    clearTimeout: () => (timer = null),
  });
});

describe('moves', () => {
  it('keep together what nobody does by themselves', () => {
    expect(moves(sampleGame).map((move) => move.map((event) => event.version))).toEqual([
      [1, 2, 3, 4],
      [5],
      [6],
      [7, 8],
      [9],
      [10, 11, 12],
      [13],
      [14, 15, 16],
    ]);
  });
});

describe('the pacer', () => {
  const play = sampleGame.slice(4, 9);

  it('shows the first move at once and the others one by one', () => {
    pacer.push(play);
    expect(shown).toEqual([['cards_led']]);
    expect(pacer.behind).toBe(true);
    expect(tick()).toBeGreaterThanOrEqual(250);
    expect(shown.at(-1)).toEqual(['attack_transferred']);
    tick();
    tick();
    tick();
    expect(pacer.behind).toBe(false);
    expect(shown).toHaveLength(4);
  });

  it('lets a move be looked at before one that comes later', () => {
    pacer.push(play.slice(0, 1));
    pacer.push(play.slice(1, 2));
    expect(shown).toHaveLength(1);
    tick();
    expect(shown).toHaveLength(2);
  });

  it('shows everything at once when asked to catch up', () => {
    pacer.push(play);
    pacer.flush();
    expect(shown[1]).toEqual(play.slice(1).map((event) => event.type));
    expect(timer).toBeNull();
  });

  it('does not fall behind by more than six moves', () => {
    pacer.push(play);
    pacer.push(play);
    expect(pacer.behind).toBe(false);
    expect(shown.flat()).toHaveLength(10);
  });

  it('falls behind as far as it likes where nobody has to play', () => {
    patience = Infinity;
    pacer.push(play);
    pacer.push(play);
    expect(shown).toHaveLength(1);
    expect(pacer.behind).toBe(true);
  });

  it('is quicker at double speed, but never too quick to be seen', () => {
    speed = 2;
    pacer.push(play);
    expect(tick()).toBe(300);
    expect(tick()).toBe(350);
    expect(tick()).toBe(300);
    expect(tick()).toBe(250);
  });

  it('shows everything as it comes to those who want no motion', () => {
    speed = 0;
    pacer.push(play.slice(0, 1));
    pacer.push(play.slice(1));
    expect(shown.flat()).toEqual(play.map((event) => event.type));
    expect(timer).toBeNull();
  });

  it('forgets what waits when asked to', () => {
    pacer.push(play);
    pacer.drop();
    expect(pacer.behind).toBe(false);
    expect(timer).toBeNull();
  });
});

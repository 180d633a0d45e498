import { expect, test } from 'vitest';
import type { GameEvent } from '../wire';
import { lastPlayed } from './lastPlayed';
import { byBout, extendLog } from './log';

const done = (version: number): GameEvent => ({
  version,
  cause: 'player',
  type: 'attacker_done',
  seat: 1,
});
const bout = (version: number, number: number): GameEvent => ({
  version,
  cause: 'player',
  type: 'bout_started',
  number,
  leader: 0,
  defender: 1,
  limit: 6,
  direction: 'left',
});

test('events that follow on are added, those already there are not', () => {
  const log = extendLog([done(1), done(2)], [done(2), done(3)]);
  expect(log.map((event) => event.version)).toEqual([1, 2, 3]);
});

test('the log begins anew after a gap and when the replay goes back', () => {
  expect(extendLog([done(1)], [done(7)]).map((event) => event.version)).toEqual([7]);
  expect(extendLog([done(8)], [done(3)]).map((event) => event.version)).toEqual([3]);
});

test('only the newest bouts are kept', () => {
  const log = extendLog([], [bout(1, 1), bout(2, 2), bout(3, 3), bout(4, 4)]);
  expect(byBout(log).map((part) => part.bout)).toEqual([4, 3, 2]);
});

test('the newest play is marked, whatever followed from it', () => {
  const beaten: GameEvent = {
    version: 5,
    cause: 'player',
    type: 'attack_beaten',
    seat: 1,
    attack: '6C',
    card: '7C',
  };
  expect(lastPlayed([beaten, done(6)])).toEqual(['7C']);
  expect(lastPlayed([done(6)])).toEqual([]);
});

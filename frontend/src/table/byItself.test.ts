import { describe, expect, test } from 'vitest';
import type { Offer } from '../wire';
import { byItself } from './byItself';

const BOTS = { amongBots: true, wanted: true };
const PEOPLE = { amongBots: false, wanted: true };
const done: Offer = { type: 'done' };
const take: Offer = { type: 'take' };
const throwIn: Offer = { type: 'throw_in', card: '6S' };
const beat: Offer = { type: 'beat', attack: '6S', card: '8S' };

describe('a reader among bots is spared', () => {
  test('saying done with nothing to add', () => {
    expect(byItself([done], BOTS)).toEqual({ command: done, when: 'at once' });
  });

  test('taking what they can\u2019t beat, once they have seen it', () => {
    expect(byItself([take], BOTS)).toEqual({ command: take, when: 'seen' });
  });

  test('nothing that is a choice', () => {
    expect(byItself([throwIn, done], BOTS)).toBeNull();
    expect(byItself([beat, take], BOTS)).toBeNull();
  });

  test('no card, be it the last one', () => {
    expect(byItself([{ type: 'lead', cards: ['6S'] }], BOTS)).toBeNull();
  });

  test('nothing when they wish to do everything themselves', () => {
    expect(byItself([done], { ...BOTS, wanted: false })).toBeNull();
  });
});

describe('a reader among people', () => {
  test('says done and takes without help: how soon they do would tell of their hand', () => {
    expect(byItself([done], PEOPLE)).toBeNull();
    expect(byItself([take], PEOPLE)).toBeNull();
  });

  test('keeps a hand that can\u2019t be exchanged, as late as if it could', () => {
    const keep: Offer = { type: 'keep_hand' };
    expect(byItself([keep], PEOPLE)).toEqual({ command: keep, when: 'thought' });
    expect(byItself([keep], { ...PEOPLE, wanted: false })?.when).toBe('thought');
  });
});

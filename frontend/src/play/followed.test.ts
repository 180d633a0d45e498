import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Position } from '../wire';
import { Followed } from './followed.svelte';

const position = (version: number, mark: string): Position => ({
  version,
  mark: `${version}-${mark}`,
  view: null,
  legal: [],
  fair: null,
  awaited: [],
});

/** A position without a view, so that what is reduced here is nothing. */
const at = (mark: string) => position(Number(mark.split('-')[0]), mark.split('-')[1]!);

const follow = (): Followed =>
  new Followed({ viewer: () => null, speed: () => 0, onshown: () => undefined }, true);

describe('a game that is followed', () => {
  beforeEach(() => vi.stubGlobal('document', { hidden: true }));

  it('goes on from the mark of the newest position', () => {
    const followed = follow();
    expect(followed.place).toBe('0-000000000000');
    followed.beginAt(at('20-aaaaaaaaaaaa'));
    expect(followed.place).toBe('20-aaaaaaaaaaaa');
    followed.jump(at('24-bbbbbbbbbbbb'));
    expect(followed.place).toBe('24-bbbbbbbbbbbb');
  });

  it('goes on from the version where a service of before says no marks', () => {
    const followed = follow();
    followed.beginAt({ ...at('20-aaaaaaaaaaaa'), mark: undefined } as unknown as Position);
    expect(followed.place).toBe('20');
  });

  it.each(['17-cccccccccccc', '20-cccccccccccc', '23-cccccccccccc'])(
    'begins at %s, which it has never been at, after 20 was lost',
    (mark) => {
      const followed = follow();
      followed.beginAt(at('20-aaaaaaaaaaaa'));
      expect(followed.beginAt(at(mark))).toBe(true);
      expect(followed.place).toBe(mark);
      expect(followed.shown.version).toBe(at(mark).version);
    },
  );

  it('does not go back to a view that was on its way while it went on', () => {
    const followed = follow();
    followed.beginAt(at('20-aaaaaaaaaaaa'));
    followed.jump(at('21-bbbbbbbbbbbb'));
    expect(followed.beginAt(at('20-aaaaaaaaaaaa'))).toBe(false);
    expect(followed.jump(at('19-dddddddddddd'))).toBe(false);
    expect(followed.place).toBe('21-bbbbbbbbbbbb');
  });

  it('has the position fetched where its version has another mark now', () => {
    const followed = follow();
    followed.beginAt(at('20-aaaaaaaaaaaa'));
    const none: GameEvent[] = [];
    expect(followed.advance(none, at('20-aaaaaaaaaaaa'))).toBe(true);
    expect(followed.advance(none, at('20-cccccccccccc'))).toBe(false);
  });
});

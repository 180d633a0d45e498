import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../wire';
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
    followed.jump(at('20-aaaaaaaaaaaa'), true);
    expect(followed.newest.mark).toBe('20-aaaaaaaaaaaa');
    followed.jump(at('24-bbbbbbbbbbbb'));
    expect(followed.newest.mark).toBe('24-bbbbbbbbbbbb');
  });

  it.each(['17-cccccccccccc', '20-cccccccccccc', '23-cccccccccccc'])(
    'begins at %s, which it has never been at, after 20 was lost',
    (mark) => {
      const followed = follow();
      followed.jump(at('20-aaaaaaaaaaaa'), true);
      expect(followed.jump(at(mark), true)).toBe(true);
      expect(followed.newest.mark).toBe(mark);
      expect(followed.shown.version).toBe(at(mark).version);
    },
  );

  it('does not go back to a view that was on its way while it went on', () => {
    const followed = follow();
    followed.jump(at('20-aaaaaaaaaaaa'), true);
    followed.jump(at('21-bbbbbbbbbbbb'));
    expect(followed.jump(at('20-aaaaaaaaaaaa'), true)).toBe(false);
    expect(followed.jump(at('19-dddddddddddd'))).toBe(false);
    expect(followed.newest.mark).toBe('21-bbbbbbbbbbbb');
  });
});

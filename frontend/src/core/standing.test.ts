import { describe, expect, test } from 'vitest';
import type { Sanction } from '../wire';
import { banOf, unread } from './standing';

function sanction(members: Partial<Sanction>): Sanction {
  return {
    id: 1,
    kind: 'warning',
    reason: 'insult',
    words: '',
    since: '2026-11-01T12:00:00Z',
    until: null,
    in_force: false,
    acknowledged_at: null,
    lifted_at: null,
    appeal: null,
    may_appeal: true,
    ...members,
  };
}

describe('what the page has to say', () => {
  test('a ban keeps out while it is in force', () => {
    const over = sanction({ kind: 'ban' });
    const running = sanction({ id: 2, kind: 'ban', in_force: true });
    expect(banOf([over, running])).toBe(running);
    expect(banOf([over, sanction({ kind: 'mute', in_force: true })])).toBeNull();
  });

  test('warnings and mutes are shown until they were read, bans on a page of their own', () => {
    const warning = sanction({});
    const mute = sanction({ id: 2, kind: 'mute', in_force: true });
    const read = sanction({ id: 3, acknowledged_at: '2026-11-02T12:00:00Z' });
    const ban = sanction({ id: 4, kind: 'ban', in_force: true });
    expect(unread([warning, mute, read, ban])).toEqual([warning, mute]);
  });
});

/*
 * Card animation, the deal and moves: watches a table's view and lets its cards fly from where they
 * were to where they are.
 */

import { untrack } from 'svelte';
import { isJustDealt } from '../core/dealt';
import { afterFirst } from '../loading/first';
import type { Seat, View } from '../wire';
import { loadMotion, motion, type Snapshot } from './motion';
import type { Seen } from './seen.svelte';

/**
 * Follows the table in `root` as long as the component lives that uses this while it is made. That is the one that
 * holds all cards: only its effects look at them before any of them has moved.
 */
export function followFlights(seen: Seen, root: () => HTMLElement | undefined): void {
  // Cards in place can be played without motion; those that are dealt need it.
  const loading = untrack(deals) ? loadMotion() : afterFirst().then(loadMotion);
  let before: Snapshot | null = null;
  let shown: { view: View; perspective: Seat } | null = null;
  let marked: number | null = null;
  let isGone = false;

  $effect.pre(() => {
    void seen.props.view;
    const table = root();
    before = table === undefined ? null : (motion()?.snapshot(table) ?? null);
  });

  $effect(() => {
    const { view, perspective } = seen.props;
    const table = root();
    if (table === undefined) return;
    if (!seen.stands) {
      // The hands stay hidden until then: cards already in place can't be dealt.
      if (untrack(deals)) table.dataset['undealt'] = '';
      return;
    }
    untrack(() => {
      const { lastEvents, version } = seen.props;
      const { speed } = seen;
      const sameSeat = shown !== null && shown.perspective === perspective;
      const moves = motion();
      if (shown === null) {
        void deal(table);
      } else if (moves !== null && before !== null && sameSeat) {
        moves.fly(table, before, moves.planFlights(shown.view, view, perspective), speed);
        // A view that arrives again brings nothing new.
        if (version !== marked) moves.mark(table, lastEvents, view, speed);
      }
      marked = version;
      shown = { view, perspective };
    });
  });

  $effect(() => () => (isGone = true));

  /** Returns whether to show the deal: a fresh one, before anybody has played. */
  function deals(): boolean {
    const { view, purpose } = seen.props;
    return (purpose === 'play' || purpose === 'watch') && seen.speed > 0 && isJustDealt(view);
  }

  /** Shows the hands, with the motion of dealing if the deal is fresh. */
  async function deal(table: HTMLElement): Promise<void> {
    try {
      if (deals() && motion() === null) await loading;
    } finally {
      delete table.dataset['undealt'];
    }
    if (!isGone && deals()) motion()?.deal(table, seen.speed);
  }
}

/* Watches a table's view and lets its cards fly from where they were to where they are. */

import { untrack } from 'svelte';
import { isJustDealt } from '../core/dealt';
import type { Seat, View } from '../wire';
import { loadMotion, motion, type Snapshot } from './motion';
import type { Seen } from './seen.svelte';

/**
 * Follows the table in `root` as long as the component lives that uses this while it is made. That is the one that
 * holds all cards: only its effects look at them before any of them has moved.
 */
export function followFlights(seen: Seen, root: () => HTMLElement | undefined): void {
  const loading = loadMotion();
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
    if (!seen.measured) return;
    untrack(() => {
      const { lastEvents, version, purpose } = seen.props;
      const { speed } = seen;
      const table = root();
      const sameSeat = shown !== null && shown.perspective === perspective;
      const moves = motion();
      if (table === undefined) return;
      if (shown === null) {
        // A deal that nobody has played upon yet is seen as it happens.
        const deals = purpose === 'play' || purpose === 'watch';
        if (deals && speed > 0 && isJustDealt(view)) void deal(table, speed);
      } else if (moves !== null && before !== null && sameSeat) {
        moves.fly(table, before, moves.planFlights(shown.view, view, perspective), speed);
        // A view that comes anew is nothing new.
        if (version !== marked) moves.mark(table, lastEvents, speed);
      }
      marked = version;
      shown = { view, perspective };
    });
  });

  $effect(() => () => (isGone = true));

  /**
   * Until motion is there the hands are not to be seen: cards that lie already can't be dealt. Nor are they dealt when
   * somebody has played meanwhile.
   */
  async function deal(table: HTMLElement, speed: number): Promise<void> {
    if (motion() === null) {
      table.dataset['undealt'] = '';
      await loading.finally(() => delete table.dataset['undealt']);
    }
    if (!isGone && isJustDealt(seen.props.view)) motion()?.deal(table, speed);
  }
}

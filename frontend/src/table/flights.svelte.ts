/* Watches a table's view and lets its cards fly from where they were to where they are. */

import { untrack } from 'svelte';
import { isJustDealt } from '../core/dealt';
import type { GameEvent, Seat, View } from '../wire';
import { loadMotion, motion, type Snapshot } from './motion';

export interface Scene {
  root: HTMLElement | undefined;
  view: View;
  /** What led to the view, and the version it led to: a view that comes anew is nothing new. */
  events: readonly GameEvent[];
  version: number;
  perspective: Seat;
  speed: number;
  /** Whether the cards are drawn: the table's size is known. */
  drawn: boolean;
  /** Whether a deal that nobody has played upon yet is to be seen as it happens. */
  deals: boolean;
}

/** Follows `scene` as long as the component lives that uses this while it is made. */
export function followFlights(scene: () => Scene): void {
  const loading = loadMotion();
  let before: Snapshot | null = null;
  let shown: { view: View; perspective: Seat } | null = null;
  let marked: number | null = null;
  let isGone = false;

  $effect.pre(() => {
    const { root, view } = scene();
    void view;
    before = root === undefined ? null : (motion()?.snapshot(root) ?? null);
  });

  $effect(() => {
    const { view, perspective, drawn } = scene();
    if (!drawn) return;
    untrack(() => {
      const { root, speed, deals, events, version } = scene();
      const sameSeat = shown !== null && shown.perspective === perspective;
      const moves = motion();
      if (root === undefined) return;
      if (shown === null) {
        if (deals && speed > 0 && isJustDealt(view)) void deal(root, speed);
      } else if (moves !== null && before !== null && sameSeat) {
        moves.fly(root, before, moves.planFlights(shown.view, view, perspective), speed);
        if (version !== marked) moves.mark(root, events, speed);
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
  async function deal(root: HTMLElement, speed: number): Promise<void> {
    if (motion() === null) {
      root.dataset['undealt'] = '';
      await loading.finally(() => delete root.dataset['undealt']);
    }
    if (!isGone && isJustDealt(scene().view)) motion()?.deal(root, speed);
  }
}

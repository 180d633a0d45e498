/* Watches a table's view and lets its cards fly from where they were to where they are. */

import { untrack } from 'svelte';
import type { Seat, View } from '../wire';
import { loadMotion, motion, type Snapshot } from './motion';

export interface Scene {
  root: HTMLElement | undefined;
  view: View;
  perspective: Seat;
  speed: number;
}

/** Follows `scene` as long as the component lives that uses this while it is made. */
export function followFlights(scene: () => Scene): void {
  void loadMotion();
  let before: Snapshot | null = null;
  let shown: { view: View; perspective: Seat } | null = null;

  $effect.pre(() => {
    const { root, view } = scene();
    void view;
    before = root === undefined ? null : (motion()?.snapshot(root) ?? null);
  });

  $effect(() => {
    const { view, perspective } = scene();
    untrack(() => {
      const { root, speed } = scene();
      const sameSeat = shown !== null && shown.perspective === perspective;
      const moves = motion();
      if (moves !== null && root !== undefined && before !== null && shown !== null && sameSeat) {
        moves.fly(root, before, moves.planFlights(shown.view, view, perspective), speed);
      }
      shown = { view, perspective };
    });
  });
}

/* Watches a table's view and lets its cards fly from where they were to where they are. */

import { untrack } from 'svelte';
import type { Seat, View } from '../core/view';
import { fly, snapshot, type Snapshot } from '../motion/flip';
import { planFlights } from '../motion/plan';

export interface Scene {
  root: HTMLElement | undefined;
  view: View;
  perspective: Seat;
  speed: number;
}

/** Follows `scene` as long as the component lives that calls this while it is made. */
export function followFlights(scene: () => Scene): void {
  let before: Snapshot | null = null;
  let shown: { view: View; perspective: Seat } | null = null;

  $effect.pre(() => {
    const { root, view } = scene();
    void view;
    before = root === undefined ? null : snapshot(root);
  });

  $effect(() => {
    const { view, perspective } = scene();
    untrack(() => {
      const { root, speed } = scene();
      const sameSeat = shown !== null && shown.perspective === perspective;
      if (root !== undefined && before !== null && shown !== null && sameSeat) {
        fly(root, before, planFlights(shown.view, view, perspective), speed);
      }
      shown = { view, perspective };
    });
  });
}

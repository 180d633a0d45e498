/* Keyboard shortcuts of a replay. */

import type { ReplayPlayer } from './player.svelte';

const ACTIONS: Record<string, (player: ReplayPlayer) => void> = {
  ArrowRight: (player) => player.step(1),
  ArrowLeft: (player) => player.step(-1),
  ArrowDown: (player) => player.nextBout(),
  ArrowUp: (player) => player.previousBout(),
  ']': (player) => player.nextBout(),
  '[': (player) => player.previousBout(),
  Home: (player) => player.go(player.first),
  End: (player) => player.go(player.last),
  ' ': (player) => player.toggle(),
};

/** Does what a pressed key asks for, unless it is meant for something else on the page. */
export function onReplayKey(event: KeyboardEvent, player: ReplayPlayer): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isSpokenFor(event.target, event.key)) return;
  const action = ACTIONS[event.key];
  if (action === undefined) return;
  event.preventDefault();
  action(player);
}

/** Space presses a button, and every key belongs to a field that takes text or choices. */
function isSpokenFor(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('dialog, select, textarea') !== null) return true;
  if (target instanceof HTMLInputElement) return target.type !== 'range';
  return key === ' ' && target.closest('button, a, summary') !== null;
}

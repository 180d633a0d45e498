/* Keyboard shortcuts of the table: what each key does on keydown. */

import { keyOf } from './keys';
import type { News } from './news.svelte';
import type { Play } from './play.svelte';
import type { Toolbox } from './toolbox.svelte';

/** Keys that ask for the own hand, the other players, the table, the trump, the last move and the clocks. */
const QUESTIONS = ['Y', 'O', 'B', 'K', 'L', 'W'];

/** A user who has listened to the hand chooses from it next. */
function goToHand(): void {
  document.querySelector<HTMLElement>('[data-table] button[data-card][tabindex="0"]')?.focus();
}

/** Does what a key of the table means; a key that means nothing here is left to the page. */
export function press(
  event: KeyboardEvent,
  { play, news, toolbox }: { play: Play; news: News; toolbox: Toolbox },
): void {
  const key = keyOf(event);
  if (key === null || toolbox.open !== null) return;
  // As long as nothing else has the focus, arrows lead into the hand, where they go on.
  if (/^Arrow(Left|Right)$/.test(key) && document.activeElement?.matches('body, main') === true)
    goToHand();
  const action = play.actions.find((one) => one.hotkey === key);
  const suit = play.suitQuestion?.suits[Number(key) - 1];
  if (key === 'Escape') play.release();
  else if (key === '?') toolbox.bring('help');
  else if (key === 'C' && play.callable.length > 0) play.toggleCalling();
  else if (suit !== undefined) play.named(suit);
  else if (key === 'M') toolbox.toggleSound();
  else if (QUESTIONS.includes(key)) {
    news.answer(key);
    if (key === 'Y') goToHand();
  } else if (action !== undefined) play.act(action);
  else return;
  event.preventDefault();
}

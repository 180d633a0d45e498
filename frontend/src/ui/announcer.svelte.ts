/*
 * Words for a screen reader. A live region reads its text when it changes, so a text said twice in a row is
 * told apart by a trailing space, and everything said in one moment is said as one text.
 */

export type Urgency = 'polite' | 'assertive';

/** How long a text stays in its region, in milliseconds: long enough to be read, not to be found later. */
const STAYS = 6000;

export class Announcer {
  polite = $state('');
  assertive = $state('');

  #timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

  /** Has `text` read: politely after what is being read now, assertively at once. */
  say(text: string, urgency: Urgency = 'polite'): void {
    if (text === '') return;
    this[urgency] = this[urgency] === text ? `${text}\u00a0` : text;
    clearTimeout(this.#timers[urgency]);
    this.#timers[urgency] = setTimeout(() => {
      this[urgency] = '';
    }, STAYS);
  }

  /** Forgets what is waiting to be cleared; to be done when the page part goes. */
  stop(): void {
    clearTimeout(this.#timers.polite);
    clearTimeout(this.#timers.assertive);
  }
}

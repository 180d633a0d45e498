/*
 * Words for a screen reader. A live region reads its text when it changes, so a text said twice in a row is
 * told apart by a trailing space, and what is said politely in one moment is said as one text.
 */

export type Urgency = 'polite' | 'assertive';

/** How long a text stays in its region, in milliseconds: long enough to be read, not to be found later. */
const STAYS = 6000;

export class Announcer {
  polite = $state('');
  assertive = $state('');

  #timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};
  /** What was said politely in this moment. */
  #said: string[] = [];

  /** Has `text` read: politely after what is being read now, assertively at once. */
  say(text: string, urgency: Urgency = 'polite'): void {
    if (text === '') return;
    const whole = urgency === 'polite' ? this.#joined(text) : text;
    this[urgency] = this[urgency] === whole ? `${whole}\u00a0` : whole;
    clearTimeout(this.#timers[urgency]);
    this.#timers[urgency] = setTimeout(() => {
      this[urgency] = '';
    }, STAYS);
  }

  /** `text` after what was said in the same moment, which it would else replace unread. */
  #joined(text: string): string {
    if (this.#said.length === 0) setTimeout(() => (this.#said = []));
    this.#said = [...this.#said, text];
    return this.#said.reduce((all, one) => `${all}${/[.!?…]$/.test(all) ? '' : '.'} ${one}`);
  }

  /** Forgets what is waiting to be cleared; to be done when the page part goes. */
  stop(): void {
    clearTimeout(this.#timers.polite);
    clearTimeout(this.#timers.assertive);
  }
}

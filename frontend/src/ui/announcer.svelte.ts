/*
 * Screen reader announcements: the words for the live regions (`aria-live`). A live region is read
 * when its text changes, so a trailing space distinguishes a repeated text, and polite texts of one
 * moment are joined into one.
 */

export type Urgency = 'polite' | 'assertive';

/**
 * The time for which a text stays in its region, in milliseconds: long enough to be read, not to be
 * found later.
 */
const STAYS = 6000;

export class Announcer {
  polite = $state('');
  assertive = $state('');

  #timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};
  /** The polite texts of this moment. */
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

  /** Cancels the waiting removal; call it when the part of the page is removed. */
  stop(): void {
    clearTimeout(this.#timers.polite);
    clearTimeout(this.#timers.assertive);
  }
}

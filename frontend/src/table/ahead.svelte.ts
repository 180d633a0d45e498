/* The card that the reader has chosen in advance; comes when the table is there. */

import type { Card, Command } from '../wire';
import type { Choice } from './choices';
import { chooseAhead, fateOf, type Ahead, type Before } from './inAdvance';
import { fitsLater } from './reasons';
import type { Seen } from './seen.svelte';

export class AheadKeeper {
  readonly #seen: Seen;
  #ahead = $state.raw<Ahead | null>(null);

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  get card(): Card | null {
    return this.#ahead?.card ?? null;
  }

  /** Chooses `card`, or takes that back; false where nothing can be chosen in advance. */
  toggle(card: Card): boolean {
    const wasChosen = this.card === card;
    const before = this.#before;
    if (!wasChosen && before === null) return false;
    const chosen = wasChosen || before === null ? null : this.#choose(card, before);
    this.#ahead = chosen;
    return wasChosen || chosen !== null;
  }

  /**
   * If only fitting cards may be chosen, the card is meant for the cards on the table, not for a
   * lead.
   */
  #choose(card: Card, before: Before): Ahead | null {
    if (this.#seen.props.settings.inAdvance === 'any') return chooseAhead(card, before);
    const fits = fitsLater(card, { ...this.#seen.situation, legal: before.legal });
    const chosen = fits ? chooseAhead(card, before) : null;
    return chosen === null ? null : { ...chosen, boutOnly: true };
  }

  drop(): void {
    this.#ahead = null;
  }

  /** The play, the selection or the end of the card's wait; null while it waits. */
  next(
    all: readonly Choice[],
    keepsRules: (command: Command) => boolean,
  ): { play: Command } | { select: Card[] } | 'dropped' | null {
    const before = this.#before;
    if (this.#ahead === null || this.#seen.props.pending) return null;
    const fate = before === null ? 'dropped' : fateOf(this.#ahead, before, all);
    if (fate === 'waits' || (typeof fate === 'object' && 'play' in fate && !keepsRules(fate.play)))
      return null;
    return fate;
  }

  /** The table, unless nothing may be chosen in advance here. */
  get #before(): Before | null {
    const { own, me, props, spared } = this.#seen;
    if (!own || me === null || props.settings.inAdvance === 'none' || props.insteadOfReason != null)
      return null;
    // An automatic move asks nothing of the reader.
    const legal = spared?.when === 'at once' ? [] : props.legal;
    return { view: props.view, me, legal };
  }
}

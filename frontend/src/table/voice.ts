/*
 * Screen reader texts (for `aria-live`) and sounds of a table: events, answers to the reader's
 * questions, and the reasons why cards can't be played. It comes right after the first card, which
 * doesn't wait for it.
 */

import { narrate } from '../core/narrate';
import { cardName } from '../core/words';
import { helpTexts } from './texts/help';
import { coreTexts } from '../core/texts';
import { tableTexts } from './texts';
import { laterTexts } from './texts/later';
import { narrationTexts } from '../core/texts/narration';
import { clockTexts } from './texts/clock';
import type { Card, GameEvent } from '../wire';
import type { Action } from './actions';
import { answerTo } from './answers';
import { patternOf, TURN, vibrate, type Pattern } from './haptics';
import { extendLog, isNotable } from './log';
import { reasonAgainst } from './reasons';
import type { Seen } from './seen.svelte';
import { TableSounds } from './sounds';

export class Voice {
  readonly sounds = new TableSounds();
  readonly #seen: Seen;

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  /** `log` with `events` at its end. */
  extended(log: readonly GameEvent[], events: readonly GameEvent[]): GameEvent[] {
    return extendLog(log, events);
  }

  /** `events` in words, to be read aloud. */
  spoken(events: readonly GameEvent[]): string {
    return this.#narrated(events, 'words');
  }

  /** The text to show for those of `events` that happen seldom and change much. */
  shown(events: readonly GameEvent[]): string {
    return this.#narrated(events.filter(isNotable), 'signs');
  }

  /** Lets the reader's hand feel the last of `events` that is felt. */
  feel(events: readonly GameEvent[]): void {
    const { me, props } = this.#seen;
    this.#vibrate(events.map((event) => patternOf(event, me, props.view)).findLast(Boolean));
  }

  /** Lets the reader feel that it is their turn. */
  feelTurn(): void {
    this.#vibrate(TURN);
  }

  /** Only a player feels the game, and nobody who wants the table still. */
  #vibrate(pattern: Pattern | null | undefined): void {
    const { own, props, speed } = this.#seen;
    if (pattern != null && own && props.settings.haptics && speed > 0) vibrate(pattern);
  }

  /** The answer to a reader who asks by `key`. */
  answer(key: string): string {
    if (key === 'L') return this.spoken(this.#seen.props.lastEvents) || helpTexts().ask.nothing;
    return answerTo(key, this.#seen, {
      ask: helpTexts().ask,
      table: tableTexts(),
      cards: coreTexts().cards,
      spans: clockTexts().left,
    });
  }

  /** True if the sound is off. */
  aboutSound(isMuted: boolean): string {
    return isMuted ? laterTexts().tools.muted : laterTexts().tools.unmuted;
  }

  /** The chosen `cards`, and by which keys they go where. */
  chosen(cards: readonly Card[], actions: readonly Action[]): string {
    const names = cards.map((card) => cardName(card, coreTexts().cards)).join(', ');
    const ways = actions.flatMap(({ hotkey = '', text }) =>
      /\d/.test(hotkey) ? `${hotkey}: ${text}` : [],
    );
    return [tableTexts().card.selected(names), ...ways].join('. ');
  }

  /** The reason why `card` of the reader's hand can't be played now. */
  reasonAgainst(card: Card): string {
    return reasonAgainst(card, { ...this.#seen.situation, why: helpTexts().why });
  }

  #narrated(events: readonly GameEvent[], style: 'signs' | 'words'): string {
    const { name, isReplaced } = this.#seen;
    const telling = {
      name,
      isReplaced,
      narration: narrationTexts(),
      cards: coreTexts().cards,
      style,
    };
    return events.map((event) => narrate(event, telling)).join('. ');
  }
}

/* News at the table: announcements, sounds, the toast and the log. */

import { untrack } from 'svelte';
import type { Refusal, TableSettings } from '../core/table';
import { withTexts } from '../i18n/index.svelte';
import { afterFirst } from '../loading/first';
import { tableTexts } from './texts';
import { uiTexts } from '../ui/texts';
import { Announcer } from '../ui/announcer.svelte';
import type { Card, GameEvent, Suit } from '../wire';
import type { Action } from './actions';
import { promptText } from './prompts';
import type { Seen } from './seen.svelte';
import type { Voice } from './voice';

export interface ToastText {
  text: string;
  kind: 'plain' | 'danger';
}

async function bringVoice(seen: Seen): Promise<Voice> {
  const { Voice } = await withTexts(import('./voice'));
  return new Voice(seen);
}

export class News {
  readonly announcer = new Announcer();
  muted = $state(false);
  /** A trump that was just revealed. */
  newTrump = $state.raw<Suit | null>(null);
  toast = $state.raw<ToastText | null>(null);
  log = $state.raw<GameEvent[]>([]);

  readonly #seen: Seen;
  readonly #shake: (card: Card) => void;
  #voice: Promise<Voice> | null = null;
  readonly #isFirstThere = afterFirst();
  /** Events that wait for the voice module to load. */
  #unsaid: GameEvent[] = [];
  #isGone = false;
  #announced = -1;
  #wasMine = false;
  /** The last prompt in the reader's own turn. */
  #prompt = '';
  #wasOnline = true;

  /** `shake` shows on the table that a card can't go where it was sent. */
  constructor(seen: Seen, shake: (card: Card) => void) {
    this.#seen = seen;
    this.#shake = shake;
    this.muted = !seen.props.settings.sound;
  }

  /** Shows `text` and has it read aloud. */
  tell(text: string, kind: ToastText['kind'] = 'plain'): void {
    this.toast = { text, kind };
    this.announcer.say(text, kind === 'danger' ? 'assertive' : 'polite');
  }

  toggleSound(onsettings?: (change: Partial<TableSettings>) => void): void {
    this.muted = !this.muted;
    onsettings?.({ sound: !this.muted });
    this.#ask((voice) => this.tell(voice.aboutSound(this.muted)));
  }

  /** Says which cards are chosen and what can be done with them, which is else only seen. */
  offer(cards: readonly Card[], actions: readonly Action[]): void {
    this.#ask((voice) => this.announcer.say(voice.chosen(cards, actions), 'assertive'));
  }

  /** Answers a reader who asks by `key`. */
  answer(key: string): void {
    this.#ask((voice) => this.tell(voice.answer(key)));
  }

  /** Says why `card` can't be played just now. */
  refuse(card: Card): void {
    const { insteadOfReason = null } = this.#seen.props;
    this.#shake(card);
    if (insteadOfReason !== null) this.tell(insteadOfReason);
    else this.#ask((voice) => this.tell(voice.reasonAgainst(card), 'danger'));
  }

  /** Says why the service didn't accept a command; that the table was quicker is nobody's mistake. */
  #refused({ card, detail, overtaken, tooLate }: Refusal): void {
    if (overtaken === true || tooLate === true) {
      this.tell(detail);
      return;
    }
    if (card !== undefined) this.#shake(card);
    this.tell(detail, 'danger');
    this.#with((voice) => voice.sounds.refused(this.#volume()));
  }

  /** Follows the table as long as the component lives that uses this while it is made. */
  follow(): void {
    $effect(() => {
      let silence: (() => void) | null = null;
      this.#with((voice) => (silence = voice.sounds.listen(window)));
      return () => {
        this.#isGone = true;
        silence?.();
        this.announcer.stop();
      };
    });
    $effect(() => {
      const { version, awaited } = this.#seen.props;
      void awaited;
      untrack(() => this.#tellVersion(version));
    });
    let answered: number | null = null;
    $effect(() => {
      const { refusal } = this.#seen.props;
      if (refusal === null || refusal.nonce === answered) return;
      answered = refusal.nonce;
      untrack(() => this.#refused(refusal));
    });
    $effect(() => {
      const { notice } = this.#seen.props;
      if (notice != null) untrack(() => this.tell(notice.text));
    });
    $effect(() => {
      const { ticks = 0 } = this.#seen.props;
      if (ticks > 0) this.#with((voice) => voice.sounds.tick(this.#volume()));
    });
    $effect(() => {
      const { connection } = this.#seen.props;
      const online = connection === 'online';
      if (online !== this.#wasOnline) {
        untrack(() => this.announcer.say(uiTexts().connection[connection], 'assertive'));
      }
      this.#wasOnline = online;
    });
  }

  #tellVersion(version: number): void {
    const { lastEvents } = this.#seen.props;
    if (version !== this.#announced) {
      const changed = lastEvents.findLast((event) => event.type === 'trump_changed');
      if (changed !== undefined) this.newTrump = changed.trump;
      this.#unsaid.push(...lastEvents);
      this.#with((voice) => this.#tellEvents(voice));
    }
    this.#announced = version;
    const { own, me, spared } = this.#seen;
    const mine = own && me !== null && this.#seen.awaits(me) && spared?.when !== 'at once';
    const prompt = mine ? promptText(this.#seen.situation) : '';
    if (mine && !this.#wasMine) {
      this.announcer.say(`${tableTexts().prompt.yourTurn} ${prompt}`, 'assertive');
      this.#with((voice) => {
        voice.sounds.turn(this.#volume());
        voice.feelTurn();
      });
    } else if (prompt !== this.#prompt) this.announcer.say(prompt, 'assertive');
    this.#wasMine = mine;
    this.#prompt = prompt;
  }

  #tellEvents(voice: Voice): void {
    const events = this.#unsaid;
    this.#unsaid = [];
    this.log = voice.extended(this.log, events);
    this.announcer.say(voice.spoken(events));
    const notable = voice.shown(events);
    if (notable !== '') this.toast = { text: notable, kind: 'plain' };
    voice.sounds.events(events, this.#seen.me, this.#seen.props.view, this.#volume());
    voice.feel(events);
  }

  /** Uses the voice once the first card can be played. */
  #with(use: (voice: Voice) => void): void {
    void this.#isFirstThere.then(() => this.#ask(use));
  }

  /** Uses the voice for a reader who waits for it, if the table is still there. */
  #ask(use: (voice: Voice) => void): void {
    this.#voice ??= bringVoice(this.#seen);
    void this.#voice.then((voice) => {
      if (!this.#isGone) use(voice);
    });
  }

  #volume(): number {
    return this.muted ? 0 : this.#seen.props.settings.volume;
  }
}

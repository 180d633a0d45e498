/* What is new at the table, for ears and eyes: announcements, sounds, the toast and the log. */

import { untrack } from 'svelte';
import type { Suit } from '../core/cards';
import { narrate, type Telling } from '../core/narrate';
import type { TableSettings } from '../core/table';
import type { GameEvent } from '../core/view';
import { m } from '../i18n/index.svelte';
import { Announcer } from '../ui/announcer.svelte';
import { extendLog, isNotable } from './log';
import { promptText } from './prompts';
import type { Seen } from './seen.svelte';
import { TableSounds } from './sounds';

export interface ToastText {
  text: string;
  kind: 'plain' | 'danger';
}

export class News {
  readonly announcer = new Announcer();
  muted = $state(false);
  /** A trump that was just revealed. */
  newTrump = $state.raw<Suit | null>(null);
  toast = $state.raw<ToastText | null>(null);
  log = $state.raw<GameEvent[]>([]);

  readonly #seen: Seen;
  readonly #sounds = new TableSounds();
  #told = -1;
  #wasMine = false;
  #wasOnline = true;

  constructor(seen: Seen) {
    this.#seen = seen;
    this.muted = !seen.props.settings.sound;
  }

  /** Says `text` to eyes and ears. */
  tell(text: string, kind: ToastText['kind'] = 'plain'): void {
    this.toast = { text, kind };
    this.announcer.say(text, kind === 'danger' ? 'assertive' : 'polite');
  }

  toggleSound(onsettings?: (change: Partial<TableSettings>) => void): void {
    this.muted = !this.muted;
    onsettings?.({ sound: !this.muted });
    this.tell(this.muted ? m.table.tools.muted : m.table.tools.unmuted);
  }

  /** What led to the view, in words. */
  lastWords(): string {
    const telling = this.#telling('words');
    return this.#seen.props.lastEvents
      .filter((event) => event.type !== 'hidden')
      .map((event) => narrate(event, telling))
      .join('. ');
  }

  refused(): void {
    this.#sounds.refused(this.#volume());
  }

  /** Follows the table as long as the component lives that calls this while it is made. */
  follow(): void {
    $effect(() => {
      const silence = this.#sounds.listen(window);
      return () => {
        silence();
        this.announcer.stop();
      };
    });
    $effect(() => {
      const { version, awaited } = this.#seen.props;
      void awaited;
      untrack(() => this.#tellVersion(version));
    });
    $effect(() => {
      const { connection } = this.#seen.props;
      const online = connection === 'online';
      if (online !== this.#wasOnline) {
        untrack(() => this.announcer.say(m.table.connection[connection], 'assertive'));
      }
      this.#wasOnline = online;
    });
  }

  #tellVersion(version: number): void {
    const { lastEvents } = this.#seen.props;
    if (version !== this.#told) {
      this.log = extendLog(this.log, lastEvents);
      this.announcer.say(this.lastWords());
      this.#show(lastEvents);
      this.#sounds.events(lastEvents, this.#seen.me, this.#volume());
    }
    this.#told = version;
    const mine = this.#seen.own && this.#seen.me !== null && this.#seen.awaits(this.#seen.me);
    if (mine && !this.#wasMine) {
      const prompt = promptText(this.#seen.situation);
      this.announcer.say(`${m.table.ask.yourTurn} ${prompt}`, 'assertive');
      this.#sounds.turn(this.#volume());
    }
    this.#wasMine = mine;
  }

  /** What happens seldom and changes much is shown in words, too. */
  #show(events: readonly GameEvent[]): void {
    const changed = events.findLast((event) => event.type === 'trump_changed');
    if (changed !== undefined) this.newTrump = changed.trump;
    const notable = events.filter(isNotable).map((event) => narrate(event, this.#telling('signs')));
    if (notable.length > 0) this.toast = { text: notable.join('. '), kind: 'plain' };
  }

  #telling(style: Telling['style']): Telling {
    return { name: this.#seen.name, narration: m.narration, cards: m.cards, style };
  }

  #volume(): number {
    return this.muted ? 0 : this.#seen.props.settings.volume;
  }
}

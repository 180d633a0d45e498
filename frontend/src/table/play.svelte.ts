/* Playing: which cards are chosen, what can be done with them, and what a tap, a drop or a button does. */

import { plain, type Card } from '../core/cards';
import type { Command } from '../core/view';
import { m } from '../i18n/index.svelte';
import { plainActions, playActions, type Action } from './actions';
import {
  choices,
  companions,
  drop,
  exactly,
  passingTargets,
  playable,
  tap,
  type Target,
} from './choices';
import type { News } from './news.svelte';
import { promptText, reasonAgainst } from './prompts';
import type { Seen } from './seen.svelte';

export class Play {
  readonly #seen: Seen;
  readonly #news: News;
  readonly #shake: (card: Card) => void;

  #selected = $state.raw<Card[]>([]);
  /** Which action waits to be confirmed, and for which version it was asked. */
  #asked = $state.raw<{ key: string; version: number } | null>(null);

  /** `shake` shows on the table that a card can't go where it was sent. */
  constructor(seen: Seen, news: News, shake: (card: Card) => void) {
    this.#seen = seen;
    this.#news = news;
    this.#shake = shake;
  }

  readonly #all = $derived.by(() => choices(this.#seen.own ? this.#seen.props.legal : []));

  /** Cards that may be played now. */
  readonly can = $derived.by(() => playable(this.#all));

  /** The chosen cards that can still be played. */
  readonly chosen = $derived.by(() =>
    this.#selected.filter((card) => this.can.has(card) && this.#seen.hand.includes(card)),
  );

  readonly companions = $derived.by(() => companions(this.#all, this.chosen));

  readonly #ways = $derived.by(() => exactly(this.#all, this.chosen));

  /** Where the chosen cards can go, in the order of the number keys. */
  readonly targets = $derived.by(() => this.#ways.map((way) => way.target));

  /** The ways of passing the attack on that the table offers. */
  readonly slots = $derived.by(() => passingTargets(this.#all));

  readonly prompt = $derived.by(() => {
    if (this.#seen.props.pending) return m.table.prompt.pending;
    if (this.#ways.length > 1) return m.table.prompt.chooseTarget;
    return promptText(this.#seen.situation);
  });

  readonly actions = $derived.by(() => [
    ...playActions(this.#all, this.chosen, m.table.action),
    ...(this.#seen.own
      ? plainActions(this.#seen.props.legal, m.table.action, this.#seen.onTable.length)
      : []),
  ]);

  /** Where room is scarce, attacks to choose from are tapped on the table and need no buttons. */
  readonly shownActions = $derived.by(() =>
    this.#seen.room.form === 'wide' || this.#ways.length < 2
      ? this.actions
      : this.actions.filter((action) => action.command.type !== 'beat'),
  );

  /** The key of the action that waits to be confirmed. */
  readonly asking = $derived.by(() =>
    this.#asked?.version === this.#seen.props.version ? this.#asked.key : null,
  );

  /** Lets the chosen cards go. */
  release(): void {
    this.#selected = [];
  }

  act(action: Action): void {
    if (this.#mustAsk(action)) {
      this.#asked = { key: action.key, version: this.#seen.props.version };
      const question = m.table.action.reallyTake(this.#seen.onTable.length);
      this.#news.announcer.say(question, 'assertive');
      return;
    }
    this.#send(action.command);
  }

  /** Taking is asked once more while the attack could still be warded off. */
  #mustAsk(action: Action): boolean {
    const { legal, settings } = this.#seen.props;
    return (
      action.command.type === 'take' &&
      settings.confirmTake &&
      this.asking !== action.key &&
      legal.some(({ type }) => type === 'beat' || type === 'transfer')
    );
  }

  tapped(card: Card): void {
    if (!this.can.has(card)) {
      this.#selected = [];
      this.#refuse(card);
      return;
    }
    const result = tap(this.#all, this.chosen, card);
    if ('play' in result) this.#send(result.play);
    else this.#selected = result.select;
  }

  toTarget(target: Target): void {
    const fitting = this.#ways.filter((way) => way.target === target);
    const [only] = fitting;
    if (fitting.length === 1 && only !== undefined) this.#send(only.command);
    else if (this.chosen.length === 0) this.#news.tell(m.table.prompt.chooseTarget);
  }

  dragStarted(card: Card): void {
    if (this.can.has(card) && !this.chosen.includes(card)) this.#selected = [card];
  }

  dropped(card: Card, target: string | null): void {
    if (target === null) {
      this.#selected = [];
      return;
    }
    if (!this.can.has(card)) {
      this.#refuse(card);
      return;
    }
    const command =
      drop(this.#all, this.chosen, card, target as Target) ?? this.#onlyWayTo(card, target);
    if (command !== null) this.#send(command);
  }

  /** A card dropped beside the open attacks beats the one it can beat. */
  #onlyWayTo(card: Card, target: string): Command | null {
    if (target !== 'table') return null;
    const held = this.chosen.includes(card) ? this.chosen : [card];
    const [only, ...more] = exactly(this.#all, held);
    return more.length === 0 && only?.target.startsWith('attack:') === true ? only.command : null;
  }

  #refuse(card: Card): void {
    this.#shake(plain(card));
    this.#news.tell(reasonAgainst(card, this.#seen.situation), 'danger');
  }

  #send(command: Command): void {
    if (this.#seen.props.pending) return;
    this.#selected = [];
    this.#asked = null;
    this.#seen.props.oncommand(command);
  }
}

/*
 * Selecting and playing cards: which cards are chosen, what can be done with them, and what a tap,
 * a drop or a button does.
 */

import { untrack } from 'svelte';
import { plain } from '../core/cards';
import { cardSign } from '../core/words';
import { tableTexts, type TableTexts } from './texts';
import type { Card, Command, Suit } from '../wire';
import { withTexts } from '../i18n/index.svelte';
import { afterFirst } from '../loading/first';
import type { AheadKeeper } from './ahead.svelte';
import { callable, plainActions, playActions, type Action } from './actions';
import {
  choices,
  companions,
  drop,
  exactly,
  includes,
  transferTargets,
  transferring,
  playable,
  riskyCards,
  targetsOf,
  tap,
  type Target,
  type Way,
} from './choices';
import { openSuit, waysNamed, type Names } from './naming';
import type { News } from './news.svelte';
import { promptText, tableCards, waitingText } from './prompts';
import type { Seen } from './seen.svelte';
import type { Sparing } from './spared.svelte';

export class Play {
  readonly #seen: Seen;
  readonly #news: News;

  #selected = $state.raw<Card[]>([]);
  /** The suits chosen for wild sixes, and the target chosen before their suit was. */
  #names = $state.raw<Names>({});
  #aim = $state.raw<Target | null>(null);
  /** The action that waits for a confirmation, and the version at which it was asked. */
  #toConfirm = $state.raw<{ key: string; version: number } | null>(null);
  #calling = $state(false);
  #ahead = $state.raw<AheadKeeper | null>(null);
  #sparing = $state.raw<Sparing | null>(null);

  constructor(seen: Seen, news: News) {
    this.#seen = seen;
    this.#news = news;
  }

  readonly #all = $derived.by(() => choices(this.#seen.own ? this.#seen.props.legal : []));

  /** The offers that keep the rules; only where cheating is allowed. */
  readonly #fair = $derived.by(() => {
    const { fair } = this.#seen.props;
    return fair == null ? null : choices(fair);
  });

  /** Cards that may be played now. */
  readonly can = $derived.by(() => playable(this.#all));

  /** Cards that can be played only by breaking the rules. */
  readonly risky = $derived.by(() => {
    return riskyCards(this.#all, this.#fair);
  });

  /** The chosen cards that can still be played. */
  readonly chosen = $derived.by(() =>
    this.#selected.filter((card) => this.can.has(card) && this.#seen.hand.includes(card)),
  );

  /** The card chosen before it can be played. */
  readonly inAdvance = $derived.by(() => this.#ahead?.card ?? null);

  readonly companions = $derived.by(() => companions(this.#all, this.chosen));

  readonly #ways = $derived.by(() => {
    const ways = waysNamed(exactly(this.#all, this.chosen), this.#names);
    return this.#aim === null ? ways : ways.filter((way) => way.target === this.#aim);
  });

  /** The chosen wild six that has to be given a suit. */
  readonly suitQuestion = $derived.by(() => openSuit(this.#ways, this.chosen));

  /** The targets of the chosen cards, each once, in the order of the number keys. */
  readonly targets = $derived.by(() => targetsOf(this.#ways));

  /** The ways of transferring the attack that the table offers. */
  readonly slots = $derived.by(() => transferTargets(this.#all));

  /** The cards that can transfer the attack. */
  readonly transferring = $derived.by(() => transferring(this.#all));

  /** The cards on the table whose play can be called a cheat. */
  readonly callable = $derived.by(() =>
    this.#seen.own ? callable(this.#seen.props.legal) : ([] as Card[]),
  );

  /** True while the reader chooses which play to call. */
  readonly calling = $derived.by(() => this.#calling && this.callable.length > 0);

  /** The prompt for the reader, in a sentence. */
  readonly prompt = $derived.by(() =>
    this.#asked(tableTexts().prompt, (card) => tableTexts().inAdvance.waits(card)),
  );

  /** The same in at most three words, for the dock. */
  readonly short = $derived.by(() =>
    this.#asked({ ...tableTexts().prompt, ...tableTexts().short }, tableTexts().short.inAdvance),
  );

  #asked(prompt: TableTexts['prompt'], waits: (card: string) => string): string {
    const situation = { ...this.#seen.situation, words: { ...tableTexts(), prompt } };
    if (this.#seen.props.pending) return prompt.pending;
    if (this.calling) return prompt.call;
    if (this.suitQuestion !== null) return prompt.chooseSuit(cardSign(this.suitQuestion.card));
    if (this.#ways.length > 1) return prompt.chooseTarget;
    if (this.inAdvance !== null) return waits(cardSign(this.inAdvance));
    if (this.#seen.spared?.when === 'at once') return waitingText(situation);
    return promptText(situation);
  }

  readonly #fits = ({ command }: Way) => this.#keepsRules(command);

  #keepsRules(command: Command): boolean {
    return this.#fair === null || includes(this.#fair, command);
  }

  readonly actions = $derived.by(() =>
    this.#seen.spared?.when === 'at once' ? [] : this.#allActions,
  );

  readonly #allActions = $derived.by(() => [
    ...(this.suitQuestion === null
      ? playActions(this.#ways, this.#fits, tableTexts().action, this.#seen.props.view)
      : ([] as Action[])),
    ...(this.#seen.own
      ? plainActions(this.#seen.props.legal, tableTexts().action, this.#seen.props.view)
      : []),
  ]);

  /** On a small table, the reader taps the attacks on the table, so they need no buttons. */
  readonly shownActions = $derived.by(() =>
    this.#seen.room.form === 'wide' || this.#ways.length < 2
      ? this.actions
      : this.actions.filter((action) => action.command.type !== 'beat' || action.kind === 'danger'),
  );

  /** The key of the action that waits to be confirmed. */
  readonly asking = $derived.by(() =>
    this.#toConfirm?.version === this.#seen.props.version ? this.#toConfirm.key : null,
  );

  /** The question of the action that waits for a confirmation. */
  readonly question = $derived.by(() =>
    tableTexts().action.reallyTake(tableCards(this.#seen.props.view).length),
  );

  /** Lets the chosen cards go, those chosen in advance too, and calls nobody. */
  release(): void {
    this.#letGo();
    this.#ahead?.drop();
  }

  #letGo(): void {
    this.#choose([]);
    this.#calling = false;
  }

  #choose(cards: Card[]): void {
    this.#selected = cards;
    this.#names = {};
    this.#aim = null;
  }

  act(action: Action): void {
    if (this.#mustAsk(action)) {
      this.#toConfirm = { key: action.key, version: this.#seen.props.version };
      this.#news.announcer.say(this.question, 'assertive');
      return;
    }
    this.#send(action.command);
  }

  /** Taking is asked once more while the attack could still be warded off. */
  #mustAsk(action: Action): boolean {
    const { legal, fair, settings } = this.#seen.props;
    return (
      action.command.type === 'take' &&
      settings.confirmTake &&
      this.asking !== action.key &&
      (fair ?? legal).some(({ type }) => type === 'beat' || type === 'transfer')
    );
  }

  /** A card was tapped; `isSecond` of two quick taps. */
  tapped(card: Card, isSecond: boolean): void {
    if (!this.can.has(card)) {
      this.#choose([]);
      this.#notNow(card);
      return;
    }
    const result = tap(this.#all, this.chosen, card, isSecond);
    if ('play' in result && !this.risky.has(card)) this.#send(result.play);
    else this.#choose('play' in result ? [card] : result.select);
    this.#sayWhatIsAsked();
  }

  /**
   * Announces prompts that are otherwise only visible: a suit or a place to choose, or a play
   * against the rules.
   */
  #sayWhatIsAsked(): void {
    if (this.suitQuestion !== null) this.#news.announcer.say(this.prompt, 'assertive');
    else if (this.#ways.length > 0 && !this.#ways.some(this.#fits))
      this.#news.announcer.say(tableTexts().prompt.breaksRules, 'assertive');
    else if (this.chosen.length > 0) this.#news.offer(this.chosen, this.actions);
  }

  /** Has the wild six in question played as `suit`. */
  named(suit: Suit): void {
    const question = this.suitQuestion;
    if (question === null) return;
    this.#names = { ...this.#names, [question.card]: suit };
    const [only, ...more] = this.#ways;
    if (only !== undefined && more.length === 0 && this.#fits(only)) this.#send(only.command);
    else this.#sayWhatIsAsked();
  }

  toTarget(target: Target): void {
    const fitting = this.#ways.filter((way) => way.target === target);
    const [only] = fitting;
    if (fitting.length === 1 && only !== undefined) this.#send(only.command);
    else if (fitting.length > 1) {
      this.#aim = target;
      this.#sayWhatIsAsked();
    } else if (this.chosen.length === 0) this.#news.tell(tableTexts().prompt.chooseTarget);
  }

  /** Starts or stops choosing which play to call. */
  toggleCalling(): void {
    this.#choose([]);
    this.#calling = !this.calling;
    if (this.calling) this.#news.announcer.say(this.prompt, 'assertive');
  }

  call(card: Card): void {
    this.#send({ type: 'call_cheat', card });
  }

  dragStarted(card: Card): void {
    if (this.can.has(card) && !this.chosen.includes(card)) this.#choose([card]);
  }

  dropped(card: Card, target: string | null): void {
    if (target === null) {
      this.#choose([]);
      return;
    }
    if (!this.can.has(card)) {
      this.#notNow(card);
      return;
    }
    const aim = target as Target;
    const command = drop(this.#all, this.chosen, card, aim) ?? this.#onlyWayTo(card, target);
    if (command !== null && this.#keepsRules(command)) this.#send(command);
    else if (this.targets.includes(aim)) this.#aim = aim;
    this.#sayWhatIsAsked();
  }

  /** A card dropped beside the open attacks beats the one it can beat. */
  #onlyWayTo(card: Card, target: string): Command | null {
    if (target !== 'table') return null;
    const held = this.chosen.includes(card) ? this.chosen : [card];
    const [only, ...more] = exactly(this.#all, held);
    return more.length === 0 && only?.target.startsWith('attack:') === true ? only.command : null;
  }

  /**
   * Sends automatically the reader's only possible command, and the card that they chose in
   * advance.
   */
  follow(): void {
    void this.#bringAutomatic();
    $effect(() => this.#sparing?.prepare());
    this.#followAhead();
  }

  async #bringAutomatic(): Promise<void> {
    await afterFirst();
    const { AheadKeeper, Sparing } = await withTexts(import('./automatic'));
    this.#ahead = new AheadKeeper(this.#seen);
    this.#sparing = new Sparing(this.#seen, this.#news, (command) => this.#send(command));
  }

  /** Chooses a card in advance that can't be played yet, takes that back, or says why it is neither. */
  #notNow(card: Card): void {
    if (this.#ahead?.toggle(plain(card)) !== true) this.#news.refuse(card);
    else if (this.inAdvance !== null) this.#news.announcer.say(this.prompt);
  }

  /** Plays what was chosen in advance as soon as it can be. */
  #followAhead(): void {
    $effect(() => {
      const card = this.inAdvance;
      const next = this.#ahead?.next(this.#all, (command) => this.#keepsRules(command)) ?? null;
      if (card === null || next === null) return;
      untrack(() => {
        this.#ahead?.drop();
        if (next === 'dropped') this.#news.tell(tableTexts().inAdvance.dropped(cardSign(card)));
        else if ('play' in next) this.#send(next.play);
        else this.#choose(next.select);
      });
    });
  }

  #send(command: Command): void {
    if (this.#seen.props.pending) return;
    this.#letGo();
    this.#toConfirm = null;
    this.#seen.props.oncommand(command);
  }
}

/*
 * The choices for a new table or a change: rules, number of seats, rated, clock and visibility.
 * Make it while a component is set up: it follows the language and what it is given.
 */

import { currentLanguage } from '../i18n/index.svelte';
import { presets as presetWords } from '../rules/catalogue.svelte';
import { RuleCheck } from '../rules/check.svelte';
import { problemsByOption, sameRuleSet } from '../rules/schema';
import { SWITCHES, type Switches } from '../rules/switches';
import { hasAccount } from '../session/account.svelte';
import type { Rules, SavedRuleSet, TimeControl } from '../wire';
import type { RulesChoice } from './api';

export interface TableChoices {
  preset: string;
  /** Custom rules; null while they are the preset's. */
  own: Rules | null;
  /** The name of the custom rules at a table being changed. */
  given?: string | null;
  seats: number;
  rated: boolean;
  /** The switches of the table being changed; at a new one all are off. */
  switches?: Switches;
  clock: TimeControl | null;
  private: boolean;
  password: string;
}

export class TableForm {
  preset = $state('');
  own = $state.raw<Rules | null>(null);
  /** The saved rule set that was chosen, from which `own` may differ by now. */
  saved = $state.raw<SavedRuleSet | null>(null);
  /** The rules that a table to be changed has, and the name they have there. */
  readonly #before: { rules: Rules; name: string | null } | null;
  seats = $state(0);
  rated = $state(false);
  readonly switches = $state({} as Switches);
  clock = $state.raw<TimeControl | null>(null);
  private = $state(false);
  password = $state('');

  /** The numbers of seats that are possible. */
  possible = $state.raw<number[]>([]);
  /** The error that kept the rule sets from loading. */
  failure = $state.raw<unknown>(null);

  readonly check = new RuleCheck();
  readonly presets = $derived(presetWords.now ?? []);
  readonly chosen = $derived(this.presets.find((known) => known.name === this.preset));
  readonly rules = $derived(this.own ?? this.chosen?.rules ?? {});
  /** True if the rules are as they were saved. */
  readonly isSaved = $derived(
    this.saved !== null && this.own !== null && sameRuleSet(this.own, this.saved.rules),
  );
  /** The name of rules that are no preset, if they have one. */
  readonly given = $derived(
    this.isSaved ? (this.saved?.name ?? null) : this.#isAsBefore() ? this.#nameBefore() : null,
  );
  readonly problems = $derived(this.own === null ? {} : problemsByOption(this.check.verdict));
  readonly playable = $derived(
    (this.chosen !== undefined || this.own !== null) &&
      this.possible.includes(this.seats) &&
      (this.own === null || this.check.allows(this.own, this.seats)),
  );

  /** Rated games are of presets made for it, and of accounts. */
  readonly mayBeRated = $derived(this.own === null && this.chosen?.rated === true && hasAccount());
  readonly isRated = $derived(this.mayBeRated && this.rated);
  /** In a rated game nothing is switched on. */
  readonly switched = $derived(this.isRated ? {} : this.switches);
  /** Rated games are public. */
  readonly isPrivate = $derived(this.private && !this.isRated);

  constructor(choices: TableChoices) {
    const { given = null, switches, ...chosen } = choices;
    Object.assign(this, chosen);
    for (const name of SWITCHES) this.switches[name] = switches?.[name] ?? false;
    this.#before = choices.own === null ? null : { rules: choices.own, name: given };
    $effect(() => void this.load());
    // The service says what is wrong in the reader's language, so another one asks again.
    $effect(() => {
      void currentLanguage();
      if (this.own !== null) return this.check.ask(this.own, this.seats);
      this.check.forget();
      return undefined;
    });
    $effect(() => this.#findNumbers());
    $effect(() => {
      // The nearest number that can play; rules that nobody can play leave it as it is.
      const distance = (number: number) => Math.abs(number - this.seats);
      const nearest = this.possible.toSorted((a, b) => distance(a) - distance(b))[0];
      if (nearest !== undefined) this.seats = nearest;
    });
  }

  async load(): Promise<void> {
    this.failure = null;
    try {
      await presetWords.load();
    } catch (failure) {
      this.failure = failure;
    }
  }

  choosePreset(name: string): void {
    this.preset = name;
    this.own = null;
    this.saved = null;
  }

  chooseSaved(saved: SavedRuleSet): void {
    this.preset = '';
    this.own = saved.rules;
    this.saved = saved;
    if (saved.seats === null) return;
    // The saved number of players was checked when saved; the next check finds the other possible
    // numbers.
    this.possible = [saved.seats];
    this.seats = saved.seats;
  }

  /** Back to the preset, or the saved rule set, from which the rules were changed. */
  reset(): void {
    this.own = this.saved?.rules ?? null;
  }

  change(rules: Rules): void {
    const same = this.chosen !== undefined && sameRuleSet(rules, this.chosen.rules);
    this.own = same ? null : rules;
  }

  /** The changed choices; empty if the table keeps its own rules. */
  changedChoice(): Partial<RulesChoice> {
    return this.saved === null && this.#isAsBefore() ? {} : this.choice();
  }

  /** A preset is sent by its name, also where somebody's own rules are just that. */
  choice(): RulesChoice {
    if (this.own === null) return { preset: this.preset };
    if (this.saved !== null && this.isSaved) return { rule_set: this.saved.id };
    const same = this.check.verdict?.preset;
    return same == null ? { rules: this.own } : { preset: same };
  }

  #isAsBefore(): boolean {
    return this.own !== null && this.#before !== null && sameRuleSet(this.own, this.#before.rules);
  }

  #nameBefore(): string | null {
    return this.#before?.name ?? null;
  }

  #findNumbers(): void {
    if (this.own === null) {
      const { min, max } = this.chosen?.seats ?? { min: 2, max: 1 };
      this.possible = Array.from({ length: Math.max(0, max - min + 1) }, (_, n) => min + n);
      return;
    }
    // While the rules don't fit together, the seats stay as they were.
    const seats = this.check.verdictOn(this.own)?.seats;
    if (seats != null) this.possible = seats.possible;
  }
}

/* Whether the rule set that somebody is putting together can be played, asked while they change it. */

import { currentLanguage } from '../i18n/index.svelte';
import { Problem, Unreachable } from '../net/problem';
import type { Rules, RulesVerdict } from '../wire';
import { checkRules } from './api';
import { sameRuleSet } from './schema';

/** The time without a change before the service is asked. */
const REST_MS = 250;

export class RuleCheck {
  /** The newest answer; perhaps on rules as they were a moment ago. */
  verdict = $state.raw<RulesVerdict | null>(null);
  /** The reason why the service gave no answer. */
  failure = $state.raw<Problem | Unreachable | null>(null);
  #answered = $state.raw<{ rules: Rules; seats: number | null } | null>(null);
  #questions = 0;

  /** The answer on these rules, whatever the seats were; null while there is none. */
  verdictOn(rules: Rules): RulesVerdict | null {
    const known = this.#answered;
    return known !== null && sameRuleSet(known.rules, rules) ? this.verdict : null;
  }

  /** Returns whether the service has confirmed that these rules can be played. */
  allows(rules: Rules, seats: number | null): boolean {
    return this.#answered?.seats === seats && this.verdictOn(rules)?.valid === true;
  }

  /** There is nothing to be asked any more. */
  forget(): void {
    this.#questions += 1;
    this.verdict = null;
    this.failure = null;
    this.#answered = null;
  }

  /** Asks about these once they rest; the function it gives takes the question back. */
  ask(rules: Rules, seats: number | null): () => void {
    this.#questions += 1;
    const question = this.#questions;
    const timer = setTimeout(() => void this.#send(rules, seats, question), REST_MS);
    return () => clearTimeout(timer);
  }

  async #send(rules: Rules, seats: number | null, question: number): Promise<void> {
    try {
      const verdict = await checkRules(rules, seats, currentLanguage());
      if (question !== this.#questions) return;
      this.verdict = verdict;
      this.#answered = { rules, seats };
      this.failure = null;
    } catch (failure) {
      if (!(failure instanceof Problem) && !(failure instanceof Unreachable)) throw failure;
      if (question === this.#questions) this.failure = failure;
    }
  }
}

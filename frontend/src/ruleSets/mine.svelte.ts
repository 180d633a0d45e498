/* The reader's own rule sets, for a list from which one is chosen. */

import { Problem, Unreachable } from '../net/problem';
import { account } from '../session/account.svelte';
import type { SavedRuleSet } from '../wire';
import { getMyRuleSets } from './api';

export class MyRuleSets {
  /** Null until they have come; empty for a reader who is nobody yet. */
  all = $state.raw<readonly SavedRuleSet[] | null>(null);
  failure = $state.raw<Problem | Unreachable | null>(null);
  /** The number of requests for the list: only the newest answer counts. */
  #asked = 0;

  async load(): Promise<void> {
    this.failure = null;
    const asked = ++this.#asked;
    try {
      const all = account().id === null ? [] : await getMyRuleSets();
      if (asked === this.#asked) this.all = all;
    } catch (failure) {
      if (!(failure instanceof Problem) && !(failure instanceof Unreachable)) throw failure;
      if (asked === this.#asked) this.failure = failure;
    }
  }

  /** Takes in a rule set that was saved or changed. */
  put(saved: SavedRuleSet): void {
    const others = (this.all ?? []).filter(({ id }) => id !== saved.id);
    this.all = [...others, saved].toSorted((a, b) => a.name.localeCompare(b.name));
    // A list that is on its way may have been read before this was saved.
    void this.load();
  }
}

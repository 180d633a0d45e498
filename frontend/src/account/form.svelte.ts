/* One form: sent once at a time, with what is wrong told beside the fields or above the button. */

import { failureText, fieldErrors } from '../pages/failure';
import { confirmed, NotConfirmed } from './confirmation.svelte';

export class Form {
  busy = $state(false);
  done = $state(false);
  problem = $state<string | null>(null);
  wrong = $state<Record<string, string>>({});

  /** Does the work, confirmed if need be; a failure is told, beside one of `fields` where it is about that. */
  async send(work: () => Promise<unknown>, fields: readonly string[] = []): Promise<void> {
    this.busy = true;
    this.done = false;
    this.problem = null;
    this.wrong = {};
    try {
      await confirmed(work);
      this.done = true;
    } catch (failure) {
      if (failure instanceof NotConfirmed) return;
      this.wrong = fieldErrors(failure);
      if (!fields.some((field) => field in this.wrong)) this.problem = this.#sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  #sentence(failure: unknown): string {
    return Object.values(this.wrong)[0] ?? failureText(failure);
  }
}

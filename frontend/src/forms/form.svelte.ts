/*
 * Form submission (no double submit) and validation errors: one form, sent once at a time, with
 * what is wrong beside the fields or above the button.
 */

import { failureText } from '../net/failure';
import { fieldErrors } from '../net/fieldErrors';
import { Problem } from '../net/problem';
import { confirmed, NotConfirmed } from './confirmation.svelte';

type Words = Readonly<Record<string, string>>;

export interface FormOptions {
  /** The place's own words for problems, by code, in the language in use. */
  words?: () => Words;
  /** By code the field that a problem is about which names none. */
  fieldOf?: Words;
}

export class Form {
  busy = $state(false);
  done = $state(false);
  problem = $state<string | null>(null);
  /** The code of what went wrong, for a place that offers a way out. */
  code = $state<string | null>(null);
  wrong = $state<Record<string, string>>({});
  readonly #words: () => Words;
  readonly #fieldOf: Words;

  constructor({ words = () => ({}), fieldOf = {} }: FormOptions = {}) {
    this.#words = words;
    this.#fieldOf = fieldOf;
  }

  /** Does the work, confirmed if need be; a failure is shown, beside one of `fields` where it is about that. */
  async send(work: () => Promise<unknown>, fields: readonly string[] = []): Promise<void> {
    this.forget();
    this.busy = true;
    try {
      await confirmed(work);
      this.done = true;
    } catch (failure) {
      if (failure instanceof NotConfirmed) return;
      this.code = failure instanceof Problem ? failure.code : null;
      this.wrong = this.#fieldErrors(failure);
      if (!fields.some((field) => field in this.wrong)) this.problem = this.#sentence(failure);
    } finally {
      this.busy = false;
    }
  }

  /** Shows nothing of what went wrong before. */
  forget(): void {
    this.done = false;
    this.problem = null;
    this.code = null;
    this.wrong = {};
  }

  #fieldErrors(failure: unknown): Record<string, string> {
    const field = failure instanceof Problem ? this.#fieldOf[failure.code] : undefined;
    return field === undefined
      ? fieldErrors(failure, this.#words())
      : { [field]: failureText(failure, this.#words()) };
  }

  #sentence(failure: unknown): string {
    return Object.values(this.wrong)[0] ?? failureText(failure, this.#words());
  }
}

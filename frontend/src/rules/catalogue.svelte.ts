/* The presets in words: fetched when first needed, once a language. */

import { currentLanguage } from '../i18n/index.svelte';
import { answer, client } from '../net/client';
import { Problem, Unreachable } from '../net/problem';
import type { Language, Preset } from '../wire';

/** An answer of the service that differs from language to language. */
export class Translated<T> {
  #known = $state.raw<Partial<Record<Language, T>>>({});
  #underway: Partial<Record<Language, Promise<void>>> = {};
  readonly #fetch: (language: Language) => Promise<T>;

  constructor(fetch: (language: Language) => Promise<T>) {
    this.#fetch = fetch;
  }

  /** The value in the current language; null before `load` has brought it. */
  get now(): T | null {
    return this.#known[currentLanguage()] ?? null;
  }

  /** Brings it in the language in use. Throws Problem or Unreachable; then it may be tried again. */
  load(): Promise<void> {
    const language = currentLanguage();
    if (this.#known[language] !== undefined) return Promise.resolve();
    return (this.#underway[language] ??= this.#bring(language));
  }

  async #bring(language: Language): Promise<void> {
    try {
      const found = await this.#fetch(language);
      this.#known = { ...this.#known, [language]: found };
    } finally {
      delete this.#underway[language];
    }
  }
}

export const presets = new Translated<Preset[]>((lang) =>
  answer(client.GET('/api/v1/rules/presets', { params: { query: { lang } } })),
);

/** Brings the presets' names; where they can't be had, their plain names are shown instead. */
export async function bringPresetNames(): Promise<void> {
  try {
    await presets.load();
  } catch (failure) {
    if (!(failure instanceof Problem) && !(failure instanceof Unreachable)) throw failure;
  }
}

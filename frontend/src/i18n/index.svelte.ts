/*
 * The page's words. A language is loaded when it is first used; each is checked by the compiler
 * against English, so a missing text does not build. Texts are grouped by who uses them:
 *
 *   import { m } from '../i18n/index.svelte';
 *   <h1>{m.pages.home.title}</h1>
 */

import type { Messages } from './en';

export type { Messages } from './en';
export type Language = 'en' | 'de' | 'ru';

/** The languages, each under its own name. */
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ru', name: 'Русский' },
];

const loaders: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
};

let language = $state<Language>('en');
let current = $state.raw<Messages | null>(null);

function words(): Messages {
  if (current === null) throw new Error('useLanguage() has to finish before any text is shown');
  return current;
}

/** Loads `code` and shows the page in it. */
export async function useLanguage(code: Language): Promise<void> {
  current = (await loaders[code]()).messages;
  language = code;
}

export function currentLanguage(): Language {
  return language;
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((known) => known.code === text);
}

/** The first of the browser's languages that the page speaks, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

/** The texts of the language in use, group by group. */
export const m: Messages = {
  get cards() {
    return words().cards;
  },
  get narration() {
    return words().narration;
  },
  get pages() {
    return words().pages;
  },
  get replay() {
    return words().replay;
  },
  get table() {
    return words().table;
  },
};

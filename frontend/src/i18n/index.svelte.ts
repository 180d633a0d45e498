/*
 * The page's words. A language is loaded when it is first used; each is checked by the compiler
 * against English, so a missing text does not build. Texts are grouped by who uses them:
 *
 *   import { m } from '../i18n/index.svelte';
 *   <h1>{m.pages.home.title}</h1>
 *
 * `cards`, `shell` and `table` are there from the start, the other groups once `loadTexts` has
 * brought them.
 */

import { untrack } from 'svelte';
import type { Language } from '../wire';
import type { FirstMessages, LaterMessages, LaterTexts, Messages, TextGroup } from './en';

export type { Messages, TextGroup } from './en';

/** The languages, each under its own name. */
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ru', name: 'Русский' },
];

/** Each language knows where its own later texts are, so that a first visit loads the list of one language. */
const loaders: Record<Language, () => Promise<{ messages: FirstMessages; later: LaterTexts }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
};

let language = $state<Language>('en');
let wanted: Language = 'en';
let current = $state.raw<FirstMessages | null>(null);
let later = $state.raw<Partial<LaterMessages>>({});

async function fetched(code: Language, groups: readonly TextGroup[]) {
  const { later: texts } = await loaders[code]();
  const found = await Promise.all(groups.map((group) => texts[group]()));
  return Object.assign({}, ...found) as Partial<LaterMessages>;
}

/** Loads `code` and shows the page in it, with all groups of texts in use; the last call wins. */
export async function useLanguage(code: Language): Promise<void> {
  wanted = code;
  const { messages } = await loaders[code]();
  const found: Partial<LaterMessages> = {};
  // While some are on their way others may come into use.
  for (let missing = inUse(found); missing.length > 0; missing = inUse(found))
    Object.assign(found, await fetched(code, missing));
  if (code !== wanted) return;
  current = messages;
  later = found;
  language = code;
}

/** The groups in use that are not among those found. */
function inUse(found: Partial<LaterMessages>): TextGroup[] {
  return (Object.keys(later) as TextGroup[]).filter((group) => found[group] === undefined);
}

/**
 * Loads groups of texts in the language in use; before that, `m` refuses to give them. Whatever
 * shows something after it doesn't depend on what is loaded, else other texts would show it anew.
 */
export function loadTexts(...groups: TextGroup[]): Promise<void> {
  return untrack(() => load(groups));
}

async function load(groups: readonly TextGroup[]): Promise<void> {
  const code = language;
  const missing = groups.filter((group) => later[group] === undefined);
  if (missing.length === 0) return;
  const found = await fetched(code, missing);
  // The language may have changed on the way.
  if (code === language) later = { ...later, ...found };
  else await load(groups);
}

/** Whether the texts of `group` are there. */
export function hasTexts(group: TextGroup): boolean {
  return later[group] !== undefined;
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
export const m = new Proxy({} as Messages, {
  get(_, group: keyof Messages) {
    // The first ones are looked for first: what shows them is not shown anew when others come.
    const texts: Partial<Messages> = current !== null && group in current ? current : later;
    if (texts[group] === undefined) throw new Error(`The texts of '${group}' are not here yet`);
    return texts[group];
  },
});

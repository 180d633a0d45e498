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
import type { FirstMessages, Messages } from './en';

export type { Messages } from './en';

/** The languages, each under its own name. */
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ru', name: 'Русский' },
];

const loaders: Record<Language, () => Promise<{ messages: FirstMessages }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
};

/** Texts that the first view of a table does without. */
type LaterMessages = Omit<Messages, keyof FirstMessages>;
export type TextGroup = keyof LaterMessages;

const laterLoaders: Record<Language, { [G in TextGroup]: () => Promise<Pick<Messages, G>> }> = {
  en: {
    accounts: () => import('./en/accounts'),
    book: () => import('./en/book'),
    chat: () => import('./en/chat'),
    clocks: () => import('./en/clocks'),
    help: () => import('./en/help'),
    lessons: () => import('./en/lessons'),
    tables: () => import('./en/tables'),
    matchmaking: () => import('./en/matchmaking'),
    moderation: () => import('./en/moderation'),
    narration: () => import('./en/narration'),
    notifications: () => import('./en/notifications'),
    pages: () => import('./en/pages'),
    ratings: () => import('./en/ratings'),
    refusals: async () => ({ refusals: (await import('./en/refusals.json')).default }),
    ruleSets: () => import('./en/ruleSets'),
    records: () => import('./en/records'),
    review: () => import('./en/review'),
  },
  de: {
    accounts: () => import('./de/accounts'),
    book: () => import('./de/book'),
    chat: () => import('./de/chat'),
    clocks: () => import('./de/clocks'),
    help: () => import('./de/help'),
    lessons: () => import('./de/lessons'),
    tables: () => import('./de/tables'),
    matchmaking: () => import('./de/matchmaking'),
    moderation: () => import('./de/moderation'),
    narration: () => import('./de/narration'),
    notifications: () => import('./de/notifications'),
    pages: () => import('./de/pages'),
    ratings: () => import('./de/ratings'),
    refusals: async () => ({ refusals: (await import('./de/refusals.json')).default }),
    ruleSets: () => import('./de/ruleSets'),
    records: () => import('./de/records'),
    review: () => import('./de/review'),
  },
  ru: {
    accounts: () => import('./ru/accounts'),
    book: () => import('./ru/book'),
    chat: () => import('./ru/chat'),
    clocks: () => import('./ru/clocks'),
    help: () => import('./ru/help'),
    lessons: () => import('./ru/lessons'),
    tables: () => import('./ru/tables'),
    matchmaking: () => import('./ru/matchmaking'),
    moderation: () => import('./ru/moderation'),
    narration: () => import('./ru/narration'),
    notifications: () => import('./ru/notifications'),
    pages: () => import('./ru/pages'),
    ratings: () => import('./ru/ratings'),
    refusals: async () => ({ refusals: (await import('./ru/refusals.json')).default }),
    ruleSets: () => import('./ru/ruleSets'),
    records: () => import('./ru/records'),
    review: () => import('./ru/review'),
  },
};

let language = $state<Language>('en');
let wanted: Language = 'en';
let current = $state.raw<FirstMessages | null>(null);
let later = $state.raw<Partial<LaterMessages>>({});

function words(): FirstMessages {
  if (current === null) throw new Error('useLanguage() has to finish before any text is shown');
  return current;
}

function laterWords<G extends TextGroup>(group: G): LaterMessages[G] {
  const found = later[group];
  if (found === undefined) throw new Error(`loadTexts('${group}') has to finish before`);
  return found;
}

async function fetched(code: Language, groups: readonly TextGroup[]) {
  const found = await Promise.all(groups.map((group) => laterLoaders[code][group]()));
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
export const m: Messages = {
  get accounts() {
    return laterWords('accounts');
  },
  get book() {
    return laterWords('book');
  },
  get cards() {
    return words().cards;
  },
  get chat() {
    return laterWords('chat');
  },
  get clocks() {
    return laterWords('clocks');
  },
  get help() {
    return laterWords('help');
  },
  get lessons() {
    return laterWords('lessons');
  },
  get tables() {
    return laterWords('tables');
  },
  get matchmaking() {
    return laterWords('matchmaking');
  },
  get moderation() {
    return laterWords('moderation');
  },
  get narration() {
    return laterWords('narration');
  },
  get notifications() {
    return laterWords('notifications');
  },
  get pages() {
    return laterWords('pages');
  },
  get ratings() {
    return laterWords('ratings');
  },
  get refusals() {
    return laterWords('refusals');
  },
  get ruleSets() {
    return laterWords('ruleSets');
  },
  get records() {
    return laterWords('records');
  },
  get review() {
    return laterWords('review');
  },
  get shell() {
    return words().shell;
  },
  get table() {
    return words().table;
  },
};

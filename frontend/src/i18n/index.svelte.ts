/*
 * Translations (i18n): the texts of the page in the chosen language. Each module keeps its own in
 * `texts/`, one file a language:
 *
 *   export const homeTexts = textsOf({        // home/texts/index.ts
 *     en: () => import('./en'),
 *     de: () => import('./de'),
 *     ru: () => import('./ru'),
 *   });
 *
 *   <h1>{homeTexts().title}</h1>              // home/Home.svelte
 *
 * The compiler checks German and Russian against English: a missing key or an unused placeholder does not build.
 * A module that is imported registers its texts. `useLanguage` loads all that are registered, and only in the chosen
 * language; `withTexts` loads those that a lazily imported module has brought.
 */

import type { Language } from '../wire';

/** The languages, each under its own name. */
export const LANGUAGES: readonly { code: Language; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ru', name: 'Русский' },
];

/** The number of values that each text takes, key by key. */
type Arity<T> = T extends (...values: infer V) => unknown
  ? V['length']
  : T extends object
    ? { [K in keyof T]: Arity<T[K]> }
    : 'text';

type Load<T> = () => Promise<{ default: T }>;
/** Loads a translation that uses every placeholder of the English texts `E`. */
type LoadLike<E, T extends E> = Load<T> &
  (Arity<T> extends Arity<E> ? unknown : 'a text leaves out a placeholder of the English one');

interface Texts {
  isLoaded: (code: Language) => boolean;
  load: (code: Language) => Promise<void>;
  show: (code: Language) => void;
}

/** The texts of all modules that were imported so far. */
const registered: Texts[] = [];

let language = $state<Language>('en');
let wanted: Language = 'en';

/**
 * Registers a module's texts. The returned function gives those in the current language; it throws while they are not
 * loaded, which means that somebody imported the module lazily without `withTexts`.
 */
export function textsOf<E extends object, D extends E, R extends E>(loaders: {
  en: Load<E>;
  de: LoadLike<E, D>;
  ru: LoadLike<E, R>;
}): () => E {
  const load: Record<Language, Load<E>> = loaders;
  const loaded: Partial<Record<Language, E>> = {};
  let shown = $state.raw<E>();
  registered.push({
    isLoaded: (code) => loaded[code] !== undefined,
    load: async (code) => {
      loaded[code] = (await load[code]()).default;
    },
    show: (code) => {
      shown = loaded[code];
    },
  });
  return () => {
    if (shown === undefined) throw new Error('These texts are not loaded yet');
    return shown;
  };
}

/** Loads everything registered in `code`, also what is registered meanwhile. */
async function loadAll(code: Language): Promise<void> {
  const missing = registered.filter((texts) => !texts.isLoaded(code));
  if (missing.length === 0) return;
  await Promise.all(missing.map((texts) => texts.load(code)));
  await loadAll(code);
}

function showAll(): void {
  for (const texts of registered) texts.show(language);
}

/** Shows the page in `code` as soon as its texts are loaded; of several calls the last one wins. */
export async function useLanguage(code: Language): Promise<void> {
  wanted = code;
  await loadAll(code);
  if (code !== wanted) return;
  language = code;
  showAll();
}

/** Waits for a lazily imported module and for its texts in the current language. */
export async function withTexts<Module>(module: Promise<Module>): Promise<Module> {
  const found = await module;
  let code: Language;
  do {
    code = language;
    await loadAll(code);
    // The language may have changed meanwhile.
  } while (code !== language);
  showAll();
  return found;
}

export function currentLanguage(): Language {
  return language;
}

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((known) => known.code === text);
}

/** Returns the first of the browser's languages that the page speaks, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

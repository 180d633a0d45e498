/* Language switch: the language chosen on this browser, and on the account. */

import { isLanguage, preferredLanguage, useLanguage } from '../i18n/index.svelte';
import type { Language } from '../wire';
import { account, setAccount } from './account.svelte';
import { patchMe } from './api';
import { kept } from './storage';

const STORED_AS = 'durak.language';

/** The language chosen here before, unchecked. */
function storedLanguage(): string | null {
  return kept.get(STORED_AS);
}

/** The language that the visitor wants: the one chosen here, else the account's, else the browser's. */
export function wantedLanguage(): Language {
  const wanted = storedLanguage() ?? account().language;
  return isLanguage(wanted) ? wanted : preferredLanguage(navigator.languages);
}

/** Speaks `language` from now on, here and, for a player the service knows, everywhere. */
export async function chooseLanguage(language: Language): Promise<void> {
  await useLanguage(language);
  kept.set(STORED_AS, language);
  if (account().kind !== 'anonymous') setAccount(await patchMe({ language }));
}

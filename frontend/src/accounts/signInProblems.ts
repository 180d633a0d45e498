/* Why a sign-in with a provider failed, as the service says in `?problem=`. */

import { accountsTexts } from './texts';

/** The reason in words; null where the address names none. */
export function problemIn(search: string): string | null {
  const code = new URLSearchParams(search).get('problem');
  if (code === null) return null;
  const { problems, failed } = accountsTexts().providers;
  return problems[code] ?? accountsTexts().errors[code] ?? failed;
}

/* The marks beside names: guests, and programs (the service's bots and bot accounts). */

import { coreTexts } from '../core/texts';

/** The mark of a guest or a bot; null for everybody else. */
export function markOf(kind: string | undefined): string | null {
  if (kind === 'bot' || kind === 'bot_account') return coreTexts().seat.bot;
  return kind === 'guest' ? coreTexts().seat.guest : null;
}

/** The name within a line of text, where a program's is followed by its mark. */
export function inText(name: string, kind: string | undefined): string {
  return kind === 'bot' || kind === 'bot_account' ? `${name} (${coreTexts().seat.bot})` : name;
}

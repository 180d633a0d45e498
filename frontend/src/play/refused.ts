/* Why the service did not accept a command, in the reader's language. Comes after the first card, with its texts. */

import { refusalText } from '../core/refusals';
import type { Refusal } from '../core/table';
import { currentLanguage, hasTexts, m } from '../i18n/index.svelte';
import { seatName } from '../names/seats';
import type { Game, Seat } from '../wire';

/** The service's own English is the last resort of English readers. */
export function reasonOf({ code, facts, detail, tooLate, overtaken }: Refusal, game: Game): string {
  if (overtaken === true && tooLate !== true && hasTexts('pages')) return m.pages.late;
  if (tooLate === true && hasTexts('clocks')) return m.clocks.tooLate;
  const name = (seat: Seat) => (seat === game.you.seat ? null : seatName(game, seat));
  const text = m.shell.errors[code] ?? refusalText(code, facts ?? {}, m.refusals, name);
  return text ?? (currentLanguage() === 'en' ? detail : m.shell.game.refused);
}

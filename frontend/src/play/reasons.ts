/* Why the service did not accept a command, in the reader's language. Comes after the first card, with its texts. */

import { refusalText } from '../core/refusals';
import type { Refusal } from '../core/table';
import { currentLanguage } from '../i18n/index.svelte';
import { playTexts } from './texts';
import { errorWords } from '../net/failure';
import { refusalsTexts } from '../core/texts/refusals';
import { uiTexts } from '../ui/texts';
import { seatName } from '../names/seats';
import type { Game, Seat } from '../wire';

/** The service's own English is the last resort of English readers. */
export function reasonOf({ code, facts, detail, tooLate, overtaken }: Refusal, game: Game): string {
  if (overtaken === true && tooLate !== true) return playTexts().late;
  if (tooLate === true) return playTexts().tooLate;
  if (code === 'not_authenticated') return playTexts().loggedOut;
  const name = (seat: Seat) => (seat === game.you.seat ? null : seatName(game, seat));
  const text = errorWords(code) ?? refusalText(code, facts ?? {}, refusalsTexts(), name);
  return text ?? (currentLanguage() === 'en' ? detail : uiTexts().game.refused);
}

/* How a review puts moves and chances. */

import { moveText } from '../core/judged';
import { cardSign } from '../core/words';
import { currentLanguage } from '../i18n/index.svelte';
import { reviewTexts } from './texts/review';
import type { ReviewedMove } from './review';

/** A move in words. */
export const told = ({ command }: ReviewedMove) =>
  moveText(command, reviewTexts().moves, (cards) => cards.map(cardSign).join(' '));

export const percent = (value: number) =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent' }).format(value);

/** A share whose tenths of a per cent count, such as an error. */
export const finePercent = (value: number) =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(value);

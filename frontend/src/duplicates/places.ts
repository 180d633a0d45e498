/* The holder of a place in a match, in words. */

import { duplicatesTexts } from './texts';
import { coreTexts } from '../core/texts';
import { inText } from '../names/marks';
import type { Place } from './api';

/** The name at a place: a person's, a bot's by its level, or that it is free. */
export function nameAt({ player, bot }: Place): string {
  if (player === null) return bot === null ? duplicatesTexts().free : coreTexts().levels[bot];
  if (player.kind === 'deleted') return coreTexts().seat.deleted;
  return inText(player.name, player.kind);
}

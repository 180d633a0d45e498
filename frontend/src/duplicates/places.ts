/* Who has a place of a match, in words. */

import { m } from '../i18n/index.svelte';
import { inText } from '../names/marks';
import type { Place } from './api';

/** The name at a place: a person's, a bot's by its level, or that it is free. */
export function nameAt({ player, bot }: Place): string {
  if (player === null) return bot === null ? m.puzzles.match.free : m.shell.levels[bot];
  if (player.kind === 'deleted') return m.table.seat.deleted;
  return inText(player.name, player.kind);
}

/* Going to a lesson: a guest is made on the way, and one that was left goes on. */

import { navigate } from '../routing/router.svelte';
import { gamePath } from '../routing/routes';
import { ensurePlayer } from '../session/account.svelte';
import { expectArrival } from '../session/arrivals';
import { playLesson } from './api';

export const FIRST_GAME = 'first_game';

export async function startLesson(lesson: string): Promise<void> {
  await ensurePlayer();
  const game = await playLesson(lesson);
  expectArrival(game.id);
  navigate(gamePath(game.id));
}

/* The parts before, after and beside the table of a game, loaded with their texts when first shown. */

import { withTexts } from '../i18n/index.svelte';
import type { LiveGame } from '../play/live.svelte';
import type { Game } from '../wire';

async function bring<Part>(part: Promise<{ default: Part }>) {
  return (await withTexts(part)).default;
}

export const screens = {
  noGame: () => bring(import('./NoGame.svelte')),
  starting: () => bring(import('../matchmaking/Starting.svelte')),
  waitingRoom: () => bring(import('../tables/WaitingRoom.svelte')),
  guarded: () => bring(import('../tables/GuardedGame.svelte')),
  gameOver: () => bring(import('./GameOver.svelte')),
  lessonOver: () => bring(import('./LessonOver.svelte')),
  dealOver: () => bring(import('../dailyDeal/DealOver.svelte')),
  people: () => bring(import('./People.svelte')),
  outOfGame: () => bring(import('./OutOfGame.svelte')),
  leaveGame: () => bring(import('./LeaveGame.svelte')),
};

export type Screens = typeof screens;

/** The chat at a game's table. */
export async function chatAt(table: LiveGame) {
  return (await withTexts(import('../chat'))).chatOf(table);
}

/** The ratings at the seats of a rated game. */
export async function ratingsAt(game: Game) {
  return (await import('../profiles/seatRatings')).seatRatings(game);
}

/** A lesson, what shows its hints and what leaves of a situation what it teaches. */
export async function bringLesson(name: string) {
  const [{ default: Guide }, { anotherWay, guidance }, { getLesson }] = await Promise.all([
    withTexts(import('../lessons/LessonGuide.svelte')),
    withTexts(import('../lessons/guidance')),
    import('../lessons/api'),
  ]);
  return { Guide, anotherWay, guidance, lesson: await getLesson(name) };
}

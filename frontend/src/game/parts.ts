/* What stands before, after and beside the table of a game, each with its texts, loaded when it is first shown. */

import { loadTexts, type TextGroup } from '../i18n/index.svelte';
import type { LiveGame } from '../play/live.svelte';

async function bring<Part>(part: Promise<{ default: Part }>, ...texts: TextGroup[]) {
  const [loaded] = await Promise.all([part, loadTexts(...texts)]);
  return loaded.default;
}

export const screens = {
  starting: () => bring(import('../matchmaking/Starting.svelte'), 'matchmaking'),
  waitingRoom: () =>
    bring(
      import('../tables/WaitingRoom.svelte'),
      'pages',
      'clocks',
      'tables',
      'ruleSets',
      'seldom',
    ),
  guarded: () => bring(import('../tables/GuardedGame.svelte'), 'pages', 'tables'),
  gameOver: () => bring(import('./GameOver.svelte'), 'pages', 'seldom'),
  lessonOver: () => bring(import('../lessons/LessonOver.svelte'), 'lessons'),
  dealOver: () => bring(import('../dailyDeal/DealOver.svelte'), 'puzzles'),
  people: () => bring(import('./People.svelte'), 'pages'),
  outOfGame: () => bring(import('./OutOfGame.svelte'), 'pages'),
  leaveGame: () => bring(import('./LeaveGame.svelte'), 'clocks'),
};

export type Screens = typeof screens;

/** The chat at a game's table. */
export async function chatAt(table: LiveGame) {
  return (await import('../chat')).chatOf(table);
}

/** A lesson, what shows its hints and what leaves of a situation what it teaches. */
export async function bringLesson(name: string) {
  const [{ default: Guide }, { guidance }, { getLesson }] = await Promise.all([
    import('../lessons/LessonGuide.svelte'),
    import('../lessons/guidance'),
    import('../lessons/api'),
    loadTexts('lessons'),
  ]);
  return { Guide, guidance, lesson: await getLesson(name) };
}

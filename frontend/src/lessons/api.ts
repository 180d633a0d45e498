/* Requests to the service about lessons. */

import { answer, client } from '../net/client';
import type { Game, Lesson } from '../wire';

const path = (lesson: string) => ({ params: { path: { lesson } } });

export const getLesson = (lesson: string): Promise<Lesson> =>
  answer(client.GET('/api/v1/lessons/{lesson}', path(lesson)));

/** The caller's running game of the lesson, else a new one. */
export const playLesson = (lesson: string): Promise<Game> =>
  answer(client.POST('/api/v1/lessons/{lesson}', path(lesson)));

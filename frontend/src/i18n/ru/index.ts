import type { FirstMessages, LaterTexts } from '../en';
import { cards } from './cards';
import { shell } from './shell';
import { table } from './table';

export const messages = { cards, shell, table } satisfies FirstMessages;

/** The other texts, each loaded when it is first needed. */
export const later: LaterTexts = {
  accounts: () => import('./accounts'),
  analysis: () => import('./analysis'),
  book: () => import('./book'),
  chat: () => import('./chat'),
  clocks: () => import('./clocks'),
  help: () => import('./help'),
  lessons: () => import('./lessons'),
  tables: () => import('./tables'),
  matchmaking: () => import('./matchmaking'),
  moderation: () => import('./moderation'),
  narration: () => import('./narration'),
  notifications: () => import('./notifications'),
  pages: () => import('./pages'),
  puzzles: () => import('./puzzles'),
  ratings: () => import('./ratings'),
  refusals: async () => ({ refusals: (await import('./refusals.json')).default }),
  ruleSets: () => import('./ruleSets'),
  records: () => import('./records'),
  seldom: () => import('./seldom'),
  review: () => import('./review'),
};

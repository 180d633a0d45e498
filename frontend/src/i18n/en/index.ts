import type { accounts } from './accounts';
import type { analysis } from './analysis';
import type { book } from './book';
import { cards } from './cards';
import type { chat } from './chat';
import type { clocks } from './clocks';
import type { help } from './help';
import type { lessons } from './lessons';
import type { matchmaking } from './matchmaking';
import type { moderation } from './moderation';
import type { narration } from './narration';
import type { notifications } from './notifications';
import type { pages } from './pages';
import type { puzzles } from './puzzles';
import type { ratings } from './ratings';
import type { records } from './records';
import type { review } from './review';
import type refusals from './refusals.json';
import type { ruleSets } from './ruleSets';
import type { seldom } from './seldom';
import { shell } from './shell';
import { table } from './table';
import type { tables } from './tables';

/** What every visit needs. */
export const messages = { cards, shell, table };

export type FirstMessages = typeof messages;

/** Every text of the page; the other languages have to match it. */
export type Messages = typeof messages & {
  accounts: typeof accounts;
  analysis: typeof analysis;
  book: typeof book;
  chat: typeof chat;
  clocks: typeof clocks;
  help: typeof help;
  lessons: typeof lessons;
  tables: typeof tables;
  matchmaking: typeof matchmaking;
  moderation: typeof moderation;
  narration: typeof narration;
  notifications: typeof notifications;
  pages: typeof pages;
  puzzles: typeof puzzles;
  ratings: typeof ratings;
  refusals: typeof refusals;
  records: typeof records;
  review: typeof review;
  ruleSets: typeof ruleSets;
  seldom: typeof seldom;
};

/** Texts that the first view of a table does without. */
export type LaterMessages = Omit<Messages, keyof FirstMessages>;
export type TextGroup = keyof LaterMessages;
export type LaterTexts = { [G in TextGroup]: () => Promise<Pick<Messages, G>> };

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

import type { accounts } from './accounts';
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
import type { ratings } from './ratings';
import type { records } from './records';
import type { review } from './review';
import type refusals from './refusals.json';
import type { ruleSets } from './ruleSets';
import { shell } from './shell';
import { table } from './table';
import type { tables } from './tables';

/** What every visit needs. */
export const messages = { cards, shell, table };

export type FirstMessages = typeof messages;

/** Every text of the page; the other languages have to match it. */
export type Messages = typeof messages & {
  accounts: typeof accounts;
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
  ratings: typeof ratings;
  refusals: typeof refusals;
  records: typeof records;
  review: typeof review;
  ruleSets: typeof ruleSets;
};

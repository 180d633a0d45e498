import type { account } from './account';
import { cards } from './cards';
import type { chat } from './chat';
import type { clocks } from './clocks';
import type { lobby } from './lobby';
import type { match } from './match';
import type { moderation } from './moderation';
import type { narration } from './narration';
import type { notices } from './notices';
import type { pages } from './pages';
import type { players } from './players';
import type refusals from './refusals.json';
import type { replay } from './replay';
import { shell } from './shell';
import { table } from './table';

/** What every visit needs. */
export const messages = { cards, shell, table };

export type FirstMessages = typeof messages;

/** Every text of the page; the other languages have to match it. */
export type Messages = typeof messages & {
  account: typeof account;
  chat: typeof chat;
  clocks: typeof clocks;
  lobby: typeof lobby;
  match: typeof match;
  moderation: typeof moderation;
  narration: typeof narration;
  notices: typeof notices;
  pages: typeof pages;
  players: typeof players;
  refusals: typeof refusals;
  replay: typeof replay;
};

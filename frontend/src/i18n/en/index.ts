import { cards } from './cards';
import { narration } from './narration';
import { pages } from './pages';
import { replay } from './replay';
import { table } from './table';

export const messages = { cards, narration, pages, replay, table };

/** Every text of the page; the other languages have to match it. */
export type Messages = typeof messages;

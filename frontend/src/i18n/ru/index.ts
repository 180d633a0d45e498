import type { Messages } from '../en';
import { cards } from './cards';
import { narration } from './narration';
import { pages } from './pages';
import { replay } from './replay';
import { table } from './table';

export const messages = { cards, narration, pages, replay, table } satisfies Messages;

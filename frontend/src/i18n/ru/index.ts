import type { FirstMessages } from '../en';
import { cards } from './cards';
import { narration } from './narration';
import { shell } from './shell';
import { table } from './table';

export const messages = { cards, narration, shell, table } satisfies FirstMessages;

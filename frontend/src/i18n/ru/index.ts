import type { FirstMessages } from '../en';
import { cards } from './cards';
import { shell } from './shell';
import { table } from './table';

export const messages = { cards, shell, table } satisfies FirstMessages;

/* The options of a table that its host switches on or off; none is on in a rated game. */

import type { Game } from '../wire';

/** In the order of the form. Each has its texts in `tables.switches`. */
export const SWITCHES = ['aids'] as const;

export type Switches = Pick<Game, (typeof SWITCHES)[number]>;

/* Tables whose players have clocks, and where somebody is gone. */

import type { Timing } from '../core/clock';
import type { SeatTime } from '../wire';
import { bout, fixture, leads, pair, view, type Fixture } from './build';
import { cast } from './cast';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const REST = { asked_at: null, due: null, closes: null, bank: null, timeouts: 0, claimable: false };

/** Times of the seats in order, as they stand now; null for bots. */
function timing(...seats: (Partial<SeatTime> | null)[]): Timing {
  const now = Date.now();
  return {
    times: {
      server_time: now,
      seats: seats.flatMap((own, seat) => (own === null ? [] : [{ ...REST, ...own, seat }])),
    },
    offset: 0,
  };
}

const due = (ms: number) => ({ asked_at: Date.now() - MINUTE, due: Date.now() + ms });

const attacked = view(4, { bout: bout({ table: [pair('JS', 0, 'AS'), pair('6S', 2)] }) });

export const CLOCK_FIXTURES = {
  clockShort: (): Fixture => ({
    ...fixture(4, {
      view: attacked,
      legal: [{ type: 'throw_in', card: '6C' }, { type: 'done' }],
      awaited: [0, 1],
      doneInAdvance: true,
    }),
    timing: timing(due(9 * SECOND), due(8 * SECOND), {}, {}),
  }),
  clockBank: (): Fixture => ({
    ...fixture(6, {
      view: view(6, { bout: bout({ leader: 5, attacker: 5, defender: 0 }), phase: 'lead' }),
      legal: [],
      awaited: [5],
      doneInAdvance: false,
    }),
    timing: timing(
      { bank: 4 * MINUTE },
      { bank: 83 * MINUTE },
      { bank: 0 },
      { bank: 9 * SECOND },
      null,
      { bank: 118 * MINUTE, ...due(118 * MINUTE) },
    ),
  }),
  clockDays: (): Fixture => ({
    ...fixture(3, {
      view: view(3, { phase: 'lead' }),
      legal: leads(['6C'], ['8C']),
      awaited: [0],
      doneInAdvance: false,
    }),
    timing: timing(due(13.9 * DAY), {}, {}),
  }),
  gone: (): Fixture => ({
    ...fixture(4, {
      view: attacked,
      legal: [{ type: 'throw_in', card: '6C' }, { type: 'throw_in', card: 'JD' }, { type: 'done' }],
      awaited: [0, 1],
      seats: cast(4, 0).map((info) => (info.seat === 2 ? { ...info, away: true } : info)),
      doneInAdvance: false,
    }),
    timing: timing(due(50 * SECOND), due(50 * SECOND), { timeouts: 3, claimable: true }, {}),
    gone: 2,
  }),
  botPlays: (): Fixture => ({
    ...fixture(4, {
      view: attacked,
      legal: [],
      awaited: [2],
      seats: cast(4, 0).map((info) =>
        info.seat === 2 ? { ...info, kind: 'bot', away: true, thinking: true } : info,
      ),
      doneInAdvance: true,
    }),
    timing: timing({}, {}, null, {}),
  }),
};

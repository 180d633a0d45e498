import { describe, expect, test } from 'vitest';
import type { View } from '../wire';
import { planFlights } from './plan';

function view(change: Partial<View>): View {
  return {
    viewer: 0,
    seats: 3,
    phase: 'bout',
    hands: [
      ['6C', '7C'],
      ['??', '??'],
      ['??', '??'],
    ],
    hidden: [0, 0, 0],
    talon: 10,
    trump_card: '9H',
    turned_up: '9H',
    trump_holder: null,
    trump: 'H',
    discard: [],
    bout: {
      number: 1,
      leader: 2,
      attacker: 2,
      defender: 0,
      limit: 6,
      direction: 'left',
      taking: false,
      table: [{ attack: '6S', seat: 2, beaten_by: '8S' }],
      done: [],
      cleared: [],
      caught: [],
      cheats: [],
    },
    places: [null, null, null],
    durak: null,
    reason: null,
    idle_bouts: 0,
    losing_teams: [],
    asking: null,
    ...change,
  };
}

const cleared = (change: Partial<View>) => view({ bout: null, phase: 'lead', ...change });

describe('flights', () => {
  test('of a card somebody plays begin at the seat of that player', () => {
    const before = view({});
    const bout = before.bout;
    if (bout === null) throw new Error('the view has a bout');
    const table = [...bout.table, { attack: '6D', seat: 1, beaten_by: null }];
    const plan = planFlights(before, view({ bout: { ...bout, table } }), 0);
    expect(plan.from.get('6D')).toBe('seat:1');
  });

  test('of cards beaten off end on the discard pile', () => {
    const plan = planFlights(view({}), cleared({ discard: ['6S', '8S'] }), 0);
    expect([...plan.to]).toEqual([
      ['6S', 'discard'],
      ['8S', 'discard'],
    ]);
  });

  test('of cards taken end with the defender', () => {
    const plan = planFlights(view({}), cleared({}), 1);
    expect(plan.to.get('6S')).toBe('seat:0');
  });

  test('of cards drawn begin at the talon, face down for the others', () => {
    const after = cleared({
      discard: ['6S', '8S'],
      talon: 7,
      hands: [
        ['6C', '7C', 'AC'],
        ['??', '??'],
        ['??', '??', '??', '??'],
      ],
    });
    const plan = planFlights(view({}), after, 0);
    expect(plan.from.get('AC')).toBe('talon');
    expect(plan.backs).toEqual([{ from: 'talon', to: 'seat:2', count: 2 }]);
  });

  test('of the first deal go from the talon to every hand', () => {
    const empty = cleared({ hands: [[], [], []], talon: 0 });
    const plan = planFlights(empty, cleared({}), 0);
    expect(plan.backs.map(({ to, count }) => [to, count])).toEqual([
      ['seat:1', 2],
      ['seat:2', 2],
    ]);
  });

  test('do not show what a defender took as drawn', () => {
    const before = view({});
    const bout = before.bout;
    if (bout === null) throw new Error('the view has a bout');
    const taking = view({ bout: { ...bout, defender: 1, taking: true } });
    const hands = [
      ['6C', '7C'],
      ['6S', '8S', '??', '??'],
      ['??', '??', '??'],
    ];
    const plan = planFlights(taking, cleared({ hands, talon: 9 }), 0);
    expect(plan.backs).toEqual([{ from: 'talon', to: 'seat:2', count: 1 }]);
  });

  test('there are none when a game has just been opened', () => {
    const plan = planFlights(null, view({}), 0);
    expect(plan).toEqual({ from: new Map(), to: new Map(), backs: [] });
  });
});

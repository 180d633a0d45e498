import { describe, expect, it } from 'vitest';
import type { Offer, View } from '../wire';
import { choices } from './choices';
import { chooseAhead, fateOf, type Ahead } from './inAdvance';

type Bout = NonNullable<View['bout']>;

/** Three players in the middle of bout 4: seat 1 attacks seat 2. */
const BOUT: Bout = {
  number: 4,
  leader: 1,
  attacker: 1,
  defender: 2,
  limit: 6,
  direction: 'left',
  taking: false,
  table: [{ attack: '8C', seat: 1, beaten_by: '9C' }],
  done: [],
  cleared: [],
  caught: [],
  cheats: [],
};

const HAND = ['7D', '9H', 'JS'];

function view(me: number, bout: Partial<Bout> = {}, hand: string[] = HAND): View {
  return {
    viewer: me,
    seats: 3,
    phase: 'bout',
    hands: [0, 1, 2].map((seat) => (seat === me ? hand : ['??', '??'])),
    hidden: [0, 0, 0],
    talon: 4,
    trump_card: '6H',
    turned_up: '6H',
    trump_holder: null,
    trump: 'H',
    discard: [],
    bout: { ...BOUT, ...bout },
    places: [null, null, null],
    durak: null,
    reason: null,
    idle_bouts: 0,
    losing_teams: [],
    asking: null,
  };
}

const open = [{ attack: '8C', seat: 1, beaten_by: null }];

/** Nine of hearts, chosen by seat 0 to be thrown in, or by seat 2 to beat with. */
const thrown: Ahead = { card: '9H', bout: 4, defends: false };
const beating: Ahead = { card: '9H', bout: 4, defends: true };

function fate(ahead: Ahead, shown: View, legal: Offer[] = []) {
  return fateOf(ahead, { view: shown, me: shown.viewer as number, legal }, choices(legal));
}

describe('a card is chosen in advance', () => {
  it('by a player whom nobody asks, with the part they have in the bout', () => {
    expect(chooseAhead('9H', { view: view(0), me: 0, legal: [] })).toEqual(thrown);
    expect(chooseAhead('9H', { view: view(2), me: 2, legal: [] })).toEqual(beating);
    const swap: Offer[] = [{ type: 'swap_trump', card: '6H' }];
    expect(chooseAhead('9H', { view: view(0), me: 0, legal: swap })).toEqual(thrown);
  });

  it('not by one who is asked, is out or takes', () => {
    expect(chooseAhead('9H', { view: view(0), me: 0, legal: [{ type: 'done' }] })).toBeNull();
    const out = { ...view(0), places: [1, null, null] };
    expect(chooseAhead('9H', { view: out, me: 0, legal: [] })).toBeNull();
    expect(chooseAhead('9H', { view: view(2, { taking: true }), me: 2, legal: [] })).toBeNull();
  });
});

describe('a card that is to be thrown in', () => {
  const asked: Offer[] = [{ type: 'throw_in', card: 'JS' }, { type: 'done' }];

  it('waits until its rank lies on the table, through questions that it does not answer', () => {
    expect(fate(thrown, view(0))).toBe('waits');
    expect(fate(thrown, view(0), asked)).toBe('waits');
    const legal: Offer[] = [{ type: 'throw_in', card: '9H' }, { type: 'done' }];
    expect(fate(thrown, view(0), legal)).toEqual({ play: { type: 'throw_in', card: '9H' } });
  });

  it('is led in the next bout if the reader leads it', () => {
    const next = view(0, { number: 5, leader: 0, attacker: 0, defender: 1, table: [] });
    expect(fate(thrown, next)).toBe('waits');
    const legal: Offer[] = [{ type: 'lead', any_of: HAND, fewest: 1, most: 1 }];
    expect(fate(thrown, next, legal)).toEqual({ play: { type: 'lead', cards: ['9H'] } });
  });

  it('is let go where another leads, the attack was handed to the reader, or the card is gone', () => {
    const others = view(0, { number: 5, leader: 2, attacker: 2, defender: 0, table: [] });
    expect(fate(thrown, others)).toBe('dropped');
    expect(fate(thrown, view(0, { defender: 0 }))).toBe('dropped');
    expect(fate(thrown, view(0, {}, ['7D', 'JS']))).toBe('dropped');
    expect(fate(thrown, { ...view(0), phase: 'over' })).toBe('dropped');
  });
});

describe('a card that is to beat', () => {
  const take: Offer = { type: 'take' };
  const beat = (attack: string): Offer => ({ type: 'beat', attack, card: '9H' });

  it('beats the only attack that it can beat', () => {
    expect(fate(beating, view(2, { table: open }), [beat('8C'), take])).toEqual({
      play: { type: 'beat', attack: '8C', card: '9H' },
    });
  });

  it('is chosen, not played, where it can beat several or hand the attack on', () => {
    const chosen = { select: ['9H'] };
    const shown = view(2, { table: open });
    expect(fate(beating, shown, [beat('8C'), beat('TC'), take])).toEqual(chosen);
    const transfer: Offer = { type: 'transfer', cards: ['9H'], direction: 'left' };
    expect(fate(beating, shown, [transfer, take])).toEqual(chosen);
  });

  it('is let go when it does not beat what comes, or the reader takes', () => {
    expect(fate(beating, view(2, { table: open }), [take])).toBe('dropped');
    expect(fate(beating, view(2, { taking: true }))).toBe('dropped');
  });
});

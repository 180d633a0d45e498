import { describe, expect, it } from 'vitest';
import type { EventBody, View } from '../wire';
import { CannotReduce, fold, reduce } from './reduce';
import { sampleGame } from './sampleGame';

const at = (version: number): View => {
  const view = fold(sampleGame.slice(0, version), 0);
  if (view === null) throw new Error('nothing has happened yet');
  return view;
};

describe('the fold of events', () => {
  it('shows the lowest trump in a hand that is otherwise hidden', () => {
    expect(at(3).hands[2]).toEqual(['6H', '??', '??', '??', '??', '??']);
  });

  it('takes an unknown card played from the hidden ones', () => {
    expect(at(5).hands[2]).toEqual(['6H', '??', '??', '??', '??']);
    expect(at(5).phase).toBe('bout');
  });

  it('makes the player who transfers the attacker and keeps the leader', () => {
    expect(at(6).bout).toMatchObject({ leader: 2, attacker: 0, defender: 1 });
    expect(at(6).bout?.table.map((pair) => pair.attack)).toEqual(['7S', '7C', '7D']);
    expect(at(6).hands[0]).toEqual(['6C', 'TH', 'KS', 'AS']);
  });

  it('forgets who was done when another card reaches the table', () => {
    expect(at(8).bout?.done).toEqual([0]);
    expect(at(9).bout?.done).toEqual([]);
  });

  it('asks those anew whom a take names, and nobody else', () => {
    const done = reduce(at(12), { type: 'attacker_done', seat: 0 }, 0);
    expect(done.bout?.done).toContain(0);
    const anew = reduce(done, { type: 'take_declared', seat: 1, asked_anew: [0] }, 0);
    expect(anew.bout?.done).not.toContain(0);
    const asBefore = reduce(done, { type: 'take_declared', seat: 1 }, 0);
    expect(asBefore.bout?.done).toEqual(done.bout?.done);
  });

  it('gives cards taken from the table to the defender by name', () => {
    expect(at(13).hands[1]).toEqual(['7C', '7D', '8D', '7S', '8S', '??', '??', '??', '??', '??']);
    expect(at(13).discard).toEqual([]);
    expect(at(13).phase).toBe('refill');
  });

  it('sorts drawn cards into the hand and counts the talon down', () => {
    expect(at(15).hands[0]).toEqual(['6C', 'QC', 'JD', 'TH', 'KS', 'AS']);
    expect(at(15).talon).toBe(14);
  });

  it('leaves the view it started from as it was', () => {
    const before = at(5);
    const copy = structuredClone(before);
    reduce(before, sampleGame[5] as EventBody, 0);
    expect(before).toEqual(copy);
  });

  it.each([
    ['an event of a later version of the service', { type: 'weather_changed' }],
    ['a play by a hand that cannot hold the card', { type: 'cards_led', seat: 0, cards: ['AH'] }],
    [
      'beating a card that is not there',
      { type: 'attack_beaten', seat: 0, attack: 'AD', card: 'TH' },
    ],
  ])('refuses %s', (_what, event) => {
    expect(() => reduce(at(5), event as EventBody, 0)).toThrow(CannotReduce);
  });

  it('takes a wrong transfer back, with all that was played on it', () => {
    // At 7 seat 0 has transferred to seat 1, who beat the seven of spades.
    const caught: EventBody = {
      type: 'cheat_caught',
      seat: 2,
      cheat: 0,
      cards: ['7C', '7D'],
      defender: 1,
      beaten_by: ['8S'],
      returned: [[], [], []],
    };
    const back: EventBody = {
      type: 'attack_returned',
      seat: 0,
      attacker: 2,
      limit: 6,
      transfers: 0,
      direction: 'left',
    };
    const taking = reduce(at(7), { type: 'take_declared', seat: 1 }, 0);
    const view = [caught, back].reduce((before, event) => reduce(before, event, 0), taking);
    expect(view.phase).toBe('bout');
    expect(view.bout).toMatchObject({ attacker: 2, defender: 0, taking: false, caught: [0] });
    expect(view.bout?.table).toEqual([{ attack: '7S', seat: 2, beaten_by: null }]);
    expect(view.hands[0]).toEqual(['6C', '7C', '7D', 'TH', 'KS', 'AS']);
    expect(view.hands[1]).toEqual(['8S', '??', '??', '??', '??', '??']);
  });

  it('goes on in the direction of before when a wrong transfer is taken back', () => {
    const right: EventBody = {
      type: 'attack_transferred',
      seat: 0,
      cards: ['6C'],
      defender: 2,
      limit: 6,
      direction: 'right',
    };
    const back: EventBody = {
      type: 'attack_returned',
      seat: 0,
      attacker: 2,
      limit: 6,
      transfers: 0,
      direction: 'left',
    };
    const transferred = reduce(at(5), right, 0);
    expect(transferred.bout).toMatchObject({ defender: 2, direction: 'right' });
    expect(reduce(transferred, back, 0).bout).toMatchObject({ defender: 0, direction: 'left' });
  });

  it('gives cards back to others than the defender too', () => {
    // The lead of seat 2 goes back; what seat 1 had laid on it is said seat by seat.
    const caught: EventBody = {
      type: 'cheat_caught',
      seat: 0,
      cheat: 2,
      cards: ['7S'],
      defender: 0,
      beaten_by: [],
      returned: [[], ['8S'], []],
    };
    const view = reduce(at(7), caught, 0);
    expect(view.bout?.table.map((pair) => pair.attack)).toEqual(['7C', '7D']);
    expect(view.hands[1]).toEqual(['8S', '??', '??', '??', '??', '??']);
  });

  it('asks nobody about a redeal any more when the game is over', () => {
    // The others are being asked before the first lead, and the game is called off.
    const asked = reduce(at(3), { type: 'redeal_offered', seat: 1 }, 0);
    expect(asked).toMatchObject({ phase: 'redeal', asking: 1 });
    const end: EventBody = {
      type: 'game_ended',
      reason: 'cancelled',
      durak: null,
      places: [1, 1, 1],
      losing_teams: [],
    };
    expect(reduce(asked, end, 0)).toMatchObject({ phase: 'over', asking: null });
  });

  it('refuses to begin in the middle', () => {
    expect(() => reduce(null, { type: 'take_declared', seat: 0 }, 0)).toThrow(CannotReduce);
  });
});

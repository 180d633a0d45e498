import { expect, test } from 'vitest';
import { PLAIN_OPTIONS, type TableOptions } from '../core/options';
import { bout, pair, view } from '../gallery/build';
import help from './texts/help/en';
import words from './texts/en';
import type { Situation } from './prompts';
import { fitsLater, reasonAgainst, type Asked } from './reasons';

function now(change: Partial<Situation>, options: Partial<TableOptions> = {}): Asked {
  return {
    view: view(4),
    me: 0,
    purpose: 'play',
    legal: [{ type: 'take' }],
    awaited: [0],
    name: (seat) => ['You', 'Anna', 'Max', 'Olga'][seat] ?? null,
    options: { ...PLAIN_OPTIONS, ...options },
    words,
    why: help.why,
    ...change,
  };
}

const defending = (...attacks: string[]) =>
  view(4, { bout: bout({ defender: 0, table: attacks.map((card) => pair(card, 3)) }) });

test.each([
  ['8S', '9S', {}, '8♠ beats none of the open cards.'],
  ['9S2', '9S', {}, '9♠ doesn’t beat an equal card.'],
  ['KH', '9C', { ownSuit: 'C' }, '♣ is beaten only by ♣.'],
  ['8C', '9C', { ownSuit: 'C' }, '8♣ beats none of the open cards.'],
  ['9S', '6H=S', { ownSuit: 'S' }, '9♠ beats none of the open cards.'],
] as const)('%s against %s, %o', (card, attack, options, reason) => {
  expect(reasonAgainst(card, now({ view: defending(attack) }, options))).toBe(reason);
});

test('only the suit of the attack helps without a trump', () => {
  const there = { ...defending('9C'), trump: null };
  expect(reasonAgainst('KH', now({ view: there }))).toBe(
    'There is no trump: only a higher card of the same suit beats.',
  );
});

test('a transfer comes too late once something is beaten', () => {
  const table = [pair('9C', 3, 'TC'), pair('9S', 3)];
  const there = view(4, { bout: bout({ defender: 0, table }) });
  expect(reasonAgainst('9D', now({ view: there }, { transfers: true }))).toBe(
    'Too late to transfer: something is beaten already.',
  );
});

test('only a single rank that is open can be transferred at any time', () => {
  const table = [pair('9C', 3, 'TC'), pair('9S', 3), pair('TS', 3)];
  const there = view(4, { bout: bout({ defender: 0, table }) });
  const options = { transfers: true, transfersAnyTime: true };
  expect(reasonAgainst('9D', now({ view: there }, options))).toBe(
    'No transfer: the open cards are of several ranks.',
  );
  expect(reasonAgainst('8D', now({ view: there }, options))).toBe(
    '8♦ beats none of the open cards.',
  );
});

test('partners don’t attack each other', () => {
  const there = view(4, {
    bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('9C', 1)] }),
  });
  const partner = now({ view: there, legal: [], awaited: [1, 2] }, { teams: 2 });
  expect(reasonAgainst('9D', partner)).toBe(
    'The defender is your partner: you don’t attack each other.',
  );
});

test('others are told so where only neighbours throw in', () => {
  const there = view(4, {
    bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('9C', 1)] }),
  });
  const far = now({ view: there, legal: [], awaited: [2] }, { throwIn: 'neighbours' });
  expect(reasonAgainst('9D', far)).toBe('Only the defender’s neighbours may throw in.');
});

test.each([
  ['all', 0, 'Cards are thrown in only when everything is beaten.'],
  ['neighbours', 3, 'Cards are thrown in only when everything is beaten.'],
  ['neighbours', 0, 'Only the defender’s neighbours may throw in.'],
  ['leader', 1, 'Cards are thrown in only when everything is beaten.'],
  ['leader', 3, 'Only the leader may throw in, or the player who transferred.'],
] as const)('the rule %s of throwing in tells seat %i why it waits', (throwIn, me, reason) => {
  const there = view(4, {
    bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('9C', 1)] }),
  });
  const early = now({ view: there, me, legal: [], awaited: [2] }, { throwIn, throwInBeaten: true });
  expect(reasonAgainst('9D', early)).toBe(reason);
});

test('throwing in after a take waits for nothing but its turn', () => {
  const there = view(4, {
    bout: bout({ leader: 1, attacker: 1, defender: 2, taking: true, table: [pair('9C', 1)] }),
  });
  const late = now({ view: there, me: 3, legal: [], awaited: [1] }, { throwInBeaten: true });
  expect(reasonAgainst('9D', late)).toBe('It is not your turn: waiting for Anna.');
});

test('a right beside the bout is no turn', () => {
  const there = view(4, {
    bout: bout({ leader: 1, attacker: 1, defender: 2, table: [pair('9C', 1)] }),
  });
  const legal = [{ type: 'swap_trump', card: '6H' }] as const;
  expect(reasonAgainst('KD', now({ view: there, legal, awaited: [2] }))).toBe(
    'It is not your turn: waiting for Max.',
  );
});

test('a card of a rank on the table lacks only the moment, unless its holder may not add it', () => {
  const attack = { defender: 2, table: [pair('8S', 1, '9S')] };
  const shown = view(4, { bout: bout(attack) });
  const asked = (change: Partial<Situation>, options: Partial<TableOptions> = {}) =>
    now({ view: shown, legal: [], awaited: [1], ...change }, options);
  expect(fitsLater('9D', asked({}))).toBe(true);
  expect(fitsLater('TD', asked({}))).toBe(false);
  expect(fitsLater('9D', asked({ me: 2 }))).toBe(false);
  expect(fitsLater('9D', asked({}, { throwIn: 'none' }))).toBe(false);
  const full = view(4, { bout: bout({ ...attack, limit: 1 }) });
  expect(fitsLater('9D', asked({ view: full }))).toBe(false);
});

import { describe, expect, it } from 'vitest';
import type { Command, EventBody, View } from '../wire';
import { predict } from './predict';
import { fold, reduce } from './reduce';
import { sampleGame } from './sampleGame';

const afterLead = fold(sampleGame.slice(0, 5), 0) as View;
const leading = { ...(fold(sampleGame, 0) as View) };

describe('a prediction', () => {
  it.each<[Command, EventBody]>([
    [
      { type: 'beat', attack: '7S', card: 'KS' },
      { type: 'attack_beaten', seat: 0, attack: '7S', card: 'KS' },
    ],
    [
      { type: 'throw_in', card: '7C' },
      { type: 'card_thrown_in', seat: 0, card: '7C' },
    ],
  ])('of %o is what the service will say', (command, event) => {
    expect(predict(afterLead, 0, command)).toEqual(reduce(afterLead, event, 0));
  });

  it('of a lead is what the service will say', () => {
    const lead = predict(leading, 0, { type: 'lead', cards: ['KS'] });
    expect(lead).toEqual(reduce(leading, { type: 'cards_led', seat: 0, cards: ['KS'] }, 0));
  });

  it('of a transfer lays the cards down without guessing who defends', () => {
    const view = predict(afterLead, 0, { type: 'transfer', cards: ['7C'], direction: 'left' });
    expect(view?.bout?.table.map((pair) => pair.attack)).toEqual(['7S', '7C']);
    expect(view?.bout?.defender).toBe(0);
  });

  it.each<Command>([{ type: 'take' }, { type: 'done' }])('is not made for %o', (command) => {
    expect(predict(afterLead, 0, command)).toBeNull();
  });
});

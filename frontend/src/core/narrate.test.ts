import { describe, expect, it } from 'vitest';
import { cards as deCards } from '../i18n/de/cards';
import { narration as deNarration } from '../i18n/de/narration';
import { cards as enCards } from '../i18n/en/cards';
import { narration as enNarration } from '../i18n/en/narration';
import { cards as ruCards } from '../i18n/ru/cards';
import { narration as ruNarration } from '../i18n/ru/narration';
import { narrate, type Telling } from './narrate';
import { sampleGame } from './sampleGame';
import type { EventBody } from './view';

const en = { narration: enNarration, cards: enCards };
const de = { narration: deNarration, cards: deCards };
const ru = { narration: ruNarration, cards: ruCards };
const names = [null, 'Anna', 'Boris'];

const told = (
  event: EventBody,
  words: Pick<Telling, 'narration' | 'cards'>,
  style: Telling['style'] = 'signs',
) =>
  narrate(event, {
    name: (seat) => names[seat] ?? null,
    ...words,
    style,
  });

describe('an event in words', () => {
  const beaten: EventBody = { type: 'attack_beaten', seat: 1, attack: 'TD', card: 'KD' };
  const led: EventBody = { type: 'cards_led', seat: 0, cards: ['7C', '7D', '7H'] };

  it('uses signs to be read and words to be read aloud', () => {
    expect(told(beaten, en)).toBe('Anna beats 10♦ with K♦');
    expect(told(beaten, en, 'words')).toBe('Anna beats ten of diamonds with king of diamonds');
  });

  it('speaks to the reader about their own moves', () => {
    expect(told(led, en)).toBe('You lead 7♣, 7♦ and 7♥');
    expect(told(led, de)).toBe('Du spielst 7♣, 7♦ und 7♥');
    expect(told(led, ru)).toBe('Вы ходите: 7♣, 7♦ и 7♥');
  });

  it('does not name cards the reader may not see', () => {
    const drawn: EventBody = {
      type: 'cards_drawn',
      seat: 1,
      cards: ['??', '??'],
      talon: 3,
      shown: [],
    };
    expect(told(drawn, en)).toBe('Anna draws 2 cards');
    expect(told(drawn, ru)).toBe('Anna добирает 2 карты');
  });

  it.each([
    ['English', en],
    ['German', de],
    ['Russian', ru],
  ])('has %s words for everything that happens', (_language, words) => {
    for (const event of sampleGame) {
      const text = told(event, words);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|null|\?\?/);
    }
  });
});

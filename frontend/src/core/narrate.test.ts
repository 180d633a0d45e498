import { describe, expect, it } from 'vitest';
import deCore from './texts/de';
import deNarration from './texts/narration/de';
import enCore from './texts/en';
import enNarration from './texts/narration/en';
import ruCore from './texts/ru';
import ruNarration from './texts/narration/ru';
import type { EventBody, GameEvent } from '../wire';
import { narrate, type Telling } from './narrate';
import { sampleGame } from './sampleGame';

const en = { narration: enNarration, cards: enCore.cards };
const de = { narration: deNarration, cards: deCore.cards };
const ru = { narration: ruNarration, cards: ruCore.cards };
const names = [null, 'Anna', 'Boris'];

const told = (
  event: EventBody | GameEvent,
  words: Pick<Telling, 'narration' | 'cards'>,
  style: Telling['style'] = 'signs',
) =>
  narrate(event, {
    name: (seat) => names[seat] ?? null,
    isReplaced: (seat) => seat === 2,
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

  it('names the team that has won, counting from one', () => {
    const won = (losing_teams: number[]): EventBody => ({
      type: 'game_ended',
      reason: 'team_out',
      durak: null,
      places: [1, 3, 1, 3],
      losing_teams,
    });
    expect(told(won([1]), en)).toBe('Team 1 has won');
    expect(told(won([0]), de)).toBe('Team 2 hat gewonnen');
    expect(told(won([0, 1]), ru)).toBe('Команда 3 победила');
  });

  it('names the team that has lost where several of its players hold cards, and no player', () => {
    const lost: EventBody = {
      type: 'game_ended',
      reason: 'durak',
      durak: null,
      places: [1, 3, 2, 3],
      losing_teams: [1],
    };
    expect(told(lost, en)).toBe('Team 2 has lost');
    expect(told(lost, de)).toBe('Team 2 hat verloren');
    expect(told(lost, ru)).toBe('Команда 2 проиграла');
  });

  it('says when the clock played, and only of the play itself', () => {
    const took: GameEvent = { version: 8, cause: 'clock', type: 'take_declared', seat: 1 };
    expect(told(took, en)).toBe('Time is up. Anna takes');
    expect(told(took, de)).toBe('Zeit abgelaufen. Anna nimmt auf');
    expect(told(took, ru)).toBe('Время вышло. Anna берёт');
    const drew: GameEvent = {
      version: 9,
      cause: 'clock',
      type: 'cards_drawn',
      seat: 1,
      cards: ['??'],
      talon: 3,
      shown: [],
    };
    expect(told(drew, en)).toBe('Anna draws 1 card');
  });

  it('says who defends again after a wrong transfer', () => {
    const back = (seat: number): EventBody => ({
      type: 'attack_returned',
      seat,
      attacker: 2,
      limit: 6,
      transfers: 0,
      direction: 'left',
    });
    expect(told(back(1), en)).toBe('Anna has to defend again');
    expect(told(back(0), de)).toBe('Du musst wieder verteidigen');
    expect(told(back(0), ru)).toBe('Вы снова отбиваетесь');
  });

  it('says when a done was set in advance', () => {
    const done: GameEvent = { version: 8, cause: 'in_advance', type: 'attacker_done', seat: 0 };
    expect(told(done, en)).toBe('You are done (set in advance)');
    expect(told(done, de)).toBe('Du bist fertig (im Voraus eingestellt)');
    expect(told(done, ru)).toBe('Вы: пас (включено заранее)');
  });

  it('says that a bot played where it sits in a person’s place, not at a bot’s own seat', () => {
    const led: GameEvent = { version: 8, cause: 'bot', type: 'cards_led', seat: 1, cards: ['6C'] };
    expect(told(led, en)).toBe('Anna leads 6♣');
    expect(told({ ...led, seat: 2 }, en)).toBe('Boris leads 6♣ (a bot played)');
    expect(told({ ...led, seat: 2 }, de)).toBe('Boris spielt 6♣ (von einem Bot gespielt)');
    expect(told({ ...led, seat: 2 }, ru)).toBe('Boris ходит: 6♣ (сыграл бот)');
    expect(told({ ...led, seat: 2, cause: 'player' }, en)).toBe('Boris leads 6♣');
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

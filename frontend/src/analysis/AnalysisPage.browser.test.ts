import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { bout, view } from '../gallery/build';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers } from '../net/fakeService';
import { changeSettings } from '../session/settings.svelte';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import AnalysisPage from './AnalysisPage.svelte';
import type { Board } from './api';

const VERSION_UNKNOWN = 'position: Only version 1 is known.';
const refusing = (code: string, detail: string) =>
  new Refusing(400, 'invalid', [{ field: 'position', code, detail }]);
const HERE = location.pathname + location.search;
const POSITIONS = 'POST /api/v1/analysis/positions';
const VIEW = view(2, {
  phase: 'lead',
  hands: [
    ['TH', 'JS'],
    ['9S', 'AD'],
  ],
  talon: 0,
  trump: 'S',
  trump_card: null,
  turned_up: null,
  bout: bout({ leader: 0, attacker: 0, defender: 1, limit: 2 }),
});
const LEADS: Board['turns'][number]['legal'] = ['TH', 'JS'].map((card) => ({
  type: 'lead',
  cards: [card],
}));
const BOARD: Board = {
  at: null,
  moves: [],
  position: 'position 1',
  rules: { deck: 24 },
  start: VIEW,
  view: VIEW,
  turns: [{ seat: 0, is_awaited: true, legal: LEADS }],
};

async function open(position: string | null, answers: Answers) {
  const asked = answerInstead(answers);
  const target = mainOfShell();
  target.style.height = '100dvh';
  await render(AnalysisPage, { props: { game: null, at: null, position }, target });
  return asked;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await useLanguage('en');
  changeSettings({ animation: 0, sound: false });
});

afterEach(() => history.replaceState(null, '', HERE));

test('a position as text is refused with the reason, or gets an address of its own', async () => {
  const answers: Answers = { [POSITIONS]: refusing('bad_notation', VERSION_UNKNOWN) };
  const asked = await open(null, answers);
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('notation').fill('position 9');
  await page.getByTestId('bring').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This isn’t a position or a game in notation.');
  await expect.element(page.getByText(VERSION_UNKNOWN)).toHaveAttribute('lang', 'en');
  expect(asked.at(-1)?.body).toMatchObject({ position: 'position 9' });
  answers[POSITIONS] = BOARD;
  await page.getByTestId('notation').fill('position 1');
  await page.getByTestId('bring').click();
  await expect.poll(() => location.pathname).toBe('/analysis');
  expect(location.search).toMatch(/^\?position=/);
});

test.for([
  ['bad_notation', 'Это не позиция и не игра в нотации.'],
  ['unknown_card', 'Такой карты нет.'],
  ['cannot_be_played', 'Такую позицию сыграть нельзя.'],
] as const)('an address with a fault (%s) is told about in Russian', async ([code, sentence]) => {
  await useLanguage('ru');
  await open('position 1', { [POSITIONS]: refusing(code, 'table: The defender is out.') });
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(page.getByText('table: The defender is out.')).toBeVisible();
  // The same text is as faulty the next time.
  await expect.element(page.getByText('Попробовать ещё раз')).not.toBeInTheDocument();
  await expect.element(page.getByText('Другая позиция')).toBeVisible();
});

test('the address of a position opens it on the board, and its cards are played for both', async () => {
  const led = { ...VIEW, phase: 'bout' as const, hands: [['JS'], ['9S', 'AD']] };
  const table = [{ attack: 'TH', seat: 0, beaten_by: null }];
  const after: Board = {
    ...BOARD,
    position: 'position 2',
    view: { ...led, bout: bout({ leader: 0, attacker: 0, defender: 1, limit: 2, table }) },
    moves: [
      {
        seat: 0,
        command: { type: 'lead', cards: ['TH'] },
        events: [{ version: 1, cause: 'player', type: 'cards_led', seat: 0, cards: ['TH'] }],
      },
    ],
    turns: [{ seat: 1, is_awaited: true, legal: [{ type: 'take' }] }],
  };
  const answers: Answers = { [POSITIONS]: BOARD };
  await open('position 1', answers);
  await expect.element(page.getByTestId('analysis')).toHaveAttribute('data-at', '0');
  await expect.element(page.getByRole('button', { name: /^ten of hearts/ })).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
  answers[POSITIONS] = after;
  await page.getByRole('button', { name: /^ten of hearts/ }).click();
  await expect.element(page.getByTestId('analysis')).toHaveAttribute('data-at', '1');
  await expect.element(page.getByTestId('analysis')).toHaveAttribute('data-seat', '1');
  await expect.element(page.getByRole('button', { name: /^Take 1 card/ })).toBeVisible();
});

test('a position that does not open can be asked for again', async () => {
  const answers: Answers = { [POSITIONS]: new Refusing(503, 'unavailable') };
  await open('position 1', answers);
  answers[POSITIONS] = BOARD;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByTestId('analysis')).toBeVisible();
});

import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing, type Answers } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import { mainOfShell } from '../testing/shell';
import type { View } from '../wire';
import type { Puzzle, PuzzleMove } from './api';
import PuzzleTable from './PuzzleTable.svelte';
import { Solving } from './solving.svelte';

/* Hearts are trumps. The ace can't be beaten, so that the six goes last; the seven would beat the six, and be out. */

const START: View = {
  viewer: 0,
  seats: 2,
  phase: 'lead',
  hands: [['6C', 'AC'], ['7C']],
  hidden: [0, 0],
  talon: 0,
  trump_card: null,
  turned_up: null,
  trump_holder: null,
  trump: 'H',
  discard: [],
  bout: {
    number: 9,
    leader: 0,
    attacker: 0,
    defender: 1,
    limit: 1,
    direction: 'left',
    taking: false,
    table: [],
    done: [],
    cleared: [],
    caught: [],
    cheats: [],
  },
  places: [null, null],
  durak: null,
  reason: null,
  idle_bouts: 0,
  losing_teams: [],
  asking: null,
};
const LEGAL: Puzzle['legal'] = [
  { type: 'lead', cards: ['6C'] },
  { type: 'lead', cards: ['AC'] },
];
const by = { cause: 'player' } as const;
const LEAD_ACE: PuzzleMove = {
  seat: 0,
  command: { type: 'lead', cards: ['AC'] },
  events: [{ type: 'cards_led', version: 1, seat: 0, cards: ['AC'], ...by }],
};
const WRONG: PuzzleMove[] = [
  {
    seat: 0,
    command: { type: 'lead', cards: ['6C'] },
    events: [{ type: 'cards_led', version: 1, seat: 0, cards: ['6C'], ...by }],
  },
  {
    seat: 1,
    command: { type: 'beat', attack: '6C', card: '7C' },
    events: [
      { type: 'attack_beaten', version: 2, seat: 1, attack: '6C', card: '7C', ...by },
      {
        type: 'bout_ended',
        version: 3,
        defender: 1,
        outcome: 'beaten_off',
        idle_bouts: 0,
        cards: ['6C', '7C'],
        ...by,
      },
      { type: 'player_out', version: 4, seat: 1, place: 1, ...by },
      {
        type: 'game_ended',
        version: 5,
        reason: 'durak',
        durak: 0,
        places: [2, 1],
        losing_teams: [],
        ...by,
      },
    ],
  },
];
const YOU: Puzzle['you'] = {
  rating: 1516,
  provisional: true,
  tried: 1,
  solved: 1,
  streak: 1,
  best_streak: 1,
  daily_streak: 0,
  best_daily_streak: 0,
};
const SOLUTION: NonNullable<Puzzle['solution']> = {
  start: START,
  legal: LEGAL,
  line: [LEAD_ACE],
  themes: ['right_lead'],
  rating: 1484,
  tried: 3,
  solved: 2,
  game_id: null,
  outcome: 'solved',
  rating_change: 16,
};
const NEW: Puzzle = {
  id: 'Puzzle0001',
  rules: {},
  seat: 0,
  day: null,
  status: 'new',
  step: 0,
  played: [],
  view: START,
  legal: LEGAL,
  refutation: null,
  solution: null,
  you: null,
};
const SOLVED: Puzzle = {
  ...NEW,
  status: 'solved',
  step: 1,
  played: [LEAD_ACE],
  legal: [],
  solution: SOLUTION,
  you: YOU,
};
const FAILED: Puzzle = {
  ...NEW,
  status: 'failed',
  legal: [],
  refutation: WRONG,
  solution: { ...SOLUTION, outcome: 'failed', rating_change: -16 },
  you: { ...YOU, rating: 1484, solved: 0, streak: 0 },
};

const MOVES = `POST /api/v1/puzzles/${NEW.id}/moves`;
const card = (name: RegExp) => page.getByRole('button', { name });
const said = (text: string) => page.getByTestId('said').getByText(text, { exact: false });

async function open(puzzle: Puzzle, answers: Answers = {}) {
  const asked = answerInstead(answers);
  const props = { solving: new Solving(puzzle, () => 0), theme: null };
  await render(PuzzleTable, { props, target: mainOfShell() });
  document
    .querySelector<HTMLElement>('[data-testid="puzzle"]')
    ?.style.setProperty('height', '700px');
  return asked;
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  await useLanguage('en');
  setAccount({
    ...{ id: 7, name: 'Boris', kind: 'account', language: 'en' },
    ...{ avatar: null, sanctions: [], hide_ratings: false },
  });
});

test('the right move solves it, and tells rating and themes', async () => {
  const asked = await open(NEW, { [MOVES]: SOLVED });
  await expect.element(said('Your move: only one wins')).toBeVisible();
  await card(/^ace of clubs/).click();
  await expect.element(said('Solved!')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ command: { type: 'lead', cards: ['AC'] }, step: 0 });
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('1516? (+16)');
  await expect.element(page.getByText('solved by 2 of 3', { exact: false })).toBeVisible();
  await expect.element(page.getByText('The right lead', { exact: false })).toBeVisible();
  await expect.element(page.getByTestId('solver')).toMatchTextContent('1 of 1');
  expect(await findingsInBothThemes()).toEqual([]);
});

test('a wrong move says why, and what follows is stepped through on the table', async () => {
  await open(NEW, { [MOVES]: FAILED });
  await card(/^six of clubs/).click();
  await expect.element(said('That doesn’t win')).toBeVisible();
  await expect
    .element(said('Opponent beats 6♣ with 7♣. In the end you are the durak.'))
    .toBeVisible();
  await expect.element(page.getByTestId('solver')).toMatchTextContent('0 of 1');
  expect(await findingsInBothThemes()).toEqual([]);
  await page.getByTestId('why-not').click();
  await expect.element(said('You lead 6♣')).toBeVisible();
  await page.getByTestId('step-on').click();
  await expect.element(said('Opponent beats 6♣ with 7♣')).toBeVisible();
  await expect.element(page.getByTestId('step-on')).toBeDisabled();
  await expect.element(page.getByRole('heading', { name: 'You are the durak' })).toBeVisible();
});

test('a solver who tries again starts from the beginning', async () => {
  const asked = await open(FAILED, { [MOVES]: { ...SOLVED, solution: FAILED.solution } });
  await page.getByTestId('again').click();
  await expect.element(said('Your move')).toBeVisible();
  await card(/^ace of clubs/).click();
  await expect.element(said('Solved!')).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({ step: 0 });
});

test('a solver who gives up steps through the solution', async () => {
  await open(NEW, {
    [`POST /api/v1/puzzles/${NEW.id}/solution`]: { ...FAILED, refutation: null },
  });
  await page.getByTestId('give-up').click();
  await expect.element(said('The puzzle as it was set')).toBeVisible();
  await page.getByTestId('step-on').click();
  await expect.element(said('You lead A♣')).toBeVisible();
});

test('a puzzle that was played elsewhere meanwhile is shown as it is', async () => {
  await open(NEW, {
    [MOVES]: new Refusing(409, 'puzzle_moved_on'),
    [`GET /api/v1/puzzles/${NEW.id}`]: SOLVED,
  });
  await card(/^six of clubs/).click();
  await expect.element(said('Solved!')).toBeVisible();
});

test('a move that did not reach the service is taken back, and can be played again', async () => {
  await open(NEW, { [MOVES]: new Refusing(503, 'unavailable') });
  await card(/^six of clubs/).click();
  await expect.element(page.getByText(/Durak is away for a moment/).first()).toBeVisible();
  await expect.element(card(/^six of clubs/)).toHaveAttribute('aria-disabled', 'false');
});

test('the page says that no puzzle is left', async () => {
  await open(SOLVED);
  await page.getByTestId('next').click();
  await expect
    .element(page.getByText('You have tried every puzzle', { exact: false }))
    .toBeVisible();
});

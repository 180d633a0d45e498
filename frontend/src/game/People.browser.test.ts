/* The people at a running game: their cards, what can be done about them, their ratings at the seats. */

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { view } from '../gallery/build';
import { backs } from '../gallery/cast';
import { Refusing, type Answers } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { ANNA, BORIS, seatOf } from '../tables/sampleGame';
import { findingsInBothThemes } from '../testing/axe';
import { aroundEachTest, RUNNING, LEAD, changes, open, openMenu } from './runningPage.testing';

aroundEachTest();

/** The service's data about Boris: two ratings, three games against Anna, her relations to him. */
const STRANGER = { following: false, blocked: false, muted: false, note: '' };
const knownOf = (you = STRANGER) => ({
  ...{ ...BORIS, presence: 'playing', seen_at: null, since: '2026-01-01T12:00:00Z', you },
});
const ratingOf = (mode: string, rating: number) => ({
  ...{ mode, rating, deviation: 60, provisional: false, games: 40 },
  ...{ peak: null, rank: null, better_than: null, season: null },
});
const ABOUT_BORIS: Answers = {
  'GET /api/v1/players/Boris': knownOf(),
  'GET /api/v1/players/Boris/ratings': {
    player: BORIS,
    ratings: [ratingOf('table', 1700), ratingOf('duel', 1612)],
  },
  'GET /api/v1/players/Anna/ratings': { player: ANNA, ratings: [] },
  'GET /api/v1/players/Anna/against/Boris': {
    ...{ player: ANNA, other: BORIS, ahead: 2, behind: 1, level: 0, together: 0 },
  },
};
const borisSeat = () => page.getByRole('listitem', { name: /^Boris/ });
const personCard = () => page.getByTestId('person-card');

test('a tap on a seat opens the card of who sits there', async () => {
  await open(RUNNING, { ...ABOUT_BORIS });
  await borisSeat().click();
  await expect
    .element(personCard().getByRole('link', { name: 'Boris' }))
    .toHaveAttribute('href', '/players/Boris');
  await expect.element(personCard()).toMatchTextContent('Duel: 1612');
  await expect.element(personCard()).toMatchTextContent('Casual game');
  const record = personCard().getByRole('region', { name: 'You against Boris' });
  await expect.element(record).toMatchTextContent('You finished first 2');
  await expect.element(record).toMatchTextContent('You finished later 1');
  await expect.element(personCard().getByRole('button', { name: 'Report' })).toBeVisible();
  expect(await findingsInBothThemes()).toEqual([]);
});

test.each([
  ['Follow', 'following', 'Unfollow', { following: true }],
  ['Mute', 'mutes', 'Unmute', { muted: true }],
  ['Block', 'blocks', 'Unblock', { blocked: true }],
] as const)('the card asks the service for %s', async (name, list, back, change) => {
  const answers: Answers = { ...ABOUT_BORIS, [`PUT /api/v1/${list}/${BORIS.id}`]: knownOf() };
  answers['GET /api/v1/mutes'] = answers['GET /api/v1/blocks'] = [];
  const asked = await open(RUNNING, answers);
  await borisSeat().click();
  const button = personCard().getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  answers['GET /api/v1/players/Boris'] = knownOf({ ...STRANGER, ...change });
  await button.click();
  await expect.element(personCard().getByRole('button', { name: back, exact: true })).toBeVisible();
  expect(changes(asked)).toEqual([`PUT /api/v1/${list}/${BORIS.id}`]);
});

test('a player who wants no contact is not followed, which the card says', async () => {
  const following = `PUT /api/v1/following/${BORIS.id}`;
  await open(RUNNING, { ...ABOUT_BORIS, [following]: new Refusing(403, 'not_welcome') });
  await borisSeat().click();
  await personCard().getByRole('button', { name: 'Follow' }).click();
  await expect
    .element(personCard().getByText('This player wants no contact with you.'))
    .toBeVisible();
});

test('a person tapped among several is shown alone, and the menu opens each by the keyboard', async () => {
  const vera = { kind: 'guest', id: 3, name: 'Vera', avatar: 'cat' } as const;
  const seats = [...RUNNING.seats, seatOf(2, vera)];
  const three = { ...LEAD, view: view(3, { phase: 'lead', hands: [['6C'], backs(4), backs(5)] }) };
  const answers: Answers = { ...ABOUT_BORIS, 'GET /api/v1/mutes': [], 'GET /api/v1/blocks': [] };
  await open({ ...RUNNING, mode: 'table', seats }, answers, three);
  await page.getByRole('listitem', { name: /^Vera/ }).click();
  await expect.element(personCard().getByRole('button', { name: 'Mute' })).toBeVisible();
  await expect.element(personCard()).not.toMatchTextContent('Follow');
  await expect.element(personCard()).not.toMatchTextContent('Boris');
  await userEvent.keyboard('{Escape}');
  await openMenu();
  await page.getByTestId('people').click();
  const boris = page.getByTestId('people').getByText('Boris');
  await expect.element(boris).toBeVisible();
  expect(document.querySelector('[data-testid="person-card"]')).toBeNull();
  boris.element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(personCard()).toMatchTextContent('Table: 1700');
  expect(await findingsInBothThemes()).toEqual([]);
});

test('the rating stands at the seat in a rated game, unless the reader hides ratings', async () => {
  const rated = { ...RUNNING, rated: true };
  await open(rated, { ...ABOUT_BORIS });
  await expect.element(borisSeat()).toMatchTextContent('1612');
  await expect
    .element(borisSeat())
    .toHaveAttribute('aria-label', expect.stringContaining('rating 1612') as string);
  await borisSeat().click();
  await expect.element(personCard()).toMatchTextContent('Rated game');
});

test.each([
  ['a game that is not rated', { rated: false }, false],
  ['a reader who hides ratings', { rated: true }, true],
])('no rating is asked for by %s', async (_, change, hides) => {
  setAccount({ ...ANNA, language: 'en', sanctions: [], hide_ratings: hides });
  const asked = await open({ ...RUNNING, ...change }, { ...ABOUT_BORIS });
  await borisSeat().click();
  await expect.element(personCard().getByRole('button', { name: 'Follow' })).toBeVisible();
  const wanted = asked.filter(({ request }) => request.endsWith('/ratings'));
  expect(wanted).toHaveLength(hides ? 0 : 1);
  await expect.element(borisSeat()).not.toMatchTextContent('1612');
});

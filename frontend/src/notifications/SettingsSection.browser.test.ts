/* The notification settings: topics by channel, and the players allowed to invite. */

import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, Refusing } from '../net/fakeService';
import { setAccount } from '../session/account.svelte';
import { findingsInBothThemes } from '../testing/axe';
import { brokenWords } from '../testing/words';
import type { NoticeSettings } from './api';
import SettingsSection from './SettingsSection.svelte';

const OFF = { page: false, browser: false, push: false, telegram: false, mail: false };
const ON = { ...OFF, page: true, browser: true, push: true };
const SETTINGS: NoticeSettings = {
  invited_by: 'everybody',
  push_key: null,
  digest: false,
  mail: 'ready',
  topics: {
    turn: ON,
    invitation: ON,
    friend: OFF,
    table: ON,
    tournament: ON,
    club: ON,
    club_tournament: OFF,
  },
};
const FRIENDS_TOLD: NoticeSettings = {
  ...SETTINGS,
  topics: {
    ...SETTINGS.topics,
    friend: { ...OFF, page: true },
  },
};
const READ = 'GET /api/v1/me/notification-settings';
const CHANGE = 'PATCH /api/v1/me/notification-settings';

beforeEach(async () => {
  await useLanguage('en');
  setAccount({
    ...{ id: 1, name: 'Rosa', kind: 'account', language: 'en' },
    ...{ avatar: 'fox', sanctions: [], hide_ratings: false },
  });
});

test('a player chooses by topic and place what they are told of, and who may invite', async () => {
  const answers = { [READ]: SETTINGS, [CHANGE]: FRIENDS_TOLD };
  const asked = answerInstead(answers);
  await render(SettingsSection);
  const friends = page.getByRole('checkbox', {
    name: 'Somebody you follow is playing: On the page',
  });
  await expect.element(friends).not.toBeChecked();
  await friends.click();
  await expect.element(friends).toBeEnabled();
  await expect.element(friends).toBeChecked();
  answers[CHANGE] = { ...FRIENDS_TOLD, invited_by: 'followed' };
  await page.getByRole('radio', { name: /^Players I follow/ }).click({ force: true });
  await expect.element(page.getByRole('radio', { name: /^Players I follow/ })).toBeChecked();
  expect(asked.filter(({ request }) => request === CHANGE).map(({ body }) => body)).toEqual([
    { topics: { friend: { page: true } } },
    { invited_by: 'followed' },
  ]);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('the earlier choice is shown', async () => {
  answerInstead({ [READ]: { ...FRIENDS_TOLD, invited_by: 'nobody' } });
  await render(SettingsSection);
  await expect
    .element(page.getByRole('checkbox', { name: 'Somebody you follow is playing: On the page' }))
    .toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Nobody/ })).toBeChecked();
});

test('an account switches mails about tournaments and the weekly mail on', async () => {
  const mailed = { ...SETTINGS, topics: { ...SETTINGS.topics, tournament: { ...ON, mail: true } } };
  const answers = { [READ]: SETTINGS, [CHANGE]: mailed };
  const asked = answerInstead(answers);
  await render(SettingsSection);
  const reminders = page.getByRole('checkbox', { name: 'Your tournaments: Mail' });
  await expect.element(reminders).not.toBeChecked();
  await reminders.click();
  await expect.element(reminders).toBeChecked();
  answers[CHANGE] = { ...mailed, digest: true };
  const digest = page.getByRole('switch', { name: /^A mail every week/ });
  await expect.element(digest).not.toBeChecked();
  await digest.click();
  await expect.element(digest).toBeChecked();
  await expect.element(page.getByTestId('mail-state')).not.toBeInTheDocument();
  expect(asked.filter(({ request }) => request === CHANGE).map(({ body }) => body)).toEqual([
    { topics: { tournament: { mail: true } } },
    { digest: true },
  ]);
  expect(await findingsInBothThemes()).toEqual([]);
});

test('somebody without a confirmed address is told what mails need', async () => {
  answerInstead({ [READ]: { ...SETTINGS, mail: 'unconfirmed' } });
  await render(SettingsSection);
  await expect.element(page.getByText(/^Mails need a confirmed e-mail address/)).toBeVisible();
});

test.for([
  ['bounced', /came back/],
  ['complained', /reported as spam/],
] as const)(
  'an address whose mails %s is told, and mailed again when asked',
  async ([mail, why]) => {
    const asked = answerInstead({
      [READ]: { ...SETTINGS, mail },
      [CHANGE]: { ...SETTINGS, mail: 'ready' },
    });
    await render(SettingsSection);
    await expect.element(page.getByText(why)).toBeVisible();
    expect(await findingsInBothThemes()).toEqual([]);
    await page.getByRole('button', { name: 'Mail me again' }).click();
    await expect.element(page.getByTestId('mail-state')).not.toBeInTheDocument();
    expect(asked.at(-1)).toMatchObject({ request: CHANGE, body: { mail: 'ready' } });
  },
);

test('guests are offered no mails', async () => {
  setAccount({
    ...{ id: 2, name: 'Gast', kind: 'guest', language: 'en' },
    ...{ avatar: 'fox', sanctions: [], hide_ratings: false },
  });
  answerInstead({ [READ]: SETTINGS });
  await render(SettingsSection);
  await expect
    .element(page.getByRole('checkbox', { name: 'Your tournaments: Push' }))
    .toBeInTheDocument();
  expect(page.getByRole('checkbox', { name: /Mail/ }).elements()).toEqual([]);
  expect(page.getByRole('switch', { name: /^A mail every week/ }).elements()).toEqual([]);
});

test('a choice that could not be kept is told', async () => {
  answerInstead({ [READ]: SETTINGS, [CHANGE]: new Refusing(503, 'unavailable') });
  await render(SettingsSection);
  await page.getByRole('radio', { name: /^Nobody/ }).click({ force: true });
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test.for(['en', 'de', 'ru'] as const)(
  'on a small phone all channels fit whole, in %s',
  async (code) => {
    await useLanguage(code);
    await page.viewport(320, 568);
    const bot = document.createElement('meta');
    bot.name = 'durak:telegram';
    document.head.append(bot);
    answerInstead({ [READ]: SETTINGS });
    await render(SettingsSection);
    await expect.element(page.getByRole('checkbox').nth(24)).toBeInTheDocument();
    bot.remove();
    const section = page.getByTestId('notice-settings').element();
    expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(brokenWords(section)).toEqual([]);
  },
);

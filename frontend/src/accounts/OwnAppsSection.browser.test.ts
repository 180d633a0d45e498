/* The account's own apps: listed with their client id, and deleted only after a question. */

import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { useLanguage } from '../i18n/index.svelte';
import { answerInstead, type Answers, type Asked } from '../net/fakeService';
import type { OwnApp } from './api';
import OwnAppsSection from './OwnAppsSection.svelte';

const APP: OwnApp = {
  ...{ id: 3, name: 'Kibitzer', client_id: 'AbCdEf0123', confidential: false },
  ...{ redirect_uris: ['https://kibitzer.example/back'], created_at: '2026-01-01T12:00:00Z' },
};
const LIST = 'GET /api/v1/auth/apps';
const DELETE = 'DELETE /api/v1/auth/apps/3';

let answers: Answers;
let asked: Asked[];

beforeEach(async () => {
  await useLanguage('en');
  answers = { [LIST]: [APP], [DELETE]: null };
  asked = answerInstead(answers);
});

test('an app is deleted once its owner has said so, and the focus goes to the heading', async () => {
  await render(OwnAppsSection);
  await expect.element(page.getByTestId('client-id')).toHaveTextContent('AbCdEf0123');
  await expect.element(page.getByText('https://kibitzer.example/back')).toBeVisible();
  await page.getByRole('button', { name: 'Delete “Kibitzer”' }).click();
  await expect.element(page.getByTestId('delete-app')).toBeVisible();
  expect(asked.map(({ request }) => request)).not.toContain(DELETE);
  answers[LIST] = [];
  await page.getByTestId('delete-app').click();
  await expect.element(page.getByTestId('client-id')).not.toBeInTheDocument();
  expect(asked.map(({ request }) => request)).toContain(DELETE);
  await expect.element(page.getByRole('heading', { name: 'Your own apps' })).toHaveFocus();
});

test('an account without apps is offered the form alone', async () => {
  answers[LIST] = [];
  await render(OwnAppsSection);
  await expect.element(page.getByText('Register an app')).toBeVisible();
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

/* The page's words for a problem of the service: always in the reader's language. */

import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import type { Language } from '../wire';
import { client } from './client';
import { failureText } from './failure';
import { answerInstead, Refusing } from './fakeService';

const COOKIE = 'durak_csrf_of_this_test';

/** Ask for something that the service refuses with `code`; return what the reader is told. */
async function told(code: string, language: Language): Promise<string> {
  answerInstead({ 'GET /api/v1/auth/me': new Refusing(409, code) });
  await useLanguage(language);
  try {
    await client.GET('/api/v1/auth/me', {});
  } catch (failure) {
    return failureText(failure);
  }
  throw new Error('the service has not refused');
}

test.for([
  ['en', 'too_many_clubs', 'You are in as many clubs as you can be.'],
  ['de', 'too_many_clubs', 'In mehr Clubs kannst du nicht sein.'],
  ['ru', 'too_many_clubs', 'В большем числе клубов состоять нельзя.'],
  ['de', 'internal_error', 'Bei uns ist etwas schiefgegangen. Versuche es noch einmal.'],
  ['ru', 'seat_taken', 'Кто-то опередил: место занято.'],
  ['ru', 'kicked', 'Хозяин стола попросил вас уйти.'],
] as const)('in %s the problem %s has words', async ([language, code, words]) => {
  expect(await told(code, language)).toBe(words);
});

test.for(LANGUAGES)('a code that is new has a sentence in $name', async ({ code: language }) => {
  const said = {
    // The fake service's sentence is the code; a real one's is English.
    en: 'brand_new',
    de: 'Das geht gerade nicht.',
    ru: 'Сейчас так не получится.',
  };
  expect(await told('brand_new', language)).toBe(said[language]);
});

test.for(LANGUAGES)('what is wrong with an entry is told, in $name', async ({ code: language }) => {
  // The service tells it in the language of the request.
  const detail = `as the service says it in ${language}`;
  const errors = [{ field: 'seats', code: 'out_of_range', detail }];
  answerInstead({ 'GET /api/v1/auth/me': new Refusing(400, 'invalid', errors) });
  await useLanguage(language);
  const failure: unknown = await client.GET('/api/v1/auth/me', {}).catch((told: unknown) => told);
  expect(failureText(failure)).toBe(detail);
});

test.for(LANGUAGES)('a request asks for sentences in $name', async ({ code: language }) => {
  await useLanguage(language);
  let asked: string | null = null;
  window.fetch = (_input, init) => {
    asked = new Headers(init?.headers).get('Accept-Language');
    return Promise.resolve(Response.json({}));
  };
  await client.GET('/api/v1/auth/me', {});
  expect(asked).toBe(language);
});

test('the words follow a change of the language', async () => {
  await told('banned', 'ru');
  expect(await told('banned', 'de')).toBe('Du bist gesperrt.');
});

test.for([
  ['without the cookie', '', 'Allow cookies for this page and reload it.'],
  ['with a cookie that is not good', `${COOKIE}=old`, 'Please reload the page and try again.'],
] as const)('a change that misses its token says what helps: %s', async ([, cookie, words]) => {
  document.documentElement.dataset['csrf'] = COOKIE;
  document.cookie = cookie;
  onTestFinished(() => {
    delete document.documentElement.dataset['csrf'];
    document.cookie = `${COOKIE}=; max-age=0`;
  });
  await useLanguage('en');
  answerInstead({ 'POST /api/v1/auth/guest': new Refusing(403, 'csrf_failed') });
  const failure: unknown = await client
    .POST('/api/v1/auth/guest', {})
    .catch((told: unknown) => told);
  expect(failureText(failure)).toBe(words);
});

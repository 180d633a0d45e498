/* The sentences of a form about a refused entry: never those of a library. */

import { expect, test } from 'vitest';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import { fieldErrors } from './fieldErrors';
import { Problem } from './problem';

const refusal = (code: string, detail: string, limit: number | null = null) =>
  new Problem({
    status: 400,
    code: 'invalid',
    detail,
    errors: [{ field: 'name', code, detail, limit }],
  });

const UNFIT = 'This can’t be used here. Please check it.';

test.each([
  ['string_too_long', 'String should have at most 24 characters', 24, 'Use at most 24 characters.'],
  ['string_too_short', 'String should have at least 1 character', 1, 'Please fill this in.'],
  ['string_too_short', 'String should have at least 4 characters', 4, 'Use at least 4 characters.'],
  ['too_long', 'Array should have at most 12 items', 12, 'At most 12.'],
  ['greater_than_equal', 'Input should be at least 2', 2, 'At least 2.'],
  ['missing', 'Field required', null, 'Please fill this in.'],
  ['int_parsing', 'Input should be a valid integer', null, UNFIT],
  ['literal_error', "Input should be 'a' or 'b'", null, UNFIT],
  ['string_too_long', 'A service that tells no limit', null, UNFIT],
])('the code %s (%s) has a sentence of ours', async (code, theirs, limit, ours) => {
  await useLanguage('en');
  expect(fieldErrors(refusal(code, theirs, limit))).toEqual({ name: ours });
});

test.each([
  [1, 'Не больше 1 символа.'],
  [21, 'Не больше 21 символа.'],
  [24, 'Не больше 24 символов.'],
  [600, 'Не больше 600 символов.'],
])('the limit %i stands in the genitive in Russian', async (limit, sentence) => {
  await useLanguage('ru');
  expect(fieldErrors(refusal('string_too_long', '', limit))).toEqual({ name: sentence });
});

test.for(LANGUAGES)('no sentence of a library is shown in $name', async ({ code: language }) => {
  await useLanguage(language);
  const theirs = 'String should have at most 24 characters';
  expect(Object.values(fieldErrors(refusal('string_too_long', theirs, 24)))[0]).not.toContain(
    'String',
  );
});

test('a sentence of the service itself is shown as it is', async () => {
  await useLanguage('en');
  const ours = 'This name is reserved.';
  expect(fieldErrors(refusal('value_error', ours))).toEqual({ name: ours });
});

test('the words of the place come first', async () => {
  await useLanguage('en');
  const words = { string_too_long: 'At most 24 letters.' };
  expect(fieldErrors(refusal('string_too_long', 'String should …'), words)).toEqual({
    name: 'At most 24 letters.',
  });
});

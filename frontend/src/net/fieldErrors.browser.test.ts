/* The sentences of a form about a refused entry: never those of a library. */

import { expect, test } from 'vitest';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import { fieldErrors } from './fieldErrors';
import { Problem } from './problem';

const refusal = (code: string, detail: string) =>
  new Problem({ status: 400, code: 'invalid', detail, errors: [{ field: 'name', code, detail }] });

test.each([
  ['string_too_long', 'String should have at most 24 characters', 'This is too long.'],
  ['string_too_short', 'String should have at least 2 characters', 'This is too short.'],
  ['missing', 'Field required', 'Please fill this in.'],
  ['int_parsing', 'Input should be a valid integer', 'This can’t be used here. Please check it.'],
  ['literal_error', "Input should be 'a' or 'b'", 'This can’t be used here. Please check it.'],
  ['greater_than_equal', 'Input should be at least 2', 'This can’t be used here. Please check it.'],
])('the code %s has a sentence of ours', async (code, theirs, ours) => {
  await useLanguage('en');
  expect(fieldErrors(refusal(code, theirs))).toEqual({ name: ours });
});

test.for(LANGUAGES)('no sentence of a library is shown in $name', async ({ code: language }) => {
  await useLanguage(language);
  const theirs = 'String should have at most 24 characters';
  expect(Object.values(fieldErrors(refusal('string_too_long', theirs)))[0]).not.toContain('String');
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

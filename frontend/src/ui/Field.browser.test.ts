/* An entry that keeps a form from being sent has its sentence beside it, in the reader's language. */

import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page, userEvent } from 'vitest/browser';
import { LANGUAGES, useLanguage } from '../i18n/index.svelte';
import type { Language } from '../wire';
import NumberField from './NumberField.svelte';
import PasswordField from './PasswordField.svelte';
import TextArea from './TextArea.svelte';
import TextField from './TextField.svelte';

let form: HTMLFormElement | null = null;

afterEach(() => form?.remove());

/** Puts an empty form on the page. */
function newForm(): HTMLFormElement {
  form = document.createElement('form');
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(form);
  return form;
}

const name = { label: 'Name', value: '', required: true };
const password = { label: 'Password', showLabel: 'Show', value: '', shortest: 8 };
const seats = { label: 'Seats', value: 2, bounds: { min: 2, max: 6 }, onchange: () => {} };

const sentences: Record<Language, Record<string, string>> = {
  en: {
    missing: 'Please fill this in.',
    address: 'An address looks like this: name@example.org.',
    short: 'Use at least 8 characters.',
    small: 'At least 2.',
    large: 'At most 6.',
    half: 'Please type a whole number.',
  },
  de: {
    missing: 'Bitte ausfüllen.',
    address: 'Eine Adresse sieht so aus: name@example.org.',
    short: 'Mindestens 8 Zeichen.',
    small: 'Mindestens 2.',
    large: 'Höchstens 6.',
    half: 'Bitte gib eine ganze Zahl ein.',
  },
  ru: {
    missing: 'Заполните это поле.',
    address: 'Адрес выглядит так: name@example.org.',
    short: 'Не меньше 8 символов.',
    small: 'Не меньше 2.',
    large: 'Не больше 6.',
    half: 'Здесь нужно целое число.',
  },
};

/** Types into the only field of the form, tries to send it, and returns what the field says. */
async function said(target: HTMLFormElement, typed: string): Promise<string | undefined> {
  const field = target.querySelector<HTMLInputElement>('.input');
  if (field === null) throw new Error('no field');
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
  const shown: boolean[] = [];
  field.addEventListener('invalid', (event) => shown.push(!event.defaultPrevented), { once: true });
  target.requestSubmit();
  await expect.element(page.elementLocator(field)).toHaveAttribute('aria-invalid', 'true');
  expect(shown, 'the bubble of the browser').toEqual([false]);
  expect(document.activeElement).toBe(field);
  return target.querySelector('.error')?.textContent;
}

test.for(LANGUAGES)('each lack has its sentence in $name', async ({ code }) => {
  await useLanguage(code);
  const words = sentences[code];
  let target = newForm();
  await render(TextField, { target, props: name });
  expect(await said(target, '')).toBe(words['missing']);

  target.remove();
  target = newForm();
  await render(TextField, { target, props: { ...name, type: 'email' } });
  expect(await said(target, 'nobody')).toBe(words['address']);

  target.remove();
  target = newForm();
  await render(PasswordField, { target, props: { ...password, autocomplete: 'new-password' } });
  expect(await said(target, 'seven77')).toBe(words['short']);

  target.remove();
  target = newForm();
  await render(NumberField, { target, props: seats });
  expect(await said(target, '1')).toBe(words['small']);
  expect(await said(target, '7')).toBe(words['large']);
  expect(await said(target, '2.5')).toBe(words['half']);
  expect(await said(target, '')).toBe(words['missing']);
});

test('the sentence goes as soon as nothing is wrong any more', async () => {
  await useLanguage('en');
  const target = newForm();
  await render(TextField, { target, props: name });
  expect(await said(target, '')).toBe('Please fill this in.');
  await userEvent.type(page.getByLabelText('Name'), 'Anna');
  await expect.element(page.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'false');
  expect(target.querySelector('.error')?.textContent).toBe('');
});

test('every field with a fault says so, and the first one is focused', async () => {
  await useLanguage('en');
  const target = newForm();
  await render(TextField, { target, props: { label: 'Optional', value: '' } });
  await render(TextArea, { target, props: { label: 'Story', value: '', required: true } });
  await render(TextField, { target, props: name });
  target.requestSubmit();
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
  expect([...target.querySelectorAll('.error')].map((error) => error.textContent)).toEqual([
    '',
    'Please fill this in.',
    'Please fill this in.',
  ]);
});

test('what the service says stays where the browser finds nothing', async () => {
  await useLanguage('en');
  const target = newForm();
  await render(TextField, { target, props: { ...name, value: 'Anna', error: 'Taken.' } });
  target.requestSubmit();
  expect(target.querySelector('.error')?.textContent).toBe('Taken.');
});

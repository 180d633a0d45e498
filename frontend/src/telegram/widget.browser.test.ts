import { expect, test } from 'vitest';
import { widgetAddress, widgetData } from './widget';

const encoded = (value: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(String.fromCharCode(...bytes));
  return `#tgAuthResult=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
};

test('the signed fields are read, whatever their letters', () => {
  const data = widgetData(encoded({ id: 99, first_name: 'Änne & Ко', hash: 'ab' }));
  expect([...new URLSearchParams(data ?? '')]).toEqual([
    ['id', '99'],
    ['first_name', 'Änne & Ко'],
    ['hash', 'ab'],
  ]);
});

test.each([
  '',
  '#content',
  '#tgAuthResult=',
  '#tgAuthResult=%%',
  '#tgAuthResult=abcde',
  encoded(false),
])('the part %s of an address is no answer', (hash) => {
  expect(widgetData(hash)).toBeNull();
});

test('Telegram is told the bot, the site, and where to come back to', () => {
  const { host, searchParams } = new URL(
    widgetAddress('4711', new URL('https://durak.example/login?next=%2Flobby&telegram=k')),
  );
  expect(host).toBe('oauth.telegram.org');
  expect(searchParams.get('bot_id')).toBe('4711');
  expect(searchParams.get('origin')).toBe('https://durak.example');
  expect(searchParams.get('return_to')).toBe(
    'https://durak.example/login?next=%2Flobby&telegram=k',
  );
});

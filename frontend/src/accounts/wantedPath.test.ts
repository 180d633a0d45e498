import { expect, it } from 'vitest';
import { wantedPath } from './wantedPath';

const OWN = 'https://durak.example';
const from = (next: string) => wantedPath(`?next=${encodeURIComponent(next)}`, OWN);

it.each([
  ['/games/aB3dE6gH9k', '/games/aB3dE6gH9k'],
  ['/admin/?a=b&c=%2F', '/admin/?a=b&c=%2F'],
  ['https://durak.example/rules', '/rules'],
  ['lobby', '/lobby'],
  ['?mode=duel', '/?mode=duel'],
  ['/a/../b', '/b'],
  ['', '/'],
])('%j leads to a page of ours', (next, expected) => {
  expect(from(next)).toBe(expected);
});

it.each([
  '//',
  '///',
  'http://[',
  'https://[::1',
  'https://',
  'http://a b/',
  'https://durak.example:99999/',
  'http://%',
  '//evil.example/x',
  '\\\\evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/games/..//evil.example',
  'https://evil.example/',
  'http://durak.example/',
  'https://durak.example:8443/',
  'https://durak.example.evil.example/',
  'https://durak.example@evil.example/',
  'https://somebody@durak.example/rules',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://durak.example/0f',
  'mailto:a@durak.example',
])('%j leads home', (next) => {
  expect(from(next)).toBe('/');
});

it('leads home where nothing is wanted, or where the query is broken', () => {
  for (const search of ['', '?', '?next', '?other=/rules', '?next=%2F%2F%5B']) {
    expect(wantedPath(search, OWN)).toBe('/');
  }
});

import { expect, test } from 'vitest';
import { readChoice } from './lastChoice';

const FIRST = { preset: 'podkidnoy', opponents: 3, level: 'casual' };

test.each([
  { preset: 'perevodnoy', opponents: 1, level: 'child' },
  { preset: 'podkidnoy', opponents: 5, level: 'master' },
])('a stored choice is read as it was made: $preset, $opponents, $level', (choice) => {
  expect(readChoice(choice)).toEqual(choice);
});

test.each([null, 'x', 7, [], {}])('without a stored choice the first one stands (%j)', (stored) => {
  expect(readChoice(stored)).toEqual(FIRST);
});

test.each([
  [{ preset: 'wikipedia', opponents: 2, level: 'clever' }, { preset: 'podkidnoy' }],
  [{ preset: 'perevodnoy', opponents: 0, level: 'clever' }, { opponents: 3 }],
  [{ preset: 'perevodnoy', opponents: 6, level: 'clever' }, { opponents: 3 }],
  [{ preset: 'perevodnoy', opponents: 1.5, level: 'clever' }, { opponents: 3 }],
  [{ preset: 'perevodnoy', opponents: '2', level: 'clever' }, { opponents: 3 }],
  [{ preset: 'perevodnoy', opponents: 2, level: 'god' }, { level: 'casual' }],
])('a part that no game can have is as at first: %j', (stored, changed) => {
  expect(readChoice(stored)).toEqual({ ...stored, ...changed });
});

import { describe, expect, it } from 'vitest';
import book from './texts/en';
import { SAMPLE_PRESETS, SAMPLE_SCHEMA } from '../rules/sampleRules';
import { chapterAt, chaptersOf } from './chapters';

const CHAPTERS = chaptersOf(SAMPLE_SCHEMA, SAMPLE_PRESETS, book);
const titleAt = (place: string) => CHAPTERS[chapterAt(CHAPTERS, place)]?.title;

describe('the chapters of the rules', () => {
  it('are the base game, the groups of options, the presets, and more', () => {
    expect(CHAPTERS.map(({ title }) => title)).toEqual([
      'The base game',
      'Defence',
      'Teams',
      'Ready-made rules',
      'More about',
    ]);
  });

  it('have a place for every section, option and preset', () => {
    expect(CHAPTERS[1]?.places).toEqual([
      { id: 'transfer', title: 'Transfer' },
      { id: 'transfer_trumps', title: 'Transfers with trumps' },
    ]);
    expect(CHAPTERS[3]?.places.map(({ id }) => id)).toEqual([
      'preset-podkidnoy',
      'preset-perevodnoy',
    ]);
  });

  it.each([
    ['', 'The base game'],
    ['no-such-place', 'The base game'],
    ['base-throw_in', 'The base game'],
    ['group-teams', 'Teams'],
    ['transfer_trumps', 'Defence'],
    ['preset-perevodnoy', 'Ready-made rules'],
    ['about-cheating', 'More about'],
  ])('are found by a place in them: %s', (place, title) => {
    expect(titleAt(place)).toBe(title);
  });

  it('have no place twice, so that every address leads to one', () => {
    const ids = CHAPTERS.flatMap(({ id, places }) => [id, ...places.map((place) => place.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/* The chapters of the rules. One is read at a time; the place that the address names says which. */

import type { Preset, RulesSchema } from '../wire';
import { aboutAnchor, groupAnchor, presetAnchor, sectionAnchor } from './anchors';
import type { BookTexts } from './texts';

/** A place that an address can name: `/rules#<id>`. */
export interface Place {
  id: string;
  title: string;
}

export interface Chapter extends Place {
  kind: 'base' | 'group' | 'presets' | 'more';
  places: readonly Place[];
}

/** Every chapter in the order of reading, with the places in it. */
export function chaptersOf(
  schema: RulesSchema,
  presets: readonly Preset[],
  { base, presets: ready, more }: BookTexts,
): Chapter[] {
  const places = (named: Record<string, { title: string }>, anchor: (name: string) => string) =>
    Object.entries(named).map(([name, { title }]) => ({ id: anchor(name), title }));
  return [
    {
      kind: 'base',
      id: 'base',
      title: base.title,
      places: places(base.sections, sectionAnchor),
    },
    ...schema['x-groups'].map(({ name, title, options }): Chapter => ({
      kind: 'group',
      id: groupAnchor(name),
      title,
      places: options.map((option) => ({
        id: option,
        title: schema.properties[option]?.title ?? option,
      })),
    })),
    {
      kind: 'presets',
      id: 'presets',
      title: ready.title,
      places: presets.map(({ name, title }) => ({ id: presetAnchor(name), title })),
    },
    { kind: 'more', id: 'more', title: more.title, places: places(more.chapters, aboutAnchor) },
  ];
}

/** The index of the chapter with that name, or with that place; 0 for any other name. */
export function chapterAt(chapters: readonly Chapter[], place: string): number {
  const at = chapters.findIndex(
    ({ id, places }) => id === place || places.some((one) => one.id === place),
  );
  return Math.max(at, 0);
}

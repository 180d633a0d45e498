/* Shows one state of the table on the page. */

import { mount, unmount } from 'svelte';
import type { TableSettings } from '../core/table';
import { useLanguage } from '../i18n/index.svelte';
import type { Language } from '../wire';
import { GALLERY_SETTINGS, type FixtureName } from './fixtures';
import Gallery from './Gallery.svelte';

export interface Look {
  language?: Language;
  settings?: Partial<TableSettings>;
  /** Gives everybody the longest name there is. */
  longest?: boolean;
}

/** Show `fixture` in `target`, without one the list of them all; return how to take it away. */
export async function show(
  target: Element,
  fixture: FixtureName | null,
  { language = 'en', settings = {}, longest = false }: Look = {},
): Promise<() => Promise<void>> {
  await useLanguage(language);
  const props = { fixture, settings: { ...GALLERY_SETTINGS, ...settings }, longest };
  const gallery = mount(Gallery, { target, props });
  return () => unmount(gallery);
}

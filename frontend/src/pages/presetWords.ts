import { m } from '../i18n/index.svelte';

/** A rule set's name as the reader knows it. */
export function presetName(preset: string | null): string {
  return preset === null ? '' : (m.pages.presets[preset]?.[0] ?? preset.replaceAll('_', ' '));
}

/** One line about a rule set; empty for one the page has no words for. */
export function presetHint(preset: string): string {
  return m.pages.presets[preset]?.[1] ?? '';
}

import { hasTexts, m } from '../i18n/index.svelte';

/** A rule set's name as the reader knows it. */
export function presetName(preset: string | null): string {
  return preset === null ? '' : (m.pages.presets[preset]?.[0] ?? preset.replaceAll('_', ' '));
}

/** One line about a rule set; empty for one the page has no words for. */
export function presetHint(preset: string): string {
  return m.pages.presets[preset]?.[1] ?? '';
}

/** What a game is called; its rule set has no name before the texts of the pages are there. */
export function gameTitle(preset: string | null): string {
  return hasTexts('pages') ? m.shell.game.title(presetName(preset)) : m.shell.brand;
}

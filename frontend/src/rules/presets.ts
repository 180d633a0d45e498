import { m } from '../i18n/index.svelte';
import { presets } from './catalogue.svelte';

const find = (name: string) => presets.now?.find((preset) => preset.name === name);

/**
 * A rule set's name as the reader knows it; before that is known, or for an unknown one, its plain name. Rules of
 * somebody's own have the name that was given to them, if one was.
 */
export function presetName(preset: string | null, given: string | null = null): string {
  if (preset === null) return given ?? m.shell.rules.own;
  return find(preset)?.title ?? preset.replaceAll('_', ' ');
}

/** One line about a rule set; empty where nothing is known of it. */
export function presetHint(preset: string | null): string {
  return preset === null ? '' : (find(preset)?.description ?? '');
}

/** The title of a game, without its rule set before the presets are known. */
export function gameTitle(preset: string | null, given: string | null = null): string {
  return presets.now === null ? m.shell.brand : m.shell.game.title(presetName(preset, given));
}

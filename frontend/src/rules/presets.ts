import { rulesTexts } from './texts';
import { uiTexts } from '../ui/texts';
import type { Game } from '../wire';
import { presets } from './catalogue.svelte';

const find = (name: string) => presets.now?.find((preset) => preset.name === name);

/**
 * A rule set's name as the reader knows it; before that is known, or for an unknown one, its plain name. Rules of
 * somebody's own have the name that was given to them, if one was.
 */
export function presetName(preset: string | null, given: string | null = null): string {
  if (preset === null) return given ?? rulesTexts().own;
  return find(preset)?.title ?? preset.replaceAll('_', ' ');
}

/** One line about a rule set; empty where nothing is known of it. */
export function presetHint(preset: string | null): string {
  return preset === null ? '' : (find(preset)?.description ?? '');
}

type Named = Pick<Game, 'preset' | 'rules_name' | 'lesson'>;

/** The name of a game: a lesson has its own name, any other game the name of its rules. */
export function gameName({ preset, rules_name, lesson }: Named): string {
  return lesson === null ? presetName(preset, rules_name) : rulesTexts().lesson;
}

/** The title of a game, without its rule set before the presets are known. */
export function gameTitle(game: Named): string {
  return presets.now === null ? uiTexts().brand : rulesTexts().title(gameName(game));
}

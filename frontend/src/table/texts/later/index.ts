import { textsOf } from '../../../i18n/index.svelte';

/** Texts that the first view of a table does without. */
export const laterTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

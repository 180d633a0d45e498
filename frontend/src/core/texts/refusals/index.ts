import { textsOf } from '../../../i18n/index.svelte';

export const refusalsTexts = textsOf({
  en: () => import('./en.json'),
  de: () => import('./de.json'),
  ru: () => import('./ru.json'),
});

import { textsOf } from '../../../i18n/index.svelte';

export const problemTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

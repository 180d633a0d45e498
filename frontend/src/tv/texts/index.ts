import { textsOf } from '../../i18n/index.svelte';

export const tvTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

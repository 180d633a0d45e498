import { textsOf } from '../../i18n/index.svelte';

export const entryTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

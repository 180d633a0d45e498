import { textsOf } from '../../../i18n/index.svelte';

export const overTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

export type OverTexts = ReturnType<typeof overTexts>;

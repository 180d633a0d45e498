import { textsOf } from '../../../i18n/index.svelte';

export const helpTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

export type HelpTexts = ReturnType<typeof helpTexts>;

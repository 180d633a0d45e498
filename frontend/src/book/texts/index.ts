import { textsOf } from '../../i18n/index.svelte';

export const bookTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

export type BookTexts = ReturnType<typeof bookTexts>;

import { textsOf } from '../../i18n/index.svelte';

export const coreTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

export type CoreTexts = ReturnType<typeof coreTexts>;

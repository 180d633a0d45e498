import { textsOf } from '../../i18n/index.svelte';

export const tableTexts = textsOf({
  en: () => import('./en'),
  de: () => import('./de'),
  ru: () => import('./ru'),
});

export type TableTexts = ReturnType<typeof tableTexts>;

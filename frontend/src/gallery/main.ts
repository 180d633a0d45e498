import { mount } from 'svelte';
import { isLanguage, loadTexts, useLanguage } from '../i18n/index.svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import type { CardBack, TableSettings } from '../core/table';
import { FIXTURES, GALLERY_SETTINGS, type FixtureName } from './fixtures';
import Gallery from './Gallery.svelte';

const isFixture = (text: string | null): text is FixtureName => text !== null && text in FIXTURES;

const query = new URLSearchParams(location.search);
const language = query.get('lang');
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
if (isLanguage(language)) document.documentElement.lang = language;

await useLanguage(isLanguage(language) ? language : 'en');
await loadTexts('clocks', 'pages');
const target = document.querySelector('#app');
if (target === null) throw new Error('gallery.html has no #app');

const settings: TableSettings = {
  ...GALLERY_SETTINGS,
  fourColours: query.has('four'),
  cardBack: (query.get('back') ?? GALLERY_SETTINGS.cardBack) as CardBack,
  animation: Number(query.get('animation') ?? 1) as TableSettings['animation'],
};
const asked = query.get('state');
const page = query.get('page');
if (page !== null) {
  // With styles of their own, which tables do without.
  await (await import('./pages')).showPage(page, target);
} else
  mount(Gallery, {
    target,
    props: {
      fixture: isFixture(asked) ? asked : null,
      settings,
      longest: query.has('longest'),
      header: query.has('header'),
    },
  });

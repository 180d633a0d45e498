import { isLanguage } from '../i18n/index.svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import type { CardBack, TableSettings } from '../core/table';
import { FIXTURES, GALLERY_SETTINGS, type FixtureName } from './fixtures';
import { show } from './show';

const isFixture = (text: string | null): text is FixtureName => text !== null && text in FIXTURES;

const query = new URLSearchParams(location.search);
const asked = query.get('lang');
const language = isLanguage(asked) ? asked : 'en';
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
document.documentElement.lang = language;

const target = document.querySelector('#app');
if (target === null) throw new Error('gallery.html has no #app');

const page = query.get('page');
const state = query.get('state');
if (page !== null) {
  // Pages have separate styles, which tables don't need.
  await (await import('./pages')).showPage(target, page, language);
} else {
  await show(target, isFixture(state) ? state : null, {
    language,
    settings: {
      fourColours: query.has('four'),
      cardBack: (query.get('back') ?? GALLERY_SETTINGS.cardBack) as CardBack,
      animation: Number(query.get('animation') ?? 1) as TableSettings['animation'],
    },
    longest: query.has('longest'),
  });
}

import type en from './en';

export default {
  legal: { imprint: 'Impressum', privacy: 'Datenschutz' },
  developers: 'Für Entwickler',
  missing: {
    title: 'Hier ist nichts',
    text: 'Diese Adresse führt zu keiner Seite.',
    home: 'Zur Startseite',
  },
} satisfies typeof en;

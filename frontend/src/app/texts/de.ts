import type en from './en';

export default {
  developers: 'Für Entwickler',
  legal: { imprint: 'Impressum', privacy: 'Datenschutz' },
  missing: {
    title: 'Hier ist nichts',
    text: 'Diese Adresse führt zu keiner Seite.',
    home: 'Zur Startseite',
  },
} satisfies typeof en;

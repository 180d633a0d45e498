import type en from './en';

export default {
  brand: 'Durak',
  loading: 'Einen Moment …',
  retry: 'Noch einmal versuchen',
  incomplete: 'Ein Teil der Seite konnte nicht geladen werden.',
  reload: 'Seite neu laden',
  close: 'Schließen',
  connection: {
    reconnecting: 'Verbindung verloren. Neuer Versuch …',
    offline: 'Du bist offline.',
    away: 'Der Server ist nicht erreichbar. Neuer Versuch …',
    online: 'Wieder verbunden.',
  },
  range: (min, max) => `${min} bis ${max}`,
  copy: 'Link kopieren',
  copied: 'Kopiert',
  share: 'Teilen',
  show: 'Passwort zeigen',
  game: {
    missing: 'Dieses Spiel gibt es nicht.',
    refused: 'Zu spät: Am Tisch hat sich etwas geändert.',
    missingHint: 'Vielleicht ist der Link unvollständig, oder der Tisch wurde geschlossen.',
    replay: 'Ansehen',
    share: 'Link kopieren',
    shareText: 'Ein Spiel Durak',
    home: 'Start',
  },
} satisfies typeof en;

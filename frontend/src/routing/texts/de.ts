import type en from './en';

export default {
  skip: 'Zum Inhalt',
  label: 'Hauptmenü',
  home: 'Start',
  rules: 'Spielregeln',
  puzzles: 'Aufgaben',
  settings: 'Einstellungen',
  account: 'Konto',
  friends: 'Freunde',
  login: 'Anmelden',
  logout: 'Abmelden',
  register: 'Registrieren',
  language: 'Sprache',
  guest: (name: string) => `${name} (Gast)`,
} satisfies typeof en;

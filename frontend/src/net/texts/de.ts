import type en from './en';

export default {
  errors: {
    unreachable: 'Der Server ist nicht erreichbar. Bitte versuche es noch einmal.',
    cookies_blocked: 'Erlaube Cookies für diese Seite und lade sie neu.',
    throttled: 'Zu viele Versuche. Bitte warte einen Moment.',
    unavailable: 'Durak ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
    game_broken: 'Mit diesem Spiel stimmt etwas nicht. Wir wissen Bescheid.',
    not_found: 'Diese Seite gibt es nicht.',
  },
} satisfies typeof en;

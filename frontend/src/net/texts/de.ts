import type en from './en';

export default {
  errors: {
    unreachable: 'Der Server ist nicht erreichbar. Bitte versuche es noch einmal.',
    cookies_blocked: 'Erlaube Cookies für diese Seite und lade sie neu.',
    refused: 'Das geht gerade nicht.',
    throttled: 'Zu viele Versuche. Bitte warte einen Moment.',
    unavailable: 'Durak ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
    game_broken: 'Mit diesem Spiel stimmt etwas nicht. Wir wissen Bescheid.',
    wrong_credentials: 'Name oder Passwort stimmt nicht.',
    username_taken: 'Dieser Name oder ein ganz ähnlicher ist vergeben.',
    name_taken: 'Dieser Name oder ein ganz ähnlicher ist vergeben.',
    seat_taken: 'Jemand war schneller: Der Platz ist besetzt.',
    seats_not_filled: 'Ein Platz ist noch frei.',
    not_found: 'Diese Seite gibt es nicht.',
    game_already_started: 'Das Spiel hat schon begonnen.',
  },
} satisfies typeof en;

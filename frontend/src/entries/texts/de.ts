import type en from './en';

export default {
  beyond: {
    string_too_long: (limit) => `Höchstens ${limit} Zeichen.`,
    string_too_short: (limit) => `Mindestens ${limit} Zeichen.`,
    too_long: (limit) => `Höchstens ${limit}.`,
    too_short: (limit) => `Mindestens ${limit}.`,
    less_than_equal: (limit) => `Höchstens ${limit}.`,
    greater_than_equal: (limit) => `Mindestens ${limit}.`,
  },
  string_pattern_mismatch: 'Manche Zeichen sind hier nicht erlaubt.',
  missing: 'Bitte ausfüllen.',
  unchosen: 'Bitte wähle etwas aus.',
  noAddress: 'Eine Adresse sieht so aus: name@example.org.',
  noNumber: 'Bitte gib eine ganze Zahl ein.',
  noTime: 'Bitte gib Datum und Uhrzeit ein.',
  unfit: 'Das geht hier nicht. Bitte prüfe die Eingabe.',
} satisfies typeof en;

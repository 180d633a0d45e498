import type en from './en';

export default {
  page: 'Leute und Tische',
  friends: 'Freunde, die gerade spielen',
  title: 'Tische',
  lead: 'Setz dich zu anderen, schau zu, oder schick Freunden den Link eines eigenen Tisches.',
  loading: 'Tische werden gesucht …',
  open: 'Offene Tische',
  running: 'Spiele zum Zuschauen',
  create: 'Tisch eröffnen',
  sit: 'Hinsetzen',
  back: 'An deinen Tisch',
  watch: 'Zuschauen',
  none: 'Gerade wartet niemand auf Mitspieler.',
  noneHint:
    'Eröffne einen Tisch: Wer vorbeikommt, sieht ihn hier sofort. Oder spiel gegen Bots, bis jemand kommt.',
  noneFits: (tables: number) =>
    tables === 1
      ? 'Ein Tisch ist offen, passt aber nicht zum Filter.'
      : `${tables} Tische sind offen, aber keiner passt zum Filter.`,
  showAll: 'Alle zeigen',
  more: (tables: number) => `${tables} weitere zeigen`,
  table: (rules: string, people: string) => `${rules}: ${people}`,
  free: (seats: number) => (seats === 1 ? '1 Platz frei' : `${seats} Plätze frei`),
  freeSeat: 'frei',
  watchers: (count: number) => (count === 1 ? '1 Zuschauer' : `${count} Zuschauer`),
  rules: 'Regeln',
  reconnecting: 'Verbindung unterbrochen. Die Liste ist vielleicht nicht aktuell.',
  changed: (tables: number) => (tables === 1 ? '1 offener Tisch' : `${tables} offene Tische`),
  filters: {
    title: 'Filter',
    any: 'Egal',
    preset: 'Regeln',
    own: 'Eigene Regeln',
    seats: 'Plätze',
    free: 'Freie Plätze',
    atLeast: (seats: number) => `Mindestens ${seats}`,
    clock: 'Uhr',
    counts: 'Wertung',
    rated: 'Gewertet',
    casual: 'Ohne Wertung',
    reset: 'Zurücksetzen',
  },
} satisfies typeof en;

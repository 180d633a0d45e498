import type en from './en';

export default {
  /** The form of a table's own rules. */
  custom: {
    /** Of something that is put in order. */
    order: {
      up: (name) => `${name} nach oben`,
      down: (name) => `${name} nach unten`,
      moved: (name, place, count) => `${name}: Platz ${place} von ${count}`,
    },
    what: 'Was ist das?',
    wrong: 'Passt nicht',
    changed: (count: number) => `${count} geändert`,
    changes: (count: number) =>
      count === 0
        ? 'Wie das Grundspiel'
        : `${count} ${count === 1 ? 'Abweichung' : 'Abweichungen'} vom Grundspiel`,
    reset: (preset: string) => `Zurück zu „${preset}“`,
  },
  switches: {
    aids: {
      label: 'Gesehene Karten bleiben sichtbar',
      hint: 'Zum Lernen: Die Ablage lässt sich durchsehen, und was andere aufgenommen haben, bleibt offen. Es sich zu merken ist die Kunst des Spiels.',
      facts: { on: 'gesehene Karten bleiben sichtbar', off: 'ohne Merkhilfe' },
      card: {
        on: 'Gesehene Karten bleiben sichtbar: Die Ablage lässt sich durchsehen, und was andere aufgenommen haben, liegt offen.',
        off: 'Karten muss man sich merken: Die Ablage und was andere aufgenommen haben liegen verdeckt.',
      },
    },
  },
  base: 'Das Grundspiel: Schlage jede Karte mit einer höheren derselben Farbe oder mit einem Trumpf, sonst nimm alle auf.',
} satisfies typeof en;

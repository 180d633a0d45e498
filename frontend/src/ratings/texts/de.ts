import type en from './en';

export default {
  modes: { duel: 'Duell', table: 'Tisch', transfer: 'Schieben', partners: 'Partner' },
  modeHints: {
    duel: 'Zwei Spieler',
    table: 'Drei bis sechs Spieler',
    transfer: 'Mit Schieben',
    partners: 'Zwei gegen zwei',
  },
  mode: 'Spielart',
  rating: 'Wertung',
  provisional: 'Vorläufig: noch zu wenige gewertete Spiele',
  held: 'Die Wertung dieses Spiels wird erst geprüft.',
  loading: 'Wird geladen …',
  more: 'Mehr zeigen',
  boards: {
    title: 'Ranglisten',
    open: 'Ranglisten',
    hidden:
      'Du hast Wertungen ausgeblendet, darum steht hier nichts. In den Einstellungen kannst du sie wieder einblenden.',
    season: 'Saison',
    allTime: 'Insgesamt',
    rank: 'Rang',
    player: 'Spieler',
    games: 'Spiele',
    peak: 'Beste',
    empty: 'Hier hat noch niemand einen Rang.',
    needs: (games: number) =>
      `Einen Rang haben Spieler mit mindestens ${games} gewerteten Spielen und gefestigter Wertung.`,
    you: (rank: number, rating: number) => `Du bist Nummer ${rank} mit ${rating} Punkten.`,
    unranked: (rating: number, games: number) =>
      `Deine Wertung ist ${rating} nach ${games === 1 ? 'einem gewerteten Spiel' : `${games} gewerteten Spielen`}; sie hat noch keinen Rang.`,
    distribution: 'Verteilung der Wertungen',
    bucket: (from: number, to: number, players: number) => `${from} bis ${to}: ${players} Spieler`,
    betterThan: (percent: number) => `Du liegst vor ${percent} % der Spieler mit Rang.`,
  },
} satisfies typeof en;

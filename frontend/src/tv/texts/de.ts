/** TV: die besten laufenden Spiele. */
export default {
  title: 'TV',
  channels: 'Kanal',
  any: 'Bestes Spiel',
  loading: 'TV wird eingeschaltet …',
  none: 'Gerade läuft nichts',
  noneHint: 'Sobald hier jemand spielt, siehst du das Spiel.',
  soon: 'Gleich spielen hier starke Bots für dich.',
  exhibition: 'Schaupartie',
  exhibitionHint: 'Gerade spielen hier keine Menschen, darum spielen starke Bots für dich.',
  now: (names: string) => `Im TV: ${names}`,
  over: 'Das Spiel ist aus. Das nächste folgt von selbst.',
  toTable: 'Zum Tisch',
  home: 'Start',
  reconnecting: 'Die Verbindung ist unterbrochen. Neuer Versuch …',
  broken: 'Dieses Spiel lässt sich nicht zeigen. TV schaltet von selbst zum nächsten.',
};

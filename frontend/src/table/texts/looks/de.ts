export default {
  felt: 'Farbe des Tisches',
  felts: {
    house: 'Nussbaum oder Leinen',
    walnut: 'Nussbaum',
    linen: 'Leinen',
    green: 'Grün',
    blue: 'Blau',
    wine: 'Weinrot',
    slate: 'Schiefer',
  },
  back: 'Rückseite',
  backs: {
    weave: 'Geflecht',
    sunray: 'Strahlen',
    plain: 'Schlicht',
    night: 'Nacht',
    scales: 'Schuppen',
    folk: 'Schostowo',
  },
  faces: 'Vorderseite',
  faceNames: { classic: 'Klassisch', large: 'Große Zeichen', cream: 'Altes Papier' },
};

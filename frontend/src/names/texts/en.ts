export default {
  /** The bots of the service, each with the face of the same number; the last are the levels' own. */
  bots: [
    'Fedya',
    'Nina',
    'Gleb',
    'Zoya',
    'Timur',
    'Rita',
    'Oleg',
    'Dasha',
    'Boris',
    'Vera',
    'Misha',
    'Lyuba',
    'Petya',
    'Tanya',
    'Kostya',
    'Galya',
    'Arkady',
    'Klava',
  ],
};

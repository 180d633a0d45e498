import type en from './en';

export default {
  bots: [
    'Fedja',
    'Nina',
    'Gleb',
    'Soja',
    'Timur',
    'Rita',
    'Oleg',
    'Dascha',
    'Boris',
    'Wera',
    'Mischa',
    'Ljuba',
    'Petja',
    'Tanja',
    'Kostja',
    'Galja',
    'Arkadi',
    'Klawa',
  ],
} satisfies typeof en;

import type en from './en';

export default {
  rated: 'Gewertetes Spiel',
} satisfies typeof en;

import type en from './en';

export default {
  title: 'Das Spiel verlassen?',
  text: 'Ein Bot spielt für dich bis zum Ende weiter. Du kannst nicht an deinen Platz zurück.',
  rated:
    'Ein Bot spielt für dich bis zum Ende weiter. Du kannst nicht an deinen Platz zurück und wirst als Letzter gewertet.',
  yes: 'Verlassen',
  no: 'Weiterspielen',
} satisfies typeof en;

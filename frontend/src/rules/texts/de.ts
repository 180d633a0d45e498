import type en from './en';

export default {
  title: (preset: string) => `Durak: ${preset}`,
  lesson: 'Dein erstes Spiel',
  own: 'Eigene Regeln',
  about: 'Mehr darüber, in einem neuen Tab',
} satisfies typeof en;

export default {
  title: (preset: string) => `Durak: ${preset}`,
  lesson: 'Your first game',
  own: 'Custom rules',
  about: 'Read about it, in a new tab',
};

export default {
  legal: { imprint: 'Imprint', privacy: 'Privacy' },
  developers: 'Developers',
  missing: {
    title: 'Nothing here',
    text: 'This address leads to no page.',
    home: 'To the home page',
  },
};

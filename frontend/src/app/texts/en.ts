export default {
  developers: 'For developers',
  legal: { imprint: 'Imprint', privacy: 'Privacy' },
  missing: {
    title: 'Nothing here',
    text: 'This address leads to no page.',
    home: 'To the home page',
  },
};

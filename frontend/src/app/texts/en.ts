export default {
  legal: { imprint: 'Imprint', privacy: 'Privacy' },
  developers: 'Developers',
  missing: {
    title: 'Nothing here',
    text: 'There is no page at this address.',
    home: 'To the home page',
  },
};

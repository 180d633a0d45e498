export default {
  rated: 'Rated game',
};

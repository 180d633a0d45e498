export default {
  titleYourTurn: 'Your turn',
  loading: 'Setting the table…',
  calledOff: 'This game was called off. It counts for nobody.',
  cancelled: 'This table was closed.',
};

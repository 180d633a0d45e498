export default {
  title: 'Leave the game?',
  text: 'A bot plays on for you to the end. You can’t come back to your seat.',
  rated:
    'A bot plays on for you to the end. You can’t come back to your seat, and you are rated last.',
  yes: 'Leave',
  no: 'Play on',
};

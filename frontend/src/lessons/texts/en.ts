/** The guided first game. */
export default {
  wait: 'Watch what happens …',
  /** After something that the lesson didn't ask for. */
  away: 'You played something other than the lesson planned. Never mind: from here on this is an ordinary game. Play what you like.',
  /** A tap on a card that the lesson doesn't ask for. */
  other: 'That may be allowed, but this lesson goes another way: do what the hint says.',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  over: {
    text: 'You are out first, and your opponent is left with cards: the durak. That is the whole game!',
    play: 'Play a duel with a beginner',
    again: 'Once more',
    rules: 'All the rules',
  },
  /** One for each command of the learner (`games/lessons/first_game.py`), which names its cards. */
  steps: [
    'Get rid of your cards: the last one who holds any is the durak, the fool. You hold the lowest trump, 9♥, so you begin. Attack: tap 9♠.',
    'Beaten: J♠ is of the same suit and higher. But with a jack on the table you may throw in another one. Tap J♦.',
    'Beaten again. Your 9♥ would fit as well, but a trump is worth keeping. Say Done: these cards leave the game, and both of you draw up to six.',
    'Now you are attacked. Beat 10♠ with a higher spade: K♠ will do, and the ace stays for later. Tap K♠.',
    'K♦ was thrown in, and you have no higher diamond. But hearts are trumps here, and a trump beats every other suit. Tap 9♥.',
    'You beat everything, so now you attack. Tap 10♦ and keep 9♣: you will soon see why.',
    'Transferred! Your opponent added a ten, and now both are yours to beat. You have nothing for 10♦, so take the cards. A player who takes has to skip an attack.',
    'Now you can transfer: you hold a nine, too. Instead of beating 9♦, send the attack on to the next player. Tap 9♣.',
    'Your opponent takes both. You might add another nine, but you have none. Say Done.',
    'Your opponent took, so you attack again. Cards of one rank may be led together: tap Q♣ and Q♠, then press Lead.',
    'Both are beaten, and you have nothing to add. Say Done.',
    'The talon, the pile to draw from, is empty: nobody draws any more, and the player who runs out of cards is safe. Two nines attack you. Tap 10♦.',
    'And the other one: tap 10♣.',
    'Four aces! Play them all at once and you are out. Tap each of them, then press Lead.',
  ],
};

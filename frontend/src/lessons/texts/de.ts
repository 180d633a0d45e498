import type en from './en';

export default {
  wait: 'Schau, was passiert …',
  /** After something that the lesson didn't ask for. */
  away: 'Du hast anders gespielt, als die Lektion es vorsah. Macht nichts: Ab hier ist es ein gewöhnliches Spiel. Spiel, was du magst.',
  /** A tap on a card that the lesson doesn't ask for. */
  other: 'Das ist vielleicht erlaubt, aber diese Lektion geht anders weiter: Folge dem Hinweis.',
  progress: (step, of) => `Schritt ${step} von ${of}`,
  over: {
    text: 'Du bist zuerst fertig, und dein Gegner behält Karten: Er ist der Durak. Das ist das ganze Spiel!',
    play: 'Duell gegen einen Anfänger',
    again: 'Noch einmal',
    rules: 'Alle Regeln',
  },
  /** One for each command of the learner (`games/lessons/first_game.py`), which names its cards. */
  steps: [
    'Werde deine Karten los: Wer zuletzt noch welche hat, ist der Durak, der Dummkopf. Du hast den niedrigsten Trumpf, 9♥, also beginnst du. Greif an: Tippe auf 9♠.',
    'Geschlagen: J♠ hat dieselbe Farbe und ist höher. Jetzt liegt aber ein Bube auf dem Tisch, also darfst du noch einen dazugeben. Tippe auf J♦.',
    'Wieder geschlagen. Deine 9♥ würde auch passen, aber einen Trumpf hebt man lieber auf. Sag „Fertig“: Diese Karten sind aus dem Spiel, und ihr zieht beide auf sechs nach.',
    'Jetzt wirst du angegriffen. Schlage 10♠ mit einem höheren Pik: K♠ genügt, das Ass bleibt für später. Tippe auf K♠.',
    'K♦ kam dazu, und du hast kein höheres Karo. Aber Herz ist Trumpf, und ein Trumpf schlägt jede andere Farbe. Tippe auf 9♥.',
    'Du hast alles geschlagen, also greifst jetzt du an. Tippe auf 10♦ und behalte 9♣: Gleich siehst du, warum.',
    'Geschoben! Dein Gegner hat eine Zehn dazugelegt, und nun musst du beide schlagen. Gegen 10♦ hast du nichts, also nimm die Karten auf. Wer aufnimmt, setzt mit dem Angreifen aus.',
    'Jetzt kannst du schieben: Auch du hast eine Neun. Statt 9♦ zu schlagen, gib den Angriff weiter. Tippe auf 9♣.',
    'Dein Gegner nimmt beide auf. Du könntest noch eine Neun dazugeben, hast aber keine. Sag „Fertig“.',
    'Dein Gegner hat aufgenommen, also greifst du wieder an. Karten von gleichem Wert darfst du zusammen ausspielen: Tippe auf Q♣ und Q♠, dann auf „Ausspielen“.',
    'Beide sind geschlagen, und du hast nichts dazuzugeben. Sag „Fertig“.',
    'Der Stapel ist leer: Niemand zieht mehr nach, und wer keine Karten mehr hat, ist in Sicherheit. Zwei Neunen greifen dich an. Tippe auf 10♦.',
    'Und die andere: Tippe auf 10♣.',
    'Vier Asse! Spiel sie alle auf einmal, und du bist fertig. Tippe auf jedes, dann auf „Ausspielen“.',
  ],
} satisfies typeof en;

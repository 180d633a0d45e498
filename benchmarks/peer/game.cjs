// A trivial game of cards for two: each in turn lays a card from the hand, hidden from the other, and
// after two cards both fill their hands up again. The played cards come back when the talon is empty,
// so that it never ends.
const { INVALID_MOVE } = require("boardgame.io/core");

const CARDS = 36;
const HAND = 6;

function refill(G) {
  for (const hand of G.hands) {
    while (hand.length < HAND) {
      if (G.talon.length === 0) G.talon = G.discard.splice(0);
      hand.push(G.talon.pop());
    }
  }
}

const cards = {
  name: "cards",
  setup: ({ random }) => {
    const talon = random.Shuffle([...Array(CARDS).keys()]);
    return {
      hands: [talon.splice(0, HAND), talon.splice(0, HAND)],
      talon,
      table: [],
      discard: [],
      moves: 0,
    };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    talon: G.talon.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      client: false, // the client does not know the talon, so the server alone carries a move out
      move: ({ G, ctx }, index) => {
        const hand = G.hands[Number(ctx.currentPlayer)];
        if (!(index >= 0 && index < hand.length)) return INVALID_MOVE;
        G.table.push(...hand.splice(index, 1));
        G.moves += 1;
        if (G.table.length === 2) {
          G.discard.push(...G.table.splice(0));
          refill(G);
        }
        return undefined;
      },
    },
  },
};

module.exports = { cards };

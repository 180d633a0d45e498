// node load.cjs PORT MATCHES SECONDS: two clients a match by socket.io, boardgame.io's own; a player
// moves as soon as it is their turn. Prints what one window of time gave as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { cards } = require("./game.cjs");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const site = `http://localhost:${port}`;
const WARM_UP_SECONDS = 1.5;

let own = [];
let others = [];

const wait = (time) => new Promise((done) => setTimeout(done, time * 1000));

async function ask(path, body) {
  const answer = await fetch(site + path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function open() {
  const { matchID } = await ask("/games/cards/create", { numPlayers: 2 });
  const sent = new Map(); // number of the move: when it was made, and by whom
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await ask(`/games/cards/${matchID}/join`, {
      playerID,
      playerName: playerID,
    });
    const client = Client({
      game: cards,
      multiplayer: SocketIO({ server: site }),
      matchID,
      playerID,
      credentials: playerCredentials,
      debug: false,
    });
    let seen = -1;
    client.subscribe((state) => {
      if (state === null || state.G.moves <= seen) return;
      seen = state.G.moves;
      const move = sent.get(seen);
      if (move !== undefined) {
        (move.by === playerID ? own : others).push(performance.now() - move.at);
        if (move.isHeard) sent.delete(seen);
        move.isHeard = true;
      }
      if (state.ctx.currentPlayer !== playerID) return;
      setImmediate(() => {
        sent.set(seen + 1, { at: performance.now(), by: playerID, isHeard: false });
        client.moves.lay(0);
      });
    });
    client.start();
  }
}

function quantiles(times) {
  const ranked = times.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99].map(
    (share) => ranked[Math.min(ranked.length - 1, Math.floor(ranked.length * share))] ?? 0,
  );
}

async function main() {
  for (let match = 0; match < matches; match += 1) await open();
  await wait(WARM_UP_SECONDS);
  own = [];
  others = [];
  const before = await ask("/usage");
  const began = performance.now();
  await wait(seconds);
  const after = await ask("/usage");
  console.log(
    JSON.stringify({
      moves: others.length, // those that the other player has seen
      seconds: (performance.now() - began) / 1000,
      processor: (after.user + after.system - before.user - before.system) / 1e6,
      own: quantiles(own),
      others: quantiles(others),
    }),
  );
  process.exit(0);
}

main();

// node server.cjs PORT: boardgame.io's own server, matches in memory. GET /usage: its processor time.
const { Server, Origins } = require("boardgame.io/server");
const { cards } = require("./game.cjs");

const server = Server({ games: [cards], origins: [Origins.LOCALHOST] });
server.router.get("/usage", (ctx) => {
  ctx.body = process.cpuUsage();
});
server.run(Number(process.argv[2]), () => console.log("ready"));

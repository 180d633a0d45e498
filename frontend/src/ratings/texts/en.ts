export default {
  modes: { duel: 'Duel', table: 'Table', transfer: 'Transfer', partners: 'Partners' },
  modeHints: {
    duel: 'Two players',
    table: 'Three to six players',
    transfer: 'With transfers',
    partners: 'Two against two',
  },
  mode: 'Mode',
  rating: 'Rating',
  provisional: 'Provisional: too few rated games to be sure',
  held: 'This game’s ratings wait for a check.',
  loading: 'Loading…',
  more: 'Show more',
  boards: {
    title: 'Leaderboards',
    open: 'Leaderboards',
    hidden:
      'You have hidden ratings, so nothing is shown here. You can show them again in the settings.',
    season: 'Season',
    allTime: 'All time',
    rank: 'Rank',
    player: 'Player',
    games: 'Games',
    peak: 'Best',
    empty: 'Nobody is ranked here yet.',
    needs: (games: number) =>
      `Players with at least ${games} rated games and a settled rating are ranked.`,
    you: (rank: number, rating: number) => `You are number ${rank} with ${rating} points.`,
    unranked: (rating: number, games: number) =>
      `Your rating is ${rating} after ${games} rated ${games === 1 ? 'game' : 'games'}; it is not ranked yet.`,
    distribution: 'Distribution of ratings',
    bucket: (from: number, to: number, players: number) =>
      `${from} to ${to}: ${players === 1 ? '1 player' : `${players} players`}`,
    betterThan: (percent: number) => `You are ahead of ${percent} % of the ranked players.`,
  },
};

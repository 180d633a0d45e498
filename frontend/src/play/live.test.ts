import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem, Unreachable } from '../net/problem';
import { SAMPLE_GAME } from '../tables/sampleGame';
import type { Card, Cause, Command, Game, GameEvent } from '../wire';
import { getEventsSince, sendCommand } from './api';
import { LiveGame } from './live.svelte';

vi.mock('./api', () => ({ getPosition: vi.fn(), getEventsSince: vi.fn(), sendCommand: vi.fn() }));

/** A running game at which the reader has seat 0. */
const GAME: Game = {
  ...SAMPLE_GAME,
  status: 'active',
  you: { ...SAMPLE_GAME.you, seat: 0, host: true },
  started_at: SAMPLE_GAME.created_at,
};

const took = (seat: number, cause: Cause): GameEvent => ({
  version: 1,
  cause,
  type: 'take_declared',
  seat,
});

const threwIn = (seat: number, card: Card): GameEvent => ({
  version: 1,
  cause: 'player',
  type: 'card_thrown_in',
  seat,
  card,
});

const led = (seat: number, card: Card): GameEvent => ({
  version: 1,
  cause: 'player',
  type: 'cards_led',
  seat,
  cards: [card],
});

/** The message for a reader whose command was refused after these events. */
async function refusalAfter(events: readonly GameEvent[], command: Command = { type: 'take' }) {
  vi.mocked(getEventsSince).mockResolvedValue({
    ...{ version: events.length, mark: `${events.length}-0a1b2c3d4e5f`, events: [...events] },
  });
  const live = new LiveGame(GAME, () => 1);
  await live.act(command);
  return live.refusal;
}

describe('a command that is refused', () => {
  beforeEach(() => {
    const refused = new Problem({ status: 422, code: 'not_your_turn', detail: 'Not your turn.' });
    vi.mocked(sendCommand).mockRejectedValue(refused);
  });

  it('came too late where the clock has played for the reader', async () => {
    expect(await refusalAfter([took(0, 'clock')])).toMatchObject({
      code: 'not_your_turn',
      tooLate: true,
    });
    expect(getEventsSince).toHaveBeenLastCalledWith('Game000001', 0);
  });

  it('was refused by the rules where only others were played for, or nobody played', async () => {
    expect(await refusalAfter([took(1, 'clock')])).toMatchObject({ tooLate: false });
    expect(await refusalAfter([took(1, 'player')])).toMatchObject({ tooLate: false });
    expect(await refusalAfter([])).toMatchObject({ tooLate: false });
  });

  it('is not told where another page of the player made the same one', async () => {
    expect(await refusalAfter([took(0, 'player')])).toBeNull();
    expect(await refusalAfter([threwIn(0, '6C')], { type: 'throw_in', card: '6C' })).toBeNull();
    expect(await refusalAfter([led(0, '9D')], { type: 'lead', cards: ['9D'] })).toBeNull();
    const failed: GameEvent = {
      ...{ version: 1, cause: 'player', type: 'call_failed', seat: 0, cards: ['7C', '7D'] },
    };
    expect(await refusalAfter([failed], { type: 'call_cheat', card: '7D' })).toBeNull();
  });

  it('is told where the other page made a different one, or another player the same', async () => {
    const throwIn: Command = { type: 'throw_in', card: '6C' };
    expect(await refusalAfter([threwIn(0, '6D')], throwIn)).toMatchObject({ card: '6C' });
    expect(await refusalAfter([led(0, '6C')], throwIn)).toMatchObject({ card: '6C' });
    const both: Command = { type: 'lead', cards: ['6C', '6D'] };
    expect(await refusalAfter([led(0, '6C')], both)).toMatchObject({ card: '6C' });
    expect(await refusalAfter([threwIn(1, '6C')], throwIn)).toMatchObject({ card: '6C' });
  });

  it('is shown as it is where what happened since can’t be had', async () => {
    vi.mocked(getEventsSince).mockRejectedValue(new Unreachable('away'));
    const live = new LiveGame(GAME, () => 1);
    await live.act({ type: 'take' });
    expect(live.refusal).toMatchObject({ code: 'not_your_turn', tooLate: false });
    expect(live.pending).toBe(false);
  });
});

describe('a player whose session has ended', () => {
  const seat = (left: boolean) => ({
    seat: 0,
    kind: 'human' as const,
    left,
    ready: true,
    player: null,
  });
  const PLAYED: Game = { ...GAME, seats: [seat(false)] };
  const FORGOTTEN: Game = { ...PLAYED, you: { ...GAME.you, seat: null } };

  function told(...games: Game[]): boolean {
    const [first = GAME, ...others] = games;
    const live = new LiveGame(first, () => 1);
    live.stop();
    for (const game of others) live.setGame(game);
    return live.isLoggedOut;
  }

  it('is told of it while the game goes on', () => {
    expect(told(PLAYED, FORGOTTEN)).toBe(true);
  });

  it.each([
    ['has never sat there', [FORGOTTEN, FORGOTTEN]],
    ['sits there again', [PLAYED, FORGOTTEN, PLAYED]],
    ['has left', [PLAYED, { ...FORGOTTEN, seats: [seat(true)] }]],
    ['has seen the end', [PLAYED, { ...FORGOTTEN, status: 'finished' as const }]],
  ])('that player %s, and is told nothing', (_, games) => {
    expect(told(...games)).toBe(false);
  });
});

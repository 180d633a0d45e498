/* Requests to the service about a running game. */

import { answer, client } from '../net/client';
import { untilAnswered } from '../net/untilAnswered';
import type { Command, EventList, Game, Position, Submitted } from '../wire';

const ofGame = (id: string) => ({ path: { game_id: id } });

export const getGame = (id: string): Promise<Game> =>
  answer(client.GET('/api/v1/games/{game_id}', { params: ofGame(id) }));

export const getPosition = (id: string): Promise<Position> =>
  answer(client.GET('/api/v1/games/{game_id}/view', { params: ofGame(id) }));

/** The events after version `since`. */
export const getEventsSince = (id: string, since: number): Promise<EventList> =>
  answer(
    client.GET('/api/v1/games/{game_id}/events', { params: { ...ofGame(id), query: { since } } }),
  );

/** Carried out once, however often it has to be sent. Throws as `untilAnswered` does. */
export const sendCommand = (id: string, command: Command): Promise<Submitted> =>
  untilAnswered((key) =>
    answer(
      client.POST('/api/v1/games/{game_id}/commands', {
        params: { ...ofGame(id), header: { 'Idempotency-Key': key } },
        body: { command },
      }),
    ),
  );

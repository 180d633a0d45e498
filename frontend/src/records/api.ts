/* Requests to the service about a finished game. */

import { answer, client } from '../net/client';
import type { EventList, Proof, Viewer } from '../wire';
import type { CardKnowledge } from './knowledge';
import type { GameReview } from './review';

const ofGame = (id: string) => ({ path: { game_id: id } });

/** All events of a game; `viewer` asks for another seat's knowledge of a finished one. */
export function getEvents(id: string, viewer: Viewer): Promise<EventList> {
  const query = viewer === null ? { since: 0 } : { since: 0, seat: String(viewer) };
  return answer(client.GET('/api/v1/games/{game_id}/events', { params: { ...ofGame(id), query } }));
}

export const getProof = (id: string): Promise<Proof> =>
  answer(client.GET('/api/v1/games/{game_id}/proof', { params: ofGame(id) }));

/** The review of a finished game, or how far it is. */
export const getReview = (id: string): Promise<GameReview> =>
  answer(client.GET('/api/v1/games/{game_id}/review', { params: ofGame(id) }));

/** Has a finished game reviewed; one that is there already costs nothing. */
export const askReview = (id: string): Promise<GameReview> =>
  answer(client.POST('/api/v1/games/{game_id}/review', { params: ofGame(id) }));

/** The knowledge of a seat in a finished game after an event. */
export const getKnowledge = (id: string, seat: number, at: number): Promise<CardKnowledge> =>
  answer(
    client.GET('/api/v1/games/{game_id}/knowledge', {
      params: { ...ofGame(id), query: { seat, at } },
    }),
  );

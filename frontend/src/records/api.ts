/* Requests to the service about a finished game. */

import { answer, client } from '../net/client';
import type { EventList, Proof, Viewer } from '../wire';

const ofGame = (id: string) => ({ path: { game_id: id } });

/** All events of a game; `viewer` asks for another seat's knowledge of a finished one. */
export function getEvents(id: string, viewer: Viewer): Promise<EventList> {
  const query = viewer === null ? { since: 0 } : { since: 0, seat: String(viewer) };
  return answer(client.GET('/api/v1/games/{game_id}/events', { params: { ...ofGame(id), query } }));
}

export const getProof = (id: string): Promise<Proof> =>
  answer(client.GET('/api/v1/games/{game_id}/proof', { params: ofGame(id) }));

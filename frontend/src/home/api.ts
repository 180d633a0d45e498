/* Requests to the service about the game that the home page shows. */

import { answer, client } from '../net/client';
import type { LobbyTable } from '../wire';

/** Returns the table that TV shows as the best game now; null where there is none. */
export const getBestGame = async (): Promise<LobbyTable | null> =>
  (await answer(client.GET('/api/v1/tv'))).channels.find(({ mode }) => mode === null)?.table ??
  null;

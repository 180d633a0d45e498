/* Requests to the service about the deal of the day. */

import { answer, client } from '../net/client';
import type { Game, Language, Schema } from '../wire';

export type DailyDeal = Schema['DailyDealReply'];
export type OwnDeal = Schema['OwnDeal'];

/** The deal of a day (null: today), the text to be shared being in that language. */
export const getDailyDeal = (day: string | null, lang: Language): Promise<DailyDeal> =>
  answer(
    client.GET('/api/v1/daily-deal', {
      params: { query: { lang, ...(day === null ? {} : { day }) } },
    }),
  );

/** The reader's game of today's deal, dealt if there is none. */
export const playDailyDeal = (): Promise<Game> => answer(client.POST('/api/v1/daily-deal'));

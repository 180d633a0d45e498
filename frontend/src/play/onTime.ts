/*
 * Actions about time: more time for the opponent, and setting “done” in advance. Each says what
 * came of it.
 */

import { playTexts } from './texts';
import { answer, client } from '../net/client';
import { failureText } from '../net/failure';
import { Problem } from '../net/problem';
import type { Seat } from '../wire';
import type { LiveGame } from './live.svelte';

type Tell = (text: string) => void;

const ofGame = (live: LiveGame) => ({ params: { path: { game_id: live.id } } });

/** Gives the other of two people fifteen seconds more. */
export async function giveTime(live: LiveGame, seat: Seat, tell: Tell): Promise<void> {
  try {
    const body = { seat };
    live.setGame(
      await answer(client.POST('/api/v1/games/{game_id}/more-time', { ...ofGame(live), body })),
    );
  } catch (failure) {
    const isEnough = failure instanceof Problem && failure.code === 'no_more_time';
    tell(isEnough ? playTexts().noMoreTime : failureText(failure));
  }
}

/** Sets the player's done in advance, or takes that back. */
export async function setDoneInAdvance(live: LiveGame, on: boolean, tell: Tell): Promise<void> {
  try {
    live.setGame(
      await answer(
        client.PUT('/api/v1/games/{game_id}/done-in-advance', { ...ofGame(live), body: { on } }),
      ),
    );
    tell(on ? playTexts().doneInAdvanceOn : playTexts().doneInAdvanceOff);
  } catch (failure) {
    tell(failureText(failure));
  }
}

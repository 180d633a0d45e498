/* Decides about challenges, without any input or output. */

import type { components } from '../generated/schema.js';

type Challenge = components['schemas']['Challenge'];
export type Reason = NonNullable<Challenge['reason']>;
export type ClockType = NonNullable<Challenge['clock']>['type'] | 'none';

/** The challenges that a bot accepts: all of them, as far as nothing is said. */
export interface ChallengeRules {
  /** False: none at all. */
  accept?: boolean | undefined;
  rated?: boolean | undefined;
  casual?: boolean | undefined;
  fromPeople?: boolean | undefined;
  fromBots?: boolean | undefined;
  /** Names of presets; an empty list allows all. */
  presets?: readonly string[] | undefined;
  /** Rules that are no preset's. */
  ownRules?: boolean | undefined;
  clocks?: readonly ClockType[] | undefined;
  /** Names of accounts; an empty list allows all. */
  only?: readonly string[] | undefined;
  never?: readonly string[] | undefined;
}

/** Returns why the challenge is declined, as the API names it; null to accept it. */
export function reasonAgainst(
  { challenger, clock, preset, rated }: Challenge,
  rules: ChallengeRules,
  hasRoom: boolean,
): Reason | null {
  const { accept = true, only = [], never = [], presets = [] } = rules;
  const isBot = challenger.kind === 'bot_account';
  if (!accept || never.includes(challenger.name)) return 'generic';
  if (only.length > 0 && !only.includes(challenger.name)) return 'generic';
  if (isBot && rules.fromBots === false) return 'no_bots';
  if (!isBot && rules.fromPeople === false) return 'only_bots';
  if (rated && rules.rated === false) return 'rated';
  if (!rated && rules.casual === false) return 'casual';
  if (preset === null && rules.ownRules === false) return 'rules';
  if (preset !== null && presets.length > 0 && !presets.includes(preset)) return 'rules';
  if (rules.clocks && !rules.clocks.includes(clock?.type ?? 'none')) return 'clock';
  return hasRoom ? null : 'later';
}

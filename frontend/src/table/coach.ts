/*
 * The coach (hints for beginners): what the reader may do now and why, in one sentence. It reads
 * the service's offers and gives no advice: of two legal cards it prefers none.
 */

import { plain } from '../core/cards';
import { cardSign, suitSign } from '../core/words';
import type { Card, Offer, View } from '../wire';
import { open, ranksOnTable, tableCards, waitedFor, type Situation } from './prompts';
import type { HelpTexts } from './texts/help';

type Words = HelpTexts['coach'];

/** So many cards are named, and the rest only hinted at: a sentence, not a list. */
const MAX_NAMED = 5;

/** One sentence for the reader; null where there is nothing for them to know. */
export function coachText(now: Situation, words: Words): string | null {
  const { view, me, legal, purpose } = now;
  if (me === null || purpose !== 'play' || view.phase === 'over') return null;
  if (view.places[me] != null) return words.out;
  const said = legal.length === 0 ? whileWaiting(now, me, words) : whatMayBeDone(now, me, words);
  return [said, ...besides(legal, words)].join(' ');
}

function whatMayBeDone(now: Situation, me: number, words: Words): string {
  const { view, legal } = now;
  const can = (type: Offer['type']) => legal.some((offer) => offer.type === type);
  if (can('request_redeal')) return words.redeal;
  if (can('keep_hand')) return words.keepHand;
  if (can('lead')) return leading(now, words);
  if (can('beat') || can('take') || can('transfer') || can('show_transfer'))
    return defending(now, words);
  if (can('throw_in')) return throwingIn(now, words, can('done'));
  if (can('done')) return words.nothingFits(ranksOf(view));
  return whileWaiting(now, me, words);
}

function leading(now: Situation, words: Words): string {
  const { view, legal, name, options } = now;
  const whom = view.bout === null ? null : name(view.bout.defender);
  if (options.cheating) return words.leadAny(whom);
  if (legal.some((offer) => 'pairs' in offer)) return now.words.prompt.leadPairs;
  const several = legal.some(
    (offer) => offer.type === 'lead' && ('any_of' in offer || offer.cards.length > 1),
  );
  return words.lead(whom, several);
}

function defending(now: Situation, words: Words): string {
  const { view, legal } = now;
  const cards = tableCards(view).length;
  const attacks = (view.bout?.table ?? []).filter((pair) => pair.beaten_by === null);
  const beaten = attacks.map(({ attack }) => ({
    attack: cardSign(attack),
    by: named(
      legal.flatMap((one) => (one.type === 'beat' && one.attack === attack ? one.card : [])),
    ),
  }));
  const canTake = legal.some(({ type }) => type === 'take');
  const parts = [
    ...beaten.filter(({ by }) => by !== '').map(({ attack, by }) => words.beat(attack, by)),
    ...beaten.filter(({ by }) => by === '').map(({ attack }) => words.cannotBeat(attack)),
  ];
  const transferred = transferring(legal);
  return [
    ...(attacks.length === 0 ? [words.allBeaten] : [`${parts.join('; ')} ${why(now, words)}.`]),
    ...(transferred === '' ? [] : [words.transfer(transferred)]),
    ...(canTake ? [words.take(cards)] : []),
  ].join(' ');
}

/** The reason why a card is higher, if the table's rules allow a short one. */
function why({ view, options }: Situation, words: Words): string {
  if (options.ownSuit !== null || options.suitCycle || options.rankTrump || options.cheating)
    return words.byTheRules;
  return view.trump === null ? words.bySuit : words.bySuitOrTrump(suitSign(view.trump));
}

const transferring = (legal: readonly Offer[]): string =>
  named(
    legal.flatMap((offer) => {
      if (offer.type === 'transfer') return 'any_of' in offer ? offer.any_of : offer.cards;
      return offer.type === 'show_transfer' ? [offer.card] : [];
    }),
  );

function throwingIn({ view, legal }: Situation, words: Words, canBeDone: boolean): string {
  const cards = named(legal.flatMap((one) => (one.type === 'throw_in' ? one.card : [])));
  const { limit, table } = view.bout ?? { limit: 0, table: [] };
  return words.throwIn(cards, ranksOf(view), limit - table.length, canBeDone);
}

function whileWaiting(now: Situation, me: number, words: Words): string {
  const { view, name } = now;
  const { bout } = view;
  if (bout === null) return words.wait(waitedFor(now));
  if (bout.defender === me) {
    if (bout.taking) return words.youTake;
    if (bout.table.length === 0) return words.attacked(name(bout.attacker));
    return open(view) === 0 ? words.allBeaten : words.wait(waitedFor(now));
  }
  const who = name(bout.defender);
  if (bout.taking) return words.takes(who);
  return open(view) > 0 ? words.defends(who, open(view)) : words.wait(waitedFor(now));
}

/** The possible actions beside the bout. */
function besides(legal: readonly Offer[], words: Words): string[] {
  return [
    ...legal.flatMap((one) => (one.type === 'swap_trump' ? [words.swap(cardSign(one.card))] : [])),
    ...(legal.some(({ type }) => type === 'call_cheat') ? [words.call] : []),
  ];
}

const ranksOf = (view: View): string => ranksOnTable(tableCards(view)).join(', ');

/** Cards in signs, each once, the first few of many. */
function named(cards: readonly Card[]): string {
  const signs = [...new Set(cards.map((card) => cardSign(plain(card))))];
  const first = signs.slice(0, MAX_NAMED).join(', ');
  return signs.length > MAX_NAMED ? `${first} …` : first;
}

/** What single things of a civilization are worth, in culture points at the end: cards, wonders, leaders, strength. */

import { NONE, type Seat } from '@ecumene/kernel'
import {
  actionCard,
  civil,
  civilKind,
  government,
  isUnit,
  leader,
  military,
  militaryKind,
  wonder,
  work,
  workType,
} from '../cards.ts'
import { LED } from '../effects/leaders/hooks.ts'
import { finalAge } from '../effects/row.ts'
import { completionCulture } from '../effects/stages.ts'
import { WONDERS } from '../effects/wonders/hooks.ts'
import { best } from '../query/counts.ts'
import { militaryLimit } from '../query/totals.ts'
import { cardAt, handAt, type S, specialAt } from '../state.ts'
import { drillOf, tacticValue } from './strength.ts'
import type { Weights } from './weights.ts'

/** Share of an age that is over, by cards of its deck. */
const agePart = (s: S): number => 1 - s.civilLeft / (s.players === 2 ? 44 : s.players === 3 ? 50 : 53)
/** Own turns still to come, this one included. An age lasts about five rounds. */
export function turnsLeft(s: S): number {
  if (s.age === 4) return Math.max(1, s.lastRound - s.round + 1)
  if (s.age === 0) return 5.5 * finalAge(s) + 1
  return Math.max(1.5, 5.5 * (finalAge(s) - s.age + 1 - agePart(s)) + 1.5)
}
/** Turns until a leader of this age is antiquated. */
export const lifeOf = (s: S, age: number): number =>
  s.age === 4
    ? turnsLeft(s)
    : Math.max(0.5, Math.min(turnsLeft(s), 5.5 * (age + 2 - Math.max(1, s.age) - (s.age === 0 ? 0 : agePart(s)))))

/** A leader's texts that no rating shows, for each turn. */
export function leaderTexts(s: S, seat: Seat): number {
  const { worth = 0 } = LED[s.leader[seat] + 1]
  return typeof worth === 'number' ? worth : worth(s, seat, turnsLeft(s))
}
/** What a wonder will be worth when it stands. */
export function wonderValue(s: S, seat: Seat, which: number, turns: number): number {
  let n = completionCulture(s, seat, which)
  n +=
    turns *
    (wonder.culture[which] + 0.6 * wonder.science[which] + 1.1 * wonder.civil[which] + 0.6 * wonder.military[which])
  n += 1.2 * wonder.happy[which] * Math.min(3, turns / 3) + wonder.strength[which] + wonder.blue[which]
  return n + (WONDERS[which].worth?.(s, seat, turns) ?? 0)
}
/** Science of each technology that holds workers; those of the start cost nothing. */
const SCIENCE = Int16Array.from(work.card, card => (card === NONE ? 0 : civil.science[card]))
/**
 * A technology is worth having while there is time to use it, more if nothing better of its type has a worker: `level`
 * says what is the best there, NONE if nothing.
 */
export function technologyValue(card: number, used: boolean, level: number, turns: number, weights: Weights): number {
  const better = level < work.level[card]
  const kind = isUnit(card) ? weights.units : work.type[card] <= workType.mine ? weights.fields : weights.urban
  return SCIENCE[card] * (used ? 0.9 : better ? kind : 0.1) * Math.min(1, turns / 5)
}
/** A military card in hand, of somebody who is so much stronger than the weakest rival. */
export function cardValue(s: S, seat: Seat, card: number, lead: number, weights: Weights): number {
  switch (military.kind[card]) {
    case militaryKind.event:
    case militaryKind.territory:
      return 0.9 + 0.8 * military.age[card]
    case militaryKind.aggression:
      return s.peaceful === 1
        ? 0
        : 0.6 + weights.prey * Math.min(4, Math.max(0, lead)) * (0.5 + 0.25 * military.age[card])
    case militaryKind.war:
      return s.peaceful === 1 ? 0 : 0.5 + weights.warCard * Math.min(10, Math.max(0, lead - 2))
    case militaryKind.bonus:
      return 0.8 + 0.4 * military.age[card]
    case militaryKind.tactic:
      return (s.age === 4 ? 0 : 0.6) + weights.tactic * tacticValue(s, seat, military.tactic[card])
    default:
      return 0.4
  }
}
/** A civil card in hand: what it promises. */
function civilCardValue(s: S, seat: Seat, card: number, turns: number, weights: Weights): number {
  const sub = civil.place[card]
  switch (civil.kind[card]) {
    case civilKind.work: {
      if (turns < 3) return 0
      const now = best(s, seat, work.type[sub])
      if (now !== NONE && work.level[now] >= work.level[sub]) return 0.1
      return (isUnit(sub) ? 0.65 : 1) * weights.technologyCard * (work.type[sub] <= workType.lab ? 1.4 : 1)
    }
    case civilKind.government:
      return turns < 3
        ? 0
        : weights.governmentCard * (government.level[s.government[seat]] >= civil.age[card] ? 0.1 : 1)
    case civilKind.special:
      return turns < 3 || s.special[specialAt(seat, (sub / 3) | 0)] >= civil.age[card] ? 0 : weights.technologyCard
    case civilKind.leader:
      return s.leader[seat] === NONE ? weights.leaderCard : leader.age[s.leader[seat]] < civil.age[card] ? 2 : 0.1
    default:
      return actionCard.cards[sub].play?.gain ? 2.2 : 1.6
  }
}
/** Strength that units would gain by the best technology in hand that can be paid soon. */
function drillInHand(s: S, seat: Seat, purse: number): number {
  let most = 0
  for (let i = 0; i < s.handSize[seat]; i++) {
    const card = s.hand[handAt(seat, i)]
    if (civil.kind[card] !== civilKind.work || !isUnit(civil.place[card]) || civil.science[card] > purse) continue
    most = Math.max(most, drillOf(s, seat, civil.place[card]))
  }
  return most
}
export function handValue(s: S, seat: Seat, turns: number, weights: Weights, science: number, lead: number): number {
  let n = 0
  let technologies = 0
  // What cannot be paid before the end only fills the hand.
  const purse = s.science[seat] + science * Math.min(6, turns - 1)
  for (let i = 0; i < s.handSize[seat]; i++) {
    const card = s.hand[handAt(seat, i)]
    let promise = civilCardValue(s, seat, card, turns, weights)
    if (civil.kind[card] <= civilKind.special) {
      if (++technologies > 2) promise *= 0.3
      if (civil.science[card] > purse) promise = 0
    }
    n += promise
  }
  n *= weights.hand
  if (turns >= 3) n += weights.drillCard * drillInHand(s, seat, purse)
  const limit = militaryLimit(s, seat)
  for (let i = 0; i < s.cardCount[seat]; i++)
    if (s.cards[cardAt(seat, i)] !== NONE)
      n += weights.hand * cardValue(s, seat, s.cards[cardAt(seat, i)], lead, weights) * (i < limit ? 1 : 0.2)
  return n
}

/** A civilization as numbers of about the size of one: what it has, what it brings each turn and until the end. */
import { Pen, type Sparse } from '@ecumene/contract'
import { NONE, type Seat } from '@ecumene/kernel'
import { civil, government, leader, MOST_STAGES, military, tactic, territory, wonder, work } from '../../cards.ts'
import { coloniesOf, wondersOf, workersOf } from '../../query/counts.ts'
import { colonizationBonus, cultureRating, discontentAt, happinessRating, scienceRating } from '../../query/ratings.ts'
import {
  civilLimit,
  civilTotal,
  consumption,
  corruption,
  food,
  foodProduction,
  militaryLimit,
  militaryTotal,
  resourceProduction,
  resources,
} from '../../query/totals.ts'
import { cardAt, handAt, type S, STANDING, specialAt, wonderAt, workAt } from '../../state.ts'
import { formationOf } from '../strength.ts'
import { leaderTexts, lifeOf } from '../value.ts'

/** Where the parts of a civilization begin. */
const WORKERS = 56
const KNOWN = WORKERS + work.count
const GOVERNMENT = KNOWN + work.count
const SPECIAL = GOVERNMENT + government.count
const LEADER = SPECIAL + 12
const WONDER = LEADER + leader.count
const UNFINISHED = WONDER + wonder.count
const COLONY = UNFINISHED + wonder.count
const TACTIC = COLONY + territory.count
const HAND = TACTIC + tactic.count
const MILITARY = HAND + civil.count
export const CIVILIZATION_INPUTS = MILITARY + military.count

/** Own turns that the longest game has. */
export const GAME = 18

const pen = new Pen()

/** `share`: of several rivals together each counts its part. `turns`: own turns that are left. */
export function civilizationInputs(
  s: S,
  seat: Seat,
  strength: number,
  turns: number,
  out: Sparse,
  from: number,
  share: number,
): void {
  pen.begin(out, share, from)
  const left = turns / GAME
  const discontent = putCulture(s, seat, strength, left)
  putStores(s, seat, left)
  putActions(s, seat, left)
  putLeader(s, seat)
  putUnfinished(s, seat)
  putCards(s, seat, out, from, share)
  putHands(s, seat, out, from, share)
  pen.next(Math.min(discontent, 3) * left)
}
function putCulture(s: S, seat: Seat, strength: number, left: number): number {
  const culture = cultureRating(s, seat)
  const science = scienceRating(s, seat)
  const happy = happinessRating(s, seat)
  const discontent = discontentAt(s, seat, happy)
  pen.next(s.culture[seat] / 100)
  pen.next(culture / 10)
  pen.next((culture * left) / 5)
  pen.next((culture * culture) / 200)
  pen.next(s.science[seat] / 15)
  pen.next(Math.min(1, s.science[seat] / 6))
  pen.next(science / 6)
  pen.next((science * left) / 3)
  pen.next(Math.sqrt(science) / 2)
  pen.next(strength / 20)
  pen.next((strength * left) / 15)
  pen.next(happy / 5)
  pen.next(discontent / 3)
  pen.next(discontent > s.pool[seat] ? 1 : 0)
  return discontent
}
function putStores(s: S, seat: Seat, left: number): void {
  const stored = food(s, seat)
  const farmed = foodProduction(s, seat)
  const eaten = consumption(s, seat)
  pen.next(stored / 5)
  pen.next(farmed / 5)
  pen.next(eaten / 3)
  pen.next((farmed - eaten) / 3)
  pen.next(Math.max(0, eaten - farmed - stored) / 3)
  pen.next(((farmed - eaten) * left) / 2)
  const mined = resourceProduction(s, seat)
  pen.next(resources(s, seat) / 8)
  pen.next(Math.min(1, resources(s, seat) / 4))
  pen.next(mined / 8)
  pen.next((mined * left) / 5)
  pen.next(Math.sqrt(mined) / 3)
  pen.next(corruption(s, seat) / 4)
  pen.next(s.bank[seat] / 10)
  pen.next(s.yellow[seat] / 10)
  pen.next(s.pool[seat] / 2)
  pen.next(s.pool[seat] === 0 ? 1 : 0)
  pen.next(workersOf(s, seat) / 12)
  pen.next(s.blueTotal[seat] / 16)
}
function putActions(s: S, seat: Seat, left: number): void {
  const civilActions = civilTotal(s, seat)
  const militaryActions = militaryTotal(s, seat)
  pen.next(civilActions / 5)
  pen.next((civilActions * left) / 4)
  pen.next(militaryActions / 4)
  pen.next((militaryActions * left) / 3)
  pen.next(s.civil[seat] / 5)
  pen.next(s.military[seat] / 4)
  pen.next(civilLimit(s, seat) / 6)
  pen.next(militaryLimit(s, seat) / 5)
  pen.next(s.handSize[seat] / 5)
  pen.next(s.cardCount[seat] / 5)
  pen.next(s.noPolitics[seat])
  pen.next(s.exclusive[seat])
  pen.next(wondersOf(s, seat) / 3)
  pen.next(coloniesOf(s, seat) / 3)
  pen.next(colonizationBonus(s, seat) / 4)
  pen.next(formationOf(s, seat) / 5)
}
function putLeader(s: S, seat: Seat): void {
  const who = s.leader[seat]
  if (who === NONE) {
    pen.skip(2)
    return
  }
  const life = lifeOf(s, leader.age[who])
  pen.next((leaderTexts(s, seat) * life) / 15)
  pen.next(life / 6)
}
function putUnfinished(s: S, seat: Seat): void {
  const which = s.unfinished[seat]
  if (which === NONE) {
    pen.skip(3)
    return
  }
  let cost = 0
  for (let stage = s.stages[seat]; stage < wonder.stages[which]; stage++)
    cost += wonder.stageCost[which * MOST_STAGES + stage]
  pen.next(cost / 10)
  pen.next(s.stages[seat] / wonder.stages[which])
  pen.next(cost <= resources(s, seat) + resourceProduction(s, seat) ? 1 : 0)
}
/** What lies before it, card by card. */
function putCards(s: S, seat: Seat, out: Sparse, from: number, share: number): void {
  for (let card = 0; card < work.count; card++) {
    const workers = s.workers[workAt(seat, card)]
    if (workers === NONE) continue
    out.put(from + KNOWN + card, share)
    out.put(from + WORKERS + card, (workers / 2) * share)
  }
  out.put(from + GOVERNMENT + s.government[seat], share)
  for (let type = 0; type < 4; type++) {
    const level = s.special[specialAt(seat, type)]
    if (level > 0) out.put(from + SPECIAL + type * 3 + level - 1, share)
  }
  if (s.leader[seat] !== NONE) out.put(from + LEADER + s.leader[seat], share)
  for (let which = 0; which < wonder.count; which++)
    if (s.wonder[wonderAt(seat, which)] === STANDING) out.put(from + WONDER + which, share)
  if (s.unfinished[seat] !== NONE) out.put(from + UNFINISHED + s.unfinished[seat], share)
  for (let which = 0; which < territory.count; which++)
    if (s.colony[which] === seat) out.put(from + COLONY + which, share)
  if (s.tactic[seat] !== NONE) out.put(from + TACTIC + s.tactic[seat], share)
}
function putHands(s: S, seat: Seat, out: Sparse, from: number, share: number): void {
  for (let i = 0; i < s.handSize[seat]; i++) out.put(from + HAND + s.hand[handAt(seat, i)], share)
  let defence = 0
  let colonization = 0
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[cardAt(seat, i)]
    if (card === NONE) continue
    defence += military.defence[card]
    colonization += military.colonization[card]
    out.put(from + MILITARY + card, share)
  }
  pen.next(defence / 6)
  pen.next(colonization / 4)
}

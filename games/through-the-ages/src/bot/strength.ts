/** What an army is worth, in culture points at the end: what it deters, what it can take, what wars will bring. */
import { NONE, type Seat } from '@ecumene/kernel'
import { military, militaryKind, tactic, UNIT_START, war, work, workType } from '../cards.ts'
import { attackBonus } from '../effects/pacts.ts'
import { strengthRating } from '../query/ratings.ts'
import { cardAt, type S, workAt } from '../state.ts'
import type { Weights } from './weights.ts'

/** The others' strength: the most, the least and the average. It rarely changes within an action phase. */
export class Rivals {
  most = 0
  least = 0
  average = 0
  look(s: S, seat: Seat): this {
    let most = 0
    let least = 999
    let sum = 0
    let n = 0
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival === seat || s.out[rival] === 1) continue
      const theirs = strengthRating(s, rival)
      most = Math.max(most, theirs)
      least = Math.min(least, theirs)
      sum += theirs
      n++
    }
    this.most = most
    this.least = n > 0 ? least : 0
    this.average = n > 0 ? sum / n : 0
    return this
  }
}
/** Strength that keeps a civilization safe from somebody who arms. */
const armyOf = (s: S): number => Math.min(24, 1.3 * Math.max(0, s.round - 3))
/** Strength against the others: who lags is a victim, who leads may attack; events look for the first and the last. */
export function strengthValue(
  s: S,
  mine: number,
  turns: number,
  { most, least, average }: Rivals,
  weights: Weights,
): number {
  const weight = s.peaceful === 1 ? 0.5 : 1
  const behind = Math.max(0, most - mine)
  const ahead = Math.max(0, mine - average)
  const time = Math.min(1, turns / 4)
  return (
    weight *
    (Math.min(ahead, 8) * weights.ahead +
      Math.max(0, Math.min(ahead, 20) - 8) * 0.36 * weights.ahead -
      Math.min(behind, 12) * weights.behind -
      Math.max(0, armyOf(s) - mine) * weights.unarmed * time -
      Math.max(0, behind - 6) * weights.farBehind * time +
      (mine > most ? weights.strongest : 0) -
      (mine < least ? weights.weakest : mine === least ? weights.weakest / 2 : 0))
  )
}

const CULTURE = war.of('war-over-culture')
const TERRITORY = war.of('war-over-territory')
/** What a war is worth to its victor who is so much stronger. */
export const spoilsOf = (which: number, advantage: number): number =>
  which === CULTURE ? 5 + advantage : which === TERRITORY ? 2.5 * (1 + advantage / 5) : 0.7 * advantage
/** Wars that were declared: what they will bring or cost by the strengths of now. */
export function warsWorth(s: S, seat: Seat, weights: Weights): number {
  let n = 0
  for (let owner = 0; owner < s.seats; owner++) {
    if (s.war[owner] === NONE || (owner !== seat && s.enemy[owner] !== seat)) continue
    const enemy = s.enemy[owner]
    const theirs = strengthRating(s, enemy)
    let advantage = strengthRating(s, owner) + attackBonus(s, owner, enemy) - theirs
    // The enemy has a turn to arm in.
    if (s.turn === owner) advantage -= weights.caution
    if (advantage === 0) continue
    const spoils = spoilsOf(s.war[owner], Math.abs(advantage))
    n += weights.war * (advantage > 0 === (owner === seat) ? spoils : -spoils)
  }
  return n
}

const CAVALRY = work.start[workType.cavalry] - UNIT_START
const ARTILLERY = work.start[workType.artillery] - UNIT_START
const AIR = work.start[workType.airForce] - UNIT_START
const units = new Int16Array(3)
function countUnits(s: S, seat: Seat): number {
  const { workers } = s
  const at = workAt(seat, UNIT_START)
  let n = 0
  units.fill(0)
  for (let i = 0; i < AIR; i++) {
    const here = workers[at + i]
    if (here <= 0) continue
    units[i < CAVALRY ? 0 : i < ARTILLERY ? 1 : 2] += here
    n += here
  }
  return n
}
/** Infantry, cavalry and artillery of an army: tactic * 3 + kind. */
const NEEDS = Int16Array.from(
  { length: tactic.count * 3 },
  (_, i) => [tactic.infantry, tactic.cavalry, tactic.artillery][i % 3].at((i / 3) | 0) ?? 0,
)
/** Complete armies of this tactic. */
function armiesOf(which: number): number {
  let n = 99
  for (let i = 0; i < 3; i++) {
    const need = NEEDS[which * 3 + i]
    if (need > 0) n = Math.min(n, (units[i] / need) | 0)
  }
  return n
}
/** How much of an army of this tactic stands beside so many that are complete, from 0 to 1. */
function begun(which: number, armies: number): number {
  let have = 0
  let all = 0
  for (let i = 0; i < 3; i++) {
    const need = NEEDS[which * 3 + i]
    have += Math.min(need, units[i] - armies * need)
    all += need
  }
  return have / all
}
/** Armies that are begun: of the tactic in play, or of one in hand that is better than it. */
export function formationOf(s: S, seat: Seat): number {
  if (countUnits(s, seat) === 0) return 0
  const now = s.tactic[seat]
  let best = now === NONE ? 0 : tactic.normal[now] * begun(now, armiesOf(now))
  for (let i = 0; i < s.cardCount[seat]; i++) {
    const card = s.cards[cardAt(seat, i)]
    if (card === NONE || military.kind[card] !== militaryKind.tactic) continue
    const which = military.tactic[card]
    if (now === NONE || tactic.normal[which] > tactic.normal[now])
      best = Math.max(best, tactic.normal[which] * begun(which, armiesOf(which)))
  }
  return best
}
/** A tactic in hand: what it would add to the units there are, an army that is begun counting for a part. */
export function tacticValue(s: S, seat: Seat, which: number): number {
  const now = s.tactic[seat]
  const gain = tactic.normal[which] - (now === NONE ? 0 : tactic.normal[now] / 2)
  if (gain <= 0 || countUnits(s, seat) === 0) return 0
  return gain * (armiesOf(which) > 0 ? 1 : begun(which, 0) ** 2)
}
/** Strength that the units would gain by going over to a unit of this technology. */
export function drillOf(s: S, seat: Seat, card: number): number {
  const at = workAt(seat, 0)
  let n = 0
  for (let old = work.start[work.type[card]]; old < card; old++)
    if (s.workers[at + old] > 0) n += s.workers[at + old] * (work.strength[card] - work.strength[old])
  return n
}

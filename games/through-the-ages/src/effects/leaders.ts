/** Leaders come and go (TTA-ACT-LEAD-1 to 3, TTA-LEAD-1, TTA-R-71, TTA-R-73d, TTA-R-81). */
import { ask, bit, NONE, type World } from '@ecumene/kernel'
import { leader, power } from '../cards.ts'
import { labLevels, strengthRating, wondersOf } from '../query/ratings.ts'
import { civilTotal, militaryTotal } from '../query/totals.ts'
import type { S } from '../state.ts'
import { DECISIONS, type E } from '../verbs.ts'
import { gainCulture, refundCivil, settleActions } from './changes.ts'
import { removeCivil } from './hands.ts'

/** A leader leaves play: Bill Gates scores once, action cubes and Homer's resource go (TTA-R-71, TTA-R-73d). */
export function removeLeader(s: S, seat: number, world: World<E>): void {
  const who = s.leader[seat]
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  if (who === leader.of('bill-gates')) gainCulture(s, seat, labLevels(s, seat), world)
  s.leader[seat] = NONE
  if (who === leader.of('homer') && seat === s.turn) s.homerArms = 0
  settleActions(s, seat, c, m)
  if (world.live) world.emit({ type: 'leaderGone', seat, card: leader.ids[who] })
}
/** A leader from hand takes the place of the old one, who gives a civil action back or, as Homer, goes under a wonder (TTA-ACT-LEAD-2). */
export function playLeader(s: S, seat: number, who: number, world: World<E>): void {
  const old = s.leader[seat]
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  removeCivil(s, seat, leader.card[who])
  if (old === leader.of('bill-gates')) gainCulture(s, seat, labLevels(s, seat), world)
  s.leader[seat] = who
  if (old === leader.of('homer')) s.homerArms = 0
  if (who === leader.of('homer')) s.homerArms = 1 // TTA-R-81b
  settleActions(s, seat, c, m) // once, by the net change (TTA-STAT-21)
  if (world.live) world.emit({ type: 'led', seat, card: leader.ids[who] })
  if (old === NONE) return
  s.used[power.of('taj-mahal')] = 1
  if (old === leader.of('homer') && wondersOf(s, seat) > 0) ask(s, DECISIONS.tuck, bit(seat))
  else refundCivil(s, seat)
}
/** Genghis Khan: 3 culture if at most one other (with two players: none) is strictly stronger (TTA-R-79, TTA-CARD-GENGHIS-1). */
export function scoreGenghis(s: S, seat: number, world: World<E>): void {
  if (s.leader[seat] !== leader.of('genghis-khan')) return
  const mine = strengthRating(s, seat)
  let stronger = 0
  for (let p = 0; p < s.seats; p++) if (p !== seat && s.out[p] === 0 && strengthRating(s, p) > mine) stronger++
  if (stronger <= (s.players === 2 ? 0 : 1)) gainCulture(s, seat, 3, world)
}
/** Churchill without a choice scores his 3 culture when the action phase is over (TTA-R-80b). */
export function scoreChurchill(s: S, seat: number, world: World<E>): void {
  if (s.leader[seat] === leader.of('winston-churchill') && s.used[power.of('winston-churchill')] === 0)
    gainCulture(s, seat, 3, world)
}

/** Leaders come and go. */
import { ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import { leader, power } from '../cards.ts'
import { wondersOf } from '../query/counts.ts'
import { strengthRating } from '../query/ratings.ts'
import { civilTotal, militaryTotal } from '../query/totals.ts'
import type { S } from '../state.ts'
import { DECISIONS, type E } from '../verbs.ts'
import { gainCulture, refundCivil, settleActions } from './changes.ts'
import { removeCivil } from './hands.ts'
import { LED, leads } from './leaders/hooks.ts'

const REPLACED = power.of('taj-mahal')

/** What a leader scores when it leaves play, for whatever reason (TTA-R-73d). */
export const farewell = (s: S, seat: Seat): number => LED[s.leader[seat] + 1].farewell?.(s, seat) ?? 0
function sayFarewell(s: S, seat: Seat, world: World<E>): void {
  if (LED[s.leader[seat] + 1].farewell) gainCulture(s, seat, farewell(s, seat), world)
}
/** A leader leaves play: no civil action comes back (TTA-R-71), action cubes and Homer's resource go (TTA-R-81b). */
export function removeLeader(s: S, seat: Seat, world: World<E>): void {
  const who = s.leader[seat]
  const civilBefore = civilTotal(s, seat)
  const militaryBefore = militaryTotal(s, seat)
  sayFarewell(s, seat, world)
  s.leader[seat] = NONE
  if (leads.arms[who + 1] > 0 && seat === s.turn) s.homerArms = 0
  settleActions(s, seat, civilBefore, militaryBefore)
  if (world.live) world.emit({ type: 'leaderGone', seat, card: leader.ids[who] })
}
/** A leader from hand takes the place of the old one (TTA-LEAD-1) and acts at once (TTA-ACT-LEAD-3). */
export function playLeader(s: S, seat: Seat, who: number, world: World<E>): void {
  const old = s.leader[seat]
  const civilBefore = civilTotal(s, seat)
  const militaryBefore = militaryTotal(s, seat)
  removeCivil(s, seat, leader.card[who])
  sayFarewell(s, seat, world)
  s.leader[seat] = who
  if (leads.arms[old + 1] > 0) s.homerArms = 0
  if (leads.arms[who + 1] > 0) s.homerArms = leads.arms[who + 1] // from the moment it is played (TTA-R-81b)
  settleActions(s, seat, civilBefore, militaryBefore) // once, by the net change (TTA-STAT-21)
  if (world.live) world.emit({ type: 'led', seat, card: leader.ids[who] })
  if (old === NONE) return
  s.used[REPLACED] = 1
  // The old one gives a civil action back (TTA-ACT-LEAD-2) or, as Homer, goes under a wonder (TTA-R-81a).
  if (leads.underWonder[old + 1] === 1 && wondersOf(s, seat) > 0) ask(s, DECISIONS.tuck, bit(seat))
  else refundCivil(s, seat)
}
/** What a leader scores when the action phase is over, before the end-of-turn sequence (TTA-R-79a, TTA-R-80b). */
export function scoreAfterActions(s: S, seat: Seat, world: World<E>): void {
  const culture = LED[s.leader[seat] + 1].afterActions?.(s, seat, strengthRating) ?? 0
  if (culture > 0) gainCulture(s, seat, culture, world)
}

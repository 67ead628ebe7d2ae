/** Leaders come and go (TTA-ACT-LEAD-1 to 3, TTA-LEAD-1, TTA-R-71, TTA-R-73d, TTA-R-81). */
import { ask, bit, type Cx } from '@ecumene/kernel'
import { L, LEADER_CIVIL, LEADER_IDS } from '../cards.ts'
import { labLevels, strengthRating, wondersOf } from '../query/ratings.ts'
import { civilTotal, militaryTotal } from '../query/totals.ts'
import { NONE, type S } from '../state.ts'
import { D, type E } from '../verbs.ts'
import { gainCulture, refundCivil, settleActions } from './changes.ts'
import { removeCivil } from './hands.ts'

/** A leader leaves play: Bill Gates scores once, action cubes and Homer's resource go (TTA-R-71, TTA-R-73d). */
export function removeLeader(s: S, seat: number, cx: Cx<E>): void {
  const leader = s.leader[seat]
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  if (leader === L['bill-gates']) gainCulture(s, seat, labLevels(s, seat), cx)
  s.leader[seat] = NONE
  if (leader === L.homer && seat === s.turn) s.homerArms = 0
  settleActions(s, seat, c, m)
  if (cx.live) cx.emit({ type: 'leaderGone', seat, card: LEADER_IDS[leader] })
}
/** A leader from hand takes the place of the old one, who gives a civil action back or, as Homer, goes under a wonder (TTA-ACT-LEAD-2). */
export function playLeader(s: S, seat: number, leader: number, cx: Cx<E>): void {
  const old = s.leader[seat]
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  removeCivil(s, seat, LEADER_CIVIL[leader])
  if (old === L['bill-gates']) gainCulture(s, seat, labLevels(s, seat), cx)
  s.leader[seat] = leader
  if (old === L.homer) s.homerArms = 0
  if (leader === L.homer) s.homerArms = 1 // TTA-R-81b
  settleActions(s, seat, c, m) // once, by the net change (TTA-STAT-21)
  if (cx.live) cx.emit({ type: 'led', seat, card: LEADER_IDS[leader] })
  if (old === NONE) return
  s.replaced = 1
  if (old === L.homer && wondersOf(s, seat) > 0) ask(s, D.tuck, bit(seat))
  else refundCivil(s, seat)
}
/** Genghis Khan: 3 culture if at most one other (with two players: none) is strictly stronger (TTA-R-79, TTA-CARD-GENGHIS-1). */
export function scoreGenghis(s: S, seat: number, cx: Cx<E>): void {
  if (s.leader[seat] !== L['genghis-khan']) return
  const mine = strengthRating(s, seat)
  let stronger = 0
  for (let p = 0; p < s.seats; p++) if (p !== seat && s.out[p] === 0 && strengthRating(s, p) > mine) stronger++
  if (stronger <= (s.players === 2 ? 0 : 1)) gainCulture(s, seat, 3, cx)
}
/** Churchill without a choice scores his 3 culture when the action phase is over (TTA-R-80b). */
export function scoreChurchill(s: S, seat: number, cx: Cx<E>): void {
  if (s.leader[seat] === L['winston-churchill'] && s.churchill === 0) gainCulture(s, seat, 3, cx)
}

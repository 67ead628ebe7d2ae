/**
 * Phase 11 from the moment trading ends (ADV-11.1): holders reveal, at most two strike each player, then all are resolved in order (ADV-11.8). A card is in a hand, before its victim (`victim`), or
 * apart until Phase 12 (ADV-R-51).
 */
import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { again, type Cx, call, EVERYONE, type Seat, type SeatMask } from '@ecumene/kernel'
import { BARBARIAN_HORDES, CALAMITIES, CALAMITY_IDS, calamityCard } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { fromOf, handOf, isIdle, type S } from '../state.ts'
import { P } from '../verbs.ts'
import { fromHand, setApart } from './stacks.ts'

const MOST = 2
const CRETE = NATION_IDS.indexOf('crete')
/** Whoever holds a calamity is its primary victim, traded or not (ADV-0.1.15, ADV-11.2, ADV-11.3, ADV-R-26); who passed it last is its trader (ADV-0.1.17). Both are public now (ADV-R-75). */
export function reveal(s: S, cx: Cx<E>): void {
  for (let c = 0; c < CALAMITIES; c++)
    for (let p = 0; p < s.seats; p++) {
      if (s.hand[handOf(p, calamityCard(c))] === 0) continue
      const giver = s.from[fromOf(p, c)]
      fromHand(s, p, calamityCard(c))
      s.from[fromOf(p, c)] = NONE
      s.victim[c] = p
      s.giver[c] = giver
      cx.reveal(EVERYONE)
      if (!cx.live) continue
      cx.emit({ type: 'revealed', seat: p, calamity: CALAMITY_IDS[c] })
      if (giver !== NONE) cx.emit({ type: 'passed', seat: p, calamity: CALAMITY_IDS[c], by: giver })
    }
}
function shelve(s: S, calamity: number): void {
  s.victim[calamity] = NONE
  s.giver[calamity] = NONE
  setApart(s, calamityCard(calamity))
}
const his = new Int16Array(CALAMITIES)
/** Of more than two that strike one player, two at random count; the others are ignored (ADV-11.5, ADV-11.6, ADV-R-27). What others suffer by them has no limit (ADV-11.7). */
export function drawTwo(s: S, cx: Cx<E>): void {
  spareCrete(s, cx)
  for (let p = 0; p < s.seats; p++) {
    let n = 0
    for (let c = 0; c < CALAMITIES; c++) if (s.victim[c] === p) his[n++] = c
    for (; n > MOST; n--) {
      // Each one is as likely to be left out as any other, so every pair is as likely to stay.
      const out = cx.roll(n)
      if (cx.live) cx.emit({ type: 'spared', seat: p, calamity: CALAMITY_IDS[his[out]] })
      shelve(s, his[out])
      his[out] = his[n - 1]
    }
  }
}
/** Crete never suffers Barbarian Hordes: the card is put aside before the two are drawn (ADV-16.8.1, ADV-R-68). */
function spareCrete(s: S, cx: Cx<E>): void {
  const who = s.victim[BARBARIAN_HORDES]
  if (who === NONE || s.nation[who] !== CRETE) return
  harmless(s, BARBARIAN_HORDES, cx)
  shelve(s, BARBARIAN_HORDES)
}
/** Ascending number, the non-tradable one first (ADV-11.8): a step that comes back until every calamity is resolved; none is kept (ADV-11.4). */
export function nextCalamity(s: S, cx: Cx<E>): void {
  for (let c = 0; c < CALAMITIES; c++) {
    if (s.victim[c] === NONE) continue
    again(s)
    s.mark.fill(0)
    s.safe.fill(0)
    s.toLose.fill(0)
    s.toReduce.fill(0)
    if (s.giver[c] !== NONE && isIdle(s, s.giver[c])) s.giver[c] = NONE // who has left is no trader any more (ADV-R-77)
    if (cx.live) cx.emit({ type: 'calamity', seat: s.victim[c], calamity: CALAMITY_IDS[c] })
    call(s, P.volcano + c)
    return
  }
}
/** The last step of every calamity. */
export const resolved =
  (calamity: number) =>
  (s: S): void => {
    s.mark.fill(0)
    s.safe.fill(0)
    s.toLose.fill(0)
    s.plain = NONE
    shelve(s, calamity)
  }
export function harmless(s: S, calamity: number, cx: Cx<E>): void {
  if (cx.live) cx.emit({ type: 'harmless', seat: s.victim[calamity], calamity: CALAMITY_IDS[calamity] })
}
/** Everyone else at the table; who has left or waits is never a secondary victim (ADV-24.4, ADV-R-76). */
export function others(s: S, who: Seat): SeatMask {
  let mask = 0
  for (let p = 0; p < s.seats; p++) if (p !== who && !isIdle(s, p)) mask |= 1 << p
  return mask
}
/** A step of the round: Phase 11 begins. */
export const beginCalamities = (s: S): void => call(s, P.calamities)
/** The last step of the round: nothing of its calamities is left, Grain is free again (ADV-R-34). */
export function forgetCalamities(s: S): void {
  s.shown.fill(0)
}

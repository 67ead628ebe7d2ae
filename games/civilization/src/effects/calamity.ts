/**
 * Phase 12, Resolution of calamities, after everyone has bought (CIV-19.5): in ascending number (CIV-19.6a), each back under its stack as soon as it is resolved
 * (CIV-19.6b). Treasury and ships are never touched (CIV-22.2.12.3). What touches several players is settled one by one (CIV-23.2).
 */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { again, type Cx, call, type Seat } from '@ecumene/kernel'
import { CALAMITIES, CALAMITY_IDS, calamityCard } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { putUnder, sufferings } from '../stacks.ts'
import type { S } from '../state.ts'
import { P } from '../verbs.ts'

const MOST = 2
/** The phase is played if a calamity lies before any player (CIV-R-98). */
export function anyCalamity(s: S): boolean {
  for (let c = 0; c < CALAMITIES; c++) if (s.victim[c] !== NONE) return true
  return false
}
/** Nobody suffers more than two of his own: the two lowest numbers stay, drawn and received together (CIV-19.7a, CIV-19.7b, CIV-R-47). */
export function spareExcess(s: S, cx: Cx<E>): void {
  for (let c = CALAMITIES - 1; c >= 0; c--) {
    const who = s.victim[c]
    if (who === NONE || sufferings(s, who) <= MOST) continue
    if (cx.live) cx.emit({ type: 'spared', seat: who, calamity: CALAMITY_IDS[c] })
    shelve(s, c, cx)
  }
}
function shelve(s: S, calamity: number, cx: Cx<E>): void {
  s.victim[calamity] = NONE
  s.giver[calamity] = NONE
  putUnder(s, calamityCard(calamity), cx)
}
/** A step that comes back until every calamity is resolved. */
export function nextCalamity(s: S, cx: Cx<E>): void {
  for (let c = 0; c < CALAMITIES; c++) {
    if (s.victim[c] === NONE) continue
    again(s)
    s.mark.fill(0)
    s.toLose.fill(0)
    s.toReduce.fill(0)
    s.shown.fill(0)
    if (cx.live) cx.emit({ type: 'calamity', seat: s.victim[c], calamity: CALAMITY_IDS[c] })
    call(s, P.volcano + c)
    return
  }
}
/** The last step of every calamity. */
export const resolved =
  (calamity: number) =>
  (s: S, cx: Cx<E>): void => {
    s.mark.fill(0)
    s.plain = NONE
    shelve(s, calamity, cx)
  }
export function harmless(s: S, calamity: number, cx: Cx<E>): void {
  if (cx.live) cx.emit({ type: 'harmless', seat: s.victim[calamity], calamity: CALAMITY_IDS[calamity] })
}
/** Everyone but this seat. */
export const others = (s: S, who: Seat): number => ((1 << s.seats) - 1) & ~(1 << who)

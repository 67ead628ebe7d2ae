/** Calamity 5, Flood (CIV-22.2.7.1a to CIV-22.2.7.4). */
import { ask, bit, type Cx, type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import { PLAIN_IDS } from '../../data/features.ts'
import { FLOOD } from '../../data/trade.ts'
import { beginLosses } from '../decisions/lose.ts'
import { beginShares, ENGINEERING_CAP } from '../decisions/orders.ts'
import type { E, Told } from '../events.ts'
import { exposedPoints, LOSS } from '../losses.ts'
import { NONE } from '../map.ts'
import { hasCard } from '../query.ts'
import type { Flooded, S } from '../state.ts'
import { D, V } from '../verbs.ts'
import { harmless, others } from './calamity.ts'

const PLAINS = PLAIN_IDS.length
const FLOOD_LOSS = 17

/** The plain with most of his exposed points; if equal he chooses (CIV-22.2.7.3). */
export function isWorst(s: Flooded, who: Seat, plain: number): boolean {
  const here = exposedPoints(s, who, plain)
  if (here === 0) return false
  for (let p = 0; p < PLAINS; p++) if (exposedPoints(s, who, p) > here) return false
  return true
}
/** With no exposed unit on any plain there is no effect at all (CIV-R-58). */
export function findPlain(s: S, cx: Cx<E>): void {
  const who = s.victim[FLOOD]
  let n = 0
  for (let p = 0; p < PLAINS; p++) {
    if (!isWorst(s, who, p)) continue
    n++
    s.plain = p
  }
  if (n === 0) harmless(s, FLOOD, cx)
  if (n > 1) ask(s, D.plain, bit(who))
}
export const plain: Decision<Flooded, Told> = {
  name: 'plain',
  rule: 'CIV-22.2.7.3',
  mode: 'one',
  legal(s, seat, out) {
    for (let p = 0; p < PLAINS; p++) if (isWorst(s, seat, p)) out.put(V.strike.code(p))
  },
  apply(s, _, code) {
    done(s)
    s.plain = V.strike.arg.plain(code)
  },
  why: (_, __, code) => (V.strike.is(code) ? refusal('CIV-22.2.7.3', 'refuse.plain') : null),
  fallback: s => V.strike.code(s.plain),
  prompt: () => ({ key: 'prompt.plain', rule: 'CIV-22.2.7.3' }),
}
/** Seventeen points, seven with Engineering (CIV-22.2.7.4, CIV-22.3.13a). */
export function floodStrikes(s: S, cx: Cx<E>): void {
  if (s.plain === NONE) return
  const who = s.victim[FLOOD]
  if (cx.live) cx.emit({ type: 'flooded', seat: who, plain: PLAIN_IDS[s.plain] })
  s.toLose[who] = hasCard(s, who, ENGINEERING) ? ENGINEERING_CAP : FLOOD_LOSS
  beginLosses(s, bit(who), LOSS.flood, s.plain, cx)
}
export function floodShares(s: S, cx: Cx<E>): void {
  if (s.plain !== NONE) beginShares(s, s.victim[FLOOD], s.plain, cx)
}
export function floodSpreads(s: S, cx: Cx<E>): void {
  if (s.plain !== NONE) beginLosses(s, others(s, s.victim[FLOOD]), LOSS.flood, s.plain, cx)
}

/** 16.11 Iconoclasm and Heresy: the victim's own cities, then two of other players, compulsory (≠ CIV-22.2.10.4a). */
import { ask, bit, type Cx } from '@ecumene/kernel'
import { ICONOCLASM } from '../../data/trade.ts'
import { beginReductions } from '../decisions/reduce.ts'
import type { E } from '../events.ts'
import { iconoclasmCities } from '../query/cities-at-risk.ts'
import { mostOf, ORDERED } from '../query/heresy.ts'
import type { S } from '../state.ts'
import { D } from '../verbs.ts'
import { others } from './calamities.ts'
import { reduceSome } from './reductions.ts'

export const iconoclasmStrikes = (s: S, cx: Cx<E>): void =>
  reduceSome(s, s.victim[ICONOCLASM], iconoclasmCities(s, s.victim[ICONOCLASM]), ICONOCLASM, cx)
export function askHeresy(s: S, cx: Cx<E>): void {
  const who = s.victim[ICONOCLASM]
  let room = 0
  for (let p = 0; p < s.seats; p++) room += mostOf(s, who, p)
  if (room === 0) return
  if (s.victimPicks === 1) ask(s, D.condemn, bit(who), Math.min(room, ORDERED))
  else if (room > ORDERED) ask(s, D.accuse, bit(who), ORDERED)
  else
    for (let p = 0; p < s.seats; p++)
      for (let i = mostOf(s, who, p); i > 0; i--) {
        s.toReduce[p]++
        if (cx.live) cx.emit({ type: 'accused', seat: who, target: p })
      }
}
export const heresySpreads = (s: S, cx: Cx<E>): void =>
  beginReductions(s, others(s, s.victim[ICONOCLASM]), s.victimPicks, cx)

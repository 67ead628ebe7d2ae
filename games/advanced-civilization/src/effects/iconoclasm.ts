/** 16.11 Iconoclasm and Heresy: the victim's own cities, then two of other players, compulsory (≠ CIV-22.2.10.4a). */
import { ask, bit, type World } from '@ecumene/kernel'
import { ICONOCLASM } from '../../data/trade.ts'
import { beginReductions } from '../decisions/reduce.ts'
import type { E } from '../events.ts'
import { iconoclasmCities } from '../query/cities-at-risk.ts'
import { mostOf, ORDERED } from '../query/heresy.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { others } from './calamities.ts'
import { reduceSome } from './reductions.ts'

export const iconoclasmStrikes = (s: S, world: World<E>): void =>
  reduceSome(s, s.victim[ICONOCLASM], iconoclasmCities(s, s.victim[ICONOCLASM]), ICONOCLASM, world)
export function askHeresy(s: S, world: World<E>): void {
  const victim = s.victim[ICONOCLASM]
  let room = 0
  for (let seat = 0; seat < s.seats; seat++) room += mostOf(s, victim, seat)
  if (room === 0) return
  if (s.victimPicks === 1) ask(s, DECISIONS.condemn, bit(victim), Math.min(room, ORDERED))
  else if (room > ORDERED) ask(s, DECISIONS.accuse, bit(victim), ORDERED)
  else
    for (let seat = 0; seat < s.seats; seat++)
      for (let i = mostOf(s, victim, seat); i > 0; i--) {
        s.toReduce[seat]++
        if (world.live) world.emit({ type: 'accused', seat: victim, target: seat })
      }
}
export const heresySpreads = (s: S, world: World<E>): void =>
  beginReductions(s, others(s, s.victim[ICONOCLASM]), s.victimPicks, world)

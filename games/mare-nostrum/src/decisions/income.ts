/** Choices of phase 1: the empire before the game, the temple of a legendary city, the Colossus. */

import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { EMPIRES_IN_PLAY } from '../../data/empires.ts'
import { COIN, GOOD_IDS, GOODS } from '../../data/goods.ts'
import { EMPIRE_IDS } from '../../data/names.ts'
import { SLOT_IDS } from '../board.ts'
import { collect, drawLegendary, legendaryLeft } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { type S, V } from '../state.ts'

/** Who plays which empire, chosen seat after seat (MN-SET-1, MN-R-80). */
export const choose: Decision<S, E> = {
  name: 'choose',
  rule: 'MN-SET-1',
  mode: 'one',
  legal(s, _, out) {
    for (let e = 0; e < EMPIRE_IDS.length; e++)
      if (EMPIRES_IN_PLAY[s.seats].includes(EMPIRE_IDS[e]) && free(s, e)) out.put(V.choose.code(e))
  },
  apply(s, seat, code, cx) {
    s.empire[seat] = V.choose.arg.empire(code)
    done(s)
    if (cx.live) cx.emit({ type: 'empire', seat, empire: EMPIRE_IDS[s.empire[seat]] })
  },
  why: (s, _, code) => {
    const e = V.choose.arg.empire(code)
    if (!V.choose.is(code)) return null
    return free(s, e)
      ? refusal('MN-R-1a', 'refuse.empireAbsent', { empire: EMPIRE_IDS[e] })
      : refusal('MN-SET-1', 'refuse.empireTaken')
  },
  fallback(s) {
    let e = 0
    while (!EMPIRES_IN_PLAY[s.seats].includes(EMPIRE_IDS[e]) || !free(s, e)) e++
    return V.choose.code(e)
  },
  prompt: () => ({ key: 'prompt.choose', rule: 'MN-SET-1' }),
}
const free = (s: S, empire: number): boolean => {
  for (let q = 0; q < s.seats; q++) if (s.empire[q] === empire) return false
  return true
}

const A_COIN = 0
const A_LEGEND = 1
/** With a temple a legendary city gives a coin or a legendary commodity more (MN-1.1f); only what is there can be chosen (MN-R-6). */
export const tithe: Decision<S, E> = {
  name: 'tithe',
  rule: 'MN-1.1f',
  mode: 'one',
  legal(s, _, out) {
    if (s.reserve[COIN] > 0 || !legendaryLeft(s)) out.put(V.tithe.code(A_COIN))
    if (legendaryLeft(s)) out.put(V.tithe.code(A_LEGEND))
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.tithe.arg.resource(code) === A_COIN) collect(s, seat, COIN, 1, cx)
    else drawLegendary(s, seat, cx)
  },
  why: (_, __, code) => (V.tithe.is(code) ? refusal('MN-R-6', 'refuse.legendaryEmpty') : null),
  fallback: s => V.tithe.code(s.reserve[COIN] > 0 || !legendaryLeft(s) ? A_COIN : A_LEGEND),
  prompt: s => ({ key: 'prompt.tithe', rule: 'MN-1.1f', args: { slot: SLOT_IDS[slot(s, 0)] } }),
}

/** After all have collected, a commodity of choice from the reserve, announced (MN-W-COLOSSUS-1); no coin, no legendary one (MN-R-8). */
export const colossus: Decision<S, E> = {
  name: 'colossus',
  rule: 'MN-W-COLOSSUS-1',
  mode: 'one',
  legal(s, _, out) {
    for (let g = 0; g < GOODS; g++) if (s.reserve[g] > 0) out.put(V.colossus.code(g))
    out.put(V.done.code())
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.done.is(code)) return
    const good = V.colossus.arg.good(code)
    if (cx.live) cx.emit({ type: 'colossus', seat, good: GOOD_IDS[good] })
    collect(s, seat, good, 1, cx)
  },
  why: (_, __, code) =>
    V.colossus.is(code)
      ? refusal('MN-R-8', 'refuse.reserveEmpty', { good: GOOD_IDS[V.colossus.arg.good(code)] })
      : null,
  fallback: s => {
    for (let g = 0; g < GOODS; g++) if (s.reserve[g] > 0) return V.colossus.code(g)
    return V.done.code()
  },
  prompt: () => ({ key: 'prompt.colossus', rule: 'MN-W-COLOSSUS-1' }),
}

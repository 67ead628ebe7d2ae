/** Choices of phase 1: the empire before the game, the temple of a legendary city, the Colossus. */

import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { EMPIRES_IN_PLAY } from '../../data/empires.ts'
import { COIN, GOOD_IDS, GOODS } from '../../data/goods.ts'
import { EMPIRE_IDS } from '../../data/names.ts'
import { SLOT_IDS } from '../board.ts'
import { collect, drawLegendary, legendaryLeft } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { type S, verbs } from '../state.ts'

/** Who plays which empire, chosen seat after seat (MN-SET-1, MN-R-80). */
export const choose: Decision<S, E> = {
  name: 'choose',
  rule: 'MN-SET-1',
  mode: 'one',
  legal(s, _, out) {
    for (let empire = 0; empire < EMPIRE_IDS.length; empire++)
      if (EMPIRES_IN_PLAY[s.seats].includes(EMPIRE_IDS[empire]) && free(s, empire)) out.put(verbs.choose.code(empire))
  },
  apply(s, seat, code, world) {
    s.empire[seat] = verbs.choose.arg.empire(code)
    done(s)
    if (world.live) world.emit({ type: 'empire', seat, empire: EMPIRE_IDS[s.empire[seat]] })
  },
  why: (s, _, code) => {
    const empire = verbs.choose.arg.empire(code)
    if (!verbs.choose.is(code)) return null
    return free(s, empire)
      ? refusal('MN-R-1a', 'refuse.empireAbsent', { empire: EMPIRE_IDS[empire] })
      : refusal('MN-SET-1', 'refuse.empireTaken')
  },
  fallback(s) {
    let empire = 0
    while (!EMPIRES_IN_PLAY[s.seats].includes(EMPIRE_IDS[empire]) || !free(s, empire)) empire++
    return verbs.choose.code(empire)
  },
  prompt: () => ({ key: 'prompt.choose', rule: 'MN-SET-1' }),
}
const free = (s: S, empire: number): boolean => {
  for (let seat = 0; seat < s.seats; seat++) if (s.empire[seat] === empire) return false
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
    if (s.reserve[COIN] > 0 || !legendaryLeft(s)) out.put(verbs.tithe.code(A_COIN))
    if (legendaryLeft(s)) out.put(verbs.tithe.code(A_LEGEND))
  },
  apply(s, seat, code, world) {
    done(s)
    if (verbs.tithe.arg.resource(code) === A_COIN) collect(s, seat, COIN, 1, world)
    else drawLegendary(s, seat, world)
  },
  why: (_, __, code) => (verbs.tithe.is(code) ? refusal('MN-R-6', 'refuse.legendaryEmpty') : null),
  fallback: s => verbs.tithe.code(s.reserve[COIN] > 0 || !legendaryLeft(s) ? A_COIN : A_LEGEND),
  prompt: s => ({ key: 'prompt.tithe', rule: 'MN-1.1f', args: { slot: SLOT_IDS[slot(s, 0)] } }),
}

/** After all have collected, a commodity of choice from the reserve, announced (MN-W-COLOSSUS-1); no coin, no legendary one (MN-R-8). */
export const colossus: Decision<S, E> = {
  name: 'colossus',
  rule: 'MN-W-COLOSSUS-1',
  mode: 'one',
  legal(s, _, out) {
    for (let good = 0; good < GOODS; good++) if (s.reserve[good] > 0) out.put(verbs.colossus.code(good))
    out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (verbs.done.is(code)) return
    const good = verbs.colossus.arg.good(code)
    if (world.live) world.emit({ type: 'colossus', seat, good: GOOD_IDS[good] })
    collect(s, seat, good, 1, world)
  },
  why: (_, __, code) =>
    verbs.colossus.is(code)
      ? refusal('MN-R-8', 'refuse.reserveEmpty', { good: GOOD_IDS[verbs.colossus.arg.good(code)] })
      : null,
  fallback: s => {
    for (let good = 0; good < GOODS; good++) if (s.reserve[good] > 0) return verbs.colossus.code(good)
    return verbs.done.code()
  },
  prompt: () => ({ key: 'prompt.colossus', rule: 'MN-W-COLOSSUS-1' }),
}

/** What an attacker or victor takes: goods, buildings, colonies, leaders, technologies (TTA-R-26, TTA-R-95 to R-98). */
import { type Codes, type Decision, done, refusal, setSlot, slot } from '@ecumene/kernel'
import {
  L_AGE,
  SP_COST,
  SPECIAL,
  SPECIAL_CIVIL,
  SPECIAL_IDS,
  TERRITORIES,
  UNIT_START,
  URBAN_START,
  W_COST,
  W_LEVEL,
  WON_AGE,
  WORK_IDS,
} from '../cards.ts'
import {
  gainCulture,
  gainFood,
  gainResources,
  gainScience,
  loseFood,
  loseResources,
  loseScience,
  toPool,
} from '../effects/changes.ts'
import { addColony, removeColony } from '../effects/colonies.ts'
import { removeLeader } from '../effects/leaders.ts'
import { removeUnfinished } from '../effects/row.ts'
import { addSpecial, loseSpecial } from '../effects/technology.ts'
import { holds } from '../query/costs.ts'
import { food, resources } from '../query/totals.ts'
import { NONE, type S, special, work } from '../state.ts'
import { type E, V } from '../verbs.ts'

const RIVAL = 0

/** Plunder: how much food and how much resources, each at most what is there, together at most the printed number (TTA-R-97a). Slot 1: the number. */
export const plunder: Decision<S, E> = {
  name: 'plunder',
  rule: 'TTA-R-97a',
  mode: 'one',
  legal(s, _, out) {
    const most = slot(s, 1)
    const stored = food(s, slot(s, RIVAL))
    const mined = resources(s, slot(s, RIVAL))
    for (let f = 0; f <= most && f <= stored; f++)
      for (let r = 0; f + r <= most && r <= mined; r++) out.put(V.plunder.code(f, r))
  },
  apply(s, seat, code, cx) {
    const rival = slot(s, RIVAL)
    done(s)
    // What is gained is what was lost; tokens do not pass between players (TTA-FOOD-14).
    const f = loseFood(s, rival, V.plunder.arg.food(code), cx)
    const r = loseResources(s, rival, V.plunder.arg.resources(code), cx)
    gainFood(s, seat, f, cx)
    gainResources(s, seat, r, cx)
  },
  why: (s, _, code) => (V.plunder.is(code) ? refusal('TTA-R-97a', 'refuse.plunder', { most: slot(s, 1) }) : null),
  fallback(s) {
    const most = slot(s, 1)
    const r = Math.min(most, resources(s, slot(s, RIVAL)))
    return V.plunder.code(Math.min(most - r, food(s, slot(s, RIVAL))), r)
  },
  prompt: s => ({ key: 'prompt.plunder', rule: 'TTA-R-97a', args: { target: slot(s, RIVAL), most: slot(s, 1) } }),
}

/**
 * Raids and Terrorism: urban buildings of a rival (TTA-R-95). Slots: the rival, the age limit, the lower limit of a second building
 * or NONE, 0 = must, 1 = as many as wanted, 2 = Terrorism (no gain); printed costs so far, buildings so far.
 */
const LIMIT = 1
const LOWER = 2
const MODE = 3
const COST = 4
const RAZED = 5
function listRaze(s: S, out: Codes): void {
  const rival = slot(s, RIVAL)
  const limit = slot(s, LIMIT)
  const before = out.n
  for (let w = URBAN_START; w < UNIT_START; w++)
    if (W_LEVEL[w] <= limit && s.workers[work(rival, w)] > 0) out.put(V.raze.code(w))
  if (slot(s, MODE) === 1 || out.n === before) out.put(V.enough.code())
}
export const raze: Decision<S, E> = {
  name: 'raze',
  rule: 'TTA-R-95a',
  mode: 'one',
  legal: (s, _, out) => listRaze(s, out),
  apply(s, seat, code, cx) {
    let finished = V.enough.is(code)
    if (!finished) {
      const w = V.raze.arg.card(code)
      const rival = slot(s, RIVAL)
      toPool(s, rival, w)
      if (cx.live) cx.emit({ type: 'destroyed', seat: rival, card: WORK_IDS[w] })
      setSlot(s, COST, slot(s, COST) + W_COST[w])
      setSlot(s, RAZED, slot(s, RAZED) + 1)
      // If the first building was above the lower limit, the second must not be.
      if (slot(s, LOWER) !== NONE && W_LEVEL[w] > slot(s, LOWER)) setSlot(s, LIMIT, slot(s, LOWER))
      finished = slot(s, MODE) !== 1 || slot(s, RAZED) === 2
    }
    if (!finished) return
    const gain = slot(s, MODE) === 2 ? 0 : (slot(s, COST) + 1) >> 1 // halved and rounded up once
    done(s)
    if (gain > 0) gainResources(s, seat, gain, cx)
  },
  why(s, _, code) {
    if (!V.raze.is(code)) return V.enough.is(code) ? refusal('TTA-EVT-7', 'refuse.mustRaze') : null
    const w = V.raze.arg.card(code)
    if (s.workers[work(slot(s, RIVAL), w)] <= 0) return refusal('TTA-R-95a', 'refuse.noBuilding', { card: WORK_IDS[w] })
    return refusal('TTA-R-95a', 'refuse.razeAge', { card: WORK_IDS[w] })
  },
  fallback(s) {
    const rival = slot(s, RIVAL)
    for (let w = UNIT_START - 1; w >= URBAN_START; w--)
      if (W_LEVEL[w] <= slot(s, LIMIT) && s.workers[work(rival, w)] > 0) return V.raze.code(w)
    return V.enough.code()
  },
  prompt: s => ({
    key: 'prompt.raze',
    rule: slot(s, MODE) === 2 ? 'TTA-EVT-7' : 'TTA-R-95a',
    args: { target: slot(s, RIVAL) },
  }),
}

/** Annex: one colony of the rival; only its permanent effect moves (TTA-COL-25, TTA-R-96). */
export const annex: Decision<S, E> = {
  name: 'annex',
  rule: 'TTA-COL-25',
  mode: 'one',
  legal(s, _, out) {
    for (let c = 0; c < TERRITORIES; c++) if (s.colony[c] === slot(s, RIVAL)) out.put(V.annex.code(c))
  },
  apply(s, seat, code, cx) {
    const c = V.annex.arg.card(code)
    done(s)
    removeColony(s, c, cx)
    addColony(s, seat, c, cx)
  },
  fallback(s) {
    let c = 0
    while (s.colony[c] !== slot(s, RIVAL)) c++
    return V.annex.code(c)
  },
  prompt: s => ({ key: 'prompt.annex', rule: 'TTA-COL-25', args: { target: slot(s, RIVAL) } }),
}

/** Infiltrate: the rival's leader or unfinished wonder goes; 3 culture per level (TTA-R-71, TTA-R-90). */
export const infiltrate: Decision<S, E> = {
  name: 'infiltrate',
  rule: 'TTA-R-31a',
  mode: 'one',
  legal(s, _, out) {
    if (s.leader[slot(s, RIVAL)] !== NONE) out.put(V.removeLeader.code())
    if (s.unfinished[slot(s, RIVAL)] !== NONE) out.put(V.removeWonder.code())
  },
  apply(s, seat, code, cx) {
    const rival = slot(s, RIVAL)
    done(s)
    let level = 0
    if (V.removeLeader.is(code)) {
      level = L_AGE[s.leader[rival]]
      removeLeader(s, rival, cx)
    } else {
      level = WON_AGE[s.unfinished[rival]]
      removeUnfinished(s, rival, cx)
    }
    gainCulture(s, seat, 3 * level, cx)
  },
  fallback: s => (s.leader[slot(s, RIVAL)] !== NONE ? V.removeLeader.code() : V.removeWonder.code()),
  prompt: s => ({ key: 'prompt.infiltrate', rule: 'TTA-R-31a', args: { target: slot(s, RIVAL) } }),
}

/** War over Technology: special technologies one by one, then science for the rest (TTA-WAR-6 to 8, TTA-R-98). Slot 1: advantage left. */
const canSeize = (s: S, seat: number, loser: number, sub: number, left: number): boolean => {
  const type = (sub / 3) | 0
  const level = (sub % 3) + 1
  if (s.special[special(loser, type)] !== level || SP_COST[sub] > left) return false
  return s.special[special(seat, type)] !== level && !holds(s, seat, SPECIAL_CIVIL[sub])
}
export const spoils: Decision<S, E> = {
  name: 'spoils',
  rule: 'TTA-R-98a',
  mode: 'one',
  legal(s, seat, out) {
    for (let sub = 0; sub < SPECIAL.length; sub++)
      if (canSeize(s, seat, slot(s, RIVAL), sub, slot(s, 1))) out.put(V.seize.code(sub))
    out.put(V.enough.code())
  },
  apply(s, seat, code, cx) {
    const loser = slot(s, RIVAL)
    const left = slot(s, 1)
    if (V.enough.is(code)) {
      done(s)
      gainScience(s, seat, loseScience(s, loser, left, cx), cx)
      return
    }
    const sub = V.seize.arg.card(code)
    setSlot(s, 1, left - SP_COST[sub])
    if (cx.live) cx.emit({ type: 'seized', seat, target: loser, card: SPECIAL_IDS[sub] })
    // Not developed: nothing reacts to it (TTA-R-98b).
    loseSpecial(s, loser, sub, cx)
    addSpecial(s, seat, sub, cx)
  },
  why(s, seat, code) {
    if (!V.seize.is(code)) return null
    const sub = V.seize.arg.card(code)
    if (s.special[special(slot(s, RIVAL), (sub / 3) | 0)] !== (sub % 3) + 1)
      return refusal('TTA-WAR-6', 'refuse.noTechnology', { card: SPECIAL_IDS[sub] })
    if (SP_COST[sub] > slot(s, 1))
      return refusal('TTA-R-98a', 'refuse.advantage', { need: SP_COST[sub], have: slot(s, 1) })
    return holds(s, seat, SPECIAL_CIVIL[sub]) || s.special[special(seat, (sub / 3) | 0)] === (sub % 3) + 1
      ? refusal('TTA-WAR-7', 'refuse.sameTechnology', { card: SPECIAL_IDS[sub] })
      : null
  },
  fallback: () => V.enough.code(),
  prompt: s => ({ key: 'prompt.spoils', rule: 'TTA-R-98a', args: { target: slot(s, RIVAL), left: slot(s, 1) } }),
}

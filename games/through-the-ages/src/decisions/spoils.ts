/** What an attacker or victor takes: goods, buildings, colonies, leaders, technologies (TTA-R-26, TTA-R-95 to R-98). */
import { type Codes, type Decision, done, NONE, refusal, setSlot, slot } from '@ecumene/kernel'
import { leader, special, territory, UNIT_START, URBAN_START, wonder, work } from '../cards.ts'
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
import { type S, specialAt, workAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

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
      for (let r = 0; f + r <= most && r <= mined; r++) out.put(VERBS.plunder.code(f, r))
  },
  apply(s, seat, code, world) {
    const rival = slot(s, RIVAL)
    done(s)
    // What is gained is what was lost; tokens do not pass between players (TTA-FOOD-14).
    const f = loseFood(s, rival, VERBS.plunder.arg.food(code), world)
    const r = loseResources(s, rival, VERBS.plunder.arg.resources(code), world)
    gainFood(s, seat, f, world)
    gainResources(s, seat, r, world)
  },
  why: (s, _, code) => (VERBS.plunder.is(code) ? refusal('TTA-R-97a', 'refuse.plunder', { most: slot(s, 1) }) : null),
  fallback(s) {
    const most = slot(s, 1)
    const r = Math.min(most, resources(s, slot(s, RIVAL)))
    return VERBS.plunder.code(Math.min(most - r, food(s, slot(s, RIVAL))), r)
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
    if (work.level[w] <= limit && s.workers[workAt(rival, w)] > 0) out.put(VERBS.raze.code(w))
  if (slot(s, MODE) === 1 || out.n === before) out.put(VERBS.enough.code())
}
export const raze: Decision<S, E> = {
  name: 'raze',
  rule: 'TTA-R-95a',
  mode: 'one',
  legal: (s, _, out) => listRaze(s, out),
  apply(s, seat, code, world) {
    let finished = VERBS.enough.is(code)
    if (!finished) {
      const w = VERBS.raze.arg.card(code)
      const rival = slot(s, RIVAL)
      toPool(s, rival, w)
      if (world.live) world.emit({ type: 'destroyed', seat: rival, card: work.ids[w] })
      setSlot(s, COST, slot(s, COST) + work.cost[w])
      setSlot(s, RAZED, slot(s, RAZED) + 1)
      // If the first building was above the lower limit, the second must not be.
      if (slot(s, LOWER) !== NONE && work.level[w] > slot(s, LOWER)) setSlot(s, LIMIT, slot(s, LOWER))
      finished = slot(s, MODE) !== 1 || slot(s, RAZED) === 2
    }
    if (!finished) return
    const gain = slot(s, MODE) === 2 ? 0 : (slot(s, COST) + 1) >> 1 // halved and rounded up once
    done(s)
    if (gain > 0) gainResources(s, seat, gain, world)
  },
  why(s, _, code) {
    if (!VERBS.raze.is(code)) return VERBS.enough.is(code) ? refusal('TTA-EVT-7', 'refuse.mustRaze') : null
    const w = VERBS.raze.arg.card(code)
    if (s.workers[workAt(slot(s, RIVAL), w)] <= 0)
      return refusal('TTA-R-95a', 'refuse.noBuilding', { card: work.ids[w] })
    return refusal('TTA-R-95a', 'refuse.razeAge', { card: work.ids[w] })
  },
  fallback(s) {
    const rival = slot(s, RIVAL)
    for (let w = UNIT_START - 1; w >= URBAN_START; w--)
      if (work.level[w] <= slot(s, LIMIT) && s.workers[workAt(rival, w)] > 0) return VERBS.raze.code(w)
    return VERBS.enough.code()
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
    for (let c = 0; c < territory.count; c++) if (s.colony[c] === slot(s, RIVAL)) out.put(VERBS.annex.code(c))
  },
  apply(s, seat, code, world) {
    const c = VERBS.annex.arg.card(code)
    done(s)
    removeColony(s, c, world)
    addColony(s, seat, c, world)
  },
  fallback(s) {
    let c = 0
    while (s.colony[c] !== slot(s, RIVAL)) c++
    return VERBS.annex.code(c)
  },
  prompt: s => ({ key: 'prompt.annex', rule: 'TTA-COL-25', args: { target: slot(s, RIVAL) } }),
}

/** Infiltrate: the rival's leader or unfinished wonder goes; 3 culture per level (TTA-R-71, TTA-R-90). */
export const infiltrate: Decision<S, E> = {
  name: 'infiltrate',
  rule: 'TTA-R-31a',
  mode: 'one',
  legal(s, _, out) {
    if (s.leader[slot(s, RIVAL)] !== NONE) out.put(VERBS.removeLeader.code())
    if (s.unfinished[slot(s, RIVAL)] !== NONE) out.put(VERBS.removeWonder.code())
  },
  apply(s, seat, code, world) {
    const rival = slot(s, RIVAL)
    done(s)
    let level = 0
    if (VERBS.removeLeader.is(code)) {
      level = leader.age[s.leader[rival]]
      removeLeader(s, rival, world)
    } else {
      level = wonder.age[s.unfinished[rival]]
      removeUnfinished(s, rival, world)
    }
    gainCulture(s, seat, 3 * level, world)
  },
  fallback: s => (s.leader[slot(s, RIVAL)] !== NONE ? VERBS.removeLeader.code() : VERBS.removeWonder.code()),
  prompt: s => ({ key: 'prompt.infiltrate', rule: 'TTA-R-31a', args: { target: slot(s, RIVAL) } }),
}

/** War over Technology: special technologies one by one, then science for the rest (TTA-WAR-6 to 8, TTA-R-98). Slot 1: advantage left. */
const canSeize = (s: S, seat: number, loser: number, sub: number, left: number): boolean => {
  const type = (sub / 3) | 0
  const level = (sub % 3) + 1
  if (s.special[specialAt(loser, type)] !== level || special.cost[sub] > left) return false
  return s.special[specialAt(seat, type)] !== level && !holds(s, seat, special.card[sub])
}
export const spoils: Decision<S, E> = {
  name: 'spoils',
  rule: 'TTA-R-98a',
  mode: 'one',
  legal(s, seat, out) {
    for (let sub = 0; sub < special.cards.length; sub++)
      if (canSeize(s, seat, slot(s, RIVAL), sub, slot(s, 1))) out.put(VERBS.seize.code(sub))
    out.put(VERBS.enough.code())
  },
  apply(s, seat, code, world) {
    const loser = slot(s, RIVAL)
    const left = slot(s, 1)
    if (VERBS.enough.is(code)) {
      done(s)
      gainScience(s, seat, loseScience(s, loser, left, world), world)
      return
    }
    const sub = VERBS.seize.arg.card(code)
    setSlot(s, 1, left - special.cost[sub])
    if (world.live) world.emit({ type: 'seized', seat, target: loser, card: special.ids[sub] })
    // Not developed: nothing reacts to it (TTA-R-98b).
    loseSpecial(s, loser, sub, world)
    addSpecial(s, seat, sub, world)
  },
  why(s, seat, code) {
    if (!VERBS.seize.is(code)) return null
    const sub = VERBS.seize.arg.card(code)
    if (s.special[specialAt(slot(s, RIVAL), (sub / 3) | 0)] !== (sub % 3) + 1)
      return refusal('TTA-WAR-6', 'refuse.noTechnology', { card: special.ids[sub] })
    if (special.cost[sub] > slot(s, 1))
      return refusal('TTA-R-98a', 'refuse.advantage', { need: special.cost[sub], have: slot(s, 1) })
    return holds(s, seat, special.card[sub]) || s.special[specialAt(seat, (sub / 3) | 0)] === (sub % 3) + 1
      ? refusal('TTA-WAR-7', 'refuse.sameTechnology', { card: special.ids[sub] })
      : null
  },
  fallback: () => VERBS.enough.code(),
  prompt: s => ({ key: 'prompt.spoils', rule: 'TTA-R-98a', args: { target: slot(s, RIVAL), left: slot(s, 1) } }),
}

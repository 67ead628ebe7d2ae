/**
 * Raids and Terrorism: urban buildings of a rival (TTA-R-95a). Slots: the rival, the age limit, the lower limit of a
 * second building or NONE, 0 = must, 1 = as many as wanted, 2 = Terrorism (no gain); printed costs so far, buildings so
 * far.
 */
import { type Codes, type Decision, done, NONE, refusal, setSlot, slot } from '@ecumene/kernel'
import { UNIT_START, URBAN_START, work } from '../cards.ts'
import { gainResources, toPool } from '../effects/changes.ts'
import { type S, workAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

const RIVAL = 0
const LIMIT = 1
const LOWER = 2
const MODE = 3
const COST = 4
const RAZED = 5

function list(s: S, out: Codes): void {
  const rival = slot(s, RIVAL)
  const limit = slot(s, LIMIT)
  const before = out.n
  for (let card = URBAN_START; card < UNIT_START; card++)
    if (work.level[card] <= limit && s.workers[workAt(rival, card)] > 0) out.put(VERBS.raze.code(card))
  if (slot(s, MODE) === 1 || out.n === before) out.put(VERBS.enough.code())
}

export const raze: Decision<S, E> = {
  name: 'raze',
  rule: 'TTA-R-95a',
  mode: 'one',
  legal: (s, _, out) => list(s, out),
  apply(s, seat, code, world) {
    let finished = VERBS.enough.is(code)
    if (!finished) {
      const card = VERBS.raze.arg.card(code)
      const rival = slot(s, RIVAL)
      toPool(s, rival, card)
      if (world.live) world.emit({ type: 'destroyed', seat: rival, card: work.ids[card] })
      // The printed cost counts, without what lowers it (TTA-AGG-16).
      setSlot(s, COST, slot(s, COST) + work.cost[card])
      setSlot(s, RAZED, slot(s, RAZED) + 1)
      // If the first building was above the lower limit, the second must not be.
      if (slot(s, LOWER) !== NONE && work.level[card] > slot(s, LOWER)) setSlot(s, LIMIT, slot(s, LOWER))
      finished = slot(s, MODE) !== 1 || slot(s, RAZED) === 2
    }
    if (!finished) return
    const gain = slot(s, MODE) === 2 ? 0 : (slot(s, COST) + 1) >> 1 // halved and rounded up once
    done(s)
    if (gain > 0) gainResources(s, seat, gain, world)
  },
  why(s, _, code) {
    if (!VERBS.raze.is(code)) return VERBS.enough.is(code) ? refusal('TTA-EVT-7', 'refuse.mustRaze') : null
    const card = VERBS.raze.arg.card(code)
    if (s.workers[workAt(slot(s, RIVAL), card)] <= 0)
      return refusal('TTA-R-95a', 'refuse.noBuilding', { card: work.ids[card] })
    return refusal('TTA-R-95a', 'refuse.razeAge', { card: work.ids[card] })
  },
  fallback(s) {
    const rival = slot(s, RIVAL)
    for (let card = UNIT_START - 1; card >= URBAN_START; card--)
      if (work.level[card] <= slot(s, LIMIT) && s.workers[workAt(rival, card)] > 0) return VERBS.raze.code(card)
    return VERBS.enough.code()
  },
  prompt: s => ({
    key: 'prompt.raze',
    rule: slot(s, MODE) === 2 ? 'TTA-EVT-7' : 'TTA-R-95a',
    args: { target: slot(s, RIVAL) },
  }),
}

/**
 * At the end of the turn, in each conquered province, one of: pillage a building, occupy buildings, occupy the marker, or leave it as it is
 * (MN-4.3b, MN-4.3f, MN-R-39a, MN-R-95a). Existing occupation goes on unless another option reassigns the legions (MN-R-39b). `fought` marks the provinces already settled. Circe's legions are placed here too (MN-R-97a).
 */

import {
  ask,
  bit,
  type Code,
  type Cx,
  type Decision,
  done,
  type Refusal,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { COIN } from '../../data/goods.ts'
import { PROVINCE_IDS } from '../../data/names.ts'

import { CIRCE, HAMILCAR, QUEEN_OF_SHEBA } from '../../data/tokens.ts'
import {
  CAPITAL,
  CAPITALS_MASK,
  CARAVAN,
  CITY,
  LANDS,
  LEGENDARY,
  SLOT_FROM,
  SLOT_GOOD,
  SLOT_IDS,
  SLOT_KIND,
  SLOT_PROVINCE,
  SLOTS_IN_ALL,
} from '../board.ts'
import { convert, liftAll } from '../effects/map.ts'
import { collect, drawLegendary, legendaryLeft } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { atPeace, conquered, enemiesIn, freeLegions, hasPower, legionsIn } from '../query.ts'
import { linked } from '../reach.ts'
import { at, BLOCKS, D, LEGION, MARKER, NONE, type S, USED, V } from '../state.ts'

/** A province of an opponent with only own units, not settled yet (MN-R-38); not against peace (MN-R-59e). */
const open = (s: S, p: number, seat: Seat): boolean =>
  s.fought[p] === 0 && conquered(s, p, seat) && !atPeace(s, seat, s.control[p])
const isCapital = (p: number): boolean => ((CAPITALS_MASK >> p) & 1) === 1
/** What a legion may be put on: a building, or for Circe an empty caravan slot (MN-4.3.2a, MN-R-61a). */
const canOccupy = (s: S, k: number, seat: Seat): boolean =>
  s.stand[k] === NONE && (s.built[k] === 1 || (SLOT_KIND[k] === CARAVAN && hasPower(s, seat, CIRCE)))
function anyToOccupy(s: S, p: number, seat: Seat): boolean {
  for (let k = SLOT_FROM[p]; k < SLOT_FROM[p + 1]; k++)
    if (s.built[k] === 1 || (SLOT_KIND[k] === CARAVAN && hasPower(s, seat, CIRCE))) return true
  return false
}
/** Queen of Sheba: the marker occupied now is converted at once, for a legion, once per round; the other conditions hold (MN-R-60a, MN-R-60b). */
const canHurry = (s: S, p: number, seat: Seat): boolean =>
  hasPower(s, seat, QUEEN_OF_SHEBA) &&
  (s.used[seat] & USED.sheba) === 0 &&
  s.pieces[at.pieces(seat, MARKER)] > 0 &&
  !isCapital(p) &&
  linked(s, p, seat)
/** Circe in own and in unclaimed provinces (MN-R-61a, MN-R-97a). */
const circeMay = (s: S, k: number, seat: Seat): boolean => {
  const p = SLOT_PROVINCE[k]
  return (
    SLOT_KIND[k] === CARAVAN &&
    s.built[k] === 0 &&
    (s.control[p] === seat || s.control[p] === NONE) &&
    legionsIn(s, p, seat) > 0
  )
}
const canPut = (s: S, k: number, seat: Seat): boolean =>
  circeMay(s, k, seat) &&
  s.stand[k] === NONE &&
  !enemiesIn(s, SLOT_PROVINCE[k], seat) &&
  freeLegions(s, SLOT_PROVINCE[k], seat) > 0
// Slot 0: legions have been put on slots; none is taken off after that, so that the turn ends.
const PUTTING = 0

export function anyConquest(s: S, seat: Seat): boolean {
  for (let p = 0; p < LANDS; p++) if (open(s, p, seat) && (!isCapital(p) || anyToOccupy(s, p, seat))) return true
  if (hasPower(s, seat, CIRCE))
    for (let k = 0; k < SLOTS_IN_ALL; k++)
      if (canPut(s, k, seat) || (circeMay(s, k, seat) && s.stand[k] === seat)) return true
  return false
}

export const conquest: Decision<S, E> = {
  name: 'conquest',
  rule: 'MN-4.3b',
  mode: 'one',
  legal(s, seat, out) {
    out.put(V.done.code())
    for (let p = 0; p < LANDS; p++) {
      if (!open(s, p, seat)) continue
      for (let k = SLOT_FROM[p]; k < SLOT_FROM[p + 1]; k++) if (s.built[k] === 1) out.put(V.pillage.code(k))
      if (anyToOccupy(s, p, seat)) out.put(V.occupy.code(p))
      if (!isCapital(p)) out.put(V.occupyMarker.code(p)) // never a printed one (MN-R-43)
      if (canHurry(s, p, seat)) out.put(V.sheba.code(p))
    }
    if (!hasPower(s, seat, CIRCE)) return
    for (let k = 0; k < SLOTS_IN_ALL; k++) {
      if (canPut(s, k, seat)) out.put(V.circe.code(k))
      else if (slot(s, PUTTING) === 0 && circeMay(s, k, seat) && s.stand[k] === seat) out.put(V.recall.code(k))
    }
  },
  apply(s, seat, code, cx) {
    if (V.done.is(code)) done(s)
    else if (V.pillage.is(code)) pillage(s, V.pillage.arg.slot(code), seat, cx)
    else if (V.occupy.is(code)) {
      const p = V.occupy.arg.province(code)
      s.fought[p] = 1
      liftAll(s, p, seat)
      ask(s, D.occupy, bit(seat), p)
    } else if (V.occupyMarker.is(code)) {
      const p = V.occupyMarker.arg.province(code)
      // It may be occupied wherever it lies (MN-R-42c); occupied anew it waits anew (MN-R-95b).
      s.fought[p] = 1
      liftAll(s, p, seat)
      s.onMarker[p] = seat
      if (cx.live) cx.emit({ type: 'occupiedMarker', seat, target: s.control[p], province: PROVINCE_IDS[p] })
    } else if (V.sheba.is(code)) hurry(s, V.sheba.arg.province(code), seat, cx)
    else if (V.circe.is(code)) {
      s.stand[V.circe.arg.slot(code)] = seat
      setSlot(s, PUTTING, 1)
      if (cx.live) cx.emit({ type: 'circe', seat, slot: SLOT_IDS[V.circe.arg.slot(code)] })
    } else s.stand[V.recall.arg.slot(code)] = NONE
  },
  why: (s, seat, code) => whyNot(s, seat, code),
  fallback: () => V.done.code(),
  prompt: () => ({ key: 'prompt.conquest', rule: 'MN-4.3b' }),
}

/**
 * The building goes back to the reserve and a legion stands on its slot (MN-4.3.1a, MN-4.3.1b). A city gives a coin (MN-4.3.1c), a caravan its
 * commodity (MN-4.3.1d), a temple or market nothing (MN-4.3.1e), a legendary city a coin or a legendary commodity (MN-4.3.1f); Hamilcar doubles
 * all that (MN-H-HAMILCAR-1, MN-R-63). A market never affects pillage.
 */
function pillage(s: S, k: number, seat: Seat, cx: Cx<E>): void {
  const p = SLOT_PROVINCE[k]
  s.fought[p] = 1
  liftAll(s, p, seat)
  s.built[k] = 0
  s.stand[k] = BLOCKS + seat
  if (cx.live) cx.emit({ type: 'pillaged', seat, target: s.control[p], slot: SLOT_IDS[k] })
  const double = hasPower(s, seat, HAMILCAR)
  const kind = SLOT_KIND[k]
  if (kind === CITY || kind === CAPITAL) collect(s, seat, COIN, double ? 2 : 1, cx)
  if (kind === CARAVAN) collect(s, seat, SLOT_GOOD[k], double ? 2 : 1, cx)
  if (kind !== LEGENDARY) return
  if (double) {
    collect(s, seat, COIN, 1, cx)
    drawLegendary(s, seat, cx)
  } else if (s.reserve[COIN] > 0 && legendaryLeft(s)) ask(s, D.spoils, bit(seat), k)
  else if (s.reserve[COIN] > 0) collect(s, seat, COIN, 1, cx)
  else drawLegendary(s, seat, cx) // the choice is among what is there (MN-R-105)
}
function hurry(s: S, p: number, seat: Seat, cx: Cx<E>): void {
  s.fought[p] = 1
  s.used[seat] |= USED.sheba
  if (cx.live) cx.emit({ type: 'power', seat, token: 'queen-of-sheba' })
  convert(s, p, seat, true, cx)
  s.legions[at.legions(s, p, seat)]--
  s.pieces[at.pieces(seat, LEGION)]++
  if (cx.live) cx.emit({ type: 'lostUnit', seat, province: PROVINCE_IDS[p], unit: 'legion', count: 1 })
}

function provinceIn(code: Code): number {
  if (V.pillage.is(code)) return SLOT_PROVINCE[V.pillage.arg.slot(code)]
  if (V.occupy.is(code)) return V.occupy.arg.province(code)
  if (V.occupyMarker.is(code)) return V.occupyMarker.arg.province(code)
  return V.sheba.is(code) ? V.sheba.arg.province(code) : NONE
}
function whyNot(s: S, seat: Seat, code: Code): Refusal | null {
  const p = provinceIn(code)
  if (V.circe.is(code) || V.recall.is(code)) {
    if (!hasPower(s, seat, CIRCE)) return refusal('MN-H-CIRCE-1', 'refuse.noPower', { token: 'circe' })
    return refusal('MN-R-61a', 'refuse.circe', {
      slot: SLOT_IDS[V.circe.is(code) ? V.circe.arg.slot(code) : V.recall.arg.slot(code)],
    })
  }
  if (p === NONE) return null
  const province = PROVINCE_IDS[p]
  if (s.control[p] === NONE) return refusal('MN-R-26a', 'refuse.unclaimed', { province })
  if (!conquered(s, p, seat)) return refusal('MN-4.3a', 'refuse.notConquered', { province })
  if (atPeace(s, seat, s.control[p])) return refusal('MN-R-59e', 'refuse.peace', { target: s.control[p] })
  if (s.fought[p]) return refusal('MN-R-39a', 'refuse.settled', { province })
  if (V.pillage.is(code)) return refusal('MN-4.3.1a', 'refuse.notBuilt', { slot: SLOT_IDS[V.pillage.arg.slot(code)] })
  if (V.occupy.is(code)) return refusal('MN-4.3.2a', 'refuse.noBuilding', { province })
  if (isCapital(p)) return refusal('MN-R-43', 'refuse.capitalMarker', { province })
  if (!hasPower(s, seat, QUEEN_OF_SHEBA)) return refusal('MN-H-SHEBA-1', 'refuse.noPower', { token: 'queen-of-sheba' })
  if (s.used[seat] & USED.sheba) return refusal('MN-H-SHEBA-1', 'refuse.usedPower', { token: 'queen-of-sheba' })
  return refusal('MN-R-60b', 'refuse.notLinked', { province })
}

/** A pillaged legendary city: the conqueror's choice (MN-4.3.1f). Asked only if both are there. */
export const spoils: Decision<S, E> = {
  name: 'spoils',
  rule: 'MN-4.3.1f',
  mode: 'one',
  legal(_, __, out) {
    out.put(V.spoils.code(0))
    out.put(V.spoils.code(1))
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.spoils.arg.resource(code) === 0) collect(s, seat, COIN, 1, cx)
    else drawLegendary(s, seat, cx)
  },
  fallback: () => V.spoils.code(0),
  prompt: s => ({ key: 'prompt.spoils', rule: 'MN-4.3.1f', args: { slot: SLOT_IDS[slot(s, 0)] } }),
}

/** Legions go on buildings, one on each (MN-4.3.2a); slot 0 is the province, slot 1 counts them. */
const WHERE = 0
const PUT = 1
export const occupy: Decision<S, E> = {
  name: 'occupy',
  rule: 'MN-4.3.2a',
  mode: 'one',
  legal(s, seat, out) {
    const p = slot(s, WHERE)
    for (let k = SLOT_FROM[p]; k < SLOT_FROM[p + 1]; k++) if (canOccupy(s, k, seat)) out.put(V.put.code(k))
    if (slot(s, PUT) > 0) out.put(V.done.code())
  },
  apply(s, seat, code, cx) {
    if (V.done.is(code)) {
      done(s)
      return
    }
    const k = V.put.arg.slot(code)
    const p = slot(s, WHERE)
    s.stand[k] = seat
    setSlot(s, PUT, slot(s, PUT) + 1)
    if (cx.live) cx.emit({ type: 'occupied', seat, target: s.control[p], slot: SLOT_IDS[k] })
    let more = freeLegions(s, p, seat) > 0
    if (more) {
      more = false
      for (let i = SLOT_FROM[p]; i < SLOT_FROM[p + 1]; i++) if (canOccupy(s, i, seat)) more = true
    }
    if (!more) done(s)
  },
  why: (_, __, code) =>
    V.put.is(code) ? refusal('MN-4.3.2a', 'refuse.noOccupy', { slot: SLOT_IDS[V.put.arg.slot(code)] }) : null,
  fallback(s, seat) {
    if (slot(s, PUT) > 0) return V.done.code()
    let k = SLOT_FROM[slot(s, WHERE)]
    while (!canOccupy(s, k, seat)) k++
    return V.put.code(k)
  },
  prompt: s => ({ key: 'prompt.occupy', rule: 'MN-4.3.2a', args: { province: PROVINCE_IDS[slot(s, WHERE)] } }),
}

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
import { at, BLOCKS, decisions, LEGION, MARKER, NONE, type S, USED, verbs } from '../state.ts'

/** A province of an opponent with only own units, not settled yet (MN-R-38); not against peace (MN-R-59e). */
const open = (s: S, province: number, seat: Seat): boolean =>
  s.fought[province] === 0 && conquered(s, province, seat) && !atPeace(s, seat, s.control[province])
const isCapital = (province: number): boolean => ((CAPITALS_MASK >> province) & 1) === 1
/** What a legion may be put on: a building, or for Circe an empty caravan slot (MN-4.3.2a, MN-R-61a). */
const canOccupy = (s: S, slot: number, seat: Seat): boolean =>
  s.stand[slot] === NONE && (s.built[slot] === 1 || (SLOT_KIND[slot] === CARAVAN && hasPower(s, seat, CIRCE)))
function anyToOccupy(s: S, province: number, seat: Seat): boolean {
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++)
    if (s.built[slot] === 1 || (SLOT_KIND[slot] === CARAVAN && hasPower(s, seat, CIRCE))) return true
  return false
}
/** Queen of Sheba: the marker occupied now is converted at once, for a legion, once per round; the other conditions hold (MN-R-60a, MN-R-60b). */
const canHurry = (s: S, province: number, seat: Seat): boolean =>
  hasPower(s, seat, QUEEN_OF_SHEBA) &&
  (s.used[seat] & USED.sheba) === 0 &&
  s.pieces[at.pieces(seat, MARKER)] > 0 &&
  !isCapital(province) &&
  linked(s, province, seat)
/** Circe in own and in unclaimed provinces (MN-R-61a, MN-R-97a). */
const circeMay = (s: S, slot: number, seat: Seat): boolean => {
  const province = SLOT_PROVINCE[slot]
  return (
    SLOT_KIND[slot] === CARAVAN &&
    s.built[slot] === 0 &&
    (s.control[province] === seat || s.control[province] === NONE) &&
    legionsIn(s, province, seat) > 0
  )
}
const canPut = (s: S, slot: number, seat: Seat): boolean =>
  circeMay(s, slot, seat) &&
  s.stand[slot] === NONE &&
  !enemiesIn(s, SLOT_PROVINCE[slot], seat) &&
  freeLegions(s, SLOT_PROVINCE[slot], seat) > 0
// Slot 0: legions have been put on slots; none is taken off after that, so that the turn ends.
const PUTTING = 0

export function anyConquest(s: S, seat: Seat): boolean {
  for (let province = 0; province < LANDS; province++)
    if (open(s, province, seat) && (!isCapital(province) || anyToOccupy(s, province, seat))) return true
  if (hasPower(s, seat, CIRCE))
    for (let slot = 0; slot < SLOTS_IN_ALL; slot++)
      if (canPut(s, slot, seat) || (circeMay(s, slot, seat) && s.stand[slot] === seat)) return true
  return false
}

export const conquest: Decision<S, E> = {
  name: 'conquest',
  rule: 'MN-4.3b',
  mode: 'one',
  legal(s, seat, out) {
    out.put(verbs.done.code())
    for (let province = 0; province < LANDS; province++) {
      if (!open(s, province, seat)) continue
      for (let site = SLOT_FROM[province]; site < SLOT_FROM[province + 1]; site++)
        if (s.built[site] === 1) out.put(verbs.pillage.code(site))
      if (anyToOccupy(s, province, seat)) out.put(verbs.occupy.code(province))
      if (!isCapital(province)) out.put(verbs.occupyMarker.code(province)) // never a printed one (MN-R-43)
      if (canHurry(s, province, seat)) out.put(verbs.sheba.code(province))
    }
    if (!hasPower(s, seat, CIRCE)) return
    for (let site = 0; site < SLOTS_IN_ALL; site++) {
      if (canPut(s, site, seat)) out.put(verbs.circe.code(site))
      else if (slot(s, PUTTING) === 0 && circeMay(s, site, seat) && s.stand[site] === seat)
        out.put(verbs.recall.code(site))
    }
  },
  apply(s, seat, code, world) {
    if (verbs.done.is(code)) done(s)
    else if (verbs.pillage.is(code)) pillage(s, verbs.pillage.arg.slot(code), seat, world)
    else if (verbs.occupy.is(code)) {
      const province = verbs.occupy.arg.province(code)
      s.fought[province] = 1
      liftAll(s, province, seat)
      ask(s, decisions.occupy, bit(seat), province)
    } else if (verbs.occupyMarker.is(code)) {
      const province = verbs.occupyMarker.arg.province(code)
      // It may be occupied wherever it lies (MN-R-42c); occupied anew it waits anew (MN-R-95b).
      s.fought[province] = 1
      liftAll(s, province, seat)
      s.onMarker[province] = seat
      if (world.live)
        world.emit({ type: 'occupiedMarker', seat, target: s.control[province], province: PROVINCE_IDS[province] })
    } else if (verbs.sheba.is(code)) hurry(s, verbs.sheba.arg.province(code), seat, world)
    else if (verbs.circe.is(code)) {
      s.stand[verbs.circe.arg.slot(code)] = seat
      setSlot(s, PUTTING, 1)
      if (world.live) world.emit({ type: 'circe', seat, slot: SLOT_IDS[verbs.circe.arg.slot(code)] })
    } else s.stand[verbs.recall.arg.slot(code)] = NONE
  },
  why: (s, seat, code) => whyNot(s, seat, code),
  fallback: () => verbs.done.code(),
  prompt: () => ({ key: 'prompt.conquest', rule: 'MN-4.3b' }),
}

/**
 * The building goes back to the reserve and a legion stands on its slot (MN-4.3.1a, MN-4.3.1b). A city gives a coin (MN-4.3.1c), a caravan its
 * commodity (MN-4.3.1d), a temple or market nothing (MN-4.3.1e), a legendary city a coin or a legendary commodity (MN-4.3.1f); Hamilcar doubles
 * all that (MN-H-HAMILCAR-1, MN-R-63). A market never affects pillage.
 */
function pillage(s: S, slot: number, seat: Seat, world: Cx<E>): void {
  const province = SLOT_PROVINCE[slot]
  s.fought[province] = 1
  liftAll(s, province, seat)
  s.built[slot] = 0
  s.stand[slot] = BLOCKS + seat
  if (world.live) world.emit({ type: 'pillaged', seat, target: s.control[province], slot: SLOT_IDS[slot] })
  const double = hasPower(s, seat, HAMILCAR)
  const kind = SLOT_KIND[slot]
  if (kind === CITY || kind === CAPITAL) collect(s, seat, COIN, double ? 2 : 1, world)
  if (kind === CARAVAN) collect(s, seat, SLOT_GOOD[slot], double ? 2 : 1, world)
  if (kind !== LEGENDARY) return
  if (double) {
    collect(s, seat, COIN, 1, world)
    drawLegendary(s, seat, world)
  } else if (s.reserve[COIN] > 0 && legendaryLeft(s)) ask(s, decisions.spoils, bit(seat), slot)
  else if (s.reserve[COIN] > 0) collect(s, seat, COIN, 1, world)
  else drawLegendary(s, seat, world) // the choice is among what is there (MN-R-105)
}
function hurry(s: S, province: number, seat: Seat, world: Cx<E>): void {
  s.fought[province] = 1
  s.used[seat] |= USED.sheba
  if (world.live) world.emit({ type: 'power', seat, token: 'queen-of-sheba' })
  convert(s, province, seat, true, world)
  s.legions[at.legions(s, province, seat)]--
  s.pieces[at.pieces(seat, LEGION)]++
  if (world.live) world.emit({ type: 'lostUnit', seat, province: PROVINCE_IDS[province], unit: 'legion', count: 1 })
}

function provinceIn(code: Code): number {
  if (verbs.pillage.is(code)) return SLOT_PROVINCE[verbs.pillage.arg.slot(code)]
  if (verbs.occupy.is(code)) return verbs.occupy.arg.province(code)
  if (verbs.occupyMarker.is(code)) return verbs.occupyMarker.arg.province(code)
  return verbs.sheba.is(code) ? verbs.sheba.arg.province(code) : NONE
}
function whyNot(s: S, seat: Seat, code: Code): Refusal | null {
  const province = provinceIn(code)
  if (verbs.circe.is(code) || verbs.recall.is(code)) {
    if (!hasPower(s, seat, CIRCE)) return refusal('MN-H-CIRCE-1', 'refuse.noPower', { token: 'circe' })
    return refusal('MN-R-61a', 'refuse.circe', {
      slot: SLOT_IDS[verbs.circe.is(code) ? verbs.circe.arg.slot(code) : verbs.recall.arg.slot(code)],
    })
  }
  if (province === NONE) return null
  const name = PROVINCE_IDS[province]
  if (s.control[province] === NONE) return refusal('MN-R-26a', 'refuse.unclaimed', { province: name })
  if (!conquered(s, province, seat)) return refusal('MN-4.3a', 'refuse.notConquered', { province: name })
  if (atPeace(s, seat, s.control[province])) return refusal('MN-R-59e', 'refuse.peace', { target: s.control[province] })
  if (s.fought[province]) return refusal('MN-R-39a', 'refuse.settled', { province: name })
  if (verbs.pillage.is(code))
    return refusal('MN-4.3.1a', 'refuse.notBuilt', { slot: SLOT_IDS[verbs.pillage.arg.slot(code)] })
  if (verbs.occupy.is(code)) return refusal('MN-4.3.2a', 'refuse.noBuilding', { province: name })
  if (isCapital(province)) return refusal('MN-R-43', 'refuse.capitalMarker', { province: name })
  if (!hasPower(s, seat, QUEEN_OF_SHEBA)) return refusal('MN-H-SHEBA-1', 'refuse.noPower', { token: 'queen-of-sheba' })
  if (s.used[seat] & USED.sheba) return refusal('MN-H-SHEBA-1', 'refuse.usedPower', { token: 'queen-of-sheba' })
  return refusal('MN-R-60b', 'refuse.notLinked', { province: name })
}

/** A pillaged legendary city: the conqueror's choice (MN-4.3.1f). Asked only if both are there. */
export const spoils: Decision<S, E> = {
  name: 'spoils',
  rule: 'MN-4.3.1f',
  mode: 'one',
  legal(_, __, out) {
    out.put(verbs.spoils.code(0))
    out.put(verbs.spoils.code(1))
  },
  apply(s, seat, code, world) {
    done(s)
    if (verbs.spoils.arg.resource(code) === 0) collect(s, seat, COIN, 1, world)
    else drawLegendary(s, seat, world)
  },
  fallback: () => verbs.spoils.code(0),
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
    const province = slot(s, WHERE)
    for (let site = SLOT_FROM[province]; site < SLOT_FROM[province + 1]; site++)
      if (canOccupy(s, site, seat)) out.put(verbs.put.code(site))
    if (slot(s, PUT) > 0) out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    if (verbs.done.is(code)) {
      done(s)
      return
    }
    const site = verbs.put.arg.slot(code)
    const province = slot(s, WHERE)
    s.stand[site] = seat
    setSlot(s, PUT, slot(s, PUT) + 1)
    if (world.live) world.emit({ type: 'occupied', seat, target: s.control[province], slot: SLOT_IDS[site] })
    let more = freeLegions(s, province, seat) > 0
    if (more) {
      more = false
      for (let i = SLOT_FROM[province]; i < SLOT_FROM[province + 1]; i++) if (canOccupy(s, i, seat)) more = true
    }
    if (!more) done(s)
  },
  why: (_, __, code) =>
    verbs.put.is(code) ? refusal('MN-4.3.2a', 'refuse.noOccupy', { slot: SLOT_IDS[verbs.put.arg.slot(code)] }) : null,
  fallback(s, seat) {
    if (slot(s, PUT) > 0) return verbs.done.code()
    let site = SLOT_FROM[slot(s, WHERE)]
    while (!canOccupy(s, site, seat)) site++
    return verbs.put.code(site)
  },
  prompt: s => ({ key: 'prompt.occupy', rule: 'MN-4.3.2a', args: { province: PROVINCE_IDS[slot(s, WHERE)] } }),
}

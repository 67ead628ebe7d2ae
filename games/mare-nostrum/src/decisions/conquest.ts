/**
 * At the end of the turn, in each conquered province, one of: pillage a building, occupy buildings, occupy the marker, or leave it as it is
 * (MN-4.3b, MN-4.3f, MN-R-39a, MN-R-95a). Existing occupation goes on unless another option reassigns the legions (MN-R-39b). `fought` marks the provinces already settled. Circe's legions are placed here too (MN-R-97a).
 */

import { ask, bit, type Decision, done, NONE, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { COIN } from '../../data/goods.ts'
import { PROVINCE_IDS } from '../../data/names.ts'
import { CIRCE, HAMILCAR, QUEEN_OF_SHEBA } from '../../data/tokens.ts'
import {
  CAPITAL,
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
import { atPeace, isCapital } from '../query/control.ts'
import { hasPower } from '../query/powers.ts'
import { linked } from '../query/reach.ts'
import { conquered, enemiesIn, freeLegions, legionsIn } from '../query/units.ts'
import { at, BLOCKS, LEGION, MARKER, type S, USED } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'
import { whyNot } from './conquest-why.ts'

/** A province of an opponent with only own units, not settled yet (MN-R-38); not against peace (MN-R-59e). */
const open = (s: S, province: number, seat: Seat): boolean =>
  s.fought[province] === 0 && conquered(s, province, seat) && !atPeace(s, seat, s.control[province])
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
function pillage(s: S, slot: number, seat: Seat, world: World<E>): void {
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
function hurry(s: S, province: number, seat: Seat, world: World<E>): void {
  s.fought[province] = 1
  s.used[seat] |= USED.sheba
  if (world.live) world.emit({ type: 'power', seat, token: 'queen-of-sheba' })
  convert(s, province, seat, true, world)
  s.legions[at.legions(s, province, seat)]--
  s.pieces[at.pieces(seat, LEGION)]++
  if (world.live) world.emit({ type: 'lostUnit', seat, province: PROVINCE_IDS[province], unit: 'legion', count: 1 })
}

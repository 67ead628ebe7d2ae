import { ask, bit, type Code, type Decision, done, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import {
  BAND_FIRST,
  BAND_PLACES,
  bandAt,
  KIND_IDS,
  LANDS,
  LANDSCAPE_IDS,
  PLACE_KIND,
  PLACE_LANDSCAPE,
  PLACE_ORDER,
  placeAt,
} from '../../data/lands.ts'
import { FITTING_PLACES, TECH_IDS, TECHS } from '../../data/technologies.ts'
import { farthest, freeBits, occupied } from '../board.ts'
import { checkBoard } from '../effects/ending.ts'
import { discardLeftCities, drawCities, hasCityBelow, revealLand } from '../effects/lands.ts'
import type { E } from '../events.ts'
import { cubesAt, landsOf, type S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

const place = (s: S, code: Code): number =>
  BAND_FIRST[bandAt(s.land[VERBS.settle.arg.land(code) - 1], VERBS.settle.arg.landscape(code))] +
  VERBS.settle.arg.symbol(code) -
  1

/**
 * Phase 3, one cube at a time: an activated card not yet used with a free place that fits it, or stop (BRZ-PLACE-1,
 * BRZ-R-39). Cards in any order, places of a land in any order (BRZ-PLACE-3, BRZ-PLACE-8); cards of one technology are
 * alike (BRZ-R-41).
 */
export const settle: Decision<S, E> = {
  name: 'settle',
  rule: 'BRZ-PLACE-1',
  mode: 'one',
  legal(s, seat, out) {
    // From where they stand to the right, skipping what they like (BRZ-PLACE-6, BRZ-PLACE-7, BRZ-R-10); also lands just
    // revealed (BRZ-PLACE-10).
    const far = farthest(s, seat)
    for (let land = Math.max(far, 0); land < s.open; land++) {
      const free = ~occupied(s, land)
      const tile = s.land[land]
      for (let tech = 0; tech < TECHS; tech++) {
        if (s.activated[tech] === 0) continue
        for (let rest = FITTING_PLACES[tech * LANDS + tile] & free; rest !== 0; rest &= rest - 1) {
          const at = placeAt(tile, 31 - Math.clz32(rest & -rest))
          out.put(VERBS.settle.code(tech, land + 1, PLACE_LANDSCAPE[at], PLACE_ORDER[at] + 1))
        }
      }
    }
    out.put(VERBS.stop.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.stop.is(code)) {
      // Declining gives up all activations left (BRZ-PLACE-4, BRZ-R-39).
      let cards = 0
      for (let other = 0; other < TECHS; other++) {
        cards += s.activated[other]
        s.activated[other] = 0
      }
      if (world.live) world.emit({ type: 'stopped', seat, cards })
      return
    }
    const tech = VERBS.settle.arg.tech(code)
    const land = VERBS.settle.arg.land(code) - 1
    const symbol = place(s, code)
    const newcomer = s.cubes[cubesAt(s, land, seat)] === 0
    const nobody = newcomer && occupied(s, land) === 0
    s.activated[tech]--
    s.supply[seat]--
    s.cubes[cubesAt(s, land, seat)] |= 1 << symbol
    if (world.live) {
      const at = placeAt(s.land[land], symbol)
      const landscape = LANDSCAPE_IDS[PLACE_LANDSCAPE[at]]
      const kind = KIND_IDS[PLACE_KIND[at]]
      world.emit({
        type: 'settled',
        seat,
        tech: TECH_IDS[tech],
        land: land + 1,
        landscape,
        kind,
        symbol: PLACE_ORDER[at] + 1,
      })
    }
    checkBoard(s, seat, world)
    // After each cube, in this order: the next land, if there is one (BRZ-R-14), then city cards (BRZ-R-9): not in the
    // first land (BRZ-CITY-4), and once for each land (BRZ-CITY-5).
    if (land === s.open - 1 && s.open < landsOf(s)) revealLand(s, world)
    if (newcomer && land > 0) {
      if (nobody) drawCities(s, land, world)
      if (hasCityBelow(s, land)) {
        ask(s, DECISIONS.city, bit(seat), land)
        return // what is left below is discarded after the choice
      }
    }
    if (newcomer) discardLeftCities(s, world)
  },
  why: (s, seat, code) => (VERBS.settle.is(code) ? whyNot(s, seat, code) : null),
  fallback: () => VERBS.stop.code(),
  prompt(s, seat) {
    let cards = 0
    for (let tech = 0; tech < TECHS; tech++) cards += s.activated[tech]
    return { key: 'prompt.settle', rule: 'BRZ-R-39', args: { cards, cubes: s.supply[seat] } }
  },
}

function whyNot(s: S, seat: Seat, code: Code): Refusal | null {
  const tech = VERBS.settle.arg.tech(code)
  const land = VERBS.settle.arg.land(code) - 1
  const landscape = VERBS.settle.arg.landscape(code)
  if (land >= landsOf(s)) return refusal('BRZ-SET-13', 'refuse.noLand', { lands: landsOf(s) })
  if (land >= s.open) return refusal('BRZ-PLACE-5', 'refuse.faceDown', { land: land + 1 })
  if (land < farthest(s, seat))
    return refusal('BRZ-PLACE-6', 'refuse.noWayBack', { land: land + 1, farthest: farthest(s, seat) + 1 })
  const symbols = BAND_PLACES[bandAt(s.land[land], landscape)]
  if (VERBS.settle.arg.symbol(code) > symbols)
    return refusal('BRZ-SET-5', 'refuse.noSymbol', { land: land + 1, landscape: LANDSCAPE_IDS[landscape], symbols })
  if (s.activated[tech] === 0) return refusal('BRZ-ACT-6', 'refuse.notActivated', { tech: TECH_IDS[tech] })
  const symbol = place(s, code)
  const kind = KIND_IDS[PLACE_KIND[placeAt(s.land[land], symbol)]]
  if (((FITTING_PLACES[tech * LANDS + s.land[land]] >> symbol) & 1) === 0)
    return refusal('BRZ-PLACE-2', 'refuse.noFit', { tech: TECH_IDS[tech], landscape: LANDSCAPE_IDS[landscape], kind })
  return ((freeBits(s, tech, land) >> symbol) & 1) === 0
    ? refusal('BRZ-PLACE-1', 'refuse.occupied', { land: land + 1, landscape: LANDSCAPE_IDS[landscape], kind })
    : null
}

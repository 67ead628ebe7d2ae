/**
 * Phase 5, Movement (CIV-10.1a): tokens cross one land border or board a ship; ships sail up to four areas. Token and
 * ship moves mix freely (CIV-R-15). Cities do not move (CIV-10.2d), and a player finishes before the next begins
 * (CIV-10.1c).
 * `mark` counts the mover's tokens in each area that have finished: moved by land, or landed.
 */
import { SHIPS_EACH } from '@ecumene/civilization-family/data/nations.ts'
import { makeMove } from '@ecumene/civilization-family/src/decisions/move.ts'
import { whyMove } from '@ecumene/civilization-family/src/decisions/move-why.ts'
import { AREA_OF_SHORE, otherCoast, SHORE_IDS, TWO_COASTS_AREA } from '@ecumene/civilization-family/src/map.ts'
import { hasUnit } from '@ecumene/civilization-family/src/query.ts'
import { sameShip } from '@ecumene/civilization-family/src/sailing.ts'
import { type Common, shipOf } from '@ecumene/civilization-family/src/state.ts'
import { type Code, NONE, refusal, type Seat, type World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** A ship may change coasts at the start of its move. */
export const move = makeMove(VERBS, {
  list(s, seat, out) {
    for (let i = 0; i < SHIPS_EACH; i++) {
      const ship = shipOf(seat, i)
      if (s.ship[ship] !== NONE && mayCross(s, seat, ship) && !sameShip(s, seat, i)) out.put(VERBS.cross.code(i))
    }
  },
  apply(s: S, seat: Seat, code: Code, world: World<E>) {
    cross(s, seat, shipOf(seat, VERBS.cross.arg.ship(code)), world)
  },
  why: (s, seat, code) =>
    VERBS.cross.is(code) ? refusal('CIV-23.3b', 'refuse.coasts') : whyMove(VERBS, s, seat, code),
})
/** The ship goes round to the other coast, free of charge (CIV-23.3b, CIV-R-17). */
function cross(s: S, seat: Seat, ship: number, world: World<E>): void {
  s.ship[ship] = otherCoast(s.ship[ship])
  s.fixed[ship] = 1
  if (world.live) world.emit({ type: 'crossed', seat, shore: SHORE_IDS[s.ship[ship]] })
}
/**
 * The free change of coasts: at the start of its move, in a later round than it came, with a unit of its owner there
 * (CIV-23.3b, CIV-R-17).
 */
const mayCross = (s: Common, seat: Seat, ship: number): boolean =>
  AREA_OF_SHORE[s.ship[ship]] === TWO_COASTS_AREA &&
  s.sailed[ship] === 0 &&
  s.fixed[ship] === 0 &&
  hasUnit(s, TWO_COASTS_AREA, seat)

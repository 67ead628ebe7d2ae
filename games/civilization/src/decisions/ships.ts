/** Phase 4, Ship construction: asked at the same time of everybody who has a ship or could build one (CIV-9.1a). */
import { hasShipyardWork, makeShips, readyShips } from '@ecumene/civilization-family/src/decisions/ships.ts'
import { askTogether } from '@ecumene/civilization-family/src/simultaneous.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

export const ships = makeShips(VERBS)
export function beginShips(s: S): void {
  readyShips(s)
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) if (hasShipyardWork(s, seat)) mask |= 1 << seat
  askTogether(s, DECISIONS.ships, mask)
}

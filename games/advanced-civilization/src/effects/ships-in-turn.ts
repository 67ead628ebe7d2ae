/** Phase 4: ships, player after player. */
import { hasShipyardWork } from '@ecumene/civilization-family/src/decisions/ships.ts'
import { askTogether } from '@ecumene/civilization-family/src/simultaneous.ts'
import { again, bit, setSlot, slot } from '@ecumene/kernel'
import { isIdle, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

const TURN = 0
/**
 * Each player finishes with their ships before the next begins (ADV-4.1, ADV-R-12); what ships cost and where they lie
 * is as in plain Civilization. A step that comes back for every player.
 */
export function shipsInTurn(s: S): void {
  let i = slot(s, TURN)
  while (i < s.seats && (isIdle(s, s.moveOrder[i]) || !hasShipyardWork(s, s.moveOrder[i]))) i++
  if (i >= s.seats) {
    setSlot(s, TURN, 0)
    return
  }
  setSlot(s, TURN, i + 1)
  again(s)
  askTogether(s, DECISIONS.ships, bit(s.moveOrder[i]))
}

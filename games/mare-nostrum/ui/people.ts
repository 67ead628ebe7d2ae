/**
 * The empires in the colours of their pieces (MN-SET-8): nearest of the table's nine, made exact by style/people.css.
 */
import type { Seat } from '@ecumene/kernel'
import type { SeatPeople } from '@ecumene/kit/seam.ts'
import type { EmpireId } from '../data/names.ts'
import type { MareMessage } from './message.ts'
import { empireOf, isLaid, type S } from './rules.ts'

/** Rome red, Greece green, Babylon purple, Egypt yellow, Carthage black; each with the shape of that number. */
const COLOUR: Readonly<Record<EmpireId, number>> = { rome: 1, greece: 2, babylon: 4, egypt: 6, carthage: 7 }

/** While empires are being chosen, everybody has the colour they sat down with. */
export function peopleOf(view: S, seat: Seat): SeatPeople<MareMessage> | null {
  const empire = isLaid(view) ? empireOf(view, seat) : null
  return empire && { colour: COLOUR[empire], name: `empire.${empire}` }
}

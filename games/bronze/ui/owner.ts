/** How a player's pieces look. */
import type { Seat } from '@ecumene/kernel'
import type { Part } from './model.ts'

export interface Owner {
  readonly nation: number
  readonly initial: string
}
/** Blue, yellow, red and green among the nine nations (BRZ-R-35). */
const NATIONS = [0, 3, 1, 2]

/** The table's colour of a seat; the game's own where the players have chosen otherwise (BRZ-SET-16). */
export function ownerOf(p: Part, seat: Seat): Owner {
  const asked = p.view.colour.some((c, s) => c !== s && c >= 0)
  const look = p.seats[seat]
  return {
    nation: asked && p.view.colour[seat] >= 0 ? NATIONS[p.view.colour[seat]] : look.colour,
    initial: initialOf(p, seat),
  }
}
/** One letter, two where players would share it. */
function initialOf(p: Part, seat: Seat): string {
  const first = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '?'
  const mine = first(p.seats[seat].name)
  return p.seats.some((s, i) => i !== seat && first(s.name) === mine) ? String(seat + 1) : mine
}

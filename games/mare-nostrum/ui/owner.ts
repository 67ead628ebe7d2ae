/** How a player's pieces look: the colour, shape and letter of the empire, as on every sign of the table. */
import type { Seat } from '@ecumene/kernel'
import { empireOf, type Part } from './rules.ts'

export interface EmpireOwner {
  readonly nation: number
  readonly initial: string
}
export function ownerOf(p: Pick<Part, 'view' | 'seats' | 'say'>, seat: Seat): EmpireOwner {
  const empire = empireOf(p.view, seat)
  const name = empire ? p.say(`empire.${empire}`) : p.seats[seat].name
  return { nation: p.seats[seat].colour, initial: [...name.trim()][0]?.toLocaleUpperCase() ?? '?' }
}

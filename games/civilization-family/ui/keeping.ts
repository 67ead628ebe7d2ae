/** All ships that are due, maintained together from the Treasury (CIV-9.3a). */
import { type ActionJson, NONE, type Seat } from '@ecumene/kernel'
import { SHIPS_EACH } from '../data/nations.ts'
import { SHORE_IDS } from '../src/map.ts'
import { shipOf } from '../src/state.ts'
import type { Table } from './edition.ts'

/** Null with fewer than two ships due, or too little in the Treasury: then each is answered for itself. */
export function keepingAll(s: Table, seat: Seat, legal: readonly ActionJson[]): readonly ActionJson[] | null {
  if (!legal.some(action => action.verb === 'maintain')) return null
  const due = Array.from({ length: SHIPS_EACH }, (_, i) => shipOf(seat, i)).filter(
    ship => s.due[ship] === 1 && s.ship[ship] !== NONE,
  )
  if (due.length < 2 || s.treasury[seat] < due.length) return null
  return due.map(ship => ({ verb: 'maintain', shore: SHORE_IDS[s.ship[ship]], source: 'treasury' }))
}

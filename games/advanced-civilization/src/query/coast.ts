/** Coastal cities, for Flood and Piracy. */
import { AREA_ROWS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import type { Seat } from '@ecumene/kernel'
import type { S } from '../state.ts'

/** Land with sea water; a lake alone does not make it coastal (ADV-0.1.11). */
const COASTAL: Int16Array = Int16Array.from(AREA_ROWS, row => (row[1] === 'coastal' || row[1] === 'island' ? 1 : 0))
export const isCoastalCity = (s: S, area: number, seat: Seat): boolean => s.city[area] === seat && COASTAL[area] === 1
export function coasts(s: S, seat: Seat): number {
  let n = 0
  for (let area = 0; area < AREAS; area++) if (isCoastalCity(s, area, seat)) n++
  return n
}

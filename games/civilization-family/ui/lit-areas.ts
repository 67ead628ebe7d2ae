/** Areas that the board lights up: the flood plain under water, the volcanoes while it is decided which erupts. */
import { asking, NONE } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../data/areas.ts'
import { map } from '../src/map.ts'
import { inPlay } from '../src/query.ts'
import type { Edition, Table } from './edition.ts'

export function litAreas(s: Table, { decisions }: Edition): ReadonlySet<string> {
  const isErupting = asking(s) === decisions.erupt
  const lit = new Set<string>()
  for (let area = 0; area < AREAS; area++) {
    const isFlooded = s.plain !== NONE && map.plain[area] === s.plain
    if (inPlay(s, area) && (isFlooded || (isErupting && map.volcano[area] !== NONE))) lit.add(AREA_IDS[area])
  }
  return lit
}

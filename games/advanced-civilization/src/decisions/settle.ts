/**
 * Set-up: nations and start areas by the board in play (ADV-0.2.12, ADV-0.2.14), marker on the arrow and the rest in
 * Stock (ADV-0.2.13); with two players each nation has one start of its own (ADV-23.5, ≠ CIV-4.4b).
 */

import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { BOARD_IDS } from '@ecumene/civilization-family/data/boards.ts'
import { makeSettle } from '@ecumene/civilization-family/src/decisions/settle.ts'
import { boardNamed, map, NONE } from '@ecumene/civilization-family/src/map.ts'
import { HAZELNUT_STARTS, NATION_IDS, NATIONS_ON } from '../../data/nations.ts'
import { adopted } from '../adopted.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

const HAZELNUT = boardNamed('hazelnut')
const HAZELNUT_START: Int16Array = Int16Array.from(AREA_IDS, id =>
  NATION_IDS.findIndex(nation => HAZELNUT_STARTS[nation] === id),
)
const OFFERED: Int16Array = Int16Array.from(BOARD_IDS, id =>
  NATIONS_ON[id].reduce((mask, nation) => mask | (1 << NATION_IDS.indexOf(nation)), 0),
)

/** The nation that starts in an area, or NONE; also where its Barbarians arrive (ADV-16.8.2). */
export const startOf = (s: Pick<S, 'board'>, area: number): number =>
  (s.board === HAZELNUT ? HAZELNUT_START[area] : map.start[area]) ?? NONE
export const settle = adopted(
  makeSettle(VERBS, { nationOf: startOf, isOffered: (s, nation) => ((OFFERED[s.board] >> nation) & 1) === 1 }),
)

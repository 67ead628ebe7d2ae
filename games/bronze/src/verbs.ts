/** What players can do (verbs), what they are asked (decisions), and the programs that lead through a turn. */

import { ids, verbs } from '@ecumene/kernel'
import { CITIES, type CityId } from '../data/cities.ts'
import { LANDSCAPE_IDS } from '../data/lands.ts'
import { TECH_IDS } from '../data/technologies.ts'
import { COLOURS, POOL } from '../data/tokens.ts'

export const CITY_IDS: readonly CityId[] = CITIES.map(city => city.id)
/** Where a card may be laid (BRZ-R-37); the numbers of the started columns come first. */
export const POSITIONS = ['column1', 'column2', 'column3', 'column4', 'left', 'right'] as const
export const LEFT = 4
export const RIGHT = 5
const LAND_NUMBER = { min: 1, max: 11 } as const
/** People count stacks, lands and symbols from 1. */
export const VERBS = verbs({
  colour: { colour: COLOURS },
  take: { stack: { min: 1, max: POOL }, tech: TECH_IDS },
  lay: { tech: TECH_IDS, position: POSITIONS },
  settle: { tech: TECH_IDS, land: LAND_NUMBER, landscape: LANDSCAPE_IDS, symbol: { min: 1, max: 3 } },
  stop: {},
  city: { city: CITY_IDS },
})
export const DECISIONS = ids('colour', 'take', 'lay', 'settle', 'city')
export const PROGRAMS = ids('colours', 'turn', 'end')

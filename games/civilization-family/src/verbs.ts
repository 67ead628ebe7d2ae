/**
 * What players of both games can do: every verb's parameters, declared once. Each game gives them an order of its own.
 */
import type { Verb } from '@ecumene/kernel'
import { AREA_IDS } from '../data/areas.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'
import { SHORE_IDS } from './map.ts'

export const SOURCES = ['treasury', 'levy'] as const
export const FACTIONS = ['first', 'second'] as const
const some = { min: 1, max: 55 } as const

export const SHARED_VERBS = {
  found: { nation: NATION_IDS, area: AREA_IDS },
  insist: {},
  tax: { rate: { min: 1, max: 3 } },
  seize: { area: AREA_IDS },
  raze: { area: AREA_IDS },
  grow: { area: AREA_IDS, tokens: { min: 1, max: 2 } },
  maintain: { shore: SHORE_IDS, source: SOURCES },
  lapse: { shore: SHORE_IDS },
  launch: { shore: SHORE_IDS, levy: 3 },
  walk: { area: AREA_IDS, to: AREA_IDS, tokens: some },
  board: { ship: 4, tokens: { min: 1, max: 5 } },
  sail: { ship: 4, shore: SHORE_IDS },
  land: { ship: 4, tokens: { min: 1, max: 5 } },
  fight: { area: AREA_IDS },
  build: { area: AREA_IDS },
  reduce: { area: AREA_IDS },
  buyGold: {},
  withdraw: {},
  pay: {},
  erupt: { volcano: VOLCANO_IDS },
  shake: { area: AREA_IDS },
  show: { cards: 10 },
  lose: { area: AREA_IDS, tokens: some },
  loseCity: { area: AREA_IDS },
  strike: { plain: PLAIN_IDS },
  pick: { area: AREA_IDS, tokens: some },
  pickCity: { area: AREA_IDS },
  keep: { faction: FACTIONS },
  annex: { area: AREA_IDS, tokens: some },
  annexCity: { area: AREA_IDS },
  condemn: { area: AREA_IDS },
  raid: { area: AREA_IDS },
  done: {},
} as const

type Specs = typeof SHARED_VERBS
/** The verbs that a shared decision gets from its game. */
export type SharedVerbs = { readonly [N in keyof Specs]: Verb<Specs[N]> } & {
  /** Its seats are as many as the game has. */
  readonly agree: Verb<{ readonly with: number }>
}

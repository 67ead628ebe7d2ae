/**
 * What players of both games can do: every verb's parameters, declared once, in groups. Each game puts its own verbs
 * between the groups; the order gives verbs their numbers, and records keep it.
 */
import type { Verb } from '@ecumene/kernel'
import { AREA_IDS } from '../data/areas.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'
import { SHORE_IDS } from './map.ts'

export const SOURCES = ['treasury', 'levy'] as const
export const FACTIONS = ['first', 'second'] as const
const some = { min: 1, max: 55 } as const

/** The beginning, taxes, population, ships, movement. */
export const EARLY_VERBS = {
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
} as const

/** What a game's table is made of, as far as verbs name it. */
interface Trade<Card extends string, Commodity extends string, Kind extends string> {
  readonly seats: number
  readonly cards: readonly Card[]
  readonly commodities: readonly Commodity[]
  readonly kinds: readonly Kind[]
}
/** Conflict, cities, trade and purchases; then calamities, as far as both games have the same. */
export const lateVerbs = <Card extends string, Commodity extends string, Kind extends string>({
  seats,
  cards,
  commodities,
  kinds,
}: Trade<Card, Commodity, Kind>) =>
  ({
    fight: { area: AREA_IDS },
    build: { area: AREA_IDS },
    reduce: { area: AREA_IDS },
    buyGold: {},
    withdraw: {},
    agree: { with: seats },
    take: { card: cards },
    spend: { commodity: commodities, cards: { min: 1, max: 9 } },
    pay: {},
    giveBack: { trade: kinds },
    erupt: { volcano: VOLCANO_IDS },
    shake: { area: AREA_IDS },
    show: { cards: 10 },
    lose: { area: AREA_IDS, tokens: some },
    loseCity: { area: AREA_IDS },
    order: { target: seats, points: { min: 1, max: 20 } },
    strike: { plain: PLAIN_IDS },
  }) as const

/** Civil war, iconoclasm, piracy. */
export const WAR_VERBS = {
  pick: { area: AREA_IDS, tokens: some },
  pickCity: { area: AREA_IDS },
  keep: { faction: FACTIONS },
  annex: { area: AREA_IDS, tokens: some },
  annexCity: { area: AREA_IDS },
  condemn: { area: AREA_IDS },
  raid: { area: AREA_IDS },
  done: {},
} as const

type Specs = typeof EARLY_VERBS & ReturnType<typeof lateVerbs> & typeof WAR_VERBS
/** The verbs that a shared decision gets from its game. */
export type SharedVerbs = { readonly [N in keyof Specs]: Verb<Specs[N]> }

/** The questions of phases 1 to 12, in the order in which both games number them. */
export const PHASE_DECISIONS = [
  'settle',
  'tax',
  'seize',
  'raze',
  'grow',
  'ships',
  'move',
  'fight',
  'build',
  'support',
  'gold',
  'trade',
  'acquire',
] as const

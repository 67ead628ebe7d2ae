import { join } from 'node:path'
import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { conformance } from '@ecumene/testkit'
import { vi } from 'vitest'
import { CALAMITY_IDS, COMMODITY_IDS } from '../data/trade.ts'
import { civilization } from '../src/game.ts'
import { eager } from './eager.ts'

// A long run, or a busy machine, takes its time.
vi.setConfig({ testTimeout: 600_000 })
// Weak players need a last round, since nothing else guarantees an end (CIV-R-108).
// What hardly any played game reaches is left out of the list of what must occur: a city razed because nobody has a
// piece left, two cities of one owner attacked at once while they can answer, a surrender. Their rule tests prove them
// (CIV-T-27, CIV-R-93, CIV-11.8.1b).
const unlisted = <T extends object>(all: T, ...names: (keyof T)[]): T => {
  const copy = { ...all }
  for (const name of names) Object.defineProperty(copy, name, { enumerable: false })
  return copy
}
const ending = {
  ...civilization,
  verbs: { ...civilization.verbs, specs: unlisted(civilization.verbs.specs, 'raze', 'fight') },
  events: unlisted(civilization.events, 'razed', 'surrendered'),
  variants: civilization.variants.map(v => ({ ...v, options: { ...v.options, rounds: '20' } })),
  policies: { ...civilization.policies, eager },
}
// The long run takes every variant at every number of players; the short one every number, and every variant.
const long = process.env.FUZZ_GAMES !== undefined
const short = [
  { variant: 'full', seats: [7, 6, 2, 3, 4, 5] },
  { variant: 'long', seats: [4] },
  { variant: 'short', seats: [3] },
  { variant: 'nomads', seats: [2, 4] },
  { variant: 'farmers', seats: [2, 5] },
]

conformance(ending, {
  root: join(import.meta.dirname, '..'),
  original: civilization,
  games: 1,
  limit: 60_000,
  ...(long ? {} : { tables: short }),

  coverage: {
    games: 8,
    steered: 9,
    expected: [
      ...CALAMITY_IDS.map(id => `calamity ${id}`),
      ...CALAMITY_IDS.slice(4).map(id => `passed ${id}`),
      ...CARD_IDS.map(id => `card ${id}`),
      ...COMMODITY_IDS.map(id => `spent ${id}`),
      ...NATION_IDS.map(id => `nation ${id}`),
      ...['tokens', 'city', 'defended'].map(kind => `conflict ${kind}`),
      ...PLAIN_IDS.map(id => `flood ${id}`),
      ...VOLCANO_IDS.map(id => `eruption ${id}`),
    ],
    seen(e) {
      if (e.type === 'calamity') return [`calamity ${e.calamity}`]
      if (e.type === 'passed') return [`passed ${e.calamity}`]
      if (e.type === 'acquired') return [`card ${e.card}`]
      if (e.type === 'spent') return [`spent ${e.commodity}`]
      if (e.type === 'settled') return [`nation ${e.nation}`]
      if (e.type === 'fought') return [`conflict ${e.kind}`]
      if (e.type === 'flooded') return [`flood ${e.plain}`]
      return e.type === 'erupted' ? [`eruption ${e.volcano}`] : []
    },
  },
})

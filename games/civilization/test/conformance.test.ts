import { join } from 'node:path'
import { conformance } from '@ecumene/testkit'
import { CARD_IDS } from '../data/cards.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import { NATION_IDS } from '../data/nations.ts'
import { CALAMITY_IDS, COMMODITY_IDS } from '../data/trade.ts'
import { civilization } from '../src/game.ts'

// Weak players need a last round, since nothing else guarantees an end (CIV-R-108).
const ending = { ...civilization, variants: civilization.variants.map(v => ({ ...v, options: { ...v.options, rounds: '16' } })) }
// The long run takes every variant at every number of players; the short one every number, and every variant.
const long = process.env.FUZZ_GAMES !== undefined
const short = [
  { variant: 'full', seats: [2, 3, 4, 5, 6, 7] },
  { variant: 'long', seats: [4] },
  { variant: 'short', seats: [3] },
  { variant: 'nomads', seats: [2, 4] },
  { variant: 'farmers', seats: [2, 5] },
]

conformance(ending, {
  root: join(import.meta.dirname, '..'),
  games: 1,
  limit: 60_000,
  ...(long ? {} : { tables: short }),
  rules: false,
  coverage: {
    games: 6,
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

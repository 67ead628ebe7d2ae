import { join } from 'node:path'
import { PLAIN_IDS, VOLCANO_IDS } from '@ecumene/civilization/data/features.ts'
import { conformance } from '@ecumene/testkit'
import { vi } from 'vitest'
import { CARD_IDS } from '../data/cards.ts'
import { NATION_IDS } from '../data/nations.ts'
import { CALAMITY_IDS, COMMODITY_IDS } from '../data/trade.ts'
import { advancedCivilization } from '../src/game.ts'
import { eager } from './eager.ts'

// A long run, or a busy machine, takes its time.
vi.setConfig({ testTimeout: 600_000 })
// What hardly any played game reaches is left out of the list of what must occur; the rule tests prove it.
const unlisted = <T extends object>(all: T, ...names: (keyof T)[]): T => {
  const copy = { ...all }
  for (const name of names) Object.defineProperty(copy, name, { enumerable: false })
  return copy
}
// Weak players need a last round, since nothing else guarantees an end.
const ending = {
  ...advancedCivilization,
  variants: advancedCivilization.variants.map(v => ({ ...v, options: { ...v.options, rounds: '16' } })),
  policies: { ...advancedCivilization.policies, eager },
}
const long = process.env.FUZZ_GAMES !== undefined
const short = [
  { variant: 'full', seats: [2, 3, 4, 5, 6, 7, 8] },
  { variant: 'open', seats: [5] },
]
void unlisted
conformance(ending, {
  root: join(import.meta.dirname, '..'),
  games: 1,
  limit: 60_000,
  ...(long ? {} : { tables: short }),
  coverage: {
    games: 8,
    steered: 9,
    expected: [
      ...CALAMITY_IDS.map(id => `calamity ${id}`),
      ...CARD_IDS.map(id => `card ${id}`),
      ...COMMODITY_IDS.map(id => `spent ${id}`),
      ...NATION_IDS.map(id => `nation ${id}`),
      ...['tokens', 'city'].map(kind => `conflict ${kind}`),
      ...PLAIN_IDS.map(id => `flood ${id}`),
      ...VOLCANO_IDS.map(id => `eruption ${id}`),
    ],
    seen(e) {
      if (e.type === 'calamity') return [`calamity ${e.calamity}`]
      if (e.type === 'acquired') return [`card ${e.card}`]
      if (e.type === 'spent') return [`spent ${e.commodity}`]
      if (e.type === 'settled') return [`nation ${e.nation}`]
      if (e.type === 'fought') return [`conflict ${e.kind}`]
      if (e.type === 'flooded') return [`flood ${e.plain}`]
      return e.type === 'erupted' ? [`eruption ${e.volcano}`] : []
    },
  },
})

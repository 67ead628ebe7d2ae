import { join } from 'node:path'
import { conformance } from '@ecumene/testkit'
import { vi } from 'vitest'
import { CARD_IDS } from '../data/cards.ts'
import { NATION_IDS } from '../data/nations.ts'
import { CALAMITY_IDS, COMMODITY_IDS } from '../data/trade.ts'
import { advancedCivilization } from '../src/game.ts'
import { eager } from './eager.ts'

// A long run, or a busy machine, takes its time.
vi.setConfig({ testTimeout: 600_000 })
// What hardly any played game reaches is left out of the list of what must occur: a city razed because nobody has a
// piece left, two volcanoes or plains that would do equal damage, a beneficiary short of pieces, a faction that nobody
// can take, Barbarians too few for a city, Mining stated or used, a last round that the table calls. Rule tests prove
// them (ADV-T-24, ADV-16.1.3, ADV-16.7.2, ADV-R-35, ADV-R-41, ADV-R-70); games of calamities alone use all that belongs
// to those, every volcano and every plain.
const unlisted = <T extends object>(all: T, ...names: (keyof T)[]): T => {
  const copy = { ...all }
  for (const name of names) Object.defineProperty(copy, name, { enumerable: false })
  return copy
}
// Weak players need a last round, since nothing else guarantees an end. A few tables play on, to see what comes late;
// they try other agreements too.
const [full, open] = advancedCivilization.variants
const late = { rounds: 40, iconoclasmPick: 'primary', naming: 'cards', victory: 'points', strict: true } as const
const ending = {
  ...advancedCivilization,
  verbs: {
    ...advancedCivilization.verbs,
    specs: unlisted(advancedCivilization.verbs.specs, 'raze', 'erupt', 'strike', 'annex', 'annexCity', 'mine'),
  },
  events: unlisted(advancedCivilization.events, 'razed', 'remained', 'hordeBeaten', 'mined', 'lastRoundCalled'),
  variants: [
    { ...full, options: { ...full.options, rounds: 12 } },
    { ...open, options: { ...open.options, rounds: 30 } },
    { ...full, id: 'late', options: { ...full.options, ...late } },
    {
      ...full,
      id: 'west',
      options: { ...full.options, rounds: 16, surrender: false, twoPlayerBoard: 'west', fivePlayerBoard: 'west' },
    },
  ],
  policies: { ...advancedCivilization.policies, eager },
}
const everyTable = process.env.FUZZ_GAMES !== undefined
const tables = [
  { variant: 'full', seats: [2, 3, 4, 5, 6, 7, 8] },
  { variant: 'open', seats: [5] },
  { variant: 'late', seats: [6, 3] },
  { variant: 'west', seats: [2, 5] },
]

conformance(ending, {
  root: join(import.meta.dirname, '..'),
  original: advancedCivilization,
  games: 1,
  limit: 60_000,
  names: [
    ...['cards', 'trade', 'treasury', 'cells', 'cities'].map(part => `part.${part}`),
    ...CARD_IDS.flatMap(id => [`card.${id}`, `ui.effect.${id}`]),
    ...CALAMITY_IDS.flatMap(id => [`calamity.${id}`, `trade.${id}`, `ui.woe.${id}`]),
  ],
  ...(everyTable ? {} : { tables }),
  coverage: {
    // Democracy is dear, and weak players seldom live to buy it.
    games: 48,
    steered: 9,
    expected: [
      ...CALAMITY_IDS.map(id => `calamity ${id}`),
      ...CARD_IDS.map(id => `card ${id}`),
      ...COMMODITY_IDS.map(id => `spent ${id}`),
      ...NATION_IDS.map(id => `nation ${id}`),
      ...['tokens', 'city'].map(kind => `conflict ${kind}`),
    ],
    seen(e) {
      if (e.type === 'calamity') return [`calamity ${e.calamity}`]
      if (e.type === 'acquired') return [`card ${e.card}`]
      if (e.type === 'spent') return [`spent ${e.commodity}`]
      if (e.type === 'settled') return [`nation ${e.nation}`]
      return e.type === 'fought' ? [`conflict ${e.kind}`] : []
    },
  },
})

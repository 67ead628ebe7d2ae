/** How both Civilizations are told: calamities are one chapter, and what stands beside a player's name. */
import { type Chapters, type Seat, within } from '@ecumene/kernel'
import { population } from './query.ts'
import type { Common } from './state.ts'

export const chapters: Chapters = {
  within: {
    ...within('tax', 'seize', 'raze'),
    ...within(
      'calamities',
      'erupt',
      'quake',
      'shake',
      'lose',
      'order',
      'plain',
      'share',
      'nominate',
      'pick',
      'faction',
    ),
    ...within('calamities', 'annex', 'reduce', 'condemn', 'raid', 'betray', 'slaves', 'coast', 'march', 'accuse'),
  },
  latest: ['advanced', 'stayed'],
  sums: ['clashed'],
}
export const figures = (s: Common, seat: Seat): Readonly<Record<string, number>> => ({
  cities: s.cities[seat],
  tokens: population(s, seat),
  stock: s.stock[seat],
  treasury: s.treasury[seat],
})

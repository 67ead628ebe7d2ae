import { type About, anyGame } from '@ecumene/contract'

export const about: About = {
  id: 'advanced-civilization',
  name: 'Advanced Civilization',
  year: 1991,
  players: [2, 8],
  minutes: [360, 600],
  weight: 5,
  hasGuide: true,
  hasBell: true,
  standingOrders: [
    { decision: 'trade', kind: 'answer', verbs: ['done'] },
    { decision: 'gold', kind: 'answer', verbs: ['done', 'buyGold'] },
    { decision: 'order', kind: 'answer', verbs: [], orClock: true },
    { decision: 'lose', kind: 'order', verbs: ['lose', 'loseCity'], orClock: true },
    { decision: 'reduce', kind: 'answer', verbs: [], orClock: true },
    { decision: 'support', kind: 'answer', verbs: [], orClock: true },
    { decision: 'tax', kind: 'answer', verbs: ['tax'], by: 'rate' },
  ],
  favourites: [{ verb: 'found', by: 'nation' }],
  challenges: ['market-day', 'siege', 'five-groups', 'voyage', 'founders', 'hunger'],
  folder: 'games/advanced-civilization',
  load: async () => anyGame((await import('./src/game.ts')).advancedCivilization),
  released: version => import(`./released/${version}.mjs`),
}

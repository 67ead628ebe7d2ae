import { type About, anyGame } from '@ecumene/contract'

export const about: About = {
  id: 'civilization',
  name: 'Civilization',
  year: 1980,
  players: [2, 7],
  minutes: [240, 480],
  weight: 4,
  hasGuide: true,
  hasBell: true,
  standingOrders: [
    { decision: 'trade', kind: 'answer', verbs: ['done'] },
    { decision: 'gold', kind: 'answer', verbs: ['done', 'buyGold'] },
    { decision: 'order', kind: 'answer', verbs: ['done'] },
    { decision: 'lose', kind: 'order', verbs: ['lose', 'loseCity'], orClock: true },
    { decision: 'reduce', kind: 'answer', verbs: [], orClock: true },
    { decision: 'support', kind: 'answer', verbs: [], orClock: true },
    { decision: 'tax', kind: 'answer', verbs: ['tax'], by: 'rate' },
  ],
  favourites: [{ verb: 'found', by: 'nation' }],
  challenges: ['shopping', 'siege', 'colours', 'voyage', 'founders', 'famine'],
  folder: 'games/civilization',
  load: async () => anyGame((await import('./src/game.ts')).civilization),
  released: version => import(`./released/${version}.mjs`),
}

import { type About, anyGame } from '@ecumene/contract'

export const about: About = {
  id: 'through-the-ages',
  name: 'Through the Ages',
  year: 2015,
  players: [2, 4],
  minutes: [120, 240],
  weight: 4,
  hasGuide: true,
  standingOrders: [
    { decision: 'answerPact', kind: 'answer', verbs: ['accept', 'refuse'] },
    { decision: 'bid', kind: 'upTo', verbs: ['bid', 'pass'], by: 'amount', most: 20 },
    { decision: 'politics', kind: 'answer', verbs: ['pass'] },
    { decision: 'defend', kind: 'answer', verbs: ['yield'] },
    { decision: 'loseWorker', kind: 'order', verbs: ['loseWorker'], by: 'card', orClock: true },
  ],
  favourites: [{ verb: 'lead', by: 'card' }],
  challenges: ['uprising', 'army', 'stage', 'basilica', 'ideas', 'legacy'],
  folder: 'games/through-the-ages',
  load: async () => anyGame((await import('./src/game.ts')).throughTheAges),
  released: version => import(`./released/${version}.mjs`),
}

import { type About, anyGame } from '@ecumene/contract'

export const about: About = {
  id: 'bronze',
  name: 'Bronze',
  year: 2017,
  players: [2, 4],
  minutes: [45, 60],
  weight: 2,
  hasGuide: true,
  favourites: [{ verb: 'take', by: 'tech' }],
  challenges: ['routes', 'settlers', 'cities', 'turn', 'ahead', 'provinces'],
  standingOrders: [
    { decision: 'take', kind: 'order', verbs: ['take'], by: 'tech' },
    { decision: 'lay', kind: 'order', verbs: ['lay'], by: 'position' },
    { decision: 'settle', kind: 'answer', verbs: ['settle', 'stop'] },
    { decision: 'city', kind: 'order', verbs: ['city'], by: 'city' },
  ],
  folder: 'games/bronze',
  load: async () => anyGame((await import('./src/game.ts')).bronze),
  released: version => import(`./released/${version}.mjs`),
}

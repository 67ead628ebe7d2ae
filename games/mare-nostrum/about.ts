import { type About, anyGame } from '@ecumene/contract'

export const about: About = {
  id: 'mare-nostrum',
  name: 'Mare Nostrum: Empires',
  year: 2016,
  players: [3, 5],
  minutes: [90, 150],
  weight: 3,
  hasGuide: true,
  // MN-SET-1: each chooses an empire or draws one.
  optionsInSight: ['empires'],
  standingOrders: [
    { decision: 'offer', kind: 'order', verbs: ['offer'], by: 'resource' },
    { decision: 'take', kind: 'order', verbs: ['take'], by: 'resource' },
    { decision: 'peace', kind: 'answer', verbs: ['done'] },
    { decision: 'lose', kind: 'order', verbs: ['lose'], by: 'post', orClock: true },
  ],
  favourites: [
    { verb: 'choose', by: 'empire' },
    { verb: 'hire', by: 'token' },
  ],
  toldByParts: ['heroes', 'cities'],
  challenges: ['masons', 'bargain', 'crossing', 'settlers', 'muster', 'heroes', 'titles', 'caravans'],
  folder: 'games/mare-nostrum',
  load: async () => anyGame((await import('./src/game.ts')).mareNostrum),
  released: version => import(`./released/${version}.mjs`),
}

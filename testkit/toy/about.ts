import { type About, anyGame } from '@ecumene/contract'

export const about: About = {
  id: 'toy',
  name: 'Agora (a toy)',
  year: 2026,
  players: [2, 4],
  minutes: [5, 10],
  weight: 1,
  hasBell: true,
  folder: 'testkit/toy',
  load: async () => anyGame((await import('./src/game.ts')).toy),
  released: version => import(`./released/${version}.mjs`),
}

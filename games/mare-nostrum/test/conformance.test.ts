import { join } from 'node:path'
import { conformance } from '@ecumene/testkit'
import { vi } from 'vitest'
import { RESOURCE_IDS } from '../data/goods.ts'
import { EMPIRE_IDS } from '../data/names.ts'
import { mareNostrum } from '../src/game.ts'
import { ALL_HELD } from '../src/query/powers.ts'
import { EXPECTED, watcher } from './powers.ts'

vi.setConfig({ testTimeout: 180_000 }) // whole games on guarded states: slow on a busy machine

/** Every power of a hero or wonder, and every kind of victory, must occur. */
conformance(mareNostrum, {
  root: join(import.meta.dirname, '..'),
  games: 3,
  names: [
    ...['pyramids', 'glory', 'conquest', 'leadership', 'rounds'].map(id => `ending.${id}`),
    ...['heroes', 'cities', 'trade', 'culture', 'military'].map(id => `part.${id}`),
    ...EMPIRE_IDS.map(id => `empire.${id}`),
    ...ALL_HELD.map(({ id }) => `token.${id}`),
    ...RESOURCE_IDS.map(id => `resource.${id}`),
  ],
  coverage: { games: 40, expected: EXPECTED, seen: watcher(), steered: 3 },
})

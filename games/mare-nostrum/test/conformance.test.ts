import { join } from 'node:path'
import { conformance } from '@ecumene/testkit'
import { vi } from 'vitest'
import { mareNostrum } from '../src/game.ts'
import { EXPECTED, watcher } from './powers.ts'

vi.setConfig({ testTimeout: 180_000 }) // whole games on guarded states: slow on a busy machine

/** Every power of a hero or wonder, and every kind of victory, must occur. */
conformance(mareNostrum, {
  root: join(import.meta.dirname, '..'),
  games: 3,
  coverage: { games: 40, expected: EXPECTED, seen: watcher(), steered: 3 },
})

import { join } from 'node:path'
import { conformance } from '@ecumene/testkit'
import { throughTheAges } from '../src/game.ts'

conformance(throughTheAges, {
  root: join(import.meta.dirname, '..'),
  games: 6,
  rules: false,
  tables: [
    { variant: 'endurance', seats: [2, 3, 4] },
    { variant: 'standard', seats: [3] },
    { variant: 'short', seats: [2] },
    { variant: 'first', seats: [4] },
    { variant: 'peaceful', seats: [3] },
  ],
})

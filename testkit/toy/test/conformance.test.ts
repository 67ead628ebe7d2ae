import { join } from 'node:path'
import { conformance, toy } from '@ecumene/testkit'

// Its rules are few, and what the checks find is tested in broken.test.ts: no rule tests of its own.
conformance(toy, { root: join(import.meta.dirname, '..'), games: 1000 / 6, without: ['rules'] })

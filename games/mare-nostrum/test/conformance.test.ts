import { join } from 'node:path'
import { conformance } from '@ecumene/testkit'
import { mareNostrum } from '../src/game.ts'

conformance(mareNostrum, { root: join(import.meta.dirname, '..'), games: 4, rules: true })

import { join } from 'node:path'
import { figuresOf } from '@ecumene/civilization-family/ui/figures.ts'
import { PRINTED } from '@ecumene/civilization-family/ui/test/printed.ts'
import { figuresSuite } from '@ecumene/kit/test/figures-suite.tsx'
import { GROUPS } from '../../data/cards.ts'
import { advancedCivilization } from '../../src/game.ts'
import { ADVANCED } from '../advanced.ts'
import ui from '../index.tsx'

figuresSuite({
  game: advancedCivilization as never,
  ui: ui as never,
  root: join(import.meta.dirname, '..', '..'),
  figures: figuresOf(ADVANCED, GROUPS),
  rare: { toReduce: 'reduce' },
  // An offer tells no points here.
  behind: ['offerPoints'],
  printed: PRINTED,
})

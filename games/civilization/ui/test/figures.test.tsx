import { join } from 'node:path'
import { figuresOf } from '@ecumene/civilization-family/ui/figures.ts'
import { PRINTED } from '@ecumene/civilization-family/ui/test/printed.ts'
import { figuresSuite } from '@ecumene/kit/test/figures-suite.tsx'
import { civilization } from '../../src/game.ts'
import { CIVILIZATION } from '../civilization.ts'
import ui from '../index.tsx'

figuresSuite({
  game: civilization as never,
  ui: ui as never,
  root: join(import.meta.dirname, '..', '..'),
  figures: figuresOf(CIVILIZATION),
  printed: PRINTED,
})

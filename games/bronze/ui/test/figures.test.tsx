import { join } from 'node:path'
import { figuresSuite } from '@ecumene/kit/test/figures-suite.tsx'
import { bronze } from '../../src/game.ts'
import { figures } from '../figures.ts'
import ui from '../index.tsx'

figuresSuite({
  game: bronze,
  ui,
  root: join(import.meta.dirname, '..', '..'),
  figures,
  printed: {
    'brz-land-number': 'the number of a land',
    'kit-track': 'the numbers of the lands',
    'brz-route-points': 'what a token is worth',
    'brz-chip-points': 'what a city card gives at most',
    'brz-chip-mark': 'how many a city card asks for',
    'brz-city-words': 'the text of a city card',
  },
})

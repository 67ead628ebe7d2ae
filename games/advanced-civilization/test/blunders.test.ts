/** What no Citizen of Advanced Civilization does with their people. */
import { movementBlunders } from '@ecumene/civilization-family/test/blunders.ts'
import { advancedCivilization as game } from '../src/game.ts'
import { decisions } from '../src/verbs.ts'
import { table } from './table.ts'

movementBlunders({ game, decisions, table: nations => table(4, { nations }) })

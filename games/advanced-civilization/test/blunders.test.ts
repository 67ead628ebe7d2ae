/** What no player of Advanced Civilization from the Citizen up does with their people. */
import { movementBlunders } from '@ecumene/civilization-family/test/blunders.ts'
import { advancedCivilization as game } from '../src/game.ts'
import { DECISIONS } from '../src/verbs.ts'
import { table } from './table.ts'

for (const level of ['citizen', 'strategist', 'master'])
  movementBlunders({ game, decisions: DECISIONS, level, table: nations => table(4, { nations }) })

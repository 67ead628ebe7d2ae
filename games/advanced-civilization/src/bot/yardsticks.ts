/** What good play looks like in numbers. */
import { makeYardsticks } from '@ecumene/civilization-family/src/bot/yardsticks.ts'
import type { S } from '../state.ts'

export const yardsticks = makeYardsticks<S>(25)

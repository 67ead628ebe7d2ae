/** Every command of the laboratory that reads its options as the terminal's do, in the order of the help. */
import type { Commands } from '@ecumene/cli/src/command.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { ladder } from './ladder.ts'
import { yardsticks } from './yardsticks.ts'

export const commands: Commands = { arena, ladder, yardsticks, bench }

/** Every command by its name, in the order of the help. */
import type { Commands } from '../command.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { chronicle } from './chronicle.ts'
import { corpus } from './corpus.ts'
import { games } from './games.ts'
import { ladder } from './ladder.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { simulate } from './simulate.ts'
import { why } from './why.ts'
import { yardsticks } from './yardsticks.ts'

export const commands: Commands = {
  games,
  play,
  simulate,
  arena,
  ladder,
  yardsticks,
  replay,
  chronicle,
  why,
  corpus,
  bench,
  rules,
}

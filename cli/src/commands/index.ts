/** Every command of `ecumene`, in the order of the help. */
import type { Commands } from '../command.ts'
import { chronicle } from './chronicle.ts'
import { corpus } from './corpus.ts'
import { games } from './games.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { simulate } from './simulate.ts'
import { why } from './why.ts'

export const commands: Commands = {
  games,
  play,
  simulate,
  replay,
  chronicle,
  why,
  corpus,
  rules,
}

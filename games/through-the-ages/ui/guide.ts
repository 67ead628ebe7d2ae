/** The guide in seven chapters; each begins with an arranged position in which its matter can be seen. */
import type { Guide } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import { ages } from './guide/ages.ts'
import { armies } from './guide/armies.ts'
import { colonies } from './guide/colonies.ts'
import { inSight } from './guide/in-sight.ts'
import { politics } from './guide/politics.ts'
import { row } from './guide/row.ts'
import { science } from './guide/science.ts'
import { workers } from './guide/workers.ts'

export const guide: Guide<S> = {
  chapters: [row, workers, science, politics, armies, colonies, ages].map(inSight),
}

/** The guide in seven chapters; each begins with an arranged position in which its matter can be seen. */
import type { Guide } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import { ages } from './guide/ages.ts'

export const guide: Guide<S> = { chapters: [ages] }

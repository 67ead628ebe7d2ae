/** The guide: seven chapters, each from a position where its matter begins, to a whole round alone. */
import type { Guide } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import { bazaar } from './guide/bazaar.ts'
import { cities } from './guide/cities.ts'
import { credits } from './guide/credits.ts'
import { growth } from './guide/growth.ts'
import { misfortune } from './guide/misfortune.ts'
import { alone } from './guide/round-alone.ts'
import { succession } from './guide/succession.ts'

export const guide: Guide<S> = { chapters: [growth, cities, bazaar, misfortune, credits, succession, alone] }

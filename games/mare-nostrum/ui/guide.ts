/** The guide: seven chapters, one for each phase and for what wins; each begins where its matter begins. */
import type { Guide } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import { cyrenaica } from './guide/cyrenaica.ts'
import { harvest } from './guide/harvest.ts'
import { market } from './guide/market.ts'
import { masons } from './guide/masons.ts'
import { roads } from './guide/roads.ts'
import { sails } from './guide/sails.ts'
import { titles } from './guide/titles.ts'

export const guide: Guide<S> = { chapters: [harvest, market, masons, sails, cyrenaica, titles, roads] }

/**
 * The guide: the two simpler games first, then the market and the calamities of the full one; each chapter begins where
 * its matter begins.
 */
import type { Guide } from '@ecumene/kit/seam.ts'
import type { S } from '../src/state.ts'
import { calamity } from './guide/calamity.ts'
import { citizens } from './guide/citizens.ts'
import { market } from './guide/market.ts'
import { nomads } from './guide/nomads.ts'
import { seafarers } from './guide/seafarers.ts'

export const guide: Guide<S> = { chapters: [nomads, seafarers, citizens, market, calamity] }

/** Phase 2, Population expansion (CIV-7.1a); players with too few tokens in Stock distribute them. */
import { expandPopulation, makeGrow } from '@ecumene/civilization-family/src/decisions/grow.ts'
import type { World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

export const grow = makeGrow(VERBS)
export const expand = (s: S, world: World<E>): void => expandPopulation(s, DECISIONS.grow, 0, world)

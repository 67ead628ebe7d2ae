/** Phase 2: players with too few tokens in Stock distribute them (ADV-2.6), as in plain Civilization. */
import { expandPopulation, makeGrow } from '@ecumene/civilization-family/src/decisions/grow.ts'
import type { World } from '@ecumene/kernel'
import { adopted } from '../adopted.ts'
import type { E } from '../events.ts'
import { idle, type S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

export const grow = adopted(makeGrow(VERBS))
export const expand = (s: S, world: World<E>): void => expandPopulation(s, DECISIONS.grow, idle(s), world)

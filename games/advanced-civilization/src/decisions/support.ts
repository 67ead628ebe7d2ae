/** Unsupported cities are reduced, chosen by their owner (ADV-8.6), as in plain Civilization. */
import { askSupport, makeSupport } from '@ecumene/civilization-family/src/decisions/support.ts'
import type { World } from '@ecumene/kernel'
import { adopted } from '../adopted.ts'
import type { E } from '../events.ts'
import { idle, type S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

export const support = adopted(makeSupport(VERBS))
export const checkSupport = (s: S, world: World<E>): void => askSupport(s, DECISIONS.support, idle(s), world)

/** Phase 8 and after calamities: unsupported cities are reduced (CIV-14.1, CIV-19.8). */
import { askSupport, makeSupport } from '@ecumene/civilization-family/src/decisions/support.ts'
import type { World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

export const support = makeSupport(VERBS)
export const checkSupport = (s: S, world: World<E>): void => askSupport(s, DECISIONS.support, 0, world)

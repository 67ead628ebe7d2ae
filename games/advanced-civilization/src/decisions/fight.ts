/** Phase 6: an owner of several attacked cities chooses which fights next (ADV-6.18). */
import { makeFight } from '@ecumene/civilization-family/src/decisions/fight.ts'
import { adopted } from '../adopted.ts'
import { attack } from '../effects/sieges.ts'
import { VERBS } from '../verbs.ts'

export const fight = adopted(makeFight(VERBS, attack))

/** An owner of several attacked cities says which comes next; the family's question. */

import { makeFight } from '@ecumene/civilization-family/src/decisions/fight.ts'
import { attack } from '../effects/sieges.ts'
import { VERBS } from '../verbs.ts'
export const fight = makeFight(VERBS, attack)

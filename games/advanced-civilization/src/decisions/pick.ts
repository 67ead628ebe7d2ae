/** 16.5 Civil War: the units of the first faction are picked, as in plain Civilization (ADV-16.5.3). */
import { makePick } from '@ecumene/civilization-family/src/effects/civil-war.ts'
import { adopted } from '../adopted.ts'
import { VERBS } from '../verbs.ts'

export const pick = adopted(makePick(VERBS))

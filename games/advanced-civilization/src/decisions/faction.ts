/** 16.5 Civil War: the victim keeps one of the factions, as in plain Civilization (ADV-16.5.7). */
import { makeFaction } from '@ecumene/civilization-family/src/effects/civil-war.ts'
import { adopted } from '../adopted.ts'
import { VERBS } from '../verbs.ts'

export const faction = adopted(makeFaction(VERBS))

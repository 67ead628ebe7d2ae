/** A calamity reduces a number of cities: the owner chooses among their cities, new or old (ADV-R-43). */
import { makeReductions } from '@ecumene/civilization-family/src/decisions/reduce.ts'
import { adopted } from '../adopted.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

const made = makeReductions<S>(VERBS, { decision: DECISIONS.reduce, cancel: () => false, sure: () => true })
export const reduce = adopted(made.reduce)
export const { beginReductions } = made

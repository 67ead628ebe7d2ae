/** The three peoples of the western board, as most chapters begin: the player leads Africa. */
import type { S } from '../../src/state.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { arrange } from '../arrange.ts'

type Arrangement = Parameters<typeof arrange>[1]
export const ITALY = 1
export const CRETE = 2
export const NAMES = ['nation.africa', 'nation.italy', 'nation.crete']

/** A round begins with these peoples on the board. */
export const beginning =
  (arrangement: Arrangement) =>
  (s: S): void =>
    arrange(s, arrangement, PROGRAMS.round)

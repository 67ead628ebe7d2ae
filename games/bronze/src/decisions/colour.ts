import { type Decision, done, NONE, refusal } from '@ecumene/kernel'
import { COLOURS } from '../../data/tokens.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

const isFree = (s: S, colour: number): boolean => {
  for (let seat = 0; seat < s.seats; seat++) if (s.colour[seat] === colour) return false
  return true
}

/**
 * Each player chooses a colour and takes its thirty cubes (BRZ-SET-16, BRZ-R-35). Asked only where the table wants it.
 */
export const colour: Decision<S, E> = {
  name: 'colour',
  rule: 'BRZ-SET-16',
  mode: 'one',
  legal(s, _, out) {
    for (let column = 0; column < COLOURS.length; column++) if (isFree(s, column)) out.put(VERBS.colour.code(column))
  },
  apply(s, seat, code, world) {
    done(s)
    s.colour[seat] = VERBS.colour.arg.colour(code)
    if (world.live) world.emit({ type: 'colour', seat, colour: COLOURS[s.colour[seat]] })
  },
  why(s, _, code) {
    return VERBS.colour.is(code) && !isFree(s, VERBS.colour.arg.colour(code))
      ? refusal('BRZ-SET-16', 'refuse.colour', { colour: COLOURS[VERBS.colour.arg.colour(code)] })
      : null
  },
  fallback(s) {
    let column = 0
    while (!isFree(s, column)) column++
    return VERBS.colour.code(column)
  },
  prompt: () => ({ key: 'prompt.colour', rule: 'BRZ-SET-16' }),
}

/** Seats choose in turn order from the first player on. */
export const byMammoth = (s: S, i: number): number => (i < s.seats ? (s.first + i) % s.seats : NONE)

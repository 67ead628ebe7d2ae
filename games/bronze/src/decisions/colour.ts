import { type Decision, done, refusal } from '@ecumene/kernel'
import { COLOURS } from '../../data/tokens.ts'
import { type E, NONE, type S, V } from '../state.ts'

const isFree = (s: S, colour: number): boolean => {
  for (let p = 0; p < s.seats; p++) if (s.colour[p] === colour) return false
  return true
}

/** Each player chooses a colour and takes its thirty cubes (BRZ-SET-16, BRZ-R-35). Asked only where the table wants it. */
export const colour: Decision<S, E> = {
  name: 'colour',
  rule: 'BRZ-SET-16',
  mode: 'one',
  legal(s, _, out) {
    for (let c = 0; c < COLOURS.length; c++) if (isFree(s, c)) out.put(V.colour.code(c))
  },
  apply(s, seat, code, cx) {
    done(s)
    s.colour[seat] = V.colour.arg.colour(code)
    if (cx.live) cx.emit({ type: 'colour', seat, colour: COLOURS[s.colour[seat]] })
  },
  why(s, _, code) {
    return V.colour.is(code) && !isFree(s, V.colour.arg.colour(code))
      ? refusal('BRZ-SET-16', 'refuse.colour', { colour: COLOURS[V.colour.arg.colour(code)] })
      : null
  },
  fallback(s) {
    let c = 0
    while (!isFree(s, c)) c++
    return V.colour.code(c)
  },
  prompt: () => ({ key: 'prompt.colour', rule: 'BRZ-SET-16' }),
}

/** Seats choose in turn order from the first player on. */
export const byMammoth = (s: S, i: number): number => (i < s.seats ? (s.first + i) % s.seats : NONE)

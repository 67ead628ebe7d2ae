/** What plays itself: the only thing a seat can do, where nobody learns anything from its not being asked. */
import { current, owed } from './flow.ts'
import type { Decision, GameDef } from './game.ts'
import type { Core, Layout } from './layout.ts'
import { type Code, Codes, type Seat, type Viewer } from './types.ts'

export interface Forced {
  readonly seat: Seat
  readonly code: Code
}

/** Scratch lists, shared by all: a call is over before the next begins. */
const CODES = new Codes()
const OTHER = new Codes()

/**
 * A decision of one seat with exactly one legal action, if even a spectator could tell that it is the only one. `s` may
 * be the truth or what that seat sees of it; `scratch` is a state to look through.
 */
export function forced<S extends Core, E>(game: GameDef<S, E>, layout: Layout<S>, s: S, scratch: S): Forced | null {
  if (current(game, s)?.mode !== 'one') return null
  const seat = 31 - Math.clz32(owed(s))
  const code = onlyAnswer(game, layout, s, seat, scratch)
  return code === null ? null : { seat, code }
}

/**
 * The only answer that a seat can give to the open question. Null: there is a choice, or others would learn something
 * from seeing that the seat was not asked. `isAlone`: there are no others.
 */
export function onlyAnswer<S extends Core, E>(
  game: GameDef<S, E>,
  layout: Layout<S>,
  s: S,
  seat: Seat,
  scratch: S,
  isAlone = false,
): Code | null {
  const decision = current(game, s)
  if (!decision || decision.form || (decision.alwaysAsk && !isAlone)) return null
  const onlyFor = (viewer: Viewer, out: Codes): Code | null => {
    layout.mask(scratch, s, viewer)
    out.clear()
    decision.legal(scratch, seat, out)
    return loneAnswer(decision, out)
  }
  const answer = onlyFor(seat, CODES)
  return isAlone || (answer !== null && onlyFor('table', OTHER) === answer) ? answer : null
}
/** The one answer among these codes; null: none, or several. What is always possible beside a question is none. */
function loneAnswer<S extends Core, E>({ besides }: Decision<S, E>, { n, at }: Codes): Code | null {
  let lone: Code | null = null
  for (let i = 0; i < n; i++) {
    if (besides?.some(verb => verb.is(at[i]))) continue
    if (lone !== null) return null
    lone = at[i]
  }
  return lone
}

/** The commonest decision: one of the things there are, named by its number, and then it is done. */
import {
  type Args,
  type Code,
  type Core,
  type Decision,
  done,
  type Refusal,
  type RuleId,
  type Seat,
  type Verb,
  type World,
} from '@ecumene/kernel'

export interface OneOf<S extends Core, E> {
  readonly name: string
  readonly rule: RuleId
  /** Its one parameter is the number of the thing. */
  readonly verb: Verb<unknown>
  /** How many things there are to look at. */
  readonly count: number
  /** May this seat choose that thing? At least one must be free to choose, or `orElse` given. */
  may(s: S, seat: Seat, thing: number): boolean
  /** The thing was chosen; the decision is done already, so this may ask. */
  choose(s: S, seat: Seat, thing: number, world: World<E>): void
  /** Which rule forbids that thing; asked only when `may` says no. */
  why?(s: S, seat: Seat, thing: number): Refusal | null
  /** Choosing nothing: listed last, and what the clock plays. Without it the clock plays the first thing. */
  readonly orElse?: Code
  args?(s: S, seat: Seat): Args
}

/** A decision of one seat, asked with the message `prompt.<name>`. */
export function chooseOne<S extends Core, E>(choice: OneOf<S, E>): Decision<S, E> {
  const { name, rule, verb, count, orElse, args } = choice
  const key = `prompt.${name}`
  return {
    name,
    rule,
    mode: 'one',
    legal(s, seat, out) {
      for (let thing = 0; thing < count; thing++) if (choice.may(s, seat, thing)) out.put(verb.code(thing))
      if (orElse !== undefined) out.put(orElse)
    },
    apply(s, seat, code, world) {
      done(s)
      if (verb.is(code)) choice.choose(s, seat, verb.first(code), world)
    },
    why: (s, seat, code) => (verb.is(code) ? (choice.why?.(s, seat, verb.first(code)) ?? null) : null),
    fallback(s, seat) {
      if (orElse !== undefined) return orElse
      let thing = 0
      while (thing < count && !choice.may(s, seat, thing)) thing++
      return verb.code(thing)
    },
    prompt: args ? (s, seat) => ({ key, rule, args: args(s, seat) }) : () => ({ key, rule }),
  }
}

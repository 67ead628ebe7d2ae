/**
 * Control as a stack of frames inside the state. A frame is a program (runs its steps until one asks something) or a
 * decision (waits until no seat owes an answer). What an effect asks is pushed on top; when it is answered, control
 * returns to what was below. Frames are public: never put a secret into a slot.
 */

import type { World } from './chance.ts'
import type { Decision, GameDef } from './game.ts'
import { type Core, DEPTH, FRAME_WORDS } from './layout.ts'
import { bit, type Code, type Seat, type SeatMask } from './types.ts'

// Words of a frame: what it is (decision k, or program as -1 - k), the next step, who owes, how far `each` has walked,
// then slots.
const KIND = 0
const PC = 1
const OWED = 2
const WALK = 3
const SLOT = 4
export const SLOTS = FRAME_WORDS - SLOT

/** Numbers for a game's programs or decisions, in order: `const D = ids('move', 'build')`, then `ask(s, D.move, …)`. */
export function ids<const N extends readonly string[]>(...names: N): { readonly [K in N[number]]: number } {
  return Object.fromEntries(names.map((name, i) => [name, i])) as { [K in N[number]]: number }
}

/**
 * A list in the order of its numbers: `decisions: inOrder(D, { build, move, lose })`. The names may stand in any order;
 * one that is missing, unknown or belongs to another decision does not pass.
 */
export function inOrder<I extends Readonly<Record<string, number>>, T extends { readonly [K in keyof I]: NamedStep }>(
  numbers: I,
  named: T & { readonly [K in Exclude<keyof T, keyof I>]: never },
): readonly T[keyof I][] {
  const list: T[keyof I][] = []
  for (const name of Object.keys(numbers)) {
    const { name: found } = named[name]
    if (found !== name) throw new Error(`${name} is the place of another: ${found} stands there`)
    list[numbers[name]] = named[name as keyof I]
  }
  return list
}
interface NamedStep {
  readonly name: string
}

/**
 * The seats of a table in order, for scores, laws and tests: `seats(s).map(seat => …)`. The lists are made once.
 * Rules that search runs count instead (`for (let seat = 0; seat < s.seats; seat++)`): walking a list costs a tenth
 * more.
 */
export const seats = (s: Core): readonly Seat[] => SEATS[s.seats]
const SEATS: readonly (readonly Seat[])[] = Array.from({ length: 9 }, (_, n) => Array.from({ length: n }, (__, i) => i))

const top = (s: Core): number => (s.depth - 1) * FRAME_WORDS

function push(s: Core, kind: number, owed: SeatMask, a: number, b: number, c: number, d: number): void {
  if (s.depth >= DEPTH) throw new Error('frames nest too deep')
  const t = s.depth * FRAME_WORDS
  const f = s.frames
  s.depth++
  f[t + KIND] = kind
  f[t + PC] = 0
  f[t + OWED] = owed
  f[t + WALK] = 0
  f[t + SLOT] = a
  f[t + SLOT + 1] = b
  f[t + SLOT + 2] = c
  f[t + SLOT + 3] = d // the other slots are 0: a popped frame leaves no trace
}
/** A popped frame leaves no trace: equal positions have equal words. */
function pop(s: Core): void {
  const t = top(s)
  const f = s.frames
  for (let i = 0; i < FRAME_WORDS; i++) f[t + i] = 0
  s.depth--
}

/**
 * Ask these seats a decision; up to four numbers go into its slots. Returns at once: the question is on top of the
 * stack.
 */
export const ask = (s: Core, decision: number, seats: SeatMask, a = 0, b = 0, c = 0, d = 0): void =>
  push(s, decision, seats, a, b, c, d)
/** Run a program before going on. A window (`onCityLost`) is a program whose steps are its handlers. */
export const call = (s: Core, program: number, a = 0, b = 0, c = 0, d = 0): void => push(s, -1 - program, 0, a, b, c, d)

export const slot = (s: Core, i: number): number => s.frames[top(s) + SLOT + i]
export const setSlot = (s: Core, i: number, v: number): void => {
  s.frames[top(s) + SLOT + i] = v
}
/** Who still owes an answer to the decision on top; a program is pushed without anybody. */
export const owed = (s: Core): SeatMask => (s.depth > 0 ? s.frames[top(s) + OWED] : 0)
/** The decision on top (`asking(s) === D.bid`), or -1. */
export const asking = (s: Core): number => (s.depth > 0 ? Math.max(-1, s.frames[top(s) + KIND]) : -1)
/** Inside `apply`, before asking anything else: this seat has answered. */
export const answered = (s: Core, seat: Seat): void => {
  s.frames[top(s) + OWED] &= ~bit(seat)
}
/** Inside `apply`: this seat is asked (again). */
export const owes = (s: Core, seat: Seat): void => {
  s.frames[top(s) + OWED] |= bit(seat)
}
/** Inside `apply`, before asking anything else: the decision is finished for everybody. */
export const done = (s: Core): void => {
  s.frames[top(s) + OWED] = 0
}

/** Inside a step, before asking anything: come back to this step afterwards. */
export const again = (s: Core): void => {
  s.frames[top(s) + PC]--
}
/** Inside a step: begin this program anew (a round). */
export const restart = (s: Core): void => {
  s.frames[top(s) + PC] = 0
}
/** Inside a step: leave out the rest of this program. */
export const leave = (s: Core): void => {
  s.frames[top(s) + PC] = 0x7fff
}
/** The game is over: nothing is asked any more. */
export const stop = (s: Core): void => {
  while (s.depth > 0) pop(s)
}

/** A step that asks seat after seat. `order(s, i)` is the i-th seat, NOBODY at the end, SKIP to leave one out. */
export const NOBODY = -1
export const SKIP = -2
export const each =
  <S extends Core>(order: (s: S, i: number) => Seat, decision: number) =>
  (s: S): void => {
    const t = top(s)
    let i = s.frames[t + WALK]
    let seat = order(s, i)
    while (seat === SKIP) seat = order(s, ++i)
    s.frames[t + WALK] = seat === NOBODY ? 0 : i + 1
    if (seat === NOBODY) return
    again(s)
    ask(s, decision, bit(seat))
  }
/** Steps that run or ask one thing. */
export const run =
  (program: number) =>
  (s: Core): void =>
    call(s, program)

/** Run programs until some seat owes an answer, or the game is over. */
export function settle<S extends Core, E>(game: GameDef<S, E>, s: S, world: World<E>): void {
  for (let guard = 0; guard < 100_000; guard++) {
    if (s.depth === 0) return
    const t = top(s)
    const kind = s.frames[t + KIND]
    const pc = s.frames[t + PC]
    if (kind >= 0) {
      if (s.frames[t + OWED] !== 0) return
      const decision = game.decisions[kind]
      if (decision.resolve && pc === 0) {
        s.frames[t + PC] = 1
        decision.resolve(s, world)
      } else pop(s)
    } else {
      const { steps } = game.programs[-1 - kind]
      if (pc >= steps.length) pop(s)
      else {
        s.frames[t + PC] = pc + 1
        steps[pc](s, world)
      }
    }
  }
  throw new Error('the outline of play runs in a circle')
}

/** The decision on top of the stack, or null when nothing is asked. */
export function current<S extends Core, E>(game: GameDef<S, E>, s: S): Decision<S, E> | null {
  if (s.depth === 0) return null
  const kind = s.frames[top(s) + KIND]
  return kind >= 0 ? game.decisions[kind] : null
}
/** Apply a listed action and run on to the next question. It must be legal: nothing is checked here. */
export function act<S extends Core, E>(game: GameDef<S, E>, s: S, seat: Seat, code: Code, world: World<E>): void {
  game.decisions[s.frames[top(s) + KIND]].apply(s, seat, code, world)
  settle(game, s, world)
}
/** The names of the programs and the decision under way, outermost first: where we are in the outline of play. */
export function path<S extends Core, E>(game: GameDef<S, E>, s: S): readonly string[] {
  return Array.from({ length: s.depth }, (_, i) => {
    const kind = s.frames[i * FRAME_WORDS + KIND]
    return kind >= 0 ? game.decisions[kind].name : game.programs[-1 - kind].name
  })
}

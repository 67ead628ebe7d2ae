/**
 * What an action would lead to, as far as its seat can know: can it still be taken back afterwards, or has the turn
 * passed to others or to chance? Tried on a few of the positions that are possible for all this seat knows.
 */
import {
  act,
  type Core,
  FastRng,
  forced,
  type GameDef,
  has,
  judge,
  type Layout,
  type Move,
  ok,
  owed,
  type Result,
  type Rng,
  type Seat,
  settle,
  shuffleWith,
  type World,
} from '@ecumene/kernel'

export interface Foreseen<S extends Core> {
  /** The seat is asked next and nothing was drawn or told: it can go on, or take the action back. */
  readonly isOpen: boolean
  /** The view after the action itself, before anything else happens; as much of it as is certain. */
  readonly view: S
}

const TRIES = 3
/** What is forced, one after the other, ends at some point. */
const MOST_FORCED = 1000

/** `view` is what the seat sees; it is not changed. Refused: the action is not legal there. */
export function foresee<S extends Core, E>(
  game: GameDef<S, E>,
  layout: Layout<S>,
  view: S,
  seat: Seat,
  action: unknown,
): Result<Foreseen<S>> {
  const judged = judge(game, view, seat, action)
  if (!judged.ok) return judged
  const s = layout.create()
  const certain = layout.create()
  const seen = layout.create()
  let isOpen = true
  let isCertain = true
  for (let i = 1; i <= TRIES; i++) {
    const world = new TrialWorld<E>(new FastRng(i))
    layout.copy(s, view)
    game.determinize(s, seat, world.rng)
    judged.value(s, world)
    layout.mask(seen, s, seat)
    if (i === 1) layout.copy(certain, seen)
    else isCertain &&= seen.words.every((word, at) => word === certain.words[at])
    isOpen &&= isAskedAfter(game, layout, s, seat, world) && !world.isClosed
  }
  return ok({ isOpen, view: isCertain ? certain : beforeChance(layout, view, judged.value) })
}

/** Runs on to the next question that is really asked: what is forced plays itself, as in a match. */
function isAskedAfter<S extends Core, E>(
  game: GameDef<S, E>,
  layout: Layout<S>,
  s: S,
  seat: Seat,
  world: World<E>,
): boolean {
  settle(game, s, world)
  const scratch = layout.create()
  for (let i = 0; i < MOST_FORCED && has(owed(s), seat); i++) {
    const only = forced(game, layout, s, scratch)
    if (!only) return true
    act(game, s, only.seat, only.code, world)
  }
  return false
}

/** The position of the last event that the action tells before it draws or uncovers something. */
function beforeChance<S extends Core, E>(layout: Layout<S>, view: S, move: Move<S, E>): S {
  const s = layout.create()
  layout.copy(s, view)
  const told = view.words.slice()
  const stop = (): never => {
    throw new Error('here the seat learns something')
  }
  try {
    move(s, { live: true, emit: () => told.set(s.words), roll: stop, shuffle: stop, reveal: stop })
  } catch {
    // As far as it went; what is hidden may also have made the rules stumble.
  }
  s.words.set(told)
  return s
}

/** Like searching, but knows whether something was drawn or told. */
class TrialWorld<E> implements World<E> {
  readonly live = false
  readonly rng: Rng
  isClosed = false
  constructor(rng: Rng) {
    this.rng = rng
  }
  emit(): void {}
  reveal(): void {
    this.isClosed = true
  }
  roll(sides: number): number {
    this.isClosed = true
    return this.rng.below(sides)
  }
  shuffle(cards: Int16Array, n: number): void {
    this.isClosed = true
    shuffleWith(this.rng, cards, n)
  }
}

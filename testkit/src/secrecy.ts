/** Secrecy: nobody can tell one hidden truth from another. */
import {
  type ActionJson,
  type Code,
  Codes,
  type Core,
  eventFor,
  explore,
  FastRng,
  type GameDef,
  type GameEvent,
  has,
  judge,
  LiveWorld,
  layoutFor,
  owed,
  type Policy,
  type Seat,
  type Setup,
  type Viewer,
} from '@ecumene/kernel'
import { type CheckOptions, LIMIT, many } from './many-games.ts'
import { anyAction, byPolicy, named, type Picker, start, type Walk, walkOn } from './walk.ts'

export interface SecrecyOptions<S extends Core> extends CheckOptions {
  /** Look at one position in so many. */
  readonly every?: number
  /** Who plays; chance unless said. Good players come to positions that chance does not: trade, standing offers. */
  readonly policy?: Policy<S>
  /** Shown every position that was imagined, and for whom (-1: a spectator); to count that the hard ones occurred. */
  imagined?(s: S, viewer: Seat): void
}

/**
 * Non-interference: resample all that a viewer cannot know; their view, questions and legal list, and what they see of
 * the next action stay identical, unless the action itself told them something (`reveal`). `sampled` counts the states
 * looked at.
 */
export function secrecy<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  o: SecrecyOptions<S>,
): { violations: string[]; sampled: number } {
  const picker = o.policy ? byPolicy(game, o.policy) : (anyAction as Picker<S, E>)
  let sampled = 0
  const violations = many(o, (rng, _, report) => {
    const walk = start(game, setup, rng)
    const { layout } = walk
    const [view, other, again] = [layout.create(), layout.create(), layout.create()]
    const [codes, more] = [new Codes(), new Codes()]
    const scratch: Scratch<S> = { truths: [layout.create(), layout.create()], seen: [again, layout.create()], codes }
    walkOn(walk, picker, o.limit ?? LIMIT, {
      before(w, decision, seat, played, n) {
        if (n % (o.every ?? 3) !== 0) return
        sampled++
        for (let v = -1; v < setup.seats; v++) {
          const viewer: Viewer = v < 0 ? 'table' : v
          const who = `${decision.name}, seen by ${viewer}`
          layout.mask(view, w.s, viewer)
          layout.copy(other, view)
          game.determinize(other, v, w.rng)
          o.imagined?.(other, v)
          try {
            layout.check(other)
          } catch (error) {
            report(`${who}: resampled state: ${String(error)}`)
            return
          }
          for (const broken of game.invariants(other)) report(`${who}: resampled state: ${broken}`)
          layout.mask(again, other, viewer)
          if (layout.hash(again) !== layout.hash(view))
            report(`${who}: the view changes with what it hides: ${changed(game, setup, view, again)}`)
          if (v >= 0 && has(owed(w.s), v)) {
            for (const [state, what] of [
              [other, 'another hidden truth'],
              [view, 'the masked view'],
            ] as const) {
              codes.clear()
              more.clear()
              decision.legal(w.s, v, codes)
              decision.legal(state, v, more)
              if (codes.n !== more.n || codes.at.subarray(0, codes.n).some((c, i) => c !== more.at[i]))
                report(`${who}: the legal list differs under ${what}`)
              const prompts = [w.s, state].map(x => JSON.stringify(decision.prompt(x, v)))
              if (prompts[0] !== prompts[1]) report(`${who}: the prompt differs under ${what}`)
            }
          }
          sameAfter(w, other, viewer, seat, played, scratch, report)
        }
      },
    })
  })
  return { violations, sampled }
}
/** States that are written over each time: a new one for every look would cost more than the look. */
interface Scratch<S extends Core> {
  readonly truths: readonly [S, S]
  readonly seen: readonly [S, S]
  readonly codes: Codes
}

/**
 * Apply the same action with the same chance to both truths: a viewer who was told nothing must not see a difference.
 */
function sameAfter<S extends Core, E>(
  w: Walk<S, E>,
  other: S,
  viewer: Viewer,
  seat: Seat,
  played: Code | ActionJson,
  { truths, seen, codes }: Scratch<S>,
  report: (v: string) => void,
): void {
  const { game, layout } = w
  if (!judge(game, other, seat, named(game, played), codes).ok) return // only possible in the truth that is
  const seed = w.rng.below(2 ** 30)
  const sides = truths.map((s, i) => {
    layout.copy(s, i === 0 ? w.s : other)
    const world = new LiveWorld<E>(new FastRng(seed))
    explore(game, s, seat, played, world)
    layout.mask(seen[i], s, viewer)
    return {
      world,
      seen: seen[i],
      events: JSON.stringify(world.events.map(e => eventFor(game, e as GameEvent, viewer))),
    }
  })
  const told = sides.some(x => has(x.world.revealed, viewer === 'table' ? 8 : viewer))
  if (told) return
  const what = `${JSON.stringify(named(game, played))}, seen by ${viewer}`
  if (layout.hash(sides[0].seen) !== layout.hash(sides[1].seen))
    report(
      `${what}: tells a secret through the state without reveal: ${changed(game, w.setup, sides[0].seen, sides[1].seen)}`,
    )
  if (sides[0].events !== sides[1].events)
    report(`${what}: tells a secret through events without reveal: ${sides[0].events} / ${sides[1].events}`)
}
function changed<S extends Core, E>(game: GameDef<S, E>, setup: Setup, a: S, b: S): string {
  const layout = layoutFor(game, setup)
  const [x, y] = [layout.toNamed(a), layout.toNamed(b)]
  return Object.keys(x)
    .filter(k => JSON.stringify(x[k]) !== JSON.stringify(y[k]))
    .join(', ')
}

/** What an action would lead to, case by case: each verb is one way it can touch the world. */

import { foresee } from '@ecumene/contract'
import {
  ask,
  bit,
  type Decision,
  done,
  FastRng,
  type GameDef,
  ids,
  layout,
  program,
  type StateOf,
  scalar,
  table,
  verbs,
} from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'

const fields = {
  sum: scalar({ max: 999, sees: 'all' }),
  next: scalar({ max: 1, sees: 'all' }),
  row: table([6], { max: 9, sees: 'all' }),
  secret: table([2], { max: 999, sees: 'owner' }),
} as const
type S = StateOf<typeof fields>
type E = { type: 'told' }
const V = verbs({
  step: {},
  again: {},
  pass: {},
  roll: {},
  idle: {},
  show: {},
  mix: {},
  guess: {},
  force: {},
  last: {},
})
const D = ids('act', 'forced')

/** `sides`: how many values the other's secret may have. */
function make(sides = 9): GameDef<S, E> {
  const act: Decision<S, E> = {
    name: 'act',
    rule: 'X-1',
    mode: 'one',
    legal(_, __, out) {
      for (const verb of Object.keys(V.specs)) out.put(V[verb as 'step'].code())
    },
    apply(s, seat, code, world) {
      if (V.step.is(code)) s.sum++
      if (V.again.is(code) || V.pass.is(code)) done(s)
      if (V.pass.is(code)) s.next = 1 - seat
      if (V.roll.is(code)) {
        s.sum = 50
        if (world.live) world.emit({ type: 'told' })
        s.sum = 60 + world.roll(100)
        s.next = 1
        if (world.live) world.emit({ type: 'told' })
      }
      if (V.idle.is(code)) world.roll(100)
      if (V.show.is(code)) {
        s.sum = 7
        world.reveal(bit(seat))
      }
      if (V.mix.is(code)) {
        const cards = Int16Array.of(1, 2, 3, 4, 5, 6)
        world.shuffle(cards, 6)
        s.row.set(cards)
      }
      if (V.guess.is(code)) s.sum = 100 + s.secret[1 - seat]
      if (V.force.is(code)) ask(s, D.forced, bit(seat), 0)
      if (V.last.is(code)) ask(s, D.forced, bit(seat), 1)
    },
    fallback: () => V.step.code(),
    prompt: () => ({ key: 'prompt.act', rule: 'X-1' }),
  }
  const forcedOne: Decision<S, E> = {
    ...act,
    name: 'forced',
    legal: (_, __, out) => out.put(V.step.code()),
    apply(s, seat) {
      const passes = s.frames[(s.depth - 1) * 12 + 4] === 1
      done(s)
      if (passes) ask(s, D.act, bit(1 - seat))
    },
  }
  return {
    verbs: V,
    programs: [program<S, E>('main', 'X-1', [s => ask(s, D.act, bit(s.next)), s => ask(s, D.act, bit(s.next))])],
    decisions: [act, forcedOne],
    determinize(s: S, seat: number, rng: FastRng) {
      s.secret[1 - seat] = rng.below(sides)
    },
  } as unknown as GameDef<S, E>
}
const L = layout(2, fields)
const look = (verb: string, game = make()) => {
  const view = L.create()
  // The program waits below the question.
  view.depth = 1
  view.frames[0] = -1
  view.frames[1] = 1
  ask(view, D.act, bit(0))
  const before = view.words.slice()
  const foreseen = foresee(game, L, view, 0, { verb })
  expect(view.words).toEqual(before)
  if (!foreseen.ok) throw new Error(foreseen.refusal.key)
  return { isOpen: foreseen.value.isOpen, sum: foreseen.value.view.sum, view: foreseen.value.view }
}

describe('it can be taken back as long as its seat is asked and learned nothing', () => {
  test('the same question again, or a new one to the same seat', () => {
    expect([look('step').isOpen, look('again').isOpen, look('pass').isOpen]).toEqual([true, true, false])
  })
  test('what is forced in between plays itself, and may pass the turn on', () => {
    expect([look('force').isOpen, look('last').isOpen]).toEqual([true, false])
  })
  test('a draw closes it, even if it changes nothing; so do knowledge and a shuffle', () => {
    expect(['roll', 'idle', 'show', 'mix'].map(verb => look(verb).isOpen)).toEqual([false, false, false, false])
  })
  test('a guess about what is hidden is no draw', () => {
    expect(look('guess').isOpen).toBe(true)
  })
})

describe('the view shows what is certain', () => {
  test('the action itself, though a draw or a look comes with it', () => {
    expect([look('step').sum, look('show').sum, look('idle').sum]).toEqual([1, 7, 0])
  })
  test('else the last thing told before the draw, and nothing that chance would bring', () => {
    const { sum, view } = look('roll')
    expect([sum, view.next, view.depth]).toEqual([50, 0, 2]) // all else is as it was
    expect([...look('mix').view.row]).toEqual([0, 0, 0, 0, 0, 0])
  })
  test('nothing that hangs on what others hide, whichever of the tries would show it', () => {
    expect(look('guess').sum).toBe(0)
    const tries = (sides: number) => [1, 2, 3].map(seed => new FastRng(seed).below(sides))
    const sides = [...Array(200).keys()].slice(2).find(n => {
      const [one, two, three] = tries(n)
      return one === two && two !== three
    })
    expect(look('guess', make(sides)).sum).toBe(0)
    // The same in every try: it is certain.
    expect(look('guess', make(1)).sum).toBe(100)
  })
})

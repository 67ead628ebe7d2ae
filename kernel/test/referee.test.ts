import {
  type ActionJson,
  ask,
  bit,
  Codes,
  type Decision,
  done,
  explore,
  FastRng,
  type GameDef,
  ids,
  judge,
  keyOf,
  LiveWorld,
  layout,
  layoutFor,
  legalActions,
  Match,
  refusal,
  type StateOf,
  scalar,
  settle,
  setupOf,
  verbs,
} from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'

const fields = { sum: scalar({ max: 999, sees: 'all' }), turns: scalar({ max: 99, sees: 'all' }) } as const
type S = StateOf<typeof fields>
type E = { type: 'added'; seat: number; amount: number }

/** Seats add to a sum in turn, by a listed action or by a form; the one who makes it 50 ends the game. */
const make = () => {
  const V = verbs({ add: { amount: { min: 1, max: 9 } }, roll: {}, rest: {} })
  const D = ids('add')
  const next = (s: S): void => {
    done(s)
    s.turns++
    if (s.sum < 50) ask(s, D.add, bit(s.turns % 2))
  }
  const add: Decision<S, E> = {
    name: 'add',
    rule: 'X-1',
    mode: 'one',
    legal(s, _, out) {
      for (let n = 1; n <= 3; n++) out.put(V.add.code(n))
      out.put(V.roll.code())
      if (s.sum > 5) out.put(V.rest.code())
    },
    apply(s, seat, code, world) {
      const amount = V.add.is(code) ? V.add.arg.amount(code) : V.roll.is(code) ? 1 + world.roll(6) : 0
      s.sum += amount
      world.emit({ type: 'added', seat, amount })
      next(s)
    },
    why: (_, __, code) => (V.add.is(code) ? refusal('X-2', 'refuse.atMostThree') : null),
    form: {
      verb: 'spell',
      check: (_, __, action) => (action.word === 'ten' ? null : refusal('X-3', 'refuse.spelling')),
      apply(s, seat, _, world) {
        s.sum += 10
        world.emit({ type: 'added', seat, amount: 10 })
        next(s)
      },
      suggest: () => [{ verb: 'spell', word: 'ten' } as ActionJson],
      params: { word: ['ten'] },
      sample: () => ({ verb: 'spell', word: 'ten' }) as ActionJson,
    },
    fallback: () => V.add.code(1),
    prompt: () => ({ key: 'prompt.add', rule: 'X-1' }),
  }
  const game = {
    id: 'adding',
    version: 3,
    variants: [{ id: 'plain', seats: [2, 3], options: {} }],
    options: [
      { name: 'open', values: 'flag', init: true },
      { name: 'size', values: { min: 2, max: 5 }, init: 3 },
      { name: 'colour', values: ['red', 'blue'], init: 'red' },
    ],
    verbs: V,
    layout: () => layout(2, fields),
    setup: (s: S) => ask(s, D.add, bit(0)),
    programs: [],
    decisions: [add],
    events: { added: { rule: 'X-1', sees: { seat: 'all', amount: 'all' } } },
    outcome: (s: S) => (s.depth === 0 ? { places: [1, 2], scores: [s.sum, 0], parts: {} } : null),
    determinize: () => {},
    invariants: () => [],
    policies: {},
  } as unknown as GameDef<S, E>
  return { game, V }
}
const begin = () => {
  const { game, V } = make()
  const s = layoutFor(game, setupOf(game, 2)).create()
  game.setup(s, setupOf(game, 2), new LiveWorld<E>(new FastRng(1)))
  return { game, V, s }
}
const live = (): LiveWorld<E> => new LiveWorld<E>(new FastRng(1))

describe('verbs', () => {
  test('a code holds every parameter of a verb, up to five, each within its own range', () => {
    const V = verbs({
      go: { a: 3, b: { min: 2, max: 5 }, c: ['x', 'y', 'z'], d: { min: 7, max: 9 }, e: 2 },
      one: { n: 1 },
      stop: {},
    })
    for (const [a, b, c, d, e] of [
      [0, 2, 0, 7, 0],
      [2, 5, 2, 9, 1],
      [1, 3, 1, 8, 0],
    ]) {
      const code = V.go.code(a, b, c, d, e)
      expect([V.go.is(code), V.stop.is(code), V.name(code), V.of(code)]).toEqual([true, false, 'go', V.go.index])
      expect([V.go.arg.a, V.go.arg.b, V.go.arg.c, V.go.arg.d, V.go.arg.e].map(arg => arg(code))).toEqual([
        a,
        b,
        c,
        d,
        e,
      ])
      expect(V.go.first(code)).toBe(a)
      const action = { verb: 'go', a, b, c: ['x', 'y', 'z'][c], d, e }
      expect([V.toJson(code), V.fromJson(action)]).toEqual([action, code])
    }
    expect(V.fromJson({ verb: 'one', n: 0 })).toBe(V.one.code(0))
    expect(V.fromJson({ verb: 'stop' })).toBe(V.stop.code())
    for (const wrong of [
      { verb: 'go', a: 3, b: 2, c: 'x', d: 7, e: 0 },
      { verb: 'go', a: 0, b: 1, c: 'x', d: 7, e: 0 },
      { verb: 'go', a: 0, b: 6, c: 'x', d: 7, e: 0 },
      { verb: 'go', a: 0, b: 2, c: 'w', d: 7, e: 0 },
      { verb: 'one', n: 1 },
      { verb: 'stop', n: 0 },
    ])
      expect(V.fromJson(wrong)).toBeNull()
  })
  test('at most five parameters, within thirty bits, none called verb', () => {
    expect(() => verbs({ go: { a: 2, b: 2, c: 2, d: 2, e: 2 } })).not.toThrow()
    expect(() => verbs({ go: { a: 2, b: 2, c: 2, d: 2, e: 2, f: 2 } })).toThrow('five')
    expect(() => verbs({ go: { a: 2 ** 15, b: 2 ** 15 } })).not.toThrow() // one verb needs no bits: thirty in all
    expect(() => verbs({ go: { a: 2 ** 15, b: 2 ** 16 } })).toThrow('fit')
    expect(() => verbs({ go: { verb: 2 } })).toThrow('verb')
    expect(() => verbs({ of: {} })).toThrow('taken')
  })
})

describe('the referee', () => {
  test('a listed action and one of the form are accepted, and change nothing before they are applied', () => {
    const { game, s } = begin()
    for (const [action, sum] of [
      [{ verb: 'add', amount: 2 }, 2],
      [{ verb: 'spell', word: 'ten' }, 12],
    ] as const) {
      const judged = judge(game, s, s.turns % 2, action)
      if (!judged.ok) throw new Error('refused')
      judged.value(s, live())
      expect(s.sum).toBe(sum)
    }
  })
  test('why not: by the rule that forbids it, else by the decision’s; by the form’s own check', () => {
    const { game, s } = begin()
    const why = (action: unknown, seat = 0): unknown => {
      const judged = judge(game, s, seat, action)
      return judged.ok ? null : [judged.refusal.rule, judged.refusal.key]
    }
    expect(why({ verb: 'add', amount: 4 })).toEqual(['X-2', 'refuse.atMostThree'])
    expect(why({ verb: 'rest' })).toEqual(['X-1', 'table.illegal'])
    expect(why({ verb: 'spell', word: 'nine' })).toEqual(['X-3', 'refuse.spelling'])
    expect(why({ verb: 'fly' })).toEqual(['TABLE', 'table.shape'])
    expect(why(null)).toEqual(['TABLE', 'table.shape'])
    expect(why('spell')).toEqual(['TABLE', 'table.shape'])
    expect(why({ verb: 'add', amount: 1 }, 1)).toEqual(['X-1', 'table.turn'])
    s.depth = 0
    expect(why({ verb: 'add', amount: 1 })).toEqual(['TABLE', 'table.over'])
  })
  test('what a seat may play: listed, then suggested; nothing for a seat that is not asked', () => {
    const { game, s } = begin()
    expect(legalActions(game, s, 0).map(({ verb }) => verb)).toEqual(['add', 'add', 'add', 'roll', 'spell'])
    expect(legalActions(game, s, 1)).toEqual([])
    s.depth = 0
    expect(legalActions(game, s, 0)).toEqual([])
  })
  test('a list that was used before is emptied first', () => {
    const { game, V, s } = begin()
    const used = new Codes()
    used.put(V.rest.code())
    expect(judge(game, s, 0, { verb: 'rest' }, used).ok).toBe(false)
  })
  test('exploring takes a code, a named action or one of the form, and runs on to the next question', () => {
    const { game, V, s } = begin()
    explore(game, s, 0, V.add.code(3), live())
    explore(game, s, 1, { verb: 'add', amount: 2 } as ActionJson, live())
    explore(game, s, 0, { verb: 'spell', word: 'ten' } as ActionJson, live())
    expect([s.sum, s.turns]).toEqual([15, 3])
    expect(() => explore(game, s, 1, { verb: 'fly' } as ActionJson, live())).toThrow('not an action of adding')
    settle(game, s, live())
    expect(s.turns).toBe(3)
  })
  test('what has no shape at all is refused, not stumbled over', () => {
    const { game, s } = begin()
    for (const action of [undefined, null, 7, 'spell', [], () => 0])
      expect(judge(game, s, 0, action)).toEqual({ ok: false, refusal: { rule: 'TABLE', key: 'table.shape' } })
  })
  test('exploring a form runs on to the end; a named action needs no form', () => {
    const { game, s } = begin()
    s.sum = 45
    explore(game, s, 0, { verb: 'spell', word: 'ten' }, new LiveWorld<E>(new FastRng(1)))
    expect([s.sum, s.depth]).toEqual([55, 0])
    const plain = begin()
    const [{ form: _, ...listed }] = plain.game.decisions
    const formless = { ...plain.game, decisions: [listed as Decision<S, E>] }
    explore(formless, plain.s, 0, { verb: 'add', amount: 2 }, new LiveWorld<E>(new FastRng(1)))
    expect(plain.s.sum).toBe(2)
  })
  test('a list holds no more actions than it has room for', () => {
    const codes = new Codes()
    for (let i = 0; i < codes.at.length; i++) codes.put(i)
    expect(() => codes.put(1)).toThrow(`more than ${codes.at.length} legal actions`)
  })
})

describe('a match', () => {
  const started = () => new Match(make().game, setupOf(make().game, 2), keyOf('adding'))
  test('a seat, a position and an action that do not exist are refused', () => {
    const match = started()
    const key = (seat: number, seq?: number): unknown => {
      const result = match.play(seat, { verb: 'add', amount: 1 }, seq)
      return result.ok ? null : result.refusal.key
    }
    expect([key(-1), key(2), key(0.5)]).toEqual(['table.seat', 'table.seat', 'table.seat'])
    expect([key(0, -1), key(0, 1), key(0, 0.5)]).toEqual(['table.seq', 'table.seq', 'table.seq'])
    expect(key(0, 0)).toBeNull()
    expect(key(1, 0)).toBe('table.stale')
  })
  test('what was played comes back with its place and hash, and so does what was taken back', () => {
    const match = started()
    const before = match.hash
    expect(match.play(0, { verb: 'add', amount: 1 })).toEqual({ ok: true, value: { seq: 1, hash: match.hash } })
    expect([match.undoClosed(0), match.undoClosed(1)]).toEqual([null, 'other'])
    expect(match.undo(0)).toEqual({ ok: true, value: { seq: 2, hash: before, back: 0 } })
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { key: 'table.undo', args: { closed: 'start' } } })
    match.play(0, { verb: 'roll' })
    expect(match.undoClosed(0)).toBe('chance')
  })
  test('the chronicle tells the lines after a place; those taken back are left out; times are kept for people', () => {
    const match = started()
    match.play(0, { verb: 'add', amount: 1 }, 0, 1000)
    match.undo(0, 2000)
    match.play(0, { verb: 'roll' }, 2)
    match.play(1, { verb: 'add', amount: 2 })
    expect(match.chronicle('table').map(({ seq }) => seq)).toEqual([0, 3, 4])
    expect(match.chronicle('table')[0]).toMatchObject({ seq: 0, seat: -1, auto: true })
    expect(match.chronicle('table', 3)).toMatchObject([{ seq: 4, seat: 1, auto: false, events: [{ amount: 2 }] }])
    expect(match.written(0).map(({ at }) => at)).toEqual([1000, 2000, undefined, undefined])
    expect(match.written(0).map(({ draws }) => draws?.length)).toEqual([undefined, undefined, 1, undefined])
    expect(match.written(3)).toHaveLength(1)
  })
  test('lines that are stored elsewhere are let go, but not those that can still be taken back', () => {
    const match = started()
    match.play(0, { verb: 'roll' })
    match.play(1, { verb: 'add', amount: 2 })
    match.release(9)
    expect([match.base, match.seq, match.written(1).length]).toEqual([1, 2, 1])
    expect(match.chronicle('table', 1).map(({ seq }) => seq)).toEqual([2])
    expect(match.undo(1).ok).toBe(true)
    expect([match.seq, match.state.sum < 7]).toEqual([3, true])
    expect(() => match.record()).toThrow('no record')
  })
  test('a game that is over asks nothing and takes nothing', () => {
    const match = started()
    for (let i = 0; i < 5; i++) match.play(i % 2, { verb: 'spell', word: 'ten' })
    expect([match.outcome()?.scores[0], match.owed(), match.prompt(0), match.fallback(0)]).toEqual([50, 0, null, null])
    expect(match.play(0, { verb: 'add', amount: 1 })).toMatchObject({ refusal: { key: 'table.over' } })
  })
  test('a record whose opening differs, in draws or position, is not replayed', () => {
    const match = started()
    match.play(0, { verb: 'add', amount: 3 })
    const record = match.record()
    const { game } = make()
    const other = (opening: object): unknown => ({ ...record, opening: { ...record.opening, ...opening } })
    expect(() => Match.replay(game, other({ hash: 1 }) as never)).toThrow('the opening differs')
    expect(() => Match.replay(game, other({ draws: [1] }) as never)).toThrow('the opening differs')
    expect(Match.replay(game, record).state.sum).toBe(3)
  })
})

describe('options and versions', () => {
  test('each option takes only its own values', () => {
    const { game } = make()
    const given = (options: Record<string, unknown>): unknown => setupOf(game, 2, 'plain', options as never).options
    expect(given({})).toEqual({ open: true, size: 3, colour: 'red' })
    expect(given({ open: false, size: 2, colour: 'blue' })).toEqual({ open: false, size: 2, colour: 'blue' })
    expect(given({ size: 5 })).toMatchObject({ size: 5 })
    expect(() => given({ unknown: 1 })).toThrow(expect.objectContaining({ name: 'SetupError' }))
    const two = { ...game, variants: [...game.variants, { id: 'other', seats: [2, 2] as const, options: {} }] }
    expect(() => setupOf(two, 2, 'third')).toThrow('adding has no variant third; it has plain, other')
    expect(() => given({ colour: ['red'] })).toThrow('option colour cannot be red')
    for (const wrong of [
      { open: 'true' },
      { open: 1 },
      { size: 1 },
      { size: 6 },
      { size: 2.5 },
      { size: '3' },
      { colour: 'green' },
      { colour: 0 },
      { unknown: 1 },
    ])
      expect(() => given(wrong)).toThrow()
  })
  test('the layout of a set-up is made once', () => {
    const { game } = make()
    expect(layoutFor(game, setupOf(game, 2))).toBe(layoutFor(game, setupOf(game, 2)))
    expect(layoutFor(game, setupOf(game, 3))).not.toBe(layoutFor(game, setupOf(game, 2)))
    expect(layoutFor(make().game, setupOf(game, 2))).not.toBe(layoutFor(game, setupOf(game, 2)))
  })
})

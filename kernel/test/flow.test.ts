import {
  act,
  again,
  answered,
  ask,
  asking,
  bit,
  call,
  current,
  type Decision,
  done,
  each,
  eventFor,
  FastRng,
  type GameDef,
  ids,
  KeyedRng,
  keyOf,
  LiveWorld,
  layout,
  leave,
  NOBODY,
  owed,
  owes,
  path,
  program,
  restart,
  run,
  SearchWorld,
  SKIP,
  SLOTS,
  type StateOf,
  scalar,
  setSlot,
  settle,
  setupOf,
  slot,
  stop,
  verbs,
} from '@ecumene/kernel'
import { ScriptedRng } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'

const fields = { log: scalar({ max: 30_000, sees: 'all' }), rounds: scalar({ max: 99, sees: 'all' }) } as const
type S = StateOf<typeof fields>
type E = { type: 'did'; seat: number }
const V = verbs({ say: { digit: 10 }, end: {} })
const D = ids('say', 'other')
const P = ids('main', 'inner', 'walk', 'early', 'endless')
/** Writes down what happens as the digits of a number. */
const note = (s: S, digit: number): void => {
  s.log = s.log * 10 + digit
}
const say = (name: string): Decision<S, E> => ({
  name,
  rule: 'X-1',
  mode: 'one',
  legal(_, __, out) {
    out.put(V.say.code(1))
    out.put(V.end.code())
  },
  apply(s, seat, code, world) {
    if (V.say.is(code)) note(s, V.say.arg.digit(code))
    world.emit({ type: 'did', seat })
    done(s)
  },
  fallback: () => V.end.code(),
  prompt: () => ({ key: 'prompt.say', rule: 'X-1' }),
})
const inTurn = (s: S, i: number): number => (i >= 4 ? NOBODY : i === 1 ? SKIP : i + (s.rounds > 0 ? 0 : 0))
const game: GameDef<S, E> = {
  id: 'flow',
  version: 1,
  variants: [{ id: 'plain', seats: [1, 4], options: {} }],
  options: [],
  verbs: V,
  layout: () => layout(4, fields),
  setup: () => {},
  programs: [
    program<S, E>('main', 'X-1', [s => note(s, 1), s => call(s, P.inner, 7), s => note(s, 3)]),
    program<S, E>('inner', 'X-1', [s => note(s, slot(s, 0)), s => ask(s, D.say, bit(2), 5), s => note(s, 2)]),
    program<S, E>('walk', 'X-1', [each(inTurn, D.say), s => note(s, 9)]),
    program<S, E>('early', 'X-1', [
      s => {
        s.rounds++
        note(s, s.rounds)
      },
      s => {
        if (s.rounds < 3) restart(s)
        else leave(s)
      },
      s => note(s, 8),
    ]),
    program<S, E>('endless', 'X-1', [s => again(s)]),
  ],
  decisions: [say('say'), say('other')],
  events: { did: { rule: 'X-1', sees: { seat: 'all' } } },
  outcome: () => null,
  determinize: () => {},
  invariants: () => [],
  policies: {},
} as unknown as GameDef<S, E>
const world = (): LiveWorld<E> => new LiveWorld<E>(new FastRng(1))
const begin = (index: number, ...slots: number[]): S => {
  const s = game.layout(setupOf(game, 4)).create() as S
  call(s, index, ...slots)
  settle(game, s, world())
  return s
}

describe('frames', () => {
  test('a step that calls is followed by what it called, then by the next step', () => {
    const s = begin(P.main)
    expect([s.log, s.depth, current(game, s)?.name, owed(s), slot(s, 0)]).toEqual([17, 3, 'say', bit(2), 5])
    expect(path(game, s)).toEqual(['main', 'inner', 'say'])
    act(game, s, 2, V.say.code(4), world())
    expect([s.log, s.depth, current(game, s), owed(s)]).toEqual([17_423, 0, null, 0])
    expect(path(game, s)).toEqual([])
  })
  test('four slots belong to a frame, and the frame below keeps its own', () => {
    const s = begin(P.main)
    for (const i of [0, 1, 2, 3]) setSlot(s, i, 40 + i)
    call(s, P.inner, 1, 2, 3, 4)
    expect([0, 1, 2, 3].map(i => slot(s, i))).toEqual([1, 2, 3, 4])
    s.depth--
    expect([0, 1, 2, 3].map(i => slot(s, i))).toEqual([40, 41, 42, 43])
  })
  test('all eight slots of the frame below stay, whatever is put on top of it', () => {
    const s = begin(P.main)
    const slots = Array.from({ length: SLOTS }, (_, i) => i)
    for (const i of slots) setSlot(s, i, 40 + i)
    call(s, P.inner)
    expect(slots.map(i => slot(s, i))).toEqual(slots.map(() => 0))
    expect([asking(s), current(game, s), owed(s)]).toEqual([-1, null, 0]) // a program asks nobody
    s.depth--
    expect(slots.map(i => slot(s, i))).toEqual(slots.map(i => 40 + i))
    expect(asking(s)).toBe(D.say)
    stop(s)
    expect([asking(s), owed(s)]).toEqual([-1, 0])
  })
  test('a step that runs a program does so before the next step', () => {
    const steps = [run(P.inner), (s: S) => note(s, 6)]
    const running = { ...game, programs: [...game.programs, program<S, E>('runs', 'X-1', steps)] }
    const s = game.layout(setupOf(game, 4)).create() as S
    call(s, game.programs.length)
    settle(running, s, world())
    expect([s.log, path(running, s)]).toEqual([0, ['runs', 'inner', 'say']])
    act(running, s, 2, V.end.code(), world())
    expect(s.log).toBe(26)
  })
  test('a frame that is left leaves nothing behind', () => {
    const s = begin(P.main)
    const before = begin(P.main)
    act(game, s, 2, V.end.code(), world())
    stop(before)
    expect([...s.frames]).toEqual([...before.frames])
    expect([...s.frames].every(word => word === 0)).toBe(true)
  })
  test('frames nest up to a depth, not beyond', () => {
    const s = game.layout(setupOf(game, 4)).create() as S
    let depth = 0
    expect(() => {
      for (; depth < 100; depth++) call(s, P.inner)
    }).toThrow('frames nest too deep')
    expect(depth).toBe(s.depth)
    expect(s.frames.length % depth).toBe(0)
  })
  test('a walk asks one seat after the other, skips whom it must, and ends', () => {
    const s = begin(P.walk)
    const asked: number[] = []
    for (let i = 0; i < 9 && current(game, s); i++) {
      const seat = Math.log2(owed(s))
      asked.push(seat)
      act(game, s, seat, V.end.code(), world())
    }
    expect([asked, s.log]).toEqual([[0, 2, 3], 9])
  })
  test('a walk that has ended begins anew the next time; who is skipped is not asked for a moment either', () => {
    let resolved = 0
    const resolving: Decision<S, E> = { ...say('say'), resolve: () => void resolved++ }
    const twice = program<S, E>('twice', 'X-1', [each(inTurn, D.say), s => (s.rounds++ === 0 ? restart(s) : leave(s))])
    const walking = { ...game, decisions: [resolving, say('other')], programs: [twice] }
    const s = game.layout(setupOf(game, 4)).create() as S
    call(s, 0)
    settle(walking, s, world())
    const asked: number[] = []
    for (let i = 0; i < 9 && current(walking, s); i++) {
      asked.push(Math.log2(owed(s)))
      act(walking, s, asked[i], V.end.code(), world())
    }
    expect([asked, resolved]).toEqual([[0, 2, 3, 0, 2, 3], 6])
  })
  test('restart begins a program again, leave ends it before its last step', () => {
    expect(begin(P.early).log).toBe(123)
  })
  test('an outline that never asks is a mistake', () => {
    expect(() => begin(P.endless)).toThrow('the outline of play runs in a circle')
  })
  test('who owes an answer: one more, one less, and the question stays until it is done', () => {
    const s = begin(P.main)
    owes(s, 0)
    expect(owed(s)).toBe(0b101)
    answered(s, 2)
    expect([owed(s), current(game, s)?.name]).toEqual([0b001, 'say'])
  })
  test('stop takes everything off the table', () => {
    const s = begin(P.main)
    stop(s)
    expect([s.depth, current(game, s), owed(s)]).toEqual([0, null, 0])
  })
})

describe('chance', () => {
  test('a fast stream is the same for the same seed and differs for another; all faces come up', () => {
    const draw = (seed: number): number[] => {
      const rng = new FastRng(seed)
      return Array.from({ length: 40 }, () => rng.below(6))
    }
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
    expect([...new Set(draw(7))].sort()).toEqual([0, 1, 2, 3, 4, 5])
    // Neighbouring seeds do not begin alike: the stream is stirred before its first draw.
    const firsts = Array.from({ length: 64 }, (_, seed) => new FastRng(seed).below(1000))
    expect(new Set(firsts).size).toBeGreaterThan(55)
  })
  test('a keyed stream counts its draws and refuses a die without faces or with too many', () => {
    const rng = new KeyedRng(keyOf('count'))
    rng.below(6)
    rng.below(6)
    expect(rng.count).toBe(2)
    expect(rng.below(1)).toBe(0)
    for (const faces of [0, -1, 1.5, 2 ** 31 + 1]) expect(() => rng.below(faces)).toThrow()
    expect(rng.below(2 ** 31)).toBeGreaterThanOrEqual(0)
  })
  test('scripted dice must fit the die', () => {
    expect(new ScriptedRng([5]).below(6)).toBe(5)
    for (const draw of [6, -1, 0.5]) expect(() => new ScriptedRng([draw]).below(6)).toThrow()
  })
  test('a shuffle moves all cards, none twice, and each order comes up', () => {
    const orders = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const cards = Int16Array.from([1, 2, 3, 9])
      new SearchWorld(new FastRng(seed)).shuffle(cards, 3)
      expect([[...cards].sort(), cards[3]]).toEqual([[1, 2, 3, 9], 9])
      orders.add([...cards].join())
    }
    expect(orders.size).toBe(6)
  })
  test('a world that is watched writes down every draw, of a shuffle too; one that searches tells nothing', () => {
    const live = new LiveWorld<E>(new ScriptedRng([4, 1, 0]))
    expect(live.roll(6)).toBe(4)
    live.shuffle(Int16Array.from([1, 2, 3]), 3)
    expect([live.live, live.draws]).toEqual([true, [4, 1, 0]])
    const search = new SearchWorld<E>(new ScriptedRng([3]))
    expect([search.live, search.roll(6)]).toEqual([false, 3])
  })
})

describe('events', () => {
  test('of an event the owner sees their part, the others theirs, and nobody what is kept from all', () => {
    const kept = { events: { kept: { rule: 'X-1', sees: { seat: 'all', hand: 'owner', deck: 'none' } } } }
    const seen = (viewer: number) =>
      eventFor(kept as never, { type: 'kept', seat: 0, hand: 1, deck: 2 } as never, viewer)
    expect([seen(0), seen(1)]).toEqual([
      { type: 'kept', seat: 0, hand: 1 },
      { type: 'kept', seat: 0 },
    ])
  })
  test('an event, or a part of it, that is not declared is a mistake', () => {
    expect(() => eventFor(game, { type: 'undeclared', seat: 0 } as never, 'table')).toThrow('undeclared')
    expect(() => eventFor(game, { type: 'did', seat: 0, secret: 3 } as never, 'table')).toThrow('secret')
  })
})

describe('set-up', () => {
  test('only numbers of players that the variant allows', () => {
    expect([1, 4].map(seats => setupOf(game, seats).seats)).toEqual([1, 4])
    for (const seats of [0, 5, 2.5]) expect(() => setupOf(game, seats)).toThrow()
    expect(() => setupOf(game, 2, 'unknown')).toThrow('plain')
  })
})

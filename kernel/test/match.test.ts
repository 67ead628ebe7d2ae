import {
  type ActionJson,
  answered,
  ask,
  bit,
  call,
  type Decision,
  done,
  EVERYONE,
  everyone,
  type GameDef,
  ids,
  keyOf,
  layout,
  Match,
  MatchError,
  program,
  refusal,
  restart,
  type StateOf,
  scalar,
  setSlot,
  setupOf,
  slot,
  stop,
  table,
  verbs,
} from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'

/** A game made of the cases: seat 0 and then seat 1 act; each verb is one way an action can touch the world. */
const fields = (n: number) =>
  ({
    score: table([n], { max: 5, sees: 'all' }),
    secret: table([n], { max: 9, sees: 'owner' }),
    turn: scalar({ max: 99, sees: 'all' }),
  }) as const
type S = StateOf<ReturnType<typeof fields>>
type E = { type: 'did'; seat: number; what: string } | { type: 'saw'; seat: number; card: number }
const V = verbs({
  step: {},
  roll: {},
  peek: {},
  show: {},
  under: {},
  over: {},
  crash: {},
  ask: {},
  only: {},
  end: {},
  never: {},
})
const D = ids('turn', 'forced', 'sealed')
const COUNT = 0
const turn: Decision<S, E> = {
  name: 'turn',
  rule: 'X-1',
  mode: 'one',
  legal(_, __, out) {
    for (const v of [V.step, V.roll, V.peek, V.show, V.under, V.over, V.crash, V.ask, V.only, V.end]) out.put(v.code())
  },
  apply(s, seat, code, world) {
    setSlot(s, COUNT, slot(s, COUNT) + 1)
    if (V.step.is(code)) s.score[seat]++
    if (V.roll.is(code)) s.score[seat] = world.roll(6)
    if (V.peek.is(code)) {
      s.secret[seat] = 4
      world.reveal(bit(seat))
      if (world.live) world.emit({ type: 'saw', seat, card: 4 })
    }
    if (V.show.is(code)) world.reveal(EVERYONE)
    if (V.under.is(code)) s.score[seat] = -1
    if (V.over.is(code)) for (let i = 0; i < 9; i++) s.score[seat]++
    if (V.crash.is(code)) {
      s.score[seat]++
      world.roll(6)
      throw new Error('a bug in a rule')
    }
    if (V.ask.is(code)) ask(s, D.sealed, everyone(s.seats))
    if (V.only.is(code)) ask(s, D.forced, bit(seat))
    if (V.end.is(code)) done(s)
    if (world.live) world.emit({ type: 'did', seat, what: V.name(code) })
  },
  why: (_, __, code) => (V.never.is(code) ? refusal('X-9', 'refuse.never', { times: 0 }) : null),
  fallback: () => V.end.code(),
  prompt: s => ({ key: 'prompt.turn', rule: 'X-1', args: { done: slot(s, COUNT) } }),
}
/** One legal action; for seat 1 only if it holds a secret, which a spectator cannot tell. */
const forced: Decision<S, E> = {
  name: 'forced',
  rule: 'X-2',
  mode: 'one',
  legal(s, seat, out) {
    out.put(V.step.code())
    if (seat === 1 && s.secret[seat] === 0) out.put(V.end.code())
  },
  apply(s, seat, _, world) {
    done(s)
    if (world.live) world.emit({ type: 'did', seat, what: 'forced' })
  },
  fallback: () => V.step.code(),
  prompt: () => ({ key: 'prompt.forced', rule: 'X-2' }),
}
const sealed: Decision<S, E> = {
  name: 'sealed',
  rule: 'X-3',
  mode: 'sealed',
  legal(_, __, out) {
    out.put(V.step.code())
  },
  apply(s, seat) {
    answered(s, seat)
  },
  resolve(s, world) {
    s.turn++
    world.reveal(EVERYONE)
  },
  fallback: () => V.step.code(),
  prompt: () => ({ key: 'prompt.sealed', rule: 'X-3' }),
}
const cases: GameDef<S, E> = {
  id: 'cases',
  version: 3,
  variants: [{ id: 'plain', seats: [2, 3], options: {} }],
  options: [
    { name: 'flag', values: 'flag', init: false },
    { name: 'size', values: ['small', 'large'], init: 'small' },
  ],
  verbs: V,
  layout: setup => layout(setup.seats, fields(setup.seats)),
  setup: s => call(s, 0),
  programs: [
    program<S, E>('round', 'X-1', [
      s => ask(s, D.turn, bit(0)),
      s => ask(s, D.turn, bit(1)),
      s => (s.turn++ > 3 ? stop(s) : restart(s)),
    ]),
  ],
  decisions: [turn, forced, sealed],
  events: {
    did: { rule: 'X-1', rank: 'deed', sees: { seat: 'all', what: 'all' } },
    saw: { rule: 'X-1', rank: 'detail', sees: { seat: 'all', card: 'owner' } },
  },
  outcome: s =>
    s.depth > 0
      ? null
      : {
          places: Array.from(s.score, () => 1),
          scores: Array.from(s.score),
          parts: {},
          rule: 'X-1',
          ending: 'ending.all',
        },
  progress: s => s.turn / 4,
  determinize: () => {},
  invariants: () => [],
  policies: {},
}
/** A pot in the middle: any seat adds to it or takes from it, in any order. */
const potFields = { pot: scalar({ max: 999, sees: 'all' }) } as const
type Pot = StateOf<typeof potFields>
const PV = verbs({ add: {}, take: {}, done: {} })
const pot: Decision<Pot, E> = {
  name: 'pot',
  rule: 'X-4',
  mode: 'open',
  legal(s, _, out) {
    out.put(PV.add.code())
    if (s.pot > 0) out.put(PV.take.code())
    out.put(PV.done.code())
  },
  apply(s, seat, code) {
    if (PV.done.is(code)) answered(s, seat)
    else s.pot += PV.add.is(code) ? 1 : -1
  },
  fallback: () => PV.done.code(),
  prompt: () => ({ key: 'prompt.pot', rule: 'X-4' }),
}
const { outcome: _, ...rest } = cases as unknown as GameDef<Pot, E>
const shared: GameDef<Pot, E> = {
  ...rest,
  id: 'shared',
  verbs: PV,
  layout: setup => layout(setup.seats, potFields),
  programs: [program<Pot, E>('round', 'X-4', [s => ask(s, 0, everyone(s.seats)), s => stop(s)])],
  decisions: [pot],
  progress: () => 0,
  outcome: s => (s.depth > 0 ? null : { places: [1, 1], scores: [0, 0], parts: {}, rule: 'X-4', ending: 'ending.all' }),
}
const open = () => new Match(cases, setupOf(cases, 2), keyOf('cases'))
const act = (verb: string): ActionJson => ({ verb })
const refused = (m: Match<S, E>, seat: number, action: unknown, seq?: number): string => {
  const before = m.hash
  const result = m.play(seat, action, seq)
  expect(m.hash).toBe(before)
  return result.ok ? 'accepted' : `${result.refusal.key} ${result.refusal.rule}`
}

describe('what is refused, and why', () => {
  test('another seat, a seat that does not exist, a shape no verb has, an action of another moment', () => {
    const m = open()
    expect(refused(m, 1, act('step'))).toBe('table.turn X-1')
    expect(refused(m, 7, act('step'))).toBe('table.seat TABLE')
    expect(refused(m, 0.5, act('step'))).toBe('table.seat TABLE')
    expect(refused(m, 0, act('fly'))).toBe('table.shape TABLE')
    expect(refused(m, 0, null)).toBe('table.shape TABLE')
    expect(refused(m, 0, act('never'))).toBe('refuse.never X-9')
    expect(refused(m, 0, act('step'), 5)).toBe('table.seq TABLE')
    expect(m.seq).toBe(0)
  })
  test('an action chosen on an old position, unless answers may come in any order', () => {
    const m = open()
    m.play(0, act('step'))
    expect(refused(m, 0, act('step'), 0)).toBe('table.stale TABLE')
    m.play(0, act('ask'))
    const seq = m.seq
    expect(m.play(1, act('step'), seq).ok).toBe(true)
    expect(m.play(0, act('step'), seq).ok).toBe(true)
  })
  test('anything after the end', () => {
    const m = open()
    for (let i = 0; m.outcome() === null; i++) m.play(i % 2, act('end'))
    expect(refused(m, 0, act('step'))).toBe('table.over TABLE')
    expect([m.owed(), m.legal(0), m.prompt(0), m.fallback(0)]).toEqual([0, [], null, null])
  })
})

describe('an error inside a rule never corrupts a match', () => {
  test.each(['under', 'over', 'crash'])('%s', verb => {
    const m = open()
    m.play(0, act('step'))
    const before = [m.hash, m.seq]
    expect(() => m.play(0, act(verb))).toThrow(MatchError)
    expect([m.hash, m.seq]).toEqual(before)
    // Chance goes on as if the action had never been tried.
    m.play(0, act('roll'))
    const other = open()
    other.play(0, act('step'))
    other.play(0, act('roll'))
    expect(m.hash).toBe(other.hash)
  })
  test('the error names the field', () => {
    expect(() => open().play(0, act('under'))).toThrow('score[0] is -1, outside 0..5')
  })
})

describe('undo closes by itself', () => {
  test('own steps come back one by one', () => {
    const m = open()
    const hashes = [m.hash]
    for (let i = 0; i < 3; i++) {
      m.play(0, act('step'))
      hashes.push(m.hash)
    }
    for (let i = 2; i >= 0; i--) {
      expect(m.undo(0).ok).toBe(true)
      expect(m.hash).toBe(hashes[i])
    }
    expect(m.undoClosed(0)).toBe('start')
    expect(m.chronicle('table').flatMap(l => l.events)).toEqual([])
  })
  test.each([
    ['roll', 'chance'],
    ['peek', 'knowledge'],
    ['show', 'knowledge'],
  ])('%s closes it: %s', (verb, why) => {
    const m = open()
    m.play(0, act('step'))
    m.play(0, act(verb))
    expect([m.canUndo(0), m.undoClosed(0)]).toEqual([false, why])
    const result = m.undo(0)
    expect(result.ok ? null : result.refusal).toEqual({ rule: 'TABLE', key: 'table.undo', args: { closed: why } })
    m.play(0, act('step'))
    expect(m.undo(0).ok).toBe(true)
    expect(m.undo(0).ok).toBe(false)
  })
  test('another seat closes it', () => {
    const m = open()
    m.play(0, act('end'))
    expect(m.canUndo(0)).toBe(true)
    m.play(1, act('step'))
    expect([m.canUndo(0), m.undoClosed(0), m.canUndo(1)]).toEqual([false, 'other', true])
  })
  test('what played itself goes back with the action before it', () => {
    const m = open()
    const before = m.hash
    m.play(0, act('only'))
    expect(m.record().entries.map(e => [e.action?.verb, e.auto])).toEqual([
      ['only', undefined],
      ['step', true],
    ])
    m.undo(0)
    expect(m.hash).toBe(before)
  })
})

describe('where several decide at once, a seat takes its own action out from among the others', () => {
  /** Three seats bid in secret; each bid is a line. */
  const bidding = () => new Match(toy, setupOf(toy, 3), keyOf('among'))
  const bid = (coins: number): ActionJson => ({ verb: 'bid', coins })
  test('the others keep theirs, and the position is as if it had never been played', () => {
    const m = bidding()
    m.play(1, bid(2))
    m.play(0, bid(1))
    expect([m.canUndo(0), m.canUndo(1), m.canUndo(2), m.undoClosed(2)]).toEqual([true, true, false, 'other'])
    const undone = m.undo(1)
    expect(undone.ok && undone.value.back).toBe(0)
    const other = bidding()
    other.play(0, bid(1))
    expect(m.hash).toBe(other.hash)
    expect([m.prompt(1)?.key, m.prompt(0)]).toEqual(['prompt.bid', null])
    // The line of the one who acted stands; the one taken back is gone.
    expect(m.chronicle(0, 0).map(l => [l.seq, l.seat])).toEqual([[2, 0]])
    expect(m.record().entries.map(e => [e.seat, e.action?.verb ?? null])).toEqual([
      [1, 'bid'],
      [0, 'bid'],
      [1, null],
    ])
    expect(Match.replay(toy, JSON.parse(JSON.stringify(m.record()))).hash).toBe(m.hash)
    // Both can be taken back again, in any order.
    m.play(1, bid(0))
    expect([m.undo(0).ok, m.undo(1).ok, m.hash]).toEqual([true, true, bidding().hash])
  })
  test('the last answer ends it: nothing is taken back past the reveal', () => {
    const m = bidding()
    for (const seat of [0, 1, 2]) m.play(seat, bid(seat === 1 ? 2 : 0))
    for (const seat of [0, 1, 2]) expect(m.canUndo(seat)).toBe(false)
  })
  test('secret answers stay secret: whether and how it is taken back is the same for whatever others have bid', () => {
    const outcomes = [0, 1, 2].map(coins => {
      const m = bidding()
      m.play(1, bid(1))
      m.play(2, bid(coins))
      const before = JSON.stringify([m.undoClosed(1), [...m.view(1).words], m.chronicle(1)])
      const result = m.undo(1)
      return [before, result.ok && result.value.back, JSON.stringify([[...m.view(1).words], m.chronicle(1)])]
    })
    expect(outcomes[1]).toEqual(outcomes[0])
    expect(outcomes[2]).toEqual(outcomes[0])
  })
  test('what others have done since may stand in the way: it is refused with whose it is and its line', () => {
    const m = new Match(shared, setupOf(shared, 2), keyOf('shared'))
    m.play(0, act('add')) // one coin in the pot
    m.play(1, act('take')) // which the other takes
    const { hash } = m
    const result = m.undo(0)
    expect(result.ok ? null : result.refusal).toEqual({
      rule: 'TABLE',
      key: 'table.undoOther',
      args: { seat: 1, line: 2 },
    })
    expect([m.hash, m.seq]).toEqual([hash, 2])
    // Once the other has taken theirs back, nothing stands in the way.
    expect([m.undo(1).ok, m.undo(0).ok]).toEqual([true, true])
    expect(Match.replay(shared, m.record()).hash).toBe(m.hash)
  })
  test('a watcher is told back to the line, and then the others again', () => {
    const m = new Match(shared, setupOf(shared, 2), keyOf('shared'))
    const told: string[] = []
    m.watcher = {
      played: (seq, entry, s) => void told.push(`${seq} ${entry.action?.verb} ${s.words[s.words.length - 1]}`),
      undone: (back, s) => void told.push(`back to ${back} ${s.words[s.words.length - 1]}`),
    }
    m.play(0, act('add'))
    m.play(1, act('add'))
    m.play(0, act('add'))
    m.play(1, act('take'))
    m.undo(0)
    expect(told).toEqual(['1 add 1', '2 add 2', '3 add 3', '4 take 2', 'back to 2 2', '4 take 1'])
  })
  test('only so many steps are kept', () => {
    const m = new Match(shared, setupOf(shared, 2), keyOf('shared'))
    for (let i = 0; i < 500; i++) m.play(i % 2, act(i % 4 < 2 ? 'add' : 'take'))
    let n = 0
    while (m.canUndo(1) && m.undo(1).ok) n++
    expect(n).toBeLessThanOrEqual(200)
    expect(n).toBeGreaterThan(20)
  })
})

describe('a watcher', () => {
  const watch = (m: ReturnType<typeof open>) => {
    const told: string[] = []
    m.watcher = {
      played: (seq, entry, s) => void told.push(`${seq} ${entry.action?.verb} ${m.layout.hash(s as S) === entry.hash}`),
      undone: (back, s) => void told.push(`back to ${back} ${m.layout.hash(s as S)}`),
    }
    return told
  }
  test('is told of every line at the position it led to, and of what was taken back', () => {
    const m = open()
    const told = watch(m)
    const { hash } = m
    m.play(0, act('only'))
    m.undo(0)
    expect(told).toEqual(['1 only true', '2 step true', `back to 0 ${hash}`])
  })
  test('that begins with a replay is told the whole game', () => {
    const m = open()
    for (const verb of ['step', 'roll', 'only', 'step']) m.play(0, act(verb))
    m.undo(0)
    let told: string[] = []
    Match.replay(cases, m.record(), opened => {
      told = watch(opened)
    })
    expect(told).toEqual([
      '1 step true',
      '2 roll true',
      '3 only true',
      '4 step true',
      '5 step true',
      `back to 4 ${m.hash}`,
    ])
  })
  test('hears nothing of an action that failed', () => {
    const m = open()
    const told = watch(m)
    expect(() => m.play(0, act('under'))).toThrow()
    expect(told).toEqual([])
  })
})

describe('forced decisions', () => {
  test('play themselves, unless the player asked otherwise', () => {
    const m = open()
    m.auto = false
    m.play(0, act('only'))
    expect(m.prompt(0)?.key).toBe('prompt.forced')
  })
  test('wait for the player where a spectator could not tell that there is only one', () => {
    const m = open()
    m.play(0, act('end'))
    m.play(1, act('peek'))
    m.play(1, act('only'))
    expect(m.legal(1)).toEqual([act('step')])
    expect(m.prompt(1)?.key).toBe('prompt.forced')
  })
})

describe('views, chronicle, record', () => {
  test('a hidden part of an event is not there', () => {
    const m = open()
    m.play(0, act('peek'))
    expect(m.chronicle(0).flatMap(l => l.events)).toContainEqual({ type: 'saw', seat: 0, card: 4 })
    expect(m.chronicle(1).flatMap(l => l.events)).toContainEqual({ type: 'saw', seat: 0 })
    expect(m.view(0).secret[0]).toBe(4)
    expect(m.view(1).secret[0]).toBe(0)
    expect(m.chronicle(0, m.seq)).toEqual([])
  })
  test('a record with undo, chance and forced actions replays', () => {
    const m = open()
    for (const verb of ['step', 'step', 'roll', 'only', 'step']) m.play(0, act(verb))
    m.undo(0)
    m.play(0, act('end'))
    const copy = JSON.parse(JSON.stringify(m.record()))
    const again = Match.replay(cases, copy)
    expect([again.hash, again.seq]).toEqual([m.hash, m.seq])
    expect(again.record()).toEqual(m.record())
  })
  test('a record that was changed is refused, with the line', () => {
    const m = open()
    m.play(0, act('roll'))
    m.play(0, act('step'))
    const good = m.record()
    const broken = (change: (r: { -readonly [K in keyof typeof good]: unknown }) => void): string => {
      const r = JSON.parse(JSON.stringify(good))
      change(r)
      try {
        Match.replay(cases, r)
        return 'accepted'
      } catch (error) {
        return (error as Error).message
      }
    }
    const [first, second] = good.entries
    expect(broken(r => (r.entries = [{ ...first, hash: 1 }, second]))).toContain('line 1: hash')
    expect(broken(r => (r.entries = [{ ...first, draws: [9] }, second]))).toBe('line 1: other draws')
    expect(broken(r => (r.entries = [first, { ...second, seat: 1 }]))).toContain('line 2: refused, table.turn')
    expect(broken(r => (r.key = keyOf('other')))).toBe('the key does not fit its commitment')
    expect(broken(r => (r.version = 2))).toContain('a record of version 2')
    expect(broken(r => (r.game = 'chess'))).toContain('a record of chess')
    expect(broken(r => (r.format = 9))).toContain('unknown format 9')
    expect(broken(r => (r.opening = { draws: [1], hash: 2 }))).toBe('the opening differs')
  })
})

describe('what a table is set up with', () => {
  test('is checked and completed', () => {
    expect(setupOf(cases, 2, 'plain', { flag: true })).toEqual({
      seats: 2,
      variant: 'plain',
      options: { flag: true, size: 'small' },
    })
    expect(() => setupOf(cases, 4)).toThrow('cases (plain) is for 2 to 3 players, not 4')
    expect(() => setupOf(cases, 2, 'wild')).toThrow('no variant wild')
    expect(() => setupOf(cases, 2, 'plain', { colour: 1 })).toThrow('no option colour')
    expect(() => setupOf(cases, 2, 'plain', { size: 'huge' })).toThrow('cannot be huge')
    expect(() => setupOf(toy, 2, 'standard', { rounds: 21 })).toThrow('rounds cannot be 21')
  })
})

/** An action taken out from among those of others: what they did since must still be possible, and stay what it was. */
import { describe, expect, test } from 'vitest'
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
  program,
  type StateOf,
  scalar,
  setupOf,
  stop,
  verbs,
} from '../src/index.ts'

const fields = { pot: scalar({ max: 99, sees: 'all' }) } as const
type S = StateOf<typeof fields>
type E = { type: 'counted'; seat: number; pot: number }
const V = verbs({
  add: {},
  take: {},
  drain: {},
  look: {},
  see: {},
  burst: {},
  count: {},
  poke: {},
  spin: {},
  ready: {},
})
const D = ids('pot', 'poked', 'spun')

/** A pot in the middle: any seat changes it, in any order. With an empty pot some verbs do something else. */
const pot: Decision<S, E> = {
  name: 'pot',
  rule: 'X-1',
  mode: 'open',
  hasBell: true,
  legal(s, _, out) {
    for (const verb of ['add', 'drain', 'look', 'see', 'burst', 'count', 'poke', 'spin', 'ready'] as const)
      out.put(V[verb].code())
    if (s.pot > 0) out.put(V.take.code())
  },
  apply(s, seat, code, world) {
    if (V.add.is(code)) s.pot++
    if (V.take.is(code)) s.pot = Math.max(0, s.pot - 1)
    if (V.drain.is(code)) s.pot--
    if (V.look.is(code) && s.pot === 0) world.roll(6)
    if (V.see.is(code) && s.pot === 0) world.reveal(EVERYONE)
    if (V.burst.is(code) && s.pot === 0) throw new Error('the pot bursts')
    if (V.count.is(code) && world.live) world.emit({ type: 'counted', seat, pot: s.pot })
    if (V.poke.is(code)) ask(s, D.poked, bit(1))
    if (V.spin.is(code)) ask(s, D.spun, bit(seat))
    if (V.ready.is(code)) answered(s, seat)
  },
  fallback: () => V.ready.code(),
  prompt: () => ({ key: 'prompt.pot', rule: 'X-1' }),
}
/** A question with one answer. */
const only = (name: string, apply: (s: S) => void): Decision<S, E> => ({
  ...pot,
  name,
  mode: 'one',
  hasBell: false,
  legal: (_, __, out) => out.put(V.add.code()),
  apply,
})
const game = {
  id: 'pot',
  version: 2,
  variants: [{ id: 'plain', seats: [2, 3], options: {} }],
  options: [],
  verbs: V,
  layout: ({ seats }: { seats: number }) => layout(seats, fields),
  setup: (s: S) => call(s, 0),
  programs: [program<S, E>('main', 'X-1', [s => ask(s, D.pot, everyone(s.seats)), s => stop(s)])],
  decisions: [pot, only('poked', done), only('spun', () => {})],
  events: { counted: { rule: 'X-1', sees: { seat: 'all', pot: 'all' } } },
  outcome: (s: S) => (s.depth > 0 ? null : { places: [1, 1], scores: [0, 0], parts: {}, rule: 'X-1', ending: 'end' }),
  determinize: () => {},
  invariants: () => [],
  policies: {},
} as unknown as GameDef<S, E>
const open = (seats = 2) => new Match(game, setupOf(game, seats), keyOf('pot'))
const does = (verb: string): ActionJson => ({ verb })

describe('nothing is taken back if what another did since', () => {
  test.each([
    ['take', 'could not be done any more'],
    ['drain', 'would leave a number outside its range'],
    ['look', 'would draw by chance'],
    ['see', 'would tell somebody something'],
    ['burst', 'would make the rules stumble'],
  ])('%s: %s', verb => {
    const m = open()
    m.play(1, does('count'))
    m.play(0, does('add'))
    const { ok } = m.play(1, does(verb))
    // Whatever stands in the way, nothing has changed: neither the position nor what can be taken back.
    if (verb === 'take' || verb === 'drain') m.play(1, does('count'))
    const [hash, seq] = [m.hash, m.seq]
    const undone = m.undo(0)
    expect([ok, undone.ok ? null : undone.refusal]).toEqual([
      true,
      { rule: 'TABLE', key: 'table.undoOther', args: { seat: 1, line: 3 } },
    ])
    expect([m.hash, m.seq, m.canUndo(1)]).toEqual([hash, seq, true])
  })
  test('the position stays as it was, also where it differs from the one before', () => {
    const m = open()
    for (const verb of ['add', 'add']) m.play(1, does(verb))
    m.play(0, does('add'))
    for (const verb of ['take', 'take', 'take']) m.play(1, does(verb))
    const { hash } = m
    expect([m.undo(0).ok, m.hash, m.state.pot]).toEqual([false, hash, 0])
    const again = open()
    again.play(0, does('add'))
    again.play(1, does('look'))
    expect([again.undo(0).ok, again.state.pot]).toEqual([false, 1])
  })
})

test('what others told since is told as it is now', () => {
  const m = open()
  m.play(0, does('add'))
  m.play(1, does('count'))
  expect(m.chronicle('table', 1)[0].events).toEqual([{ type: 'counted', seat: 1, pot: 1 }])
  expect(m.undo(0).ok).toBe(true)
  expect(m.chronicle('table', 0).map(({ seq, events }) => [seq, events])).toEqual([
    [2, [{ type: 'counted', seat: 1, pot: 0 }]],
  ])
})
test('a watcher sees each of the others’ actions again, at the position it leads to now', () => {
  const m = open(3)
  m.play(0, does('add'))
  m.play(1, does('add'))
  m.play(2, does('add'))
  m.play(1, does('add'))
  const told: unknown[] = []
  m.watcher = {
    played: (seq, entry, state) => told.push([seq, entry.seat, state.pot]),
    undone: (back, state) => told.push([back, state.pot]),
  }
  m.undo(0)
  expect(told).toEqual([
    [0, 0],
    [2, 1, 1],
    [3, 2, 2],
    [4, 1, 3],
  ])
  m.watcher = null
  expect(m.undo(2).ok).toBe(true) // nobody watches
})
test('an action that plays itself for another seat closes the window', () => {
  const m = open()
  m.play(0, does('poke'))
  expect(m.chronicle('table', 0).map(({ seq, seat, auto }) => [seq, seat, auto])).toEqual([
    [1, 0, false],
    [2, 1, true],
  ])
  expect([m.canUndo(0), m.canUndo(1), m.undoClosed(0), m.undo(0)]).toEqual([
    false,
    false,
    'other',
    { ok: false, refusal: { rule: 'TABLE', key: 'table.undo', args: { closed: 'other' } } },
  ])
})
test('forced actions without end are a mistake of the rules', () => {
  expect(() => open().play(0, does('spin'))).toThrow('forced actions without end')
})
test('whether a bell ends what is asked', () => {
  const m = open()
  expect(m.hasBell()).toBe(true)
  const quiet = new Match({ ...game, decisions: [{ ...pot, hasBell: false }] }, setupOf(game, 2), keyOf('pot'))
  expect(quiet.hasBell()).toBe(false)
  for (const seat of [0, 1]) m.play(seat, does('ready'))
  expect([m.outcome() !== null, m.hasBell()]).toEqual([true, false])
})
test('what the clock would play: for the seat that is asked, for nobody else', () => {
  const m = open()
  m.play(0, does('ready'))
  expect([m.fallback(0), m.fallback(1), m.prompt(0), m.prompt(1)?.key]).toEqual([
    null,
    does('ready'),
    null,
    'prompt.pot',
  ])
})
test('a line without a time has none; one that was let go twice is gone once', () => {
  const m = open()
  for (let i = 0; i < 4; i++) m.play(0, does('look')) // draws: nothing can be taken back
  expect(m.written(0).map(entry => Object.keys(entry).toSorted())).toEqual(
    Array(4).fill(['action', 'draws', 'hash', 'seat']),
  )
  m.release(1)
  m.release(3)
  m.release(2)
  expect([m.base, m.seq, m.written(0).length]).toEqual([3, 4, 1])
  const undone = open()
  undone.play(0, does('add'))
  undone.undo(0)
  expect(Object.keys(undone.written(1)[0]).toSorted()).toEqual(['action', 'hash', 'seat'])
})
test('a match goes on from a checkpoint of its own game, and knows why nothing can be taken back', () => {
  const m = open()
  m.play(0, does('look'))
  const kept = m.checkpoint()
  if (!kept) throw new Error('a draw closes the window')
  const resumed = Match.resume(game, setupOf(game, 2), keyOf('pot'), kept)
  expect([resumed.undoClosed(0), m.undoClosed(0)]).toEqual(['chance', 'chance'])
  expect(() => Match.resume(game, setupOf(game, 2), keyOf('pot'), { ...kept, game: 'other' })).toThrow(
    'a checkpoint of other 2; these are the rules of pot 2',
  )
})
test('an opening outside its ranges is an error; one that fails later names its cause', () => {
  const setup = (s: S): void => {
    s.pot = -1
  }
  const wrong = { ...game, setup } as GameDef<S, E>
  expect(() => new Match(wrong, setupOf(game, 2), keyOf('pot'))).toThrow('pot is -1')
  expect(() => open().play(0, does('burst'))).toThrow(
    expect.objectContaining({ name: 'MatchError', cause: expect.objectContaining({ message: 'the pot bursts' }) }),
  )
})
test('after the end it is over for everybody, whichever seat asks', () => {
  const m = open()
  for (const seat of [0, 1]) m.play(seat, does('ready'))
  expect([m.play(9, does('add')), m.play(0, does('add'), 0)]).toEqual(
    Array(2).fill({ ok: false, refusal: { rule: 'TABLE', key: 'table.over' } }),
  )
})

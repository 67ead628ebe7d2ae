/** The suite bites: for each property a toy that breaks it, and the sentence that catches it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Decision,
  type EventSpec,
  type GameDef,
  keyOf,
  layout,
  Match,
  type MatchRecord,
  restart,
  setSlot,
  setupOf,
  table,
} from '@ecumene/kernel'
import {
  corpus,
  fuzz,
  plainList,
  replay,
  rulebook,
  secrecy,
  shortest,
  takeover,
  toy,
  undo,
  unused,
  writeRecord,
} from '@ecumene/testkit'
import { expect, test } from 'vitest'
import type { E } from '../toy/src/events.ts'
import { fields, KIND_COUNT, type S } from '../toy/src/state.ts'
import { DECISIONS as D, PROGRAMS as P, VERBS as V } from '../toy/src/verbs.ts'

type Toy = GameDef<S, E>
const three = setupOf(toy, 3)
const broken = (change: Partial<Toy>): Toy => ({ ...toy, ...change })
const decision = (index: number, change: Partial<Decision<S, E>>): Toy =>
  broken({ decisions: toy.decisions.map((d, i) => (i === index ? { ...d, ...change } : d)) })
const steps = (change: (all: Toy['programs'][number]['steps']) => Toy['programs'][number]['steps']): Toy =>
  broken({ programs: [{ ...toy.programs[P.round], steps: change(toy.programs[P.round].steps) }] })
const event = (type: keyof Toy['events'], spec: EventSpec): Toy => broken({ events: { ...toy.events, [type]: spec } })
const [turn, lose, market] = [toy.decisions[D.turn], toy.decisions[D.lose], toy.decisions[D.market]]

const few = { games: 6, limit: 2000 }
const catches = (violations: readonly string[], sentence: string | RegExp): void =>
  expect(violations.join('\n')).toMatch(sentence)

test('the toy itself is sound', () => {
  expect([
    fuzz(toy, three, few),
    secrecy(toy, three, few).violations,
    replay(toy, three, few),
    undo(toy, three, few),
    takeover(toy, three, few),
    plainList(toy, three, few),
  ]).toEqual([[], [], [], [], [], []])
})
test('secrecy: ten thousand states, every viewer, no leak', { timeout: 60_000 }, () => {
  let sampled = 0
  for (const seats of [2, 3, 4]) {
    const result = secrecy(toy, setupOf(toy, seats), { games: 80, seed: seats, every: 2 })
    expect(result.violations).toEqual([])
    sampled += result.sampled
  }
  expect(sampled).toBeGreaterThan(10_000)
})

test('fuzz catches a card that vanishes', () => {
  const game = decision(D.lose, {
    apply(s, seat, code, world) {
      lose.apply(s, seat, code, world)
      if (V.loseCard.is(code)) s.discards[V.loseCard.arg.kind(code)]--
    },
  })
  catches(fuzz(game, three, few), 'cards in all')
})
test('fuzz catches a number that runs over its bound', () => {
  const game = broken({
    layout: setup =>
      layout(setup.seats, { ...fields(setup.seats), coins: table([setup.seats], { max: 4, init: 2, sees: 'all' }) }),
  })
  catches(fuzz(game, three, few), /coins\[\d\] is \d+, outside 0\.\.4/)
})
test('fuzz catches an index outside a table', () => {
  const game = decision(D.turn, {
    apply(s, seat, code, world) {
      turn.apply(s, seat, code, world)
      s.offers[s.seats * 2] = 1
    },
  })
  catches(fuzz(game, three, few), 'offers[6]: outside its 6 cells')
})
test('fuzz catches a dead end', () => {
  catches(
    fuzz(
      decision(D.turn, { legal: (s, seat, out) => (s.round === 1 ? undefined : turn.legal(s, seat, out)) }),
      three,
      few,
    ),
    'has no action',
  )
})
test('fuzz catches a game without end', () => {
  catches(
    fuzz(
      steps(all => [...all.slice(0, -1), s => restart(s)]),
      three,
      { ...few, limit: 500 },
    ),
    'no end after 500',
  )
})
test('fuzz catches a fallback that is not legal', () => {
  catches(fuzz(decision(D.turn, { fallback: () => V.done.code() }), three, few), 'its fallback')
})
test('fuzz catches a throw', () => {
  catches(
    fuzz(
      decision(D.market, {
        apply() {
          throw new Error('a bug')
        },
      }),
      three,
      few,
    ),
    'a bug',
  )
})
test('fuzz catches an end without outcome', () => {
  catches(fuzz(broken({ outcome: () => null }), three, few), 'over and outcome disagree')
})
test('fuzz catches an event nobody declared', () => {
  const { drew: _, ...events } = toy.events
  catches(fuzz(broken({ events }), three, few), 'event drew is not declared')
})

test('secrecy catches an event that shows a hidden card', () => {
  catches(
    secrecy(event('drew', { rule: 'TOY-7', rank: 'detail', sees: { seat: 'all', kind: 'all' } }), three, few)
      .violations,
    'through events without reveal',
  )
})
test('secrecy catches a legal list that depends on another hand', () => {
  const game = decision(D.turn, {
    legal(s, seat, out) {
      out.put(V.work.code())
      for (let p = 0; p < s.seats; p++) if (p !== seat && s.hand[p * KIND_COUNT] > 0) out.put(V.raid.code(p))
    },
  })
  catches(secrecy(game, three, few).violations, 'the legal list differs')
})
test('secrecy catches a prompt that tells another hand', () => {
  const game = decision(D.turn, {
    prompt: (s, seat) => ({
      key: 'prompt.turn',
      rule: 'TOY-4',
      args: { n: s.hand[((seat + 1) % s.seats) * KIND_COUNT] },
    }),
  })
  catches(secrecy(game, three, few).violations, 'the prompt differs')
})
test('secrecy catches a secret in a frame', () => {
  const game = decision(D.turn, {
    apply(s, seat, code, world) {
      turn.apply(s, seat, code, world)
      if (s.depth > 0) setSlot(s, 3, s.hand[((seat + 1) % s.seats) * KIND_COUNT])
    },
  })
  catches(secrecy(game, three, few).violations, 'through the state without reveal: frames')
})
test('secrecy catches knowledge that moves without reveal', () => {
  // The first draw happens in the set-up; the next ones follow the last "done" of a market.
  const silent = steps(([draw, ...rest]) => [
    (s, world) =>
      draw(s, {
        live: world.live,
        emit: e => world.emit(e),
        roll: n => world.roll(n),
        shuffle: (c, n) => world.shuffle(c, n),
        reveal: () => {},
      }),
    ...rest,
  ])
  catches(secrecy(silent, three, { ...few, every: 1 }).violations, 'through the state without reveal: hand')
})
test('secrecy catches a field that should be hidden', () => {
  const game = broken({
    layout: setup =>
      layout(setup.seats, { ...fields(setup.seats), bid: table([setup.seats], { init: -1, max: 3, sees: 'all' }) }),
  })
  catches(secrecy(game, three, few).violations, 'the view changes with what it hides: bid')
})
test('secrecy catches a resampling that breaks a law', () => {
  catches(secrecy(broken({ determinize: () => {} }), three, few).violations, 'resampled state')
})

test('replay catches rules that remember outside the state', () => {
  let calls = 0
  const game = decision(D.turn, {
    apply(s, seat, code, world) {
      turn.apply(s, seat, code, world)
      if (++calls % 50 === 0 && s.coins[seat] < 9) s.coins[seat]++
    },
  })
  catches(replay(game, three, few), /line \d+: (hash|refused|other)/)
})
test('undo catches rules that remember outside the state', () => {
  let calls = 0
  const game = decision(D.turn, {
    apply(s, seat, code, world) {
      turn.apply(s, seat, code, world)
      if (s.coins[seat] < 9 && ++calls % 2 === 0) s.coins[seat]++
    },
  })
  catches(undo(game, three, few), 'redone, but not as before')
})
test('takeover catches a stand-in that cannot go on', () => {
  catches(takeover(decision(D.bid, { fallback: () => V.work.code() }), three, few), 'fallback takes over')
  catches(takeover(broken({ policies: { bold: () => V.raid.code(0) } }), three, few), 'bold takes over')
})
test('plain list catches a list that is empty or lies', () => {
  catches(plainList(decision(D.bid, { legal: () => {} }), three, few), 'has no action')
  const form = market.form as NonNullable<typeof market.form>
  catches(
    plainList(
      decision(D.market, { form: { ...form, suggest: () => [{ verb: 'offer', give: 'figs', want: 'figs' }] } }),
      three,
      few,
    ),
    'which is refused',
  )
})
test('coverage by use names what never occurs', () => {
  const game = decision(D.turn, { legal: (_, __, out) => out.put(V.work.code()) })
  expect(unused(game, [three], { games: 4 })).toEqual(
    expect.arrayContaining(['verb raid', 'verb sell', 'event raided', 'event fell']),
  )
  expect(unused(toy, [three], { games: 30, expected: ['phoenix'], seen: () => [] })).toContain('phoenix')
})
test('coverage begins with the games that are named, and looks through the others for what these do not show', () => {
  const look = (first: readonly string[], expected: readonly string[] = []): string[] => {
    const names: string[] = []
    unused(toy, [three], { games: 30, expected, first, played: name => names.push(name) })
    return names
  }
  const [, second] = look([], ['phoenix'])
  expect(look([second])[0]).toBe(second)
  const all = look([second], ['phoenix'])
  expect([all.length, new Set(all).size]).toEqual([30, 30])
})
test('the shortest list of games shows all that was shown', () => {
  const games = [
    { name: 'long', shown: new Set(['a', 'b', 'c']), decisions: 90 },
    { name: 'short', shown: new Set(['a', 'b']), decisions: 10 },
    { name: 'like short', shown: new Set(['b']), decisions: 10 },
  ]
  expect(shortest(games)).toEqual(['short', 'long'])
})
test('rulebook names a rule without test, and languages that differ', () => {
  const root = mkdtempSync(join(tmpdir(), 'rulebook-'))
  for (const dir of ['rules', 'test']) mkdirSync(join(root, dir))
  const rule = (n: number, tag = 'auto') => `- [ABC-${n}] text {${tag}}\n`
  writeFileSync(join(root, 'rules/en.md'), `${rule(1) + rule(2) + rule(3, 'info')}- famine: ABC-1\n`)
  writeFileSync(join(root, 'rules/ru.md'), rule(1) + rule(2) + rule(3, 'info'))
  writeFileSync(join(root, 'rules/it.md'), rule(1) + rule(2, 'limit'))
  writeFileSync(join(root, 'test/a.test.ts'), "test('ABC-1 works')")
  expect(rulebook(root)).toEqual([
    'ru: ABC-1: words that players use are in one language, not in the other',
    'it: 2 rules, English has 3',
    'it: ABC-1: words that players use are in one language, not in the other',
    'it: ABC-2 {auto} expected, found ABC-2 {limit}',
    'it: ABC-3 {info} expected, found undefined {undefined}',
    'ABC-2: no test names it',
  ])
})

test('corpus catches a rule that changed, another game than was recorded, one that is not over, and one that lacks', () => {
  const game = broken({ variants: toy.variants.filter(variant => variant.id === three.variant) })
  const root = mkdtempSync(join(tmpdir(), 'corpus-'))
  const folder = join(root, 'test', 'corpus')
  const again = (name: string, record: MatchRecord): void => {
    rmSync(join(folder, `${name}.v${toy.version}.json.br`))
    writeRecord(root, name, record)
  }
  const played = (seed: string): MatchRecord => {
    const match = new Match(toy, three, keyOf(seed))
    while (match.outcome() === null) {
      const seat = [0, 1, 2].find(candidate => match.legal(candidate).length > 0) ?? 0
      match.play(seat, match.legal(seat)[0])
    }
    return match.record()
  }
  const record = played('corpus')
  catches(corpus(game, root), '0 recorded games of version')
  for (const name of ['first-1', 'first-2']) writeRecord(root, name, record)
  expect(corpus(game, root)).toEqual([])
  expect(() => writeRecord(root, 'first-2', record)).toThrow('a corpus is never recorded again')
  const sums = readFileSync(join(folder, 'checksums.json'), 'utf8')
  // Recorded anew by other rules: it replays, and is not the game that was recorded.
  again('first-2', played('another'))
  expect(corpus(game, root)).toEqual([])
  writeFileSync(join(folder, 'checksums.json'), sums)
  catches(corpus(game, root), `first-2.v${toy.version}.json.br: its positions are not those that checksums.json names`)
  const changed = record.entries.map((entry, i) => (i === 3 ? { ...entry, hash: entry.hash ^ 1 } : entry))
  again('first-2', { ...record, entries: changed })
  catches(corpus(game, root), `first-2.v${toy.version}.json.br: line 4: hash`)
  again('first-2', { ...record, entries: record.entries.slice(0, 3) })
  catches(corpus(game, root), 'the game is not finished')
  rmSync(join(folder, `first-2.v${toy.version}.json.br`))
  catches(corpus(game, root), 'checksums.json names it, and it is not there')
})

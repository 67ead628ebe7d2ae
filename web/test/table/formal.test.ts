/** Questions that have one answer are not asked: what is played, recorded and told is the same as if they were. */
import { games } from '@ecumene/games'
import { type ActionJson, Codes, current, FastRng, type GameDef, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formalAnswer } from '../../src/table/foresight.ts'
import { holding } from '../../src/table/holding.ts'
import { Lines } from '../../src/table/lines.ts'
import { snapshotOf } from '../../src/table/snapshot.ts'
import type { Player, Snapshot, Table } from '../../src/table/table.ts'

const ME = 0
const person: Player = { kind: 'human', name: null, bot: null, colour: 0 }
const bot: Player = { kind: 'bot', name: null, bot: 'greedy', colour: 1 }
const ENDS = ['done', 'stop', 'endTurn', 'pass', 'pay']

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function tableOf(game: GameDef, players: readonly Player[], seed: string) {
  const match = new Match(game, setupOf(game, players.length), keyOf(seed))
  const listeners = new Set<() => void>()
  const look = (): Snapshot => {
    const closed = match.undoClosed(ME)
    const undo = { can: closed === null, closed }
    const view = match.view(ME)
    return snapshotOf(game, { seq: match.seq, viewer: ME, view, lines: Lines.none, undo, outcome: match.outcome() })
  }
  let now = look()
  const changed = (): void => {
    now = look()
    for (const listener of listeners) listener()
  }
  const table: Table = {
    id: seed,
    game,
    setup: match.setup,
    players,
    snapshot: () => now,
    failure: () => null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async play(action) {
      const result = match.play(ME, action)
      if (result.ok) changed()
      return result.ok ? { ok: true, value: null } : result
    },
    async undo() {
      const result = match.undo(ME)
      if (result.ok) changed()
      return result.ok ? { ok: true, value: null } : result
    },
    at: async () => null,
    record: async () => match.record(),
    close() {},
  }
  const held = holding(table, a => ENDS.includes(a.verb))
  held.subscribe(() => {})
  return { match, held, changed }
}
const owing = (match: Match): number => [0, 1, 2, 3].find(s => has(match.owed(), s)) ?? -1
function greedy(game: GameDef, match: Match, seat: number, rng: FastRng): ActionJson {
  const view = match.view(seat)
  const legal = new Codes()
  current(game, view)?.legal(view, seat, legal)
  const choice = game.policies.greedy(view as never, seat, legal, rng)
  return typeof choice === 'number' ? game.verbs.toJson(choice) : choice
}

/** A game in which seat 0 is a person's; how often they had to answer, and how often that was done for them. */
async function play(id: string, players: readonly Player[], isOn: boolean, most: number) {
  const about = games.find(g => g.id === id)
  if (!about) throw new Error(`no ${id}`)
  const game = await about.load()
  const { match, held, changed } = tableOf(game, players, 'formal')
  held.skipFormal(isOn)
  // Seat by seat, so that one player's answers do not turn another's.
  const rngs = players.map((_, seat) => new FastRng(seat + 1))
  const formal: string[] = []
  let answered = 0
  let last = ''
  for (let n = 0; n < most && match.outcome() === null; n++) {
    const seat = owing(match)
    if (seat === ME) {
      const before = match.seq
      await vi.advanceTimersByTimeAsync(500)
      if (match.seq !== before) {
        answered++
        continue
      }
      const legal = held.snapshot()?.legal ?? []
      // What is no choice takes none of the simple player's chance, whether it is asked or not.
      const only = formalAnswer(held as unknown as Table) ?? (legal.length === 1 ? legal[0] : undefined)
      if (only) formal.push(`${current(game, match.view(ME))?.name} after ${last}`)
      const action = only ?? greedy(game, match, ME, rngs[ME])
      last = action.verb
      const result = await held.play(action, true)
      expect(result.ok).toBe(true)
    } else {
      expect(match.play(seat, greedy(game, match, seat, rngs[seat])).ok).toBe(true)
      changed()
    }
  }
  return { entries: match.record().entries, formal, answered }
}

describe.each(games.map(g => g.id))('%s', id => {
  test('alone among bots: nothing is played that was not the only answer', { timeout: 60_000 }, async () => {
    const asked = await play(id, [person, bot, bot], false, 300)
    const skipped = await play(id, [person, bot, bot], true, 300)
    expect(asked.answered).toBe(0)
    const n = Math.min(asked.entries.length, skipped.entries.length)
    expect(skipped.entries.slice(0, n)).toEqual(asked.entries.slice(0, n))
    expect(skipped.formal.length).toBeLessThanOrEqual(asked.formal.length)
  })
})

test('Civilization among bots: ships that cannot be built and hands of six or fewer are not asked about', async () => {
  const asked = await play('civilization', [person, bot, bot], false, 500)
  const skipped = await play('civilization', [person, bot, bot], true, 500)
  expect(asked.formal).toContain('acquire after done')
  expect(skipped.answered).toBeGreaterThan(0)
  // While a step of theirs can be taken back, they say themselves that it was the last.
  expect(skipped.formal.filter(name => /after (done|pay)?$/.test(name))).toEqual([])
})
test('a last step knows the word that follows it, if nothing else is left, and nobody is asked for it', async () => {
  const about = games.find(g => g.id === 'civilization')
  const game = (await about?.load()) as GameDef
  const { match, held, changed } = tableOf(game, [person, bot], 'last step')
  held.skipFormal(true)
  const rngs = [new FastRng(1), new FastRng(2)]
  const words: string[] = []
  for (let n = 0; n < 700 && words.length < 3 && match.outcome() === null; n++) {
    const seat = owing(match)
    const action = greedy(game, match, seat, rngs[seat])
    if (seat !== ME) {
      expect(match.play(seat, action).ok).toBe(true)
      changed()
      continue
    }
    await held.play(action)
    const step = held.snapshot()?.held
    if (step) await held.done()
    await vi.advanceTimersByTimeAsync(500)
    if (!step?.then) continue
    words.push(`${action.verb} ${step.then.verb}`)
    const mine = match.record().entries.filter(entry => entry.seat === ME)
    expect(mine.at(-1)?.action).toEqual(step.then)
    expect(mine.at(-2)?.action).toEqual(action)
  }
  expect(words.length).toBeGreaterThan(0)
})
test('among people a question whose silence would betray a hand is asked', async () => {
  const { formal } = await play('civilization', [person, { ...person, colour: 1 }, bot], true, 500)
  expect(formal).toContain('acquire after done')
})

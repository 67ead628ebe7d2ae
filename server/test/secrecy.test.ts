/** Nothing a client ever receives depends on what its viewer may not know. */
import { type Core, FastRng, keyOf, legalActions, Match, type MatchRecord, type Viewer } from '@ecumene/kernel'
import { type Position, toBase64, type Update } from '@ecumene/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Table } from '../src/table/table.ts'
import { gameOf, guest, layoutOf, step, testServer, toyTable, until, updatesOf, Visitor } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ maxTables: 4 }) // tables are put away and loaded again all the time
})
afterAll(() => server.dispose())

const UPDATE = ['t', 'match', 'viewer', 'base', 'seq', 'keep', 'patch', 'lines', 'owed', 'undo', 'outcome', 'prompt', 'legal', 'clock']
interface Seen {
  readonly viewer: Viewer
  readonly heard: readonly string[]
  readonly positions: readonly Position[]
}

/** Plays a game to the end; everybody also asks for the position now and then. What each one heard, and the record. */
async function playAndListen(game: string, seats: number, seed: number, options: object): Promise<{ seen: Seen[]; record: MatchRecord }> {
  const people = await Promise.all(Array.from({ length: seats }, () => guest(server.url)))
  const { info, tables } = await toyTable(people, { game, ...options })
  const watcher = new Visitor(server.url)
  const watched = await watcher.client.open(info.id, layoutOf(info))
  const all = [...people, watcher]
  const positions: Position[][] = all.map(() => [])
  const rng = new FastRng(seed)
  for (let n = 0; await step(tables, k => rng.below(k)); n++)
    if (n % 7 === 3) for (const [i, p] of all.entries()) positions[i].push(await p.client.position(info.id))
  await until(watched, t => t.replica.outcome !== null)
  const heard = all.map(p => [...p.heard])
  const record = await watcher.client.record(info.id)
  for (const p of all) p.client.close()
  return { seen: all.map((_, i) => ({ viewer: i < seats ? i : 'table', heard: heard[i], positions: positions[i] })), record }
}

/** The match after each line. */
function history(record: MatchRecord): Match[] {
  const game = gameOf(record.game)
  const states = [new Match(game, record.setup, record.key)]
  for (let i = 0; i < record.entries.length; i++) {
    if (record.entries[i + 1]?.auto) continue
    const match = Match.replay(game, { ...record, entries: record.entries.slice(0, i + 1) })
    states[i + 1] = match
  }
  return states
}

function check({ seen, record }: { seen: Seen[]; record: MatchRecord }, rng: FastRng): number {
  const game = gameOf(record.game)
  const layout = game.layout(record.setup)
  const at = history(record)
  let compared = 0
  for (const { viewer, heard, positions } of seen) {
    for (const text of heard) {
      expect(text).not.toContain(record.key)
      expect(text).not.toMatch(/"(draws|hash|words|state|deck)":(?!\[0,0,0)/)
      const { t, ...rest } = safe(text)
      if (t === 'ok') expect(Object.keys(rest).sort()).toEqual(['match', 'ref', 'seq'])
    }
    const view = (seq: number): Core => at[seq].view(viewer)
    for (const update of updatesOf(heard) as Update[]) {
      expect(Object.keys(update).filter(k => !UPDATE.includes(k))).toEqual([])
      // The patch leads from what the viewer could see to what he can see, and says nothing else.
      const from = update.base === null ? layout.create() : view(update.base)
      expect(update.viewer).toBe(viewer)
      expect(update.patch).toBe(toBase64(layout.diff(from, view(update.seq))))
      expect(update.lines.map(({ at: _, ...line }) => line)).toEqual(at[update.seq].chronicle(viewer, update.keep))
      if (update.legal && viewer !== 'table') expect(update.legal).toEqual(legalActions(game, view(update.seq), viewer))
      compared++
    }
    for (const position of positions) {
      // Another truth that this viewer could not tell from the real one gives the same answer, byte for byte.
      const other = view(position.seq)
      game.determinize(other, viewer === 'table' ? -1 : viewer, rng)
      const resampled = {
        game: game.id,
        version: game.version,
        seq: position.seq,
        state: layout.toNamed(other),
        drawn: 1000 + rng.below(1000),
        closed: 'other' as const,
      }
      const table = new Table('x', game, { setup: record.setup, key: keyOf('another'), checkpoint: resampled, entries: [] })
      const there = table.position(viewer, position.seq)
      for (const part of ['seq', 'viewer', 'view', 'owed', 'prompt', 'legal', 'outcome'] as const)
        expect(JSON.stringify(position[part])).toBe(JSON.stringify(there[part]))
      compared++
    }
  }
  return compared
}
function safe(text: string): { t?: string } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

test('50 games of the toy: what is captured tells nobody what he may not know', async () => {
  const rng = new FastRng(77)
  let compared = 0
  for (let batch = 0; batch < 10; batch++) {
    const games = Array.from({ length: 5 }, (_, i) =>
      playAndListen('toy', 2 + (i % 3), batch * 5 + i, { variant: 'short', options: { rounds: 2 } }),
    )
    for (const game of await Promise.all(games)) compared += check(game, rng)
  }
  expect(compared).toBeGreaterThan(2000)
}, 120_000)

test('the check bites: a message with one hidden card more is found', async () => {
  const game = await playAndListen('toy', 2, 1, { variant: 'short', options: { rounds: 1 } })
  const spoil = (text: string): string => {
    const update = safe(text) as Update
    if (update.t !== 'update' || update.base !== null) return text
    const layout = gameOf('toy').layout(game.record.setup)
    const told = new Match(gameOf('toy'), game.record.setup, game.record.key)
    return JSON.stringify({ ...update, patch: toBase64(layout.diff(layout.create(), told.view(1))) })
  }
  const spoilt = { ...game, seen: [{ ...game.seen[0], heard: game.seen[0].heard.map(spoil) }] }
  expect(() => check(spoilt, new FastRng(1))).toThrow()
})

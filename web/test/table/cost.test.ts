/** What a move costs at a solo table does not depend on how long the game is: worker, wire, page and disk. */
import { serialize } from 'node:v8'
import { type GameDef, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { fileOf, headOf } from '../../src/local/file.ts'
import { Host } from '../../src/local/host.ts'
import { LocalTable, type Port } from '../../src/local/local-table.ts'
import type { FromWorker, ToWorker } from '../../src/local/protocol.ts'
import { ChronicleBook } from '../../src/screen/chronicle-book.ts'
import type { Player } from '../../src/table/table.ts'
import { endless } from './endless.ts'
import { workOf } from './work.ts'

const human: Player = { kind: 'human', name: null, bot: null, colour: 0 }
const bot: Player = { kind: 'bot', name: null, bot: 'random', colour: 1 }

/** A solo table after so many lines, its page and its worker in one place; what crosses between them is counted. */
function tableAt(game: GameDef, lines: number) {
  const match = new Match(game, setupOf(game, 2), keyOf('cost'))
  while (match.seq < lines) match.play(match.owed() & 1 ? 0 : 1, { verb: 'step' })
  const record = match.record()
  const count = { bytesSent: 0, linesSent: 0, linesSaved: 0, bytesSaved: 0 }
  let hear: (e: { data: FromWorker }) => void = () => {}
  let host: Host | null = null
  const wires: FromWorker[] = []
  let bots: (() => void)[] = []
  const players = [human, bot]
  const port: Port = {
    postMessage(m: ToWorker) {
      if (m.type === 'play') host?.play(m.action, m.seq)
    },
    addEventListener(type, listener) {
      if (type === 'message') hear = listener as typeof hear
    },
    terminate() {},
  }
  const table = new LocalTable('id', game, match.setup, players, port, { move: 0, market: 0 })
  host = new Host(
    game,
    headOf(fileOf(players, record), game, 'id', 0),
    record,
    { move: 0, market: 0 },
    {
      send: wire => {
        wires.push({ type: 'position', wire })
        hear({ data: { type: 'position', wire } })
        count.linesSent += wire.add.length
      },
      save: async (head, _, entries) => {
        count.linesSaved += entries.length
        count.bytesSaved += serialize([head, entries]).length
      },
      later: (_, then) => void bots.push(then),
      now: () => 0,
      failed: error => {
        throw error
      },
      seed: 1,
      think: () => ({ stop() {}, hurry() {} }),
      pondering: () => {},
      seated: () => {},
    },
  )
  host.start()
  const book = new ChronicleBook({})
  book.read(table.snapshot()?.lines ?? expect.fail('no position'))

  /** The player's move and the bot's answer. */
  const move = (): void => {
    void table.play({ verb: 'step' })
    const [then, ...rest] = bots
    bots = rest
    then()
    const snapshot = table.snapshot()
    if (snapshot) book.read(snapshot.lines)
  }
  return {
    async cost() {
      move() // the first one finds everything cold
      await new Promise(r => setTimeout(r))
      const before = { ...count }
      wires.length = 0
      const work = workOf(move)
      await new Promise(r => setTimeout(r))
      const bytesSent = wires.reduce((sum, w) => sum + serialize(w).length, 0)
      const since = (key: keyof typeof count): number => count[key] - before[key]
      return {
        ...work,
        bytesSent,
        linesSent: since('linesSent'),
        linesSaved: since('linesSaved'),
        bytesSaved: since('bytesSaved'),
      }
    },
    seq: () => table.snapshot()?.seq,
  }
}

test('a move at line 4,000 does at most 1.5 times the work of one at line 100', async () => {
  const [early, late] = [tableAt(endless, 100), tableAt(endless, 4000)]
  const [short, long] = [await early.cost(), await late.cost()]
  expect([early.seq(), late.seq()]).toEqual([104, 4004])
  // It counts something: a move runs hundreds of blocks, and both moves are sent and kept.
  expect(short.blocks).toBeGreaterThan(300)
  expect(short.linesSent).toBe(2)
  expect(short.linesSaved).toBe(2)
  for (const [what, n] of Object.entries(long))
    expect(n, `${what}: ${n} at line 4,000, ${short[what as keyof typeof short]} at line 100`).toBeLessThanOrEqual(
      1.5 * short[what as keyof typeof short],
    )
})

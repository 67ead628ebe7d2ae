/**
 * What a move costs at a solo table, early and late: the next lines of a recorded game, played through the worker's
 * host and the page's table. `node lab/bench/solo-move.ts [record...]`; without records, two long ones of the corpus.
 */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { advancedCivilization } from '@ecumene/advanced-civilization'
import { civilization } from '@ecumene/civilization'
import { type GameDef, Match, type MatchRecord } from '@ecumene/kernel'
import { fileOf, headOf } from '../../web/src/local/file.ts'
import { Host } from '../../web/src/local/host.ts'
import { LocalTable } from '../../web/src/local/local-table.ts'
import type { FromWorker, ToWorker } from '../../web/src/local/protocol.ts'
import type { Player } from '../../web/src/table/table.ts'

const GAMES = [advancedCivilization, civilization] as unknown as readonly GameDef[]
const LONG = ['civilization', 'advanced-civilization'].map(
  id => new URL(`../../games/${id}/test/corpus/full-3.v1.json.br`, import.meta.url).pathname,
)
const MOVES = 100

/**
 * Milliseconds for each of the next moves after line `from`: everybody sits at this screen, so that no bot has to
 * think.
 */
function timed(game: GameDef, record: MatchRecord, from: number): number[] {
  const players = Array.from({ length: record.setup.seats }, (_, colour): Player => ({ ...HUMAN, colour }))
  const begun = { ...record, entries: record.entries.slice(0, from) }
  let hear: (e: { data: FromWorker }) => void = () => {}
  const port = {
    postMessage: (_: ToWorker) => {},
    addEventListener: (type: string, listener: (e: never) => void) => {
      if (type === 'message') hear = listener as typeof hear
    },
    terminate: () => {},
  }
  const table = new LocalTable('bench', game, record.setup, players, port, { move: 0, market: 0 })
  const host = new Host(
    game,
    headOf(fileOf(players, begun), game, 'bench', 0),
    begun,
    { move: 0, market: 0 },
    {
      send: wire => hear({ data: { type: 'position', wire: structuredClone(wire) } }),
      save: async (head, since, entries) => void structuredClone([head, since, entries]),
      later: () => {},
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
  const times: number[] = []
  for (let i = from; times.length < MOVES && i < record.entries.length; i++) {
    const { seat, action, auto } = record.entries[i]
    if (auto || action === null) continue
    hand(host, table, seat)
    const start = performance.now()
    const result = host.play(action, i)
    times.push(performance.now() - start)
    if (!result.ok) throw new Error(`line ${i + 1}: ${result.refusal.key}`)
  }
  return times
}
/** The same game as if nothing had been taken back. */
function straight(game: GameDef, record: MatchRecord): MatchRecord {
  const match = new Match(game, record.setup, record.key)
  for (const { seq } of Match.replay(game, record).chronicle('table')) {
    const entry = record.entries[seq - 1]
    if (entry && !entry.auto) match.play(entry.seat, entry.action)
  }
  return match.record()
}
/** The device goes to the next player. */
function hand(host: Host, table: LocalTable, seat: number): void {
  const curtain = table.snapshot()?.curtain
  if (curtain !== null && curtain !== undefined && curtain !== seat) host.sit(curtain)
  host.pass(seat)
  host.sit(seat)
}
const HUMAN: Player = { kind: 'human', name: null, bot: null, colour: 0 }
const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1]

for (const path of process.argv.length > 2 ? process.argv.slice(2) : LONG) {
  const bytes = readFileSync(path)
  const kept = JSON.parse((path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString()) as MatchRecord
  const game = GAMES.find(g => g.id === kept.game)
  if (!game) throw new Error(`no such game: ${kept.game}`)
  const record = straight(game, kept)
  timed(game, record, 100)
  const [early, late] = [100, 4000].map(from => median(timed(game, record, from)))
  const ratio = (late / early).toFixed(2)
  console.log(
    `${game.id}: ${early.toFixed(2)} ms after line 100, ${late.toFixed(2)} ms after line 4,000: ${ratio} times`,
  )
}

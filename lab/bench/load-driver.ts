/** The same driver for every server: each table plays one move after the other, as fast as it is answered. */
export interface DrivenSeat {
  seq: number
  /** What it may play now; empty: not its turn. */
  moves: readonly unknown[]
  over: boolean
  /** Called after every update. */
  heard: () => void
  send(move: unknown, seq: number): void
}
export interface Driven {
  readonly seats: DrivenSeat[]
  /** The game is over: another one, over the same sockets. */
  renew(): Promise<void>
  close(): void
}
export interface Peer {
  readonly name: string
  /** A table that nobody looks at. */
  create(): Promise<unknown>
  /** Makes tables ahead, so that making them is not measured. */
  stock(n: number): Promise<void>
  table(): Promise<Driven>
}
export interface DriverFigures {
  readonly moves: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Moves played while the processor's time was measured, warming up included. */
  readonly all: number
  /** Microseconds of processor time that the driver itself took for a move: both seats' sockets and their JSON. */
  readonly driver: number
}

const verbOf = (move: unknown): string =>
  Array.isArray(move) ? String(move[0]) : String((move as { verb: string }).verb)
/** Long games: work, be done, and spend what one has on bids. */
const choose = (moves: readonly unknown[]): unknown =>
  moves.find(m => ['done', 'work'].includes(verbOf(m))) ?? moves.at(-1)

/** For the last moves, on a busy machine. */
const MOST_MS = 15_000

export interface LoadRun {
  /** Every table has been seen at every seat. */
  readonly opened: Promise<unknown>
  stop(): Promise<void>
}
export async function openTables(peer: Peer, n: number): Promise<Driven[]> {
  const tables: Driven[] = []
  for (let i = 0; i < n; i += 50)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(50, n - i) }, () => peer.table()))))
  return tables
}
/** Plays until it is stopped; `moved` is told of each move, with the milliseconds until all seats saw it. */
export function play(tables: readonly Driven[], moved: (ms: number) => void): LoadRun {
  let running = true
  const opened: Promise<void>[] = []
  const loops = tables.map(async table => {
    const synced = (after: number): Promise<void> =>
      new Promise(resolve => {
        const look = (): void => {
          if (table.seats.every(s => s.seq > after)) resolve()
        }
        for (const s of table.seats) s.heard = look
        look()
      })
    const first = synced(-1)
    opened.push(first)
    await first
    while (running) {
      const mover = table.seats.find(s => s.moves.length > 0)
      if (table.seats[0].over || !mover) {
        for (const s of table.seats) Object.assign(s, { seq: -1, moves: [], over: false })
        await table.renew()
        await synced(-1)
        continue
      }
      const at = mover.seq
      const begun = performance.now()
      mover.send(choose(mover.moves), at)
      await synced(at)
      moved(performance.now() - begun)
    }
  })
  return {
    opened: Promise.all(opened),
    async stop() {
      running = false
      let isAnswered = false
      const all = Promise.all(loops).then(() => {
        isAnswered = true
      })
      await Promise.race([all, new Promise(resolve => setTimeout(resolve, MOST_MS).unref())])
      for (const table of tables) table.close()
      if (!isAnswered) throw new Error('a move was not answered')
    },
  }
}

export async function drive(peer: Peer, tables: number, seconds: number): Promise<DriverFigures> {
  const waits: number[] = []
  let measuring = false
  let all = 0
  const driven = await openTables(peer, tables)
  const spent = process.cpuUsage()
  const game = play(driven, ms => {
    all++
    if (measuring) waits.push(ms)
  })
  await game.opened
  await new Promise(resolve => setTimeout(resolve, Math.max(1500, seconds * 250)))
  measuring = true
  const begun = performance.now()
  await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  measuring = false
  const took = (performance.now() - begun) / 1000
  await game.stop()
  const { user, system } = process.cpuUsage(spent)
  waits.sort((a, b) => a - b)
  const at = (q: number): number => waits[Math.min(waits.length - 1, Math.floor(waits.length * q))] ?? Number.NaN
  const perSecond = waits.length / took
  const driver = (user + system) / all
  return { moves: waits.length, perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), all, driver }
}

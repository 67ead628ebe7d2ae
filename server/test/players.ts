/** People who play on through every failure, and what they were promised; for the commands that break things. */
import { type Core, type GameDef, Match, type MatchRecord, type Setup } from '@ecumene/kernel'
import type { NewTable } from '@ecumene/protocol'
import type { Settings } from '../src/settings.ts'
import { openStore } from '../src/store/open.ts'
import { storedRecord } from '../src/table/record.ts'
import { gameOf, sleep, Visitor } from './harness.ts'

/** An acknowledged move. */
interface Promised {
  readonly match: string
  readonly key: string
  readonly seq: number
  /** When it was sent. */
  readonly at: number
}
export interface Found {
  readonly acknowledged: number
  readonly stored: number
  readonly lost: number
  readonly doubled: number
}

export interface Habits {
  /** So long they think about each move. */
  readonly thinkMs?: number
  readonly settings?: NewTable['settings']
  /** Where their sockets go, if not to the server itself. */
  readonly socketUrl?: string
  /** After how long without a word a connection is asked whether it still is one. */
  readonly silenceMs?: number
  /** The toy's rules by version. */
  readonly rules?: (version: number) => GameDef
}

/** Whatever failed, and however busy the machine: later nobody waits for it any more. */
const MOST_MS = 90_000

export class Players {
  readonly promised: Promised[] = []
  /** By whose rules each table is played. */
  readonly versions = new Map<string, number>()
  readonly #sent = new Set<string>()
  readonly #everyone: Visitor[] = []
  readonly #urls: () => readonly string[]
  readonly #loops: Promise<void>[]
  readonly #habits: Habits
  #isOver = false
  /** `urls` are those of the servers, as they are now: the players of a table come through different ones. */
  constructor(urls: () => readonly string[], tables: number, habits: Habits = {}) {
    this.#urls = urls
    this.#habits = habits
    this.#loops = Array.from({ length: tables }, () =>
      this.#play().catch(error => (this.#isOver ? undefined : Promise.reject(error))),
    )
  }
  /** Resolves when a move that was sent after that moment is acknowledged. */
  async playedAfter(at: number): Promise<void> {
    const end = Date.now() + MOST_MS
    for (let seen = Math.max(0, this.promised.length - 1000); Date.now() < end; await sleep(2))
      for (; seen < this.promised.length; seen++) if (this.promised[seen].at > at) return
    throw new Error('nobody could move')
  }
  async stop(): Promise<void> {
    this.#isOver = true
    for (const p of this.#everyone) p.client.close()
    // Somebody who was just sitting down may wait for ever for a table that is not shown any more.
    await Promise.race([Promise.all(this.#loops), sleep(5_000)])
  }
  #rules(version: number): GameDef {
    return this.#habits.rules?.(version) ?? gameOf('toy')
  }
  async #begin() {
    const { settings, socketUrl = null, silenceMs } = this.#habits
    const urls = this.#urls()
    const come = (n: number): Promise<Visitor> => {
      const visitor = new Visitor(urls[n % urls.length], undefined, silenceMs)
      visitor.socketUrl = socketUrl
      this.#everyone.push(visitor)
      return visitor.guest()
    }
    const two = [await come(0), await come(1)]
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const change = { options: { rounds: 20 }, ...(settings ? { settings } : {}) }
    const made = await two[0].client.create({ game: 'toy', seats, ...change })
    const info = await two[1].client.join(made.id)
    const layout = this.#rules(info.version).layout(info.setup as Setup)
    const tables = [
      await two[0].client.open<Core>(info.id, layout, true),
      await two[1].client.open<Core>(info.id, layout, true),
    ]
    this.versions.set(info.id, info.version)
    return { two, info, tables }
  }
  /** On and on at one table, through every failure; a move counts as promised when its answer came. */
  async #play(): Promise<void> {
    while (!this.#isOver) {
      const begun = await this.#begin().catch(() => null) // nobody may answer just now
      if (!begun) {
        await sleep(50)
        continue
      }
      const { two, info, tables: seats } = begun
      while (!this.#isOver && !seats[0].replica.outcome) {
        const table = seats.find(
          t => (t.replica.owed >> (t.replica.viewer as number)) & 1 && (t.replica.last?.legal?.length ?? 0) > 0,
        )
        if (!table) {
          await sleep(1)
          continue
        }
        if (this.#habits.thinkMs) await sleep(this.#habits.thinkMs)
        const legal = table.replica.last?.legal ?? []
        // Working and bidding nothing make the longest games.
        const action = legal.find(a => a.verb === 'done' || a.verb === 'work') ?? legal[0]
        const key = crypto.randomUUID()
        this.#sent.add(`${info.id} ${key}`)
        const at = Date.now()
        try {
          const { seq } = await table.play(action, table.replica.seq, key)
          this.promised.push({ match: info.id, key, seq, at })
        } catch {
          await sleep(2)
        }
      }
      for (const p of two) p.client.close()
    }
  }

  /**
   * Looks into the database itself, at all games of the toy, which they play: every promise is there, once, and every
   * game replays to the stored hashes.
   */
  async verify(settings: Settings): Promise<Found> {
    const store = await openStore(settings, 'check')
    const entries = await store.db
      .selectFrom('entry')
      .selectAll()
      .where('match', 'in', q => q.selectFrom('match').select('id').where('game', '=', 'toy'))
      .execute()
    const nameOf = (match: string, key: string | number | null) => `${match} ${key}`
    const byKey = new Map(entries.filter(e => e.key).map(e => [nameOf(e.match, e.key), e]))
    const bySeq = new Set(entries.map(e => nameOf(e.match, e.seq)))
    let lost = 0
    for (const p of this.promised) {
      const first = byKey.get(nameOf(p.match, p.key))
      if (!first || first.seq + first.span - 1 !== p.seq || !bySeq.has(nameOf(p.match, p.seq))) lost++
    }
    const keys = entries.filter(e => e.key).map(e => nameOf(e.match, e.key))
    const doubled = keys.length - new Set(keys).size + keys.filter(k => !this.#sent.has(k)).length
    const rows = await store.db
      .selectFrom('match')
      .selectAll()
      .where('status', 'in', ['live', 'over'])
      .where('game', '=', 'toy')
      .execute()
    for (const row of rows) {
      const match = Match.replay(this.#rules(row.version), (await storedRecord(store, row)) as MatchRecord)
      const position = await store.db
        .selectFrom('position')
        .selectAll()
        .where('match', '=', row.id)
        .executeTakeFirstOrThrow()
      if (position.seq !== match.seq) throw new Error(`${row.id}: position ${position.seq}, ${match.seq} lines`)
    }
    await store.close()
    return { acknowledged: this.promised.length, stored: keys.length, lost, doubled }
  }
}

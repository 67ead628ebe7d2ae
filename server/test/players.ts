/** People who play on through every failure, and what they were promised; for the commands that break things. */
import { Match, type MatchRecord } from '@ecumene/kernel'
import type { Settings } from '../src/settings.ts'
import { openStore } from '../src/store/open.ts'
import { storedRecord } from '../src/table/record.ts'
import { gameOf, guest, sleep, toyTable, type Visitor } from './harness.ts'

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

/** Whatever failed, and however busy the machine: later nobody waits for it any more. */
const MOST_MS = 90_000

export class Players {
  readonly promised: Promised[] = []
  readonly #sent = new Set<string>()
  readonly #everyone: Visitor[] = []
  readonly #urls: () => readonly string[]
  readonly #loops: Promise<void>[]
  #isOver = false
  /** `urls` are those of the servers, as they are now: the players of a table come through different ones. */
  constructor(urls: () => readonly string[], tables: number) {
    this.#urls = urls
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
  async #begin() {
    const urls = this.#urls()
    const two = await Promise.all([0, 1].map(n => guest(urls[n % urls.length])))
    this.#everyone.push(...two)
    return { two, ...(await toyTable(two, { options: { rounds: 20 } })) }
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

  /** Looks into the database itself: every promise is there, once, and every game replays to the stored hashes. */
  async verify(settings: Settings): Promise<Found> {
    const store = await openStore(settings, 'check')
    const entries = await store.db.selectFrom('entry').selectAll().execute()
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
    const rows = await store.db.selectFrom('match').selectAll().where('status', 'in', ['live', 'over']).execute()
    for (const row of rows) {
      const match = Match.replay(gameOf(row.game), (await storedRecord(store, row)) as MatchRecord)
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

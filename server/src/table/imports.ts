/**
 * Games played elsewhere, imported from their records. Each is played again to be checked, which takes as
 * long as a long game takes: in a thread of their own, one at a time, a few a day for each person.
 */
import type { MatchRecord, Outcome } from '@ecumene/kernel'
import { lineTakenBack } from '@ecumene/kernel'
import { TableSettings } from '@ecumene/protocol'
import { newId } from '../ids.ts'
import type { Limits } from '../limits.ts'
import { LIMITS } from '../limits-list.ts'
import { Problem } from '../problem.ts'
import { countImports, dropImport, type ImportRow, importMatch, importsOf } from '../store/imports.ts'
import { freeSeat } from '../store/seats.ts'
import type { Store } from '../store/store.ts'
import type { Pool } from './pool.ts'

const DAY_MS = 86_400_000
const A_DAY = LIMITS.imports.most
/** Guests are made without end: what comes from one network counts too. */
const A_DAY_BY_NETWORK = LIMITS.importsOfNetwork.most
const MOST_KEPT = LIMITS.importsKept.most
const MOST_WAITING = LIMITS.importsWaiting.most
/** Lines that take something back, in real games a few in a hundred: so many, and a share of the lines that stand. */
const MOST_UNDONE = 100
const MOST_UNDONE_SHARE = 1 / 2

export class Imports {
  readonly #store: Store
  readonly #pool: Pool
  readonly #limits: Limits | null
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** `limits`: null where nobody is limited. */
  constructor(store: Store, pool: Pool, limits: Limits | null) {
    this.#store = store
    this.#pool = pool
    this.#limits = limits
  }
  list(owner: string): Promise<ImportRow[]> {
    return importsOf(this.#store, owner, MOST_KEPT)
  }
  /** False: this person has brought in no such game. */
  remove(id: string, owner: string): Promise<boolean> {
    return dropImport(this.#store, id, owner)
  }
  async bringIn(record: MatchRecord, title: string, owner: string, network: string): Promise<{ id: string }> {
    checkUndone(record)
    if ((await countImports(this.#store, owner)) >= MOST_KEPT)
      throw new Problem('full', `no more than ${MOST_KEPT} games are kept: delete one of yours first`)
    if (this.#waiting >= MOST_WAITING) throw new Problem('busy', 'other games are being checked; try again')
    await this.#count(owner, network)
    const { outcome, seq } = await this.#inTurn(() => this.#verify(record))
    if (!outcome) throw new Problem('refused', 'the game is not finished')
    return this.#keep(record, title, owner, outcome, seq)
  }
  async #count(owner: string, network: string): Promise<void> {
    const limits = this.#limits
    if (!limits) return
    const isAllowed =
      (await limits.take('import', owner, A_DAY, DAY_MS)) &&
      (await limits.take('import-network', network, A_DAY_BY_NETWORK, DAY_MS))
    if (!isAllowed) throw new Problem('slow-down', `no more than ${A_DAY} games a day`)
  }
  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++
    const run = this.#tail.then(work)
    this.#tail = run.catch(() => {})
    return run.finally(() => {
      this.#waiting--
    })
  }
  #verify(record: MatchRecord): Promise<{ outcome: Outcome | null; seq: number }> {
    return this.#pool.ask('verify', { game: record.game, version: record.version, record }).catch(error => {
      const reason = String(error instanceof Error ? error.message : error).slice(0, 200)
      throw new Problem('refused', `not a true record: ${reason}`)
    })
  }
  async #keep(
    record: MatchRecord,
    title: string,
    owner: string,
    outcome: Outcome,
    seq: number,
  ): Promise<{ id: string }> {
    const { game, version, setup, key, commitment, opening, entries } = record
    const id = newId()
    const now = Date.now()
    await importMatch(
      this.#store,
      {
        ...{ id, game, version, key, commitment, title, owner },
        setup: JSON.stringify(setup),
        opening: JSON.stringify(opening),
        status: 'over',
        settings: JSON.stringify(TableSettings.parse({ listed: false })),
        pace: 'none',
        listed: 0,
        auto_start: 0,
        seats: setup.seats,
        outcome: JSON.stringify(outcome),
        created_at: now,
        started_at: now,
        ended_at: now,
        expires_at: null,
        origin: 'import',
        rematch: null,
        takeback: null,
      },
      Array.from({ length: setup.seats }, (_, seat) => freeSeat(id, seat)),
      { match: id, rev: 0, seq, owed: 0, clock: null, deadline: null, updated_at: now },
      entries.map((e, i) => ({
        match: id,
        seq: i + 1,
        seat: e.seat,
        action: e.action && JSON.stringify(e.action),
        auto: e.auto ? 1 : 0,
        draws: e.draws ? JSON.stringify(e.draws) : null,
        hash: e.hash,
        at: e.at ?? now,
        by: 'import',
        key: null,
        span: 1,
      })),
    )
    return { id }
  }
}

/** A game padded with what was taken back costs as much to check as a long one, and tells nothing. */
function checkUndone({ entries }: MatchRecord): void {
  const undone = entries.filter(e => e.action === null || lineTakenBack(e.seat, e.action) !== null).length
  const standing = Math.max(0, entries.length - 2 * undone)
  if (undone > MOST_UNDONE + standing * MOST_UNDONE_SHARE)
    throw new Problem('refused', 'most of what was played was taken back')
}

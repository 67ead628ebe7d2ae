/** Tables before, around and after their game: proposing, joining, leaving, starting, inviting, again. */
import { botNames } from '@ecumene/bots'
import { type GameDef, SetupError, setupOf } from '@ecumene/kernel'
import { type NewTable, type TableInfo, TableSettings } from '@ecumene/protocol'
import { newId, newKey } from '../ids.ts'
import { noticesFor } from '../notices/due.ts'
import { deadlineOf, startClock } from '../pace/clock.ts'
import type { MatchRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Driver } from '../table/driver.ts'
import type { Pool } from '../table/pool.ts'
import { readMeta } from '../table/room.ts'
import { Problem } from '../trouble.ts'
import { mayMeet } from './blocks.ts'
import { tableInfos } from './info.ts'

const MOST_OPEN = 20

export class Lobby {
  readonly #store: Store
  readonly #pool: Pool
  readonly #driver: Driver
  readonly #games: readonly GameDef[]
  readonly #proposalMs: number
  readonly #noticeMs: number
  constructor(
    store: Store,
    pool: Pool,
    driver: Driver,
    games: readonly GameDef[],
    proposalMs: number,
    noticeMs: number,
  ) {
    this.#store = store
    this.#pool = pool
    this.#driver = driver
    this.#games = games
    this.#proposalMs = proposalMs
    this.#noticeMs = noticeMs
  }

  get games(): readonly string[] {
    return this.#games.map(g => g.id)
  }
  gameOf(id: string): GameDef {
    const game = this.#games.find(g => g.id === id)
    if (!game) throw new Problem('unknown', `no game ${id}`)
    return game
  }
  async rowOf(id: string): Promise<MatchRow> {
    const row = await this.#store.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Problem('unknown', 'no such table')
    return row
  }
  async info(id: string, user: string | null): Promise<TableInfo> {
    return (await tableInfos(this.#store, [await this.rowOf(id)], user))[0]
  }

  async create(user: string, wish: NewTable, origin: string | null = null): Promise<string> {
    const game = this.gameOf(wish.game)
    const { db } = this.#store
    const { open } = await db
      .selectFrom('match')
      .select(eb => eb.fn.countAll().as('open'))
      .where('owner', '=', user)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    if (Number(open) >= MOST_OPEN) throw new Problem('full', `no more than ${MOST_OPEN} open tables each`)
    if (wish.seats.filter(s => s.kind === 'me').length > 1) throw new Problem('malformed', 'you can take one seat')
    for (const s of wish.seats) if (s.kind === 'bot') this.#checkBot(game, s.bot)
    let setup: ReturnType<typeof setupOf>
    try {
      setup = setupOf(game, wish.seats.length, wish.variant, wish.options)
    } catch (error) {
      if (error instanceof SetupError) throw new Problem('malformed', error.message)
      throw error
    }
    const settings = TableSettings.parse(wish.settings ?? {})
    this.#checkBot(game, settings.standIn)
    const id = newId()
    const now = Date.now()
    await db.transaction().execute(async tx => {
      await tx
        .insertInto('match')
        .values({
          id,
          game: game.id,
          version: game.version,
          setup: JSON.stringify(setup),
          key: null,
          commitment: null,
          opening: null,
          status: 'open',
          title: wish.title ?? null,
          owner: user,
          settings: JSON.stringify(settings),
          pace: settings.pace.kind,
          listed: settings.listed ? 1 : 0,
          auto_start: wish.autoStart ? 1 : 0,
          seats: setup.seats,
          outcome: null,
          created_at: now,
          started_at: null,
          ended_at: null,
          expires_at: now + this.#proposalMs,
          origin,
          rematch: null,
        })
        .execute()
      await tx
        .insertInto('seat')
        .values(
          wish.seats.map((s, seat) => ({
            match: id,
            seat,
            user: s.kind === 'me' ? user : null,
            bot: s.kind === 'bot' ? s.bot : null,
            stand_in: null,
            vacant: 0,
            note: null,
            instructions: null,
          })),
        )
        .execute()
    })
    if (wish.autoStart && wish.seats.every(s => s.kind !== 'open')) await this.start(id, user)
    return id
  }
  #checkBot(game: GameDef, bot: string): void {
    if (!botNames(game).includes(bot)) throw new Problem('malformed', `${game.id} has no bot ${bot}`)
  }

  async join(id: string, user: string, seat?: number): Promise<void> {
    const row = await this.rowOf(id)
    if (row.status !== 'open') throw new Problem('over', 'the table is no longer open')
    await mayMeet(this.#store, id, user, row.owner)
    const { db } = this.#store
    await db.transaction().execute(async tx => {
      // The table's row is locked first: joining, starting and expiring happen one after the other.
      const claimed = await tx
        .updateTable('match')
        .set({ status: 'open' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (claimed.numUpdatedRows === 0n) throw new Problem('over', 'the table is no longer open')
      const seats = await tx
        .selectFrom('seat')
        .select(['seat', 'user', 'bot'])
        .where('match', '=', id)
        .orderBy('seat')
        .execute()
      if (seats.some(s => s.user === user)) throw new Problem('conflict', 'you sit at this table already')
      const free = seats.find(s => s.user === null && s.bot === null && (seat === undefined || s.seat === seat))
      if (!free) throw new Problem('full', 'no such free seat')
      await tx.updateTable('seat').set({ user }).where('match', '=', id).where('seat', '=', free.seat).execute()
    })
    await this.#store.tell({ kind: 'table', match: id })
    if (row.auto_start === 1) await this.#begin(id).catch(ignoreFull)
  }
  async start(id: string, user: string): Promise<void> {
    const row = await this.rowOf(id)
    if (row.owner !== user) throw new Problem('forbidden', 'only who proposed the table starts it')
    if (row.status !== 'open') throw new Problem('over', 'the game has begun already')
    await this.#begin(id)
  }
  async #begin(id: string): Promise<void> {
    const meta = await readMeta(this.#store, id)
    if (!meta) throw new Problem('unknown', 'no such table')
    if (meta.seats.some(s => s.user === null && s.bot === null)) throw new Problem('full', 'some seats are still free')
    const key = newKey()
    const opened = await this.#pool.ask('open', { game: meta.row.game, setup: meta.setup, key })
    const now = Date.now()
    const { pace } = meta.settings
    const clock = startClock(pace, meta.setup.seats, opened.owed, meta.people, now)
    const begun = await this.#store.db.transaction().execute(async tx => {
      const won = await tx
        .updateTable('match')
        .set({
          status: 'live',
          key,
          commitment: opened.commitment,
          opening: opened.opening,
          started_at: now,
          expires_at: null,
        })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (won.numUpdatedRows === 0n) return false
      // Someone may have left since we looked.
      const seats = await tx.selectFrom('seat').select(['user', 'bot']).where('match', '=', id).execute()
      if (seats.some(s => s.user === null && s.bot === null)) throw new Problem('full', 'some seats are still free')
      await tx
        .insertInto('position')
        .values({
          match: id,
          rev: 0,
          seq: 0,
          owed: opened.owed,
          clock: clock && JSON.stringify(clock),
          deadline: deadlineOf(clock, pace, meta.rests),
          updated_at: now,
        })
        .execute()
      const notices = noticesFor(meta, 0, opened.owed, now, this.#noticeMs)
      if (notices.length > 0) await tx.insertInto('outbox').values(notices).execute()
      return true
    })
    if (!begun) return
    await this.#store.tell({ kind: 'table', match: id })
    await this.#store.tell({ kind: 'move', match: id })
    await this.#driver.wake(id)
  }

  /** Before the game the seat is free again; during it a bot plays on until someone adopts it. */
  async leave(id: string, user: string): Promise<void> {
    const row = await this.rowOf(id)
    const { db } = this.#store
    const mine = db.updateTable('seat').where('match', '=', id).where('user', '=', user).where('vacant', '=', 0)
    if (row.status === 'open') {
      await mine.set({ user: null }).execute()
      if (row.owner === user)
        await db
          .updateTable('match')
          .set({ status: 'gone' })
          .where('id', '=', id)
          .where('status', '=', 'open')
          .execute()
    } else if (row.status === 'live') {
      const { standIn } = TableSettings.parse(JSON.parse(row.settings))
      const left = await mine.set({ vacant: 1, stand_in: standIn, instructions: null }).executeTakeFirst()
      if (left.numUpdatedRows === 0n) throw new Problem('foreign-seat', 'you do not sit at this table')
      await db.deleteFrom('outbox').where('match', '=', id).where('user', '=', user).execute()
    } else throw new Problem('over', 'the game is over')
    if (row.status === 'live') await this.#driver.reseated(id)
    else await this.#store.tell({ kind: 'table', match: id })
  }
  async adopt(id: string, user: string, seat: number): Promise<void> {
    const row = await this.rowOf(id)
    if (row.status !== 'live') throw new Problem('over', 'nothing to adopt here')
    await mayMeet(this.#store, id, user, null)
    await this.#store.db.transaction().execute(async tx => {
      const seats = await tx.selectFrom('seat').select(['user', 'vacant']).where('match', '=', id).execute()
      if (seats.some(s => s.user === user && s.vacant === 0))
        throw new Problem('conflict', 'you sit at this table already')
      const taken = await tx
        .updateTable('seat')
        .set({ user, vacant: 0, stand_in: null, note: null })
        .where('match', '=', id)
        .where('seat', '=', seat)
        .where('vacant', '=', 1)
        .executeTakeFirst()
      if (taken.numUpdatedRows === 0n) throw new Problem('full', 'that seat is not vacant')
    })
    await this.#driver.reseated(id)
  }
  /** The player is back; the bot that stood in for him stops. */
  async comeBack(id: string, user: string): Promise<void> {
    await this.#store.db
      .updateTable('seat')
      .set({ stand_in: null })
      .where('match', '=', id)
      .where('user', '=', user)
      .where('vacant', '=', 0)
      .execute()
    await this.#driver.reseated(id)
  }

  /** Proposals nobody joined in time. */
  async expireProposals(): Promise<void> {
    const { db } = this.#store
    await db
      .updateTable('match')
      .set({ status: 'gone' })
      .where('status', '=', 'open')
      .where('expires_at', '<', Date.now())
      .execute()
  }
}
const ignoreFull = (error: unknown): void => {
  if (!(error instanceof Problem) || error.code !== 'full') throw error
}

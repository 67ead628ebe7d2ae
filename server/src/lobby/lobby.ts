/** Tables before, around and after their game: proposing, joining, leaving, starting, inviting, again. */
import { botNames } from '@ecumene/bots'
import { type GameDef, SetupError, setupOf } from '@ecumene/kernel'
import { type NewTable, type TableInfo, TableSettings } from '@ecumene/protocol'
import { hashOf, newId, newKey } from '../ids.ts'
import { noticesFor } from '../notices/due.ts'
import { deadlineOf, startClock } from '../pace/clock.ts'
import type { MatchRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Driver } from '../table/driver.ts'
import type { Pool } from '../table/pool.ts'
import { readMeta } from '../table/room.ts'
import { Problem } from '../trouble.ts'
import { tableInfos } from './info.ts'

const MOST_OPEN = 20
const INVITE_MS = 14 * 86_400_000

export class Lobby {
  readonly #store: Store
  readonly #pool: Pool
  readonly #driver: Driver
  readonly #games: readonly GameDef[]
  readonly #proposalMs: number
  readonly #noticeMs: number
  constructor(store: Store, pool: Pool, driver: Driver, games: readonly GameDef[], proposalMs: number, noticeMs: number) {
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
    await this.#checkBlocks(id, user, row.owner)
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
      const seats = await tx.selectFrom('seat').select(['seat', 'user', 'bot']).where('match', '=', id).orderBy('seat').execute()
      if (seats.some(s => s.user === user)) throw new Problem('conflict', 'you sit at this table already')
      const free = seats.find(s => s.user === null && s.bot === null && (seat === undefined || s.seat === seat))
      if (!free) throw new Problem('full', 'no such free seat')
      await tx.updateTable('seat').set({ user }).where('match', '=', id).where('seat', '=', free.seat).execute()
    })
    await this.#store.tell({ kind: 'table', match: id })
    if (row.auto_start === 1) await this.#begin(id).catch(ignoreFull)
  }
  async #checkBlocks(id: string, user: string, owner: string | null): Promise<void> {
    const { db } = this.#store
    const seats = await db.selectFrom('seat').select('user').where('match', '=', id).execute()
    const others = [...seats.flatMap(s => (s.user ? [s.user] : [])), ...(owner ? [owner] : [])]
    if (others.length === 0) return
    const blocked = await db
      .selectFrom('relation')
      .select('user')
      .where('kind', '=', 'block')
      .where(eb =>
        eb.or([eb.and([eb('user', 'in', others), eb('other', '=', user)]), eb.and([eb('user', '=', user), eb('other', 'in', others)])]),
      )
      .executeTakeFirst()
    if (blocked) throw new Problem('blocked', 'someone at this table and you do not play together')
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
        .set({ status: 'live', key, commitment: opened.commitment, opening: opened.opening, started_at: now, expires_at: null })
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
        await db.updateTable('match').set({ status: 'gone' }).where('id', '=', id).where('status', '=', 'open').execute()
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
    await this.#checkBlocks(id, user, null)
    await this.#store.db.transaction().execute(async tx => {
      const seats = await tx.selectFrom('seat').select(['user', 'vacant']).where('match', '=', id).execute()
      if (seats.some(s => s.user === user && s.vacant === 0)) throw new Problem('conflict', 'you sit at this table already')
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

  /** A link that seats one person, once. */
  async invite(id: string, user: string, seat?: number): Promise<{ code: string; expiresAt: number }> {
    const row = await this.rowOf(id)
    if (row.status !== 'open') throw new Problem('over', 'the table is no longer open')
    const info = await this.info(id, user)
    if (row.owner !== user && info.me === null) throw new Problem('forbidden', 'only who sits here invites')
    const code = newId(24)
    const expiresAt = Date.now() + INVITE_MS
    await this.#store.db
      .insertInto('invite')
      .values({ code: hashOf(code), match: id, seat: seat ?? null, by: user, created_at: Date.now(), expires_at: expiresAt, used_by: null })
      .execute()
    return { code, expiresAt }
  }
  async acceptInvite(code: string, user: string): Promise<string> {
    const { db } = this.#store
    const found = await db.selectFrom('invite').selectAll().where('code', '=', hashOf(code)).executeTakeFirst()
    if (!found || found.used_by !== null || found.expires_at < Date.now())
      throw new Problem('unknown', 'this invitation is not valid any more')
    const used = await db
      .updateTable('invite')
      .set({ used_by: user })
      .where('code', '=', found.code)
      .where('used_by', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows === 0n) throw new Problem('unknown', 'this invitation is not valid any more')
    try {
      await this.join(found.match, user, found.seat ?? undefined)
    } catch (error) {
      await db.updateTable('invite').set({ used_by: null }).where('code', '=', found.code).execute()
      throw error
    }
    return found.match
  }

  /** The same table again; whoever asks first proposes it, the others find it there. */
  async rematch(id: string, user: string): Promise<string> {
    const row = await this.rowOf(id)
    if (row.status !== 'over') throw new Problem('unfinished', 'the game is not over')
    const info = await this.info(id, user)
    if (info.me === null) throw new Problem('foreign-seat', 'you did not sit at this table')
    if (row.rematch) {
      const next = await this.info(row.rematch, user)
      if (next.me === null) await this.join(row.rematch, user)
      return row.rematch
    }
    const me = info.me
    // Everyone moves on by one seat: the first player changes.
    const n = info.seats.length
    const plan = info.seats.map((_, i) => {
      const before = info.seats[(i + 1) % n]
      if (before.seat === me) return { kind: 'me' as const }
      return before.bot ? { kind: 'bot' as const, bot: before.bot } : { kind: 'open' as const }
    })
    const wish: NewTable = {
      game: row.game,
      variant: info.setup.variant,
      options: info.setup.options,
      seats: plan,
      settings: info.settings,
      autoStart: row.auto_start === 1,
      ...(row.title ? { title: row.title } : {}),
    }
    const next = await this.create(user, wish, id)
    const { db } = this.#store
    const first = await db.updateTable('match').set({ rematch: next }).where('id', '=', id).where('rematch', 'is', null).executeTakeFirst()
    if (first.numUpdatedRows > 0n) {
      await this.#store.tell({ kind: 'table', match: id })
      return next
    }
    await db.updateTable('match').set({ status: 'gone' }).where('id', '=', next).execute()
    return this.rematch(id, user)
  }

  /** Proposals nobody joined in time. */
  async expireProposals(): Promise<void> {
    const { db } = this.#store
    await db.updateTable('match').set({ status: 'gone' }).where('status', '=', 'open').where('expires_at', '<', Date.now()).execute()
  }
}
const ignoreFull = (error: unknown): void => {
  if (!(error instanceof Problem) || error.code !== 'full') throw error
}

/** Tables before, around and after their game: proposing, joining, leaving, starting, inviting, again. */
import { botNames, usualBot } from '@ecumene/bots'
import { type GameDef, type Setup, SetupError, setupOf } from '@ecumene/kernel'
import { type NewTable, type TableInfo, TableSettings } from '@ecumene/protocol'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits-list.ts'
import type { Here } from '../people/people-online.ts'
import { Problem } from '../problem.ts'
import { closeProposal, expireProposals, findMatch, gatherTable, proposeTable } from '../store/matches.ts'
import type { MatchRow } from '../store/schema.ts'
import {
  adoptSeat,
  endStandIn,
  freeSeat,
  freeSeatOf,
  handOverSeat,
  keepNoLonger,
  takeSeat,
  vacateSeat,
} from '../store/seats.ts'
import { remindOfStarts, startOf, tablesDue } from '../store/start-times.ts'
import type { Store } from '../store/store.ts'
import type { Driver } from '../table/driver.ts'
import type { Pool } from '../table/pool.ts'
import { beginGame } from './begin-game.ts'
import { mayMeet } from './blocks.ts'
import { proposal } from './proposal.ts'
import { tableInfos } from './table-info.ts'

const MOST_OPEN = LIMITS.openTables.most
/** With bots alone: they play without end, and nobody else is there to mind. */
export const MOST_ALONE = LIMITS.gamesAlone.most
export const tooManyAlone = (): Problem =>
  new Problem('too-many', `no more than ${MOST_ALONE} running games with bots alone`)
const LATEST_START_MS = 60 * 86_400_000
/** A table that was to begin waits so long for those who are late. */
const LATE_MS = 3_600_000

/** People who agreed to play together. */
interface Gathering {
  readonly id: string
  readonly game: string
  readonly variant?: string | undefined
  readonly options?: Setup['options'] | undefined
  readonly seats: readonly { readonly user?: string; readonly bot?: string }[]
  readonly settings: Partial<TableSettings>
  readonly origin: string
  readonly title?: string
  /** The key of chance; a new one unless it is given. */
  readonly key?: string | undefined
}

/** A table that follows another one: its free seats wait for those who sat there. */
interface Sequel {
  readonly origin: string
  readonly kept: readonly (string | null)[]
  readonly keptUntil: number
}

export class Lobby {
  readonly #store: Store
  readonly #pool: Pool
  readonly #driver: Driver
  readonly #games: readonly GameDef[]
  readonly #proposalMs: number
  readonly #noticeMs: number
  readonly #here: Pick<Here, 'has'>
  constructor(
    store: Store,
    pool: Pool,
    driver: Driver,
    games: readonly GameDef[],
    proposalMs: number,
    noticeMs: number,
    here: Pick<Here, 'has'>,
  ) {
    this.#store = store
    this.#pool = pool
    this.#driver = driver
    this.#games = games
    this.#proposalMs = proposalMs
    this.#noticeMs = noticeMs
    this.#here = here
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
    const row = await findMatch(this.#store, id)
    if (!row) throw new Problem('unknown', 'no such table')
    return row
  }
  async info(id: string, user: string | null): Promise<TableInfo> {
    return (await this.infos([await this.rowOf(id)], user))[0]
  }

  infos(rows: readonly MatchRow[], user: string | null): Promise<TableInfo[]> {
    return tableInfos(this.#store, rows, user, this.#here)
  }

  async create(user: string, wish: NewTable, after: Sequel | null = null): Promise<string> {
    const game = this.gameOf(wish.game)
    if (wish.seats.filter(s => s.kind === 'me').length > 1) throw new Problem('malformed', 'you can take one seat')
    for (const s of wish.seats) if (s.kind === 'bot') this.#checkBot(game, s.bot)
    let setup: ReturnType<typeof setupOf>
    try {
      setup = setupOf(game, wish.seats.length, wish.variant, wish.options)
    } catch (error) {
      if (error instanceof SetupError) throw new Problem('malformed', error.message)
      throw error
    }
    const settings = TableSettings.parse({ standIn: usualBot(game), ...wish.settings })
    this.#checkBot(game, settings.standIn)
    const id = newId()
    const now = Date.now()
    const { startsAt } = wish
    if (startsAt !== undefined && (startsAt < now || startsAt > now + LATEST_START_MS))
      throw new Problem('malformed', 'a table begins within the next two months')
    const expires = startsAt === undefined ? now + this.#proposalMs : startsAt + LATE_MS
    const proposed = await proposeTable(
      this.#store,
      {
        ...proposal(id, game, setup, settings, now, expires),
        ...(startsAt === undefined ? {} : { starts_at: startsAt }),
        title: wish.title ?? null,
        owner: user,
        auto_start: wish.autoStart ? 1 : 0,
        origin: after?.origin ?? null,
      },
      wish.seats.map((s, seat) => ({
        ...freeSeat(id, seat),
        user: s.kind === 'me' ? user : null,
        bot: s.kind === 'bot' ? s.bot : null,
        ...(s.kind === 'open' && after?.kept[seat] ? { kept_for: after.kept[seat], kept_until: after.keptUntil } : {}),
      })),
      { open: MOST_OPEN, alone: MOST_ALONE },
    )
    if (proposed === 'too many open') throw new Problem('too-many', `no more than ${MOST_OPEN} open tables each`)
    if (proposed === 'too many alone') throw tooManyAlone()
    if (wish.autoStart && startsAt === undefined && wish.seats.every(s => s.kind !== 'open')) await this.start(id, user)
    return id
  }
  /** A table for these people, who all agreed: it begins at once. Asked again under the same id it begins only once. */
  async gather({
    id,
    game: name,
    variant,
    options,
    seats,
    settings: terms,
    origin,
    title,
    key,
  }: Gathering): Promise<void> {
    const game = this.gameOf(name)
    const setup = setupOf(game, seats.length, variant, options)
    const settings = TableSettings.parse(terms)
    const now = Date.now()
    await gatherTable(
      this.#store,
      {
        ...proposal(id, game, setup, settings, now, now + this.#proposalMs),
        title: title ?? null,
        owner: null,
        auto_start: 1,
        origin,
      },
      seats.map((s, seat) => ({ ...freeSeat(id, seat), user: s.user ?? null, bot: s.bot ?? null })),
    )
    if ((await this.rowOf(id)).status === 'open') await this.#begin(id, key)
  }
  #checkBot(game: GameDef, bot: string): void {
    if (!botNames(game).includes(bot)) throw new Problem('malformed', `${game.id} has no bot ${bot}`)
  }

  async join(id: string, user: string, seat?: number): Promise<void> {
    const row = await this.rowOf(id)
    if (row.status !== 'open') throw new Problem('over', 'the table is no longer open')
    await mayMeet(this.#store, id, user, row.owner)
    const taken = await takeSeat(this.#store, id, user, seat)
    if (taken === 'closed') throw new Problem('over', 'the table is no longer open')
    if (taken === 'sits already') throw new Problem('conflict', 'you sit at this table already')
    if (taken === 'full') throw new Problem('full', 'no such free seat')
    if (taken === 'kept') throw new Problem('kept', 'the free seats wait for those who have just played')
    await this.#store.tell({ kind: 'table', match: id })
    const startsAt = await startOf(this.#store, id)
    if (startsAt === null ? row.auto_start === 1 : startsAt <= Date.now()) await this.#begin(id).catch(ignoreUnready)
  }
  /** The owner of a table frees a seat of it before the game. */
  async remove(id: string, owner: string, seat: number): Promise<void> {
    const row = await this.rowOf(id)
    if (row.owner !== owner) throw new Problem('forbidden', 'only who proposed the table does that')
    if (row.status !== 'open') throw new Problem('over', 'the game has begun already')
    const { user: sitter, kept } = (await this.info(id, owner)).seats[seat] ?? {}
    if (kept) await keepNoLonger(this.#store, id, seat)
    else if (!sitter || sitter === owner) throw new Problem('unknown', 'nobody else sits there')
    else await freeSeatOf(this.#store, id, sitter)
    await this.#store.tell({ kind: 'table', match: id })
  }
  async start(id: string, user: string): Promise<void> {
    const row = await this.rowOf(id)
    if (row.owner !== user) throw new Problem('forbidden', 'only who proposed the table starts it')
    if (row.status !== 'open') throw new Problem('over', 'the game has begun already')
    await this.#begin(id)
  }
  async #begin(id: string, key?: string): Promise<void> {
    const means = {
      store: this.#store,
      pool: this.#pool,
      noticeMs: this.#noticeMs,
      gameOf: (game: string) => this.gameOf(game),
    }
    if (await beginGame(means, id, key)) await this.#driver.wake(id)
  }

  /** Before the game the seat is free again; during it a bot plays on until someone adopts it. */
  async leave(id: string, user: string): Promise<void> {
    const row = await this.rowOf(id)
    if (row.status === 'open') {
      await freeSeatOf(this.#store, id, user)
      if (row.owner === user) await closeProposal(this.#store, id)
    } else if (row.status === 'live') {
      const { standIn } = TableSettings.parse(JSON.parse(row.settings))
      if (!(await vacateSeat(this.#store, id, user, standIn)))
        throw new Problem('foreign-seat', 'you do not sit at this table')
    } else throw new Problem('over', 'the game is over')
    if (row.status === 'live') await this.#driver.reseated(id)
    else await this.#store.tell({ kind: 'table', match: id })
  }
  /** At a table that is not listed, only for those who sat there before or are invited. */
  async adopt(id: string, user: string, seat: number, isInvited = false): Promise<void> {
    const row = await this.rowOf(id)
    if (row.status !== 'live') throw new Problem('over', 'nothing to adopt here')
    await mayMeet(this.#store, id, user, null)
    // In a cup everybody has a table of their own: a seat is only for the player who left it.
    const isForOthers = !row.origin?.startsWith('cup:') && (isInvited || row.listed === 1)
    const adopted = await adoptSeat(this.#store, id, user, seat, isForOthers)
    if (adopted === 'sits already') throw new Problem('conflict', 'you sit at this table already')
    if (adopted === 'had another')
      throw new Problem('forbidden', 'you had another seat at this table; only that one can be yours again')
    if (adopted === 'stranger') throw new Problem('forbidden', 'this table is not listed; ask for an invitation')
    if (adopted === 'over') throw new Problem('over', 'nothing to adopt here')
    if (adopted === 'not vacant') throw new Problem('full', 'that seat is not vacant')
    await this.#driver.reseated(id)
  }
  /** The player comes back with another phone: it has the seat from now on, and the first one has it no more. */
  async handOver(id: string, user: string, seat: number): Promise<void> {
    const handed = await handOverSeat(this.#store, id, user, seat)
    if (handed === 'over') throw new Problem('over', 'the game is over')
    if (handed === 'sits already') throw new Problem('conflict', 'you sit at this table already')
    if (handed === 'had another')
      throw new Problem('forbidden', 'you had another seat at this table; only that one can be yours again')
    await this.#driver.reseated(id)
  }
  /** The player is back; the bot that stood in for them stops. */
  async comeBack(id: string, user: string): Promise<void> {
    await endStandIn(this.#store, id, user)
    await this.#driver.reseated(id)
  }

  /** Tables whose time has come begin if they are full; the people of those whose time comes soon are reminded. */
  async startScheduled(now: number): Promise<void> {
    for (const id of await tablesDue(this.#store, now)) await this.#begin(id).catch(ignoreUnready)
    await remindOfStarts(this.#store, now)
  }
  /** Proposals nobody joined in time. */
  async expireProposals(): Promise<void> {
    await expireProposals(this.#store, Date.now())
  }
}
const ignoreUnready = (error: unknown): void => {
  if (!(error instanceof Problem) || error.code !== 'unready') throw error
}

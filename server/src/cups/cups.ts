/**
 * Cups: people enter, and from the day it begins they get a table in every round. A round begins when the one before is
 * over everywhere. All that is known stands in the database; any server takes the next step, and each is taken once.
 */
import { usualBot } from '@ecumene/bots'
import type { Outcome } from '@ecumene/kernel'
import type { CupInfo, NewCup } from '@ecumene/protocol'
import type { Logger } from 'pino'
import { newId, newKey } from '../ids.ts'
import { LIMITS } from '../limits-list.ts'
import type { Lobby } from '../lobby/lobby.ts'
import { Problem } from '../problem.ts'
import {
  addCup,
  type CupTable,
  closeCup,
  countCupsOf,
  cupPlayers,
  cupsAtWork,
  cupTables,
  enterCup,
  findCup,
  goneFrom,
  latestCups,
  leaveCup,
  moveCup,
  openRound,
} from '../store/cups.ts'
import { addressOf } from '../store/people.ts'
import type { CupRow } from '../store/queue-and-cup-tables.ts'
import { remindOfCups } from '../store/start-times.ts'
import type { Store } from '../store/store.ts'
import { type PastTable, roundsToMeet, standingsOf, tablesFor } from './pairing.ts'

const MOST_CUPS = LIMITS.cups.most
const MOST_PLAYERS = 64
const MOST_ROUNDS = 9
const LATEST_MS = 60 * 86_400_000
const PACES = {
  live: { kind: 'live', bank: 1800, increment: 30 },
  slow: { kind: 'slow', each: 86_400 },
} as const

export class Cups {
  readonly #store: Store
  readonly #lobby: Pick<Lobby, 'gameOf' | 'gather'>
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout | undefined
  #isAtWork: Promise<void> | null = null
  readonly #asksAddress: boolean
  /**
   * `everyMs` null: other servers look after them. `asksAddress`: this server sends e-mail, so an address that was
   * confirmed stands for one person.
   */
  constructor(
    store: Store,
    lobby: Pick<Lobby, 'gameOf' | 'gather'>,
    log: Logger,
    everyMs: number | null,
    asksAddress = false,
  ) {
    this.#asksAddress = asksAddress
    this.#store = store
    this.#lobby = lobby
    this.#log = log
    if (everyMs !== null) this.#timer = setInterval(() => void this.run(Date.now()), everyMs).unref()
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#isAtWork
  }

  async propose(owner: string, wish: NewCup): Promise<string> {
    if (wish.duplicate) await this.#mustBeOnce(owner)
    const game = this.#lobby.gameOf(wish.game)
    if (!game.variants.some(({ seats: [min, max] }) => wish.seats >= min && wish.seats <= max))
      throw new Problem('malformed', `${game.id} is not for ${wish.seats} players`)
    const now = Date.now()
    if (wish.startsAt < now || wish.startsAt > now + LATEST_MS)
      throw new Problem('malformed', 'a cup begins within the next two months')
    if ((await countCupsOf(this.#store, owner)) >= MOST_CUPS)
      throw new Problem('too-many', `no more than ${MOST_CUPS} cups at once`)
    const id = newId()
    await addCup(this.#store, {
      id,
      name: wish.name,
      owner,
      game: wish.game,
      seats: wish.seats,
      pace: wish.pace,
      form: wish.form,
      rounds: wish.form === 'swiss' ? wish.rounds : 0,
      duplicate: wish.duplicate ? 1 : 0,
      status: 'open',
      round: 0,
      starts_at: wish.startsAt,
      created_at: now,
    })
    await enterCup(this.#store, id, owner, now, MOST_PLAYERS)
    return id
  }
  async enter(id: string, user: string): Promise<void> {
    const { duplicate } = await this.#find(id)
    if (duplicate === 1) await this.#mustBeOnce(user)
    const entered = await enterCup(this.#store, id, user, Date.now(), MOST_PLAYERS)
    if (entered === 'closed') throw new Problem('over', 'the cup has begun already')
    if (entered === 'full') throw new Problem('full', `no more than ${MOST_PLAYERS} people`)
  }
  /** Who sits at two tables of equal luck knows at one what lies in the cards of the other. */
  async #mustBeOnce(user: string): Promise<void> {
    if (!this.#asksAddress || (await addressOf(this.#store, user))?.confirmed) return
    throw new Problem('unconfirmed', 'where the cards are the same everywhere, confirm your e-mail address first')
  }
  async leave(id: string, user: string): Promise<void> {
    await this.#find(id)
    await leaveCup(this.#store, id, user)
  }
  async callOff(id: string, user: string): Promise<void> {
    const cup = await this.#find(id)
    if (cup.owner !== user) throw new Problem('forbidden', 'only who proposed the cup does that')
    if (!(await closeCup(this.#store, id, user))) throw new Problem('over', 'the cup has begun already')
  }
  async list(user: string | null): Promise<CupInfo[]> {
    return Promise.all((await latestCups(this.#store, 50)).map(cup => this.#info(cup, user)))
  }
  async info(id: string, user: string | null): Promise<CupInfo> {
    return this.#info(await this.#find(id), user)
  }
  async #find(id: string): Promise<CupRow> {
    const cup = await findCup(this.#store, id)
    if (!cup || cup.status === 'gone') throw new Problem('unknown', 'no such cup')
    return cup
  }
  async #info(cup: CupRow, user: string | null): Promise<CupInfo> {
    const players = await cupPlayers(this.#store, [cup.id])
    const tables = await cupTables(this.#store, cup.id)
    const nameOf = new Map(players.map(p => [p.user, p.name ?? '']))
    const standings = standingsOf(
      players.map(p => p.user),
      await this.#past(tables.filter(t => isOpen(t, tables))),
    )
    return {
      id: cup.id,
      name: cup.name,
      owner: cup.owner,
      game: cup.game,
      seats: cup.seats,
      pace: cup.pace,
      form: cup.form,
      duplicate: cup.duplicate === 1,
      isOnce: this.#asksAddress,
      status: cup.status,
      round: cup.round,
      rounds: cup.rounds === 0 ? Math.min(MOST_ROUNDS, roundsToMeet(players.length, cup.seats)) : cup.rounds,
      startsAt: cup.starts_at,
      isIn: players.some(p => p.user === user && p.gone === 0),
      standings: standings.map(s => ({ ...s, name: nameOf.get(s.user) ?? '' })),
      tables: tables.map(t => {
        const outcome = isOpen(t, tables) && t.outcome ? (JSON.parse(t.outcome) as Outcome) : null
        return {
          match: t.match,
          round: t.round,
          isOver: t.status === 'over',
          isMine: user !== null && seatsOf(t).includes(user),
          isOpen: isOpen(t, tables),
          names: seatsOf(t).map(seat => (seat === null ? null : (nameOf.get(seat) ?? ''))),
          places: outcome && [...outcome.places],
          scores: outcome && [...outcome.scores],
        }
      }),
    }
  }
  async #past(tables: readonly CupTable[]): Promise<PastTable[]> {
    const gone = await goneFrom(
      this.#store,
      tables.map(t => t.match),
    )
    return tables.map(t => ({
      seats: seatsOf(t),
      places: t.outcome ? (JSON.parse(t.outcome) as Outcome).places : null,
      left: gone.filter(g => g.match === t.match).map(g => g.user),
    }))
  }

  /** Every cup takes the step whose time has come. */
  run(now: number): Promise<void> {
    this.#isAtWork ??= this.#runAll(now).finally(() => {
      this.#isAtWork = null
    })
    return this.#isAtWork
  }
  async #runAll(now: number): Promise<void> {
    await remindOfCups(this.#store, now).catch(error =>
      this.#log.error({ reason: String(error) }, 'nobody was reminded of a cup'),
    )
    const cups = await cupsAtWork(this.#store, now).catch(() => [])
    for (const cup of cups)
      await this.#step(cup).catch(error =>
        this.#log.error({ cup: cup.id, reason: String(error) }, 'a cup stands still'),
      )
  }
  async #step(cup: CupRow): Promise<void> {
    const tables = await cupTables(this.#store, cup.id)
    const current = tables.filter(t => t.round === cup.round)
    // Tables whose game has not been made: this round has just begun, or a server ended in the middle.
    for (const table of current) if (table.status === null || table.status === 'open') await this.#seat(cup, table)
    if (current.some(t => t.status === null || t.status === 'open' || t.status === 'live')) return
    if (cup.duplicate === 1 && cup.round > 0)
      for (const match of await openRound(this.#store, cup.id, cup.round))
        await this.#store.tell({ kind: 'table', match })
    const players = (await cupPlayers(this.#store, [cup.id])).filter(p => p.gone === 0)
    const rounds = cup.rounds === 0 ? Math.min(MOST_ROUNDS, roundsToMeet(players.length, cup.seats)) : cup.rounds
    if (players.length < 2 || cup.round >= rounds) {
      const status = cup.round === 0 ? 'gone' : 'over'
      await moveCup(this.#store, cup, { status, round: cup.round }, [])
      return
    }
    const past = await this.#past(tables)
    const standings = standingsOf(
      players.map(p => p.user),
      past,
    )
    const key = cup.duplicate === 1 ? newKey() : null
    const round = cup.round + 1
    const next = tablesFor(cup.form, standings, past, cup.seats).map(seats => ({
      match: newId(),
      cup: cup.id,
      round,
      seats: JSON.stringify(seats),
      key,
    }))
    if (!(await moveCup(this.#store, cup, { status: 'running', round }, next))) return
    // All tables of a round begin together.
    await Promise.all(next.map(table => this.#seat({ ...cup, round }, table)))
  }
  async #seat(cup: CupRow, table: Pick<CupTable, 'match' | 'seats' | 'key'>): Promise<void> {
    const game = this.#lobby.gameOf(cup.game)
    const bot = usualBot(game)
    // What is seen at one table must not be told at another: nobody looks on, and nobody takes over a seat.
    const isShown = cup.duplicate === 0
    await this.#lobby.gather({
      id: table.match,
      game: cup.game,
      variant: game.variants.find(({ seats: [min, max] }) => cup.seats >= min && cup.seats <= max)?.id,
      seats: seatsOf(table).map(user => (user === null ? { bot } : { user })),
      settings: {
        pace: PACES[cup.pace],
        expiry: 'bot',
        standIn: bot,
        watchers: isShown,
        listed: isShown,
        takebacks: false,
      },
      origin: `cup:${cup.id}`,
      title: `${cup.name} · ${cup.round}`,
      key: table.key ?? undefined,
    })
  }
}
/** Nothing of a table of equal luck is known before the last of its round is over. */
const isOpen = ({ key, round }: CupTable, tables: readonly CupTable[]): boolean =>
  key === null || !tables.some(other => other.round === round && isUnderWay(other))
/** As in the database (`sealedTables`): a table that stands still may go on. */
const isUnderWay = ({ status }: CupTable): boolean =>
  status === null || status === 'open' || status === 'live' || status === 'broken'
const seatsOf = ({ seats }: { readonly seats: string }): (string | null)[] => JSON.parse(seats)

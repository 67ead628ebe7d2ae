/**
 * "Find me a game": people who wait are offered a table with others who want the same. All its state is in the
 * database: any server offers, any server takes the answer, and if a server ends in between, another goes on.
 */
import { randomInt } from 'node:crypto'
import { usualBot } from '@ecumene/bots'
import type { GameDef } from '@ecumene/kernel'
import type { QueueInfo, QueueWish } from '@ecumene/protocol'
import type { Logger } from 'pino'
import { newId } from '../ids.ts'
import { type Lobby, MOST_ALONE, tooManyAlone } from '../lobby/lobby.ts'
import { Problem } from '../problem.ts'
import { UNKNOWN } from '../rating/plackett-luce.ts'
import { countGamesAlone } from '../store/matches.ts'
import {
  agreedOffers,
  answerOffer,
  dropOffer,
  expireQueue,
  isQueueEmpty,
  keepTicket,
  leaveQueue,
  markMade,
  offerOf,
  offerTables,
  putTicket,
  removeTicket,
  ticketOf,
  waitingWants,
} from '../store/queue.ts'
import type { OfferRow, TicketRow } from '../store/queue-and-cup-tables.ts'
import { ratingsOf } from '../store/results.ts'
import type { RelationRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { groupsAmong, type WaitingPlayer } from './matching.ts'

/** Live: a ticket that is not renewed for this long is dropped. */
const HEARD_MS = 60_000
const SLOW_MS = 14 * 86_400_000
export const ANSWER_MS = 60_000
const KEPT_MS = 600_000
const COUNTED_MS = 2_000
const MOST_TICKETS = 1000
const PACES = {
  live: { kind: 'live', bank: 1200, increment: 30 },
  slow: { kind: 'slow', each: 86_400 },
} as const

export class Queue {
  readonly #store: Store
  readonly #lobby: Pick<Lobby, 'gameOf' | 'gather'>
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout | undefined
  #isAtWork: Promise<void> | null = null
  #counted: { at: number; waiting: Promise<Record<string, number>> } | null = null
  /** `everyMs` null: other servers offer tables. */
  constructor(store: Store, lobby: Pick<Lobby, 'gameOf' | 'gather'>, log: Logger, everyMs: number | null) {
    this.#store = store
    this.#lobby = lobby
    this.#log = log
    if (everyMs !== null) this.#timer = setInterval(() => void this.run(), everyMs).unref()
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#isAtWork
  }

  async enter(user: string, wish: QueueWish): Promise<void> {
    if (wish.botsAfter !== null && (await countGamesAlone(this.#store, user)) >= MOST_ALONE) throw tooManyAlone()
    const known = await ratingsOf(this.#store, [user])
    const wants = [...new Set(wish.games)].map(id => {
      const game = this.#lobby.gameOf(id)
      const seats = wish.seats.filter(n => variantFor(game, n) !== undefined)
      if (seats.length === 0) throw new Problem('malformed', `${id} is not for ${wish.seats.join(', ')} players`)
      const mu = known.find(r => r.game === id && r.pace === wish.pace)?.mu ?? UNKNOWN.mu
      return { game: id, seats, mu }
    })
    const now = Date.now()
    await this.#forgetOutcome(user)
    const isWaiting = await putTicket(this.#store, {
      id: newId(),
      user,
      pace: wish.pace,
      wish: JSON.stringify(wish),
      wants: JSON.stringify(wants),
      since: now,
      expires_at: now + (wish.pace === 'live' ? HEARD_MS : SLOW_MS),
      offer: null,
      accepted: 0,
    })
    if (!isWaiting) throw new Problem('conflict', 'a table is offered to you: answer first')
  }
  leave(user: string): Promise<void> {
    return leaveQueue(this.#store, user)
  }
  async answer(user: string, offer: string, accept: boolean): Promise<void> {
    const said = await answerOffer(this.#store, offer, user, accept, Date.now())
    if (said === 'over') throw new Problem('over', 'this table is not offered any more')
    if (said === 'agreed') await this.#make(offer)
  }
  /** What this person waits for; asking says that they are still there. */
  async info(user: string): Promise<QueueInfo> {
    const waiting = await this.#waiting()
    const ticket = await ticketOf(this.#store, user)
    const offered = ticket?.offer ? await offerOf(this.#store, ticket.offer) : null
    if (!ticket || (ticket.offer && !offered)) return { ticket: null, waiting, match: null }
    if (offered?.offer.status === 'made') {
      await removeTicket(this.#store, ticket.id)
      return { ticket: null, waiting, match: offered.offer.match }
    }
    const now = Date.now()
    if (ticket.pace === 'live' && ticket.expires_at < now + HEARD_MS / 2)
      await keepTicket(this.#store, user, now + HEARD_MS)
    const { offer, tickets = [] } = offered ?? {}
    return {
      ticket: {
        wish: JSON.parse(ticket.wish) as QueueWish,
        since: ticket.since,
        offer: offer
          ? {
              id: offer.id,
              game: offer.game,
              seats: offer.seats,
              people: tickets.length,
              accepted: tickets.filter(t => t.accepted === 1).length,
              mine: ticket.accepted === 1,
              expiresAt: offer.expires_at,
            }
          : null,
      },
      waiting,
      match: null,
    }
  }

  /** How many wait, for each game; counted again when it is a little old. */
  #waiting(): Promise<Record<string, number>> {
    const now = Date.now()
    if (this.#counted && now - this.#counted.at < COUNTED_MS) return this.#counted.waiting
    const count = async (): Promise<Record<string, number>> => {
      const waiting: Record<string, number> = {}
      for (const wants of await waitingWants(this.#store))
        for (const { game } of JSON.parse(wants) as WaitingPlayer['wants']) waiting[game] = (waiting[game] ?? 0) + 1
      return waiting
    }
    this.#counted = { at: now, waiting: count() }
    this.#counted.waiting.catch(() => {
      this.#counted = null
    })
    return this.#counted.waiting
  }

  /** Offers tables, and begins the games that everybody agreed to. */
  run(): Promise<void> {
    this.#isAtWork ??= this.#lookAround()
      .catch(error => this.#log.error({ reason: String(error) }, 'could not look after the queue'))
      .finally(() => {
        this.#isAtWork = null
      })
    return this.#isAtWork
  }
  async #lookAround(): Promise<void> {
    if (await isQueueEmpty(this.#store)) return
    const now = Date.now()
    await expireQueue(this.#store, now)
    await offerTables(this.#store, now, MOST_TICKETS, (tickets, blocks) => decide(tickets, blocks, now))
    for (const id of await agreedOffers(this.#store))
      await this.#make(id).catch(error => this.#log.error({ offer: id, reason: String(error) }, 'a game did not begin'))
  }
  /** The game begins. Two servers may do it at once, or one after another has ended in the middle: it begins once. */
  async #make(id: string): Promise<void> {
    const found = await offerOf(this.#store, id)
    if (found?.offer.status !== 'agreed') return
    const { offer, tickets } = found
    const game = this.#lobby.gameOf(offer.game)
    const bot = usualBot(game)
    const people = tickets.map(t => ({ user: t.user }))
    const machines = Array.from({ length: offer.seats - people.length }, () => ({ bot }))
    try {
      await this.#lobby.gather({
        id: offer.match,
        game: offer.game,
        variant: variantFor(game, offer.seats),
        seats: shuffled([...people, ...machines]),
        settings: { pace: PACES[offer.pace], expiry: 'bot', standIn: bot },
        origin: 'queue',
      })
      await markMade(this.#store, id, Date.now() + KEPT_MS)
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'busy') throw error
      this.#log.error({ offer: id, reason: error.message }, 'no game can come of an offer')
      await dropOffer(this.#store, id)
    }
  }
  /** What came of an earlier wait does not stand in the way of a new one. */
  async #forgetOutcome(user: string): Promise<void> {
    const ticket = await ticketOf(this.#store, user)
    if (!ticket?.offer) return
    const found = await offerOf(this.#store, ticket.offer)
    if (!found || found.offer.status === 'made') await removeTicket(this.#store, ticket.id)
  }
}

/** The first kind of game for so many players. */
const variantFor = (game: GameDef, seats: number): string | undefined =>
  game.variants.find(({ seats: [min, max] }) => seats >= min && seats <= max)?.id

/**
 * Tables for some of these people. Slow ones, and those with bots alone, wait for no answer: everybody asked for them.
 */
function decide(
  tickets: readonly TicketRow[],
  blocks: readonly Pick<RelationRow, 'user' | 'other'>[],
  now: number,
): { offer: OfferRow; tickets: string[] }[] {
  const blocked = new Set(blocks.flatMap(({ user, other }) => [`${user} ${other}`, `${other} ${user}`]))
  const waiting = tickets.map((t): WaitingPlayer => {
    const { level, botsAfter } = JSON.parse(t.wish) as QueueWish
    return {
      id: t.id,
      user: t.user,
      since: t.since,
      pace: t.pace,
      level,
      botsAfter: botsAfter === null ? null : botsAfter * 1000,
      wants: JSON.parse(t.wants) as WaitingPlayer['wants'],
    }
  })
  return groupsAmong(waiting, now, (a, b) => !blocked.has(`${a} ${b}`)).map(group => {
    const { pace } = group.tickets[0]
    const isAgreed = pace === 'slow' || group.tickets.length === 1
    return {
      offer: {
        id: newId(),
        match: newId(),
        game: group.game,
        pace,
        seats: group.seats,
        status: isAgreed ? 'agreed' : 'open',
        expires_at: now + ANSWER_MS,
      },
      tickets: group.tickets.map(t => t.id),
    }
  })
}

function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j], mixed[i]]
  }
  return mixed
}

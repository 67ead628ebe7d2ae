/**
 * A move taken back by consent: one player asks, everybody else at the table agrees or one refuses. The request stands
 * in the database, so that any server takes the next step; the table goes back through the same door as every move.
 */
import { bit, has, type Seat, type SeatMask, takeBack } from '@ecumene/kernel'
import type { Logger } from 'pino'
import { nextAwake } from '../pace/quiet-hours.ts'
import { clockTime } from '../pace/time.ts'
import { Problem, problemOf } from '../problem.ts'
import type { OutboxRow } from '../store/schema.ts'
import {
  actionsOf,
  addConsentNotices,
  askedFor,
  consentOf,
  dropConsentNotices,
  lastLineOf,
  openTakebacks,
  ownersFrom,
  setTakeback,
  type TakebackRequest,
  takebackOf,
  takebackText,
} from '../store/takebacks.ts'
import type { Driver } from './driver.ts'
import type { Hall } from './hall.ts'
import { isContest, type Live, type Meta } from './room.ts'
import { ownKey } from './submission.ts'

/** A move further back than this stands. */
const MOST_LINES = 300
const EVERY_MS = 5_000
const MOST_TRIES = 20

export class Takebacks {
  readonly #hall: Hall
  readonly #driver: Driver
  readonly #givingUp: (game: string) => readonly string[]
  readonly #noticeMs: number
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout | undefined

  /** `givingUp`: the verbs by which a player of this game resigns. */
  constructor(
    hall: Hall,
    driver: Driver,
    givingUp: (game: string) => readonly string[],
    settings: { readonly noticeMs: number; readonly roles: readonly string[] },
    log: Logger,
  ) {
    this.#hall = hall
    this.#driver = driver
    this.#givingUp = givingUp
    this.#noticeMs = settings.noticeMs
    this.#log = log
    hall.events.on('moved', (room, by) => {
      if (by !== 'other' && room.meta?.takeback?.isOpen) void this.#settleQuietly(room.id)
    })
    if (!settings.roles.includes('sweeper')) return
    this.#timer = setInterval(() => void this.#sweep(), EVERY_MS)
    setImmediate(() => void this.#sweep())
  }
  close(): void {
    clearInterval(this.#timer)
  }

  /** This seat asks to take back its own line. Where only bots could object, it is done at once. */
  async ask(match: string, seat: Seat, line: number): Promise<void> {
    const room = await this.#hall.room(match)
    const { meta } = room
    if (!meta.settings.takebacks) throw new Problem('forbidden', 'no moves are taken back at this table')
    if (meta.row.status !== 'live') throw new Problem('over', 'no game goes on here')
    if (room.position.seq - line > MOST_LINES) throw new Problem('refused', 'that was too long ago')
    const refusal = await this.#hall.ask(match, 'mayTakeBack', { seat, line, lastTurn: isContest(meta) })
    if (refusal) throw problemOf(refusal)
    const { store } = this.#hall
    const gaveUp = await actionsOf(store, match, this.#givingUp(meta.row.game))
    if (gaveUp.some(a => a.seq >= line)) throw new Problem('refused', 'somebody gave the game up since')
    const resigned = gaveUp.reduce((mask, a) => mask | bit(a.seat), 0)
    const owners = await ownersFrom(store, match, line)
    checkPartners(meta, seat, owners, resigned)
    const before = await takebackText(store, match)
    const last = takebackOf(before)
    if (last?.isOpen) throw new Problem('conflict', 'somebody asks already')
    const own = await lastLineOf(store, match, seat)
    if (last?.seat === seat && last.own === own) throw new Problem('slow-down', 'one request a move')
    const at = clockTime()
    const request = { isOpen: true, seat, line, own, at, agreed: 0, owners, resigned, refusedBy: null }
    if (!(await setTakeback(store, match, before, request))) throw new Problem('conflict', 'somebody asks already')
    await addConsentNotices(store, this.#noticesFor(meta, request))
    await this.#hall.changed(match)
    await this.#settle(match)
  }
  /** This seat agrees, or refuses: one refusal is enough. */
  answer(match: string, seat: Seat, isAgreed: boolean): Promise<void> {
    return this.#change(match, (request, meta) => {
      if (!has(askedFor(request, meta), seat)) throw new Problem('forbidden', 'you are not asked')
      return isAgreed
        ? { ...request, agreed: request.agreed | bit(seat) }
        : { ...request, isOpen: false, refusedBy: seat }
    })
  }
  /** The asker no longer wants it. */
  withdraw(match: string, seat: Seat): Promise<void> {
    return this.#change(match, request => {
      if (request.seat !== seat) throw new Problem('forbidden', 'somebody else asks')
      return { ...request, isOpen: false }
    })
  }

  async #change(match: string, change: (request: TakebackRequest, meta: Meta) => TakebackRequest): Promise<void> {
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const { meta } = await this.#hall.room(match)
      const before = await takebackText(this.#hall.store, match)
      const request = takebackOf(before)
      if (!request?.isOpen) throw new Problem('conflict', 'nobody asks')
      const after = change(request, meta)
      if (!(await setTakeback(this.#hall.store, match, before, after))) continue
      await this.#changed(match, after)
      return this.#settle(match)
    }
    throw new Problem('busy', 'the table is too busy; try again')
  }
  /** People who have answered, or need not any more, are not reminded. */
  async #changed(match: string, request: TakebackRequest): Promise<void> {
    const { store } = this.#hall
    const seats = Array.from({ length: 8 }, (_, seat) => seat)
    await dropConsentNotices(
      store,
      match,
      seats.filter(seat => !request.isOpen || has(request.agreed, seat)),
    )
    await this.#hall.changed(match)
    // What its player had said beforehand waited for the answer.
    if (!request.isOpen) await this.#driver.wake(match)
  }

  /** Does what is due: the asker has moved on, or everybody has agreed. */
  async #settle(match: string): Promise<void> {
    const { store } = this.#hall
    const before = await takebackText(store, match)
    const request = takebackOf(before)
    if (!request?.isOpen) return
    const room = await this.#hall.room(match)
    const isOvertaken = (await lastLineOf(store, match, request.seat)) !== request.own
    if (!isOvertaken && (askedFor(request, room.meta) & ~request.agreed) !== 0) return
    const isLeft = isOvertaken || (await this.#goBack(room, request))
    if (!isLeft) return
    const closed = { ...request, isOpen: false }
    if (await setTakeback(store, match, before, closed)) await this.#changed(match, closed)
  }
  /** False: not now, but it will be tried again. */
  async #goBack(room: Live, { seat, line, own }: TakebackRequest): Promise<boolean> {
    try {
      await this.#hall.submit({
        match: room.id,
        seat: -1,
        asker: seat,
        action: takeBack(line),
        seq: own,
        key: ownKey('take-back', own, seat),
        by: 'player',
      })
      return true
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      this.#log.debug({ match: room.id, code: error.code }, 'a move that was not taken back')
      return !['busy', 'paused', 'not-owed', 'broken'].includes(error.code)
    }
  }
  async #settleQuietly(match: string): Promise<void> {
    await this.#settle(match).catch(error => this.#log.error({ match, reason: String(error) }, 'a move to take back'))
  }
  /** A server that ended between the last consent and the move left it to us; somebody who was asked may have left. */
  async #sweep(): Promise<void> {
    try {
      for (const match of await openTakebacks(this.#hall.store, 100)) await this.#settleQuietly(match)
    } catch (error) {
      this.#log.error({ reason: String(error) }, 'could not look after moves to take back')
    }
  }
  #noticesFor(meta: Meta, request: TakebackRequest): OutboxRow[] {
    const match = meta.row.id
    const asked = askedFor(request, meta)
    return meta.seats.flatMap(({ user, reachable }, seat) =>
      user && reachable && has(asked, seat)
        ? [
            {
              id: `${match}:${seat}:${request.own}:takeback`,
              turn: consentOf(match, seat),
              match,
              seat,
              user,
              due_at: nextAwake(request.at + this.#noticeMs, meta.rests[seat]),
              claimed_at: null,
              tries: 0,
            },
          ]
        : [],
    )
  }
}

/** Bots agree to everything: where people sat and none is left, a rated game is not to be won by that. */
function checkPartners(meta: Meta, seat: Seat, owners: SeatMask, resigned: SeatMask): void {
  if (isContest(meta) && askedFor({ seat, owners, resigned }, meta) === 0)
    throw new Problem('forbidden', 'nobody is here to agree')
}

/**
 * Plays for those who do not: bots, standing instructions, and the clock. Every such action is submitted like any
 * other.
 */
import { randomInt } from 'node:crypto'
import { type ActionJson, bit, has, LAST_ROUND, NOBODY, type Refusal, type Seat } from '@ecumene/kernel'
import type { Instruction } from '@ecumene/protocol'
import type { Logger } from 'pino'
import { bellOf } from '../pace/bell.ts'
import { expired, hasRung, isTimeUp, tick, turn, withoutLimit } from '../pace/clock.ts'
import { clockTime } from '../pace/time.ts'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import { claimForgotten, claimOne, claimOverdue, release } from '../store/positions.ts'
import { isDeserted } from '../store/presence.ts'
import type { MatchRow } from '../store/schema.ts'
import { setInstructions, setStandIn } from '../store/seats.ts'
import type { Hall } from './hall.ts'
import type { JobAnswers } from './jobs.ts'
import type { Presence } from './presence.ts'
import type { Room } from './room.ts'
import { ownKey } from './submission.ts'
import type { Thoughts } from './thoughts.ts'

/** Instructions that lead in a circle end here: then the player is asked. */
const MOST_IN_A_ROW = 60
/** A table whose bots should have played, and did not, is looked at again after this long. */
const FORGOTTEN_MS = 5_000

export class Driver {
  readonly #hall: Hall
  readonly #thoughts: Thoughts
  readonly #presence: Presence
  readonly #pauseMs: number
  readonly #log: Logger
  readonly #timers: NodeJS.Timeout[] = []
  readonly #playsBots: boolean
  readonly #running = new Set<string>()
  #sweeping = false
  #stopped = false

  constructor(
    hall: Hall,
    thoughts: Thoughts,
    presence: Presence,
    settings: Pick<Settings, 'botPauseMs' | 'roles'>,
    log: Logger,
  ) {
    this.#pauseMs = settings.botPauseMs
    this.#hall = hall
    this.#thoughts = thoughts
    this.#presence = presence
    this.#log = log
    this.#playsBots = settings.roles.includes('bots')
    hall.events.on('moved', (room, by, acted) => {
      if (by === 'player' || by === 'bot' || by === 'clock') room.instructedInARow = 0
      // What another process played, it follows up itself.
      if (by !== 'other') void this.#follow(room, acted)
    })
    if (settings.roles.includes('sweeper')) this.#timers.push(setInterval(() => void this.#sweep(), 250))
    if (!this.#playsBots) return
    this.#timers.push(setInterval(() => void this.#findForgotten(), FORGOTTEN_MS))
    hall.store.notes.on('note', note => {
      if (note.kind === 'bots' && note.match && note.from !== hall.store.origin) void this.#answerCall(note.match)
    })
  }
  close(): void {
    this.#stopped = true
    for (const t of this.#timers) clearInterval(t)
  }
  /** A seat changed hands: whose time runs may have changed, and a bot may have to play. */
  async reseated(match: string): Promise<void> {
    await this.#hall.changed(match)
    await this.#hall.setClock(match, ({ clock, meta, position }, now) => {
      const bell = clock?.bell?.isOpen ? bellOf(meta.settings) : null
      return clock && turn(clock, meta.settings.pace, position.owed, meta.people, 0, now, meta.rests, bell)
    })
    await this.wake(match)
  }
  /** A game has just begun. */
  async wake(match: string): Promise<void> {
    void this.#follow(await this.#hall.room(match), true)
  }

  /** Resolves when those who are asked here have been played for. */
  async #follow(room: Room, acted: boolean): Promise<void> {
    const { meta, position } = room
    if (!meta || !position || this.#stopped || isDeserted(meta)) return
    const visits: Promise<void>[] = []
    let isCalling = false
    meta.seats.forEach((sitter, seat) => {
      if (!has(position.owed, seat)) return
      const bot = sitter.bot ?? sitter.standIn
      if (bot && !this.#playsBots) isCalling = true
      else if (bot) visits.push(this.#once(`${room.id} ${seat}`, () => this.#playBot(room.id, seat, bot)))
      // After an undo the player is at the table and wants to choose.
      // A player who asks for a take-back waits for the answer: playing their standing order would withdraw it.
      else if (meta.takeback?.isOpen && meta.takeback.seat === seat) return
      else if (acted && sitter.instructions.length > 0 && room.instructedInARow < MOST_IN_A_ROW)
        visits.push(this.#once(`${room.id} ${seat}`, () => this.#playInstructed(room, seat)))
    })
    // Unheard, they find the table by themselves a little later.
    if (isCalling) await this.#hall.store.tell({ kind: 'bots', match: room.id }).catch(() => {})
    await Promise.all(visits)
  }
  /** A server without bots has moved where a bot is asked. All that play for bots hear it; one comes. */
  async #answerCall(match: string): Promise<void> {
    try {
      if (this.#stopped || !(await claimOne(this.#hall.store, match))) return
      await this.#follow(await this.#hall.room(match), true)
      await release(this.#hall.store, match)
    } catch (error) {
      this.#log.error({ match, reason: String(error) }, 'could not come to the bots of a table')
    }
  }
  /** One at a time for a seat; what comes meanwhile is looked at afterwards. */
  async #once(name: string, work: () => Promise<void>): Promise<void> {
    if (this.#running.has(name)) return
    this.#running.add(name)
    // Not at once: the move that led here is still being answered.
    await new Promise(resolve => setImmediate(resolve))
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Problem))
        this.#log.error({ seat: name, reason: String(error) }, 'could not play for a seat')
    } finally {
      this.#running.delete(name)
    }
  }

  async #playBot(match: string, seat: Seat, bot: string): Promise<void> {
    // As long as it is asked: several decisions in a row are one visit.
    for (let guard = 0; guard < 500 && !this.#stopped; guard++) {
      const room = await this.#hall.room(match)
      const sitter = room.meta.seats[seat]
      if (room.meta.row.status !== 'live' || (sitter.bot ?? sitter.standIn) !== bot || isDeserted(room.meta)) return
      const question = await this.#hall.ask(match, 'question', { seat })
      if (!question) return
      // Where only bots play and nobody looks on, there is no hurry.
      if (room.meta.people === 0 && room.subscribers.size === 0) await this.#presence.unseen(match, this.#pauseMs)
      const action = await this.#think(room.meta.row, question, seat, bot)
      const key = ownKey('bot', question.seq, seat)
      try {
        if (!action) throw new Problem('refused', 'no answer')
        await this.#hall.submit({ match, seat, action, seq: question.seq, key, by: 'bot' })
      } catch (error) {
        if (!(error instanceof Problem) || error.code === 'broken') throw error
        if (error.code === 'stale' || error.code === 'not-owed' || error.code === 'over') continue
        await this.#playFallback(match, seat, 'bot', ownKey('bot-fallback', question.seq, seat))
      }
    }
  }
  /** Null, which no rules accept, if it gives no answer in time. */
  async #think(
    { id, game, version, owner }: Pick<MatchRow, 'id' | 'game' | 'version' | 'owner'>,
    { setup, words }: NonNullable<JobAnswers['question']>,
    seat: Seat,
    bot: string,
  ): Promise<ActionJson | null> {
    const ask = { game, version, setup, words, seat, bot, seed: randomInt(2 ** 31) }
    return this.#thoughts.think({ table: id, host: owner ?? id }, ask).catch(error => {
      this.#log.warn({ game, bot, reason: error instanceof Error ? error.message : 'unknown' }, 'a bot gave no answer')
      return null
    })
  }
  async #playFallback(match: string, seat: Seat, by: 'bot' | 'clock', key: string): Promise<void> {
    const action = await this.#hall.ask(match, 'fallback', { seat })
    if (!action) return
    const { position } = await this.#hall.room(match)
    await this.#hall.submit({ match, seat, action, seq: position.seq, key, by })
  }
  async #playInstructed(room: Room, seat: Seat): Promise<void> {
    while (!this.#stopped && room.instructedInARow++ < MOST_IN_A_ROW) {
      const { meta, position } = await this.#hall.room(room.id)
      const instructions = meta.seats[seat].instructions
      const found = instructions.length > 0 ? await this.#hall.ask(room.id, 'instructed', { seat, instructions }) : null
      if (!found) return
      if ('why' in found) return this.#drop(room.id, seat, instructions, found)
      await this.#hall.submit({
        match: room.id,
        seat,
        action: found.action,
        seq: position.seq,
        key: ownKey('standing', position.seq, seat),
        by: 'standing',
      })
      if (instructions[found.index].once)
        await this.#instruct(
          room.id,
          seat,
          instructions.filter((_, i) => i !== found.index),
        )
    }
  }
  /** Said for once, and not possible when the question came: its player is asked, and reads why. */
  #drop(match: string, seat: Seat, list: readonly Instruction[], { index, why }: { index: number; why: Refusal }) {
    return this.#instruct(
      match,
      seat,
      list.map((i, at) => (at === index ? { ...i, dropped: why } : i)),
    )
  }
  async #instruct(match: string, seat: Seat, instructions: readonly Instruction[]): Promise<void> {
    await setInstructions(this.#hall.store, match, seat, instructions)
    await this.#hall.changed(match)
  }

  /**
   * Clocks that ran out, wherever the table is. Each is claimed by one process; if that ends, by another a little
   * later.
   */
  async #sweep(): Promise<void> {
    if (this.#sweeping || this.#stopped) return
    this.#sweeping = true
    try {
      for (const match of await claimOverdue(this.#hall.store, clockTime(), 200)) {
        await this.#expire(match)
        await release(this.#hall.store, match)
      }
    } catch (error) {
      this.#log.error({ reason: String(error) }, 'could not look after the clocks')
    } finally {
      this.#sweeping = false
    }
  }
  async #expire(match: string): Promise<void> {
    const { meta, clock, position, id } = await this.#hall.room(match)
    if (!clock) return
    if (isTimeUp(clock, clockTime())) await this.#endTime(match)
    if (hasRung(clock, clockTime())) return this.#ring(match)
    const seats = expired(clock, meta.settings.pace, clockTime(), meta.rests)
    for (let seat = 0; seat < meta.seats.length; seat++) {
      if (!has(seats, seat)) continue
      try {
        if (meta.settings.expiry === 'bot') {
          // Unless the player has just moved, through another process.
          if (!(await setStandIn(this.#hall.store, id, seat, meta.settings.standIn, position.rev))) continue
          await this.#hall.store.tell({ kind: 'table', match })
          // The player's clock no longer counts; a bot is asked at once.
          await this.#hall.setClock(
            match,
            ({ clock, meta }, now) =>
              clock && {
                ...tick(clock, meta.settings.pace, now, meta.rests),
                running: clock.running & ~bit(seat),
              },
          )
          await this.wake(match)
        } else await this.#playFallback(match, seat, 'clock', ownKey('clock', position.seq, seat))
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        this.#log.debug({ match, seat, code: error.code }, 'a clock that ran out')
      }
    }
  }
  /** The host says it, or the time is up: the round that is played becomes the last (ADV-25.4). */
  async makeLastRound(match: string, by: 'player' | 'clock'): Promise<void> {
    const { position } = await this.#hall.room(match)
    const key = ownKey('last-round', position.seq, NOBODY)
    await this.#hall.submit({ match, seat: NOBODY, action: LAST_ROUND, seq: position.seq, key, by })
  }
  async #endTime(match: string): Promise<void> {
    try {
      await this.makeLastRound(match, 'clock')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // It is the last already, by the number of rounds that was agreed: nobody waits for the time any more.
      if (error.code === 'refused')
        await this.#hall.setClock(match, ({ clock, meta }) => withoutLimit(clock, meta.settings.pace))
      else this.#log.debug({ match, code: error.code }, 'a time that is up')
    }
  }
  /** The bell of a market: the clock plays the last word of everybody who has not said it (CIV-R-35). */
  async #ring(match: string): Promise<void> {
    const { meta } = await this.#hall.room(match)
    for (let guard = 0; guard < 2 * meta.seats.length; guard++) {
      const { clock, position } = await this.#hall.room(match)
      if (position.owed === 0 || !hasRung(clock, clockTime())) return
      const seat = 31 - Math.clz32(position.owed)
      try {
        await this.#playFallback(match, seat, 'clock', ownKey('bell', position.seq, seat))
      } catch (error) {
        // Another process has rung it too.
        if (!(error instanceof Problem)) throw error
        this.#log.debug({ match, seat, code: error.code }, 'a bell that rang')
      }
    }
  }
  /** A process that ended between a move and its bots' answers left them to us. */
  async #findForgotten(): Promise<void> {
    if (this.#stopped) return
    try {
      const waiting = await claimForgotten(this.#hall.store, Date.now() - FORGOTTEN_MS, 100)
      for (const match of waiting) await this.wake(match)
    } catch (error) {
      this.#log.error({ reason: String(error) }, 'could not look after the bots')
    }
  }
}

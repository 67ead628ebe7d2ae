/**
 * Sends what the moves have written into the outbox: one notice a turn, none after the move was made, none in quiet
 * hours.
 */
import { Language } from '@ecumene/protocol'
import type { Logger } from 'pino'
import { tableInfos } from '../lobby/table-info.ts'
import { NO_REST, nextAwake, restOf } from '../pace/quiet-hours.ts'
import type { Mail } from '../people/auth.ts'
import type { Settings } from '../settings.ts'
import { channelsOf, dropChannel, setFailures } from '../store/channels.ts'
import { findMatch } from '../store/matches.ts'
import { claimNotices, cupSubjectOf, markTold, postpone, removeNotice, subjectOf } from '../store/notices.ts'
import { addressOf, profileOf } from '../store/people.ts'
import type { ChannelRow, NoticeRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { callWebhook, Gone, type OutgoingNotice, type Push } from './senders.ts'
import { type Details, turnLetter } from './turn-letter.ts'

const MOST_TRIES = 5
/** Notices being sent at one moment. */
const MOST_AT_ONCE = 200
const MOST_FAILURES = 20

/** A notice's name says what it is about. */
function kindOf({ id }: Pick<NoticeRow, 'id'>): 'turn' | (typeof KINDS)[number] {
  return KINDS.find(kind => id.endsWith(`:${kind}`)) ?? 'turn'
}
const KINDS = ['late', 'start', 'takeback', 'cup'] as const

export class Outbox {
  readonly #store: Store
  readonly #settings: Settings
  readonly #mail: Mail
  readonly #push: Push
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout | undefined
  readonly #underWay = new Set<Promise<void>>()
  sent = 0
  constructor(store: Store, settings: Settings, mail: Mail, push: Push, log: Logger) {
    this.#store = store
    this.#settings = settings
    this.#mail = mail
    this.#push = push
    this.#log = log
    if (!settings.roles.includes('sweeper')) return
    this.#timer = setInterval(() => {
      void this.run().catch(error => log.error({ reason: String(error) }, 'could not send notices'))
    }, 1000)
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.allSettled(this.#underWay)
  }

  /** Sends what is due. A slow receiver delays only its own notices. */
  async run(): Promise<void> {
    const free = MOST_AT_ONCE - this.#underWay.size
    if (free <= 0) return
    const rows = await claimNotices(this.#store, Date.now(), this.#settings.leaseMs, Math.min(free, 50))
    await Promise.all(
      rows.map(row => {
        const work = this.#deliver(row).finally(() => this.#underWay.delete(work))
        this.#underWay.add(work)
        return work
      }),
    )
  }
  /** One notice on purpose, to see that it arrives. */
  async test(channel: ChannelRow, user: string, id: string): Promise<void> {
    const url = `${this.#base}/account/notices`
    await this.#send(channel, { id, kind: 'test', match: '', seat: 0, game: '', title: null, url }, user)
  }
  get #base(): string {
    return this.#settings.publicUrl ?? `http://localhost:${this.#settings.port}`
  }
  async #deliver(row: NoticeRow): Promise<void> {
    const store = this.#store
    const profile = await profileOf(store, row.user)
    const awake = nextAwake(Date.now(), profile ? restOf(profile) : NO_REST)
    if (awake > Date.now()) return postpone(store, row.id, awake, row.tries)
    const kind = kindOf(row)
    const about = await (kind === 'cup' ? cupSubjectOf : subjectOf)(store, row.id)
    if (!about) return
    const isDue = about.status === (kind === 'start' || kind === 'cup' ? 'open' : 'live')
    const left = isDue ? await this.#sendAll(row, about) : 0
    if (left === 0 || row.tries + 1 >= MOST_TRIES) await removeNotice(store, row.id)
    else await postpone(store, row.id, Date.now() + 30_000 * 2 ** row.tries, row.tries + 1)
  }
  /** Tells every way that does not have it yet; how many are left. */
  async #sendAll(row: NoticeRow, about: { game: string; title: string | null }): Promise<number> {
    const kind = kindOf(row)
    const message: OutgoingNotice = {
      id: row.id,
      kind,
      match: row.match,
      seat: row.seat,
      game: about.game,
      title: about.title,
      url: `${this.#base}/${kind === 'cup' ? 'cups' : 'online'}/${row.match}`,
    }
    const told: string[] = row.told ? JSON.parse(row.told) : []
    const channels = await channelsOf(this.#store, row.user)
    const open = channels.filter(c => !told.includes(c.id))
    const done = await Promise.all(
      open.map(async channel => {
        try {
          await this.#send(channel, message, row.user)
        } catch (error) {
          return this.#failed(channel, error)
        }
        this.sent++
        told.push(channel.id)
        // Marked at once, one by one: if we end here, only what hangs between sending and this line is sent again,
        // under the same name.
        await markTold(this.#store, row.id, told)
        if (channel.failures > 0) await setFailures(this.#store, channel.id, 0)
        return true
      }),
    )
    return done.filter(isDone => !isDone).length
  }
  /** True: it need not be tried again. */
  async #failed(channel: { id: string; kind: string; failures: number }, error: unknown): Promise<boolean> {
    const reason = error instanceof Error ? error.message : 'unknown'
    this.#log.warn({ channel: channel.id, kind: channel.kind, reason }, 'a notice failed')
    const isGone = error instanceof Gone || channel.failures + 1 >= MOST_FAILURES
    if (isGone) await dropChannel(this.#store, channel.id)
    else await setFailures(this.#store, channel.id, channel.failures + 1)
    return isGone
  }
  async #send(channel: ChannelRow, message: OutgoingNotice, user: string): Promise<void> {
    const target = JSON.parse(channel.target)
    if (channel.kind === 'webhook') await callWebhook(target, message, this.#settings.openWebhooks)
    else if (channel.kind === 'push') await this.#push.send(target, message)
    else {
      const address = await addressOf(this.#store, user)
      if (!address) throw new Gone('the account is gone')
      const profile = await profileOf(this.#store, user)
      const { zone = null } = JSON.parse(profile?.quiet ?? '{}') as { zone?: string }
      const language = Language.catch('en').parse(profile?.language)
      const stop = `${this.#base}/account/stop#${channel.id}.${(target as { stop?: string }).stop ?? ''}`
      const { subject, text } = turnLetter(language, message, { ...(await this.#details(message)), zone }, stop)
      await this.#mail.send(address.email, subject, text, message.id, stop)
    }
  }
  /** Of the table as it is now. */
  async #details({ kind, match, seat }: OutgoingNotice): Promise<Omit<Details, 'zone'>> {
    const row = kind === 'test' || kind === 'cup' ? undefined : await findMatch(this.#store, match)
    if (!row) return { others: [], due: null, startsAt: null }
    const [{ seats, startsAt }] = await tableInfos(this.#store, [row], null, { has: () => false })
    const others = seats.filter(s => s.seat !== seat && (s.user !== null || s.bot !== null || s.vacant))
    return {
      others: others.map(s => ({ name: s.bot === null ? s.name : null, isBot: s.bot !== null || s.vacant })),
      due: seats[seat]?.due ?? null,
      startsAt: kind === 'start' ? startsAt : null,
    }
  }
}

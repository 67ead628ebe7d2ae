/** Sends what the moves have written into the outbox: one notice a turn, none after the move was made, none in quiet hours. */
import type { Selectable } from 'kysely'
import type { Logger } from 'pino'
import { NO_REST, nextAwake, restOf } from '../pace/rest.ts'
import type { Mail } from '../people/auth.ts'
import type { Settings } from '../settings.ts'
import type { Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { callWebhook, Gone, type Language, type Message, mailText, type Push } from './senders.ts'

const MOST_TRIES = 5
const MOST_FAILURES = 20
type Row = Selectable<Schema['outbox']>

export class Outbox {
  readonly #store: Store
  readonly #settings: Settings
  readonly #mail: Mail
  readonly #push: Push
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | null = null
  sent = 0
  constructor(store: Store, settings: Settings, mail: Mail, push: Push, log: Logger) {
    this.#store = store
    this.#settings = settings
    this.#mail = mail
    this.#push = push
    this.#log = log
    this.#timer = setInterval(() => {
      this.#running ??= this.run()
        .catch(error => log.error({ reason: String(error) }, 'could not send notices'))
        .finally(() => {
          this.#running = null
        })
    }, 1000)
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#running
  }

  async run(): Promise<void> {
    // All at once: none of them waits so long behind slow ones that another process takes it for lost.
    await Promise.all((await this.#claim()).map(row => this.#deliver(row)))
  }
  /** One notice on purpose, to see that it arrives. */
  async test(channel: { kind: string; target: string }, user: string, id: string, language: string): Promise<void> {
    const url = `${this.#base}/account/notices`
    await this.#send(
      channel,
      { id, kind: 'test', match: '', seat: 0, game: '', title: null, url },
      user,
      language as Language,
    )
  }
  get #base(): string {
    return this.#settings.publicUrl ?? `http://localhost:${this.#settings.port}`
  }
  async #claim(): Promise<Row[]> {
    const now = Date.now()
    return this.#store.db.transaction().execute(async tx => {
      const query = tx
        .selectFrom('outbox')
        .selectAll()
        .where('due_at', '<=', now)
        .where(eb => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', now - this.#settings.leaseMs)]))
        .orderBy('due_at')
        .limit(50)
      const rows = await (this.#store.postgres ? query.forUpdate().skipLocked() : query).execute()
      if (rows.length > 0)
        await tx
          .updateTable('outbox')
          .set(eb => ({ claimed_at: now, tries: eb('tries', '+', 1) }))
          .where(
            'id',
            'in',
            rows.map(r => r.id),
          )
          .execute()
      return rows
    })
  }
  async #deliver(row: Row): Promise<void> {
    const { db } = this.#store
    const profile = await db.selectFrom('profile').selectAll().where('user', '=', row.user).executeTakeFirst()
    const rest = profile ? restOf(profile) : NO_REST
    const awake = nextAwake(Date.now(), rest)
    if (awake > Date.now()) {
      await db
        .updateTable('outbox')
        .set({ due_at: awake, claimed_at: null, tries: row.tries })
        .where('id', '=', row.id)
        .execute()
      return
    }
    // The move may have been made since: then its transaction has deleted this row.
    const still = await db
      .selectFrom('outbox')
      .innerJoin('match', 'match.id', 'outbox.match')
      .select(['match.game', 'match.title', 'match.status'])
      .where('outbox.id', '=', row.id)
      .executeTakeFirst()
    if (!still) return
    const left = still.status === 'live' ? await this.#sendAll(row, still, (profile?.language ?? 'en') as Language) : 0
    if (left === 0 || row.tries + 1 >= MOST_TRIES) await db.deleteFrom('outbox').where('id', '=', row.id).execute()
    else
      await db
        .updateTable('outbox')
        .set({ claimed_at: null, due_at: Date.now() + 30_000 * 2 ** row.tries })
        .where('id', '=', row.id)
        .execute()
  }
  /** Tells every way that does not have it yet; how many are left. */
  async #sendAll(row: Row, about: { game: string; title: string | null }, language: Language): Promise<number> {
    const { db } = this.#store
    const message: Message = {
      id: row.id,
      kind: 'turn',
      match: row.match,
      seat: row.seat,
      game: about.game,
      title: about.title,
      url: `${this.#base}/online/${row.match}`,
    }
    const told: string[] = row.told ? JSON.parse(row.told) : []
    const channels = await db.selectFrom('channel').selectAll().where('user', '=', row.user).execute()
    const open = channels.filter(c => !told.includes(c.id))
    const done = await Promise.all(
      open.map(async channel => {
        try {
          await this.#send(channel, message, row.user, language)
        } catch (error) {
          return this.#failed(channel, error)
        }
        this.sent++
        told.push(channel.id)
        // Marked at once, one by one: if we end here, only what hangs between sending and this line is sent again, under the same name.
        await db
          .updateTable('outbox')
          .set({ told: JSON.stringify(told) })
          .where('id', '=', row.id)
          .execute()
        if (channel.failures > 0)
          await db.updateTable('channel').set({ failures: 0 }).where('id', '=', channel.id).execute()
        return true
      }),
    )
    return done.filter(isDone => !isDone).length
  }
  /** True: it need not be tried again. */
  async #failed(channel: { id: string; kind: string; failures: number }, error: unknown): Promise<boolean> {
    const reason = error instanceof Error ? error.message : 'unknown'
    this.#log.warn({ channel: channel.id, kind: channel.kind, reason }, 'a notice failed')
    const { db } = this.#store
    const isGone = error instanceof Gone || channel.failures + 1 >= MOST_FAILURES
    if (isGone) await db.deleteFrom('channel').where('id', '=', channel.id).execute()
    else
      await db
        .updateTable('channel')
        .set({ failures: channel.failures + 1 })
        .where('id', '=', channel.id)
        .execute()
    return isGone
  }
  async #send(
    channel: { kind: string; target: string },
    message: Message,
    user: string,
    language: Language,
  ): Promise<void> {
    const target = JSON.parse(channel.target)
    if (channel.kind === 'webhook') await callWebhook(target, message, this.#settings.openWebhooks)
    else if (channel.kind === 'push') await this.#push.send(target, message)
    else {
      const { email } = await this.#store.db
        .selectFrom('user')
        .select('email')
        .where('id', '=', user)
        .executeTakeFirstOrThrow()
      const { subject, text } = mailText(language, message)
      await this.#mail.send(email, subject, text, message.id)
    }
  }
}

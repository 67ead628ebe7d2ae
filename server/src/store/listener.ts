/** The connection on which PostgreSQL tells this server what the others wrote. */
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Ears, Messenger } from './messenger.ts'
import type { Schema } from './schema.ts'

/** Between two attempts to connect. */
const PAUSE_MS = 500
const CONNECT_MS = 5_000
/** It sends itself a note so often; unheard for `DEAF_MS`, the connection is taken for dead and opened anew. */
const BEAT_MS = 2_000
const DEAF_MS = 7_000

export const CHANNEL = 'ecumene'

/**
 * One connection that listens. When it breaks, or hears nothing any more, one loop, and only one, tries until another
 * stands. Resolves when the first connection stands.
 */
export async function listen(url: string, db: Kysely<Schema>, origin: string, ears: Ears): Promise<Messenger> {
  /** A channel of this process alone, for its own beats. */
  const own = `${CHANNEL}_${origin}`
  let client: pg.Client | null = null
  let heard = Date.now()
  let isClosing = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })
    next.on('error', () => {}) // followed by `end`
    next.on('notification', ({ channel, payload }) => {
      heard = Date.now()
      if (channel === CHANNEL && payload) ears.onNote(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}; listen ${own}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
    heard = Date.now()
    // Only a connection that stood is followed by another: a failed attempt is the loop's own affair.
    next.once('end', () => {
      client = null
      void reconnect()
    })
  }
  const reconnect = async (): Promise<void> => {
    while (!isClosing) {
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS).unref())
      if (isClosing) return
      try {
        await connect()
        ears.onAgain()
        return
      } catch {
        // Not there yet.
      }
    }
  }
  await connect()
  const timer = setInterval(() => {
    if (client && Date.now() - heard > DEAF_MS) dropConnection(client)
    notify(db, own, ['beat']).catch(() => {})
  }, BEAT_MS)
  return {
    isTransactional: true,
    tell: notes => notify(db, CHANNEL, notes),
    isUp: () => client !== null && Date.now() - heard <= DEAF_MS,
    async close() {
      isClosing = true
      clearInterval(timer)
      await client?.end()
    },
  }
}

/** At once: a connection whose other side is silent would wait for ever to say goodbye. */
export function dropConnection(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
async function notify(db: Kysely<Schema>, channel: string, notes: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, note) from unnest(${notes}::text[]) as note`.execute(db)
}

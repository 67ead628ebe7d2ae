/** The connection on which PostgreSQL tells this server what the others wrote. */
import pg from 'pg'

/** Between two attempts to connect. */
const PAUSE_MS = 500
const CONNECT_MS = 5_000
/** It sends itself a note so often; unheard for `DEAF_MS`, the connection is taken for dead and opened anew. */
const BEAT_MS = 2_000
const DEAF_MS = 7_000

export interface Listener {
  /** Does it hear the other servers at this moment? */
  isUp(): boolean
  close(): Promise<void>
}
interface Ears {
  readonly channel: string
  /** A channel of this process alone, for its own beats. */
  readonly own: string
  /** Sends a note on `own`, by another connection. */
  beat(): Promise<unknown>
  onNote(payload: string): void
  /** The connection stands again: notes may have been missed. */
  onAgain(): void
}

/**
 * One connection that listens. When it breaks, or hears nothing any more, one loop, and only one, tries until another
 * stands. Resolves when the first connection stands.
 */
export async function listen(url: string, ears: Ears): Promise<Listener> {
  let client: pg.Client | null = null
  let heard = Date.now()
  let isClosing = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })
    next.on('error', () => {}) // followed by `end`
    next.on('notification', ({ channel, payload }) => {
      heard = Date.now()
      if (channel === ears.channel && payload) ears.onNote(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${ears.channel}; listen ${ears.own}`)
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
    ears.beat().catch(() => {})
  }, BEAT_MS)
  return {
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

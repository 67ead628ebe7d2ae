/** The connection on which PostgreSQL tells this server what the others wrote. */
import pg from 'pg'

/** Between two attempts to connect. */
const PAUSE_MS = 500
const CONNECT_MS = 5_000

export interface Listener {
  /** Does it hear the other servers at this moment? */
  isUp(): boolean
  close(): Promise<void>
}

/**
 * One connection that listens. When it breaks, one loop, and only one, tries until it stands again; then `onAgain` is called,
 * because notes may have been missed. Resolves when the first connection stands.
 */
export async function listen(
  url: string,
  channel: string,
  onNote: (payload: string) => void,
  onAgain: () => void,
): Promise<Listener> {
  let client: pg.Client | null = null
  let isClosing = false
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECT_MS })
    next.on('error', () => {}) // followed by `end`
    next.on('notification', ({ payload }) => {
      if (payload) onNote(payload)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      next.end().catch(() => {})
      throw error
    }
    client = next
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
        onAgain()
        return
      } catch {
        // Not there yet.
      }
    }
  }
  await connect()
  return {
    isUp: () => client !== null,
    async close() {
      isClosing = true
      await client?.end()
    },
  }
}

/**
 * What servers tell each other, by NATS: nothing of it goes through the database, which then may stand behind a
 * PgBouncer that lends its connections for a transaction at a time.
 */
import { CannotOpen } from './cannot-open.ts'
import type { Ears, Messenger } from './messenger.ts'

const CONNECT_MS = 5_000
const PAUSE_MS = 500
/** A server that leaves so many of our questions unanswered is taken for dead. */
const PING_MS = 2_000
const MOST_UNANSWERED = 3

/** `cluster` is the same for all servers of a database, and another for others that use the same NATS. */
export async function openNats(url: string, cluster: string, name: string, ears: Ears): Promise<Messenger> {
  const { connect } = await import('@nats-io/transport-node')
  const subject = `ecumene.${cluster}`
  const connection = await connect({
    ...addressOf(url),
    name: `ecumene ${name}`,
    // What we say we know: it reaches this process even while NATS is away.
    noEcho: true,
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: PAUSE_MS,
    pingInterval: PING_MS,
    maxPingOut: MOST_UNANSWERED,
  }).catch(error => {
    throw new CannotOpen(`NATS does not answer (${error instanceof Error ? error.message : String(error)})`)
  })
  let isUp = true
  const watch = async (): Promise<void> => {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') isUp = false
      if (type === 'reconnect') {
        isUp = true
        ears.onAgain()
      }
      // We were too slow and NATS has thrown notes away.
      if (type === 'slowConsumer') ears.onAgain()
    }
  }
  void watch()
  connection.subscribe(subject, { callback: (error, message) => void (error ?? ears.onNote(message.string())) })
  await connection.flush()
  return {
    isTransactional: false,
    async tell(notes) {
      for (const note of notes) {
        ears.onNote(note)
        // While it is away the client keeps what is said, and says it when it is back.
        if (!connection.isClosed()) connection.publish(subject, note)
      }
    },
    isUp: () => isUp && !connection.isClosed(),
    close: () => connection.close(),
  }
}
/** One address or several, separated by commas: nats://name:password@host:4222. */
function addressOf(text: string): { servers: string[]; user?: string; pass?: string } {
  const urls = text.split(',').map(one => new URL(one.trim()))
  const [{ username, password }] = urls
  return {
    servers: urls.map(({ host }) => host),
    ...(username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}),
  }
}

/**
 * An evening that goes on: people play at some tables, bots at others, and somebody comes to look every second, half of
 * whom go without a word. Nothing that was acknowledged is lost or doubled; what the server holds does not grow with
 * what went by, and when the people have gone, it holds no socket and no file more than before they came.
 * npm run prove -- evening [minutes = 60]
 */
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { WebSocket } from 'ws'
import { type OurServer, startOurs } from '../../../lab/bench/our-server.ts'
import { guest, sleep, type Visitor } from '../harness.ts'
import { type Found, Players } from '../players.ts'

export interface Evening {
  readonly minutes: number
  readonly tables: number
  readonly botTables: number
  /** So long people think about a move; bots three times as long. */
  readonly thinkMs: number
}
interface Held {
  /** Megabytes that the process has from the system, and that its threads hold when their garbage is collected. */
  readonly rss: number
  readonly live: number
}
export interface EveningFound extends Found {
  readonly looked: number
  readonly first: Held
  readonly last: Held
  /** Descriptors of sockets and files: before anybody came, and after all have gone. */
  readonly openBefore: number
  readonly openAfter: number
}
const MB = 2 ** 20
/** Connections that nobody uses any more are closed by the client and by the server within this. */
const IDLE_MS = 120_000
const LOOKS_MS = 1_000
const WITH_TOY = new URL('../games-with-toy.ts', import.meta.url).href

async function held({ child }: OurServer): Promise<Held> {
  child.send('live')
  const [{ rss, live }] = (await once(child, 'message')) as [Held]
  return { rss: rss / MB, live: live / MB }
}
/** Sockets and files; what threads that have begun meanwhile wait by is neither. */
const openOf = ({ child }: OurServer): number => {
  const folder = `/proc/${child.pid}/fd`
  const isOpen = (name: string): boolean => {
    try {
      return /^(socket:|[/])/.test(readlinkSync(`${folder}/${name}`))
    } catch {
      return false // closed meanwhile
    }
  }
  return readdirSync(folder).filter(isOpen).length
}

/** Reads a table for a moment and is gone; every second one without a word. */
async function look(url: string, visitor: Visitor, match: string, isPolite: boolean): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { cookie: visitor.cookie, origin: url },
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ t: 'open', match, legal: false }))
  await once(socket, 'message')
  await sleep(LOOKS_MS / 2)
  if (isPolite) socket.close()
  else socket.terminate()
}

export async function evening(
  { minutes, tables, botTables, thinkMs }: Evening,
  told: (minutes: number, acknowledged: number) => void = () => {},
): Promise<EveningFound> {
  const server = await startOurs({ games: WITH_TOY, botPauseMs: 3 * thinkMs })
  const { url } = server
  try {
    const host = await guest(url)
    const seats = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, bot: 'random' }))
    const matches: string[] = []
    for (let n = 0; n < botTables; n++) matches.push((await host.client.create({ game: 'civilization', seats })).id)
    host.client.close()
    const openBefore = openOf(server)
    console.log(
      readdirSync(`/proc/${server.child.pid}/fd`)
        .map(n => {
          try {
            return readlinkSync(`/proc/${server.child.pid}/fd/${n}`)
          } catch {
            return ''
          }
        })
        .sort()
        .join('\n'),
      '-----',
    )
    const players = new Players(() => [url], tables, { thinkMs })
    let looked = 0
    const lookFor = async (ms: number): Promise<void> => {
      for (const end = Date.now() + ms; Date.now() < end; looked++)
        await Promise.all([look(url, host, matches[looked % matches.length], looked % 2 === 0), sleep(LOOKS_MS)])
    }
    // The first minutes compile what runs.
    const slice = (minutes * 60_000) / 20
    await lookFor(2 * slice)
    const first = await held(server)
    for (let n = 2; n < 20; n++) {
      await lookFor(slice)
      told((n / 20) * minutes, players.promised.length)
    }
    const last = await held(server)
    await players.stop()
    for (const end = Date.now() + IDLE_MS; openOf(server) > openBefore && Date.now() < end; ) await sleep(500)
    const openAfter = openOf(server)
    console.log(
      readdirSync(`/proc/${server.child.pid}/fd`)
        .map(n => {
          try {
            return readlinkSync(`/proc/${server.child.pid}/fd/${n}`)
          } catch {
            return ''
          }
        })
        .sort()
        .join('\n'),
    )
    await server.kill()
    const found = await players.verify(server.settings)
    return { ...found, looked, first, last, openBefore, openAfter }
  } finally {
    await server.stop()
  }
}

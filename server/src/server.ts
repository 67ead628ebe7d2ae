/** Puts the pieces together, and takes them apart again in the right order. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { Cups } from './cups/cups.ts'
import { newId } from './ids.ts'
import { Limiter } from './limiter.ts'
import { Limits } from './limits.ts'
import { Chat } from './lobby/chat.ts'
import { Lobby } from './lobby/lobby.ts'
import { openLog } from './log.ts'
import { openMetrics, thoughtsWaiting } from './metrics.ts'
import { Outbox } from './notices/outbox.ts'
import { openMail, openPush } from './notices/senders.ts'
import { giveBackDownTime, keepSaying } from './pace/down-time.ts'
import { openAuth } from './people/auth.ts'
import { finishFarewells } from './people/delete-account.ts'
import { Here } from './people/people-online.ts'
import { Pictures } from './pictures/pictures.ts'
import { Queue } from './queue/queue.ts'
import { Ratings } from './rating/ratings.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { openStore } from './store/open.ts'
import { coolGames } from './store/partitions.ts'
import { forgetTallies } from './store/tally.ts'
import { Driver } from './table/driver.ts'
import { Hall } from './table/hall.ts'
import { Imports } from './table/imports.ts'
import { Pool } from './table/pool.ts'
import { Presence } from './table/presence.ts'
import { Takebacks } from './table/takebacks.ts'
import { Thoughts } from './table/thoughts.ts'
import { Versions } from './table/versions.ts'

export interface Server {
  readonly url: string
  readonly services: Services
  /** Lets what is under way finish, tells sockets to come back later, then ends. */
  stop(): Promise<void>
}

/** The built browser client, if it is there. */
function findWeb(settings: Settings): string | null {
  const folder = settings.web ?? fileURLToPath(new URL('../../web/dist', import.meta.url))
  return existsSync(folder) ? folder : null
}

/** A thought is cut off by its own clock; its thread is ended only if it has not answered long after that. */
const PATIENCE = 5000

export async function startServer(given: Settings): Promise<Server> {
  const settings: Settings = { ...given, web: findWeb(given) }
  const log = openLog(settings.logLevel)
  const { today: games } = await Versions.in(settings.games)
  const store = await openStore(settings, newId(8))
  const mail = openMail(settings)
  const auth = await openAuth(store, settings, mail, log)
  const threads = { games: settings.games, maxTables: settings.maxTables, idleMs: settings.idleMs }
  const pool = new Pool({ ...threads, threads: settings.threads, limitMs: settings.limitMs, isEager: true })
  const bots = new Pool({
    ...threads,
    threads: settings.botThreads,
    limitMs: settings.botMs + PATIENCE,
    isPatient: true,
  })
  const metrics = openMetrics()
  const thoughts = new Thoughts(
    ask => bots.ask('think', ask),
    settings.botThreads,
    settings.botMs,
    seconds => metrics.thoughtSeconds.observe(seconds),
  )
  metrics.registry.registerMetric(thoughtsWaiting(thoughts))
  // Whole games are played again in a thread of their own: no table and no bot waits for that.
  const archive = new Pool({ ...threads, threads: 1, maxTables: 4, limitMs: settings.limitMs })
  // Checking a record that somebody brings in may take a minute: nobody who looks back waits for that either.
  const importer = new Pool({ ...threads, threads: 1, maxTables: 1, limitMs: settings.limitMs, isPatient: true })
  const lost = await giveBackDownTime(store)
  if (lost !== 0) log.info({ ms: lost }, 'no server ran: the clocks stood still')
  const hall = new Hall(store, pool, archive, log, settings)
  const presence = new Presence(store, hall)
  const driver = new Driver(hall, thoughts, presence, settings, log)
  const here = new Here(store)
  const lobby = new Lobby(store, pool, driver, games, settings.proposalMs, settings.noticeMs, here)
  const takebacks = new Takebacks(hall, driver, game => lobby.gameOf(game).rarely ?? [], settings, log)
  const limits = new Limits(store)
  const imports = new Imports(store, importer, settings.rateLimits ? limits : null)
  const queue = new Queue(store, lobby, log, settings.roles.includes('sweeper') ? settings.queueMs : null)
  const cupsMs = settings.roles.includes('sweeper') ? settings.queueMs * 3 : null
  const cups = new Cups(store, lobby, log, cupsMs, settings.smtp !== null)
  const chat = new Chat(store, hall, settings.rateLimits ? limits : null)
  const pictures = new Pictures()
  const push = await openPush(store, settings)
  const outbox = new Outbox(store, settings, mail, push, log)
  const stopSaying = keepSaying(store)
  const ratings = new Ratings(store, log, settings.roles.includes('sweeper') ? settings.countMs : null)
  hall.events.setMaxListeners(0)
  store.notes.setMaxListeners(0)
  store.notes.on('note', note => {
    if (note.kind === 'table' && note.match) pictures.forget(note.match)
  })
  const strays = new Limiter(1, 60_000)
  store.notes.on('stray', reason => {
    metrics.strayNotes.inc()
    if (strays.take('bus')) log.warn({ reason }, 'something that is no note came over the bus')
  })
  hall.events.on('moved', (_, by) => by !== 'other' && metrics.moves.inc({ by }))
  hall.events.on('timing', seconds => metrics.moveSeconds.observe(seconds))
  const isSweeper = settings.roles.includes('sweeper')
  const tidy = async (): Promise<void> => {
    here.tidy()
    if (!isSweeper) return
    const now = Date.now()
    await Promise.all([lobby.expireProposals(), forgetTallies(store, now)])
    await coolGames(store, now - settings.coldMs, 100)
    await finishFarewells({ store, lobby, log }, now)
  }
  // Tables that begin at a time that was agreed.
  const starts = setInterval(() => {
    if (isSweeper)
      void lobby.startScheduled(Date.now()).catch(error => log.error({ reason: String(error) }, 'no start'))
  }, settings.queueMs)
  const sweep = setInterval(
    () => void tidy().catch(error => log.error({ reason: String(error) }, 'could not tidy up')),
    60_000,
  )

  const services: Services = {
    settings,
    store,
    limits,
    auth,
    pool,
    bots,
    archive,
    imports,
    hall,
    presence,
    here,
    driver,
    takebacks,
    lobby,
    queue,
    cups,
    chat,
    pictures,
    outbox,
    ratings,
    push,
    metrics,
    log,
  }
  let stopping = false
  const { app, sockets } = await buildApp(services, () => stopping)
  const url = await app.listen({ host: settings.host, port: settings.port })
  log.info(
    { url, database: store.postgres ? 'postgresql' : 'sqlite', roles: settings.roles, games: games.map(g => g.id) },
    'ready',
  )
  return {
    url,
    services,
    async stop() {
      if (stopping) return
      stopping = true
      clearInterval(sweep)
      clearInterval(starts)
      stopSaying()
      driver.close()
      takebacks.close()
      await hall.rooms.settled()
      sockets.close()
      await app.close()
      await outbox.close()
      await ratings.close()
      await queue.close()
      await cups.close()
      hall.rooms.close()
      presence.close()
      pictures.close()
      await Promise.all([pool.close(), bots.close(), archive.close(), importer.close()])
      await store.close()
      log.info('stopped')
    },
  }
}

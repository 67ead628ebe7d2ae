/** Everything that can be set, by environment or flag. */
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type DatabaseParts, databaseUrlOf, faultOfDatabaseUrl, isSite } from './addresses.ts'
import { LIMITS } from './limits-list.ts'

/**
 * What a process does, where several share the work: `web` answers people, `bots` plays for bots, `sweeper` looks after
 * clocks, notices and what has grown old.
 */
const ROLES = ['web', 'bots', 'sweeper'] as const
type Role = (typeof ROLES)[number]

export interface Settings {
  readonly host: string
  readonly port: number
  readonly data: string
  readonly databaseUrl: string | null
  /** Connections to PostgreSQL that requests share, and how long one waits for one of them at most. */
  readonly connections: number
  readonly connectionMs: number
  /** Servers on one PostgreSQL tell each other what they did by NATS. */
  readonly natsUrl: string | null
  readonly roles: readonly Role[]
  /** The address people type; cookies, links and origin checks follow it. */
  readonly publicUrl: string | null
  /** Where other devices of the house find it, if it was opened to them: `npm start -- --lan`. */
  readonly lanUrl: string | null
  /** How many proxies of our own stand in front: so many entries of X-Forwarded-For are believed. */
  readonly trustedProxy: number
  readonly secret: string | null
  readonly smtp: string | null
  readonly mailFrom: string
  readonly metricsToken: string | null
  /** Ids of accounts that read reports, separated by commas. */
  readonly operators: string
  /** Webhooks may go to private addresses and plain http: for tests and closed networks. */
  readonly openWebhooks: boolean
  /** Whom to tell about a hole; shown at /.well-known/security.txt. */
  readonly securityContact: string | null
  readonly threads: number
  readonly botThreads: number
  readonly maxTables: number
  /** So many may look on at one table of this process. */
  readonly maxWatchers: number
  readonly idleMs: number
  readonly limitMs: number
  /** No thought of a bot takes longer, whatever its level. */
  readonly botMs: number
  /** Bots that play among themselves wait this long before each move while nobody looks on. */
  readonly botPauseMs: number
  readonly logLevel: string
  /** Module with the list of games; a thread loads it by itself. */
  readonly games: string
  /** Folder of the built browser client. */
  readonly web: string | null
  readonly rateLimits: boolean
  /** How long a proposal waits for players. */
  readonly proposalMs: number
  /** A notice waits this long, in case the player is looking anyway. */
  readonly noticeMs: number
  /** A process that ended while sending: another takes its notices after this long. */
  readonly leaseMs: number
  /** With fewer bytes left on the disk of SQLite's folder a server takes nobody new. */
  readonly leastSpace: number
  /** A game that ended so long ago is put with the others of its month (PostgreSQL). */
  readonly coldMs: number
  /** Finished games are counted about so often. */
  readonly countMs: number
  /** People who wait for a game are looked at about so often. */
  readonly queueMs: number
}
export const defaults: Settings = {
  host: '127.0.0.1',
  port: 4270,
  data: 'var',
  databaseUrl: null,
  connections: 10,
  connectionMs: 5_000,
  natsUrl: null,
  roles: ROLES,
  publicUrl: null,
  lanUrl: null,
  trustedProxy: 0,
  secret: null,
  smtp: null,
  mailFrom: 'Ecumene <noreply@localhost>',
  metricsToken: null,
  operators: '',
  openWebhooks: false,
  securityContact: null,
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  botThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxTables: 512,
  maxWatchers: LIMITS.watchers.most,
  idleMs: 120_000,
  limitMs: 2_000,
  botMs: 3_000,
  botPauseMs: 1_000,
  logLevel: 'info',
  games: new URL('./games.ts', import.meta.url).href,
  web: null,
  rateLimits: true,
  proposalMs: 7 * 86_400_000,
  noticeMs: 60_000,
  leaseMs: 60_000,
  leastSpace: 32 * 1024 * 1024,
  coldMs: 30 * 86_400_000,
  countMs: 3_000,
  queueMs: 1_000,
}

const FLAGS = {
  host: 'ECUMENE_HOST',
  port: 'ECUMENE_PORT',
  data: 'ECUMENE_DATA',
  'database-url': 'DATABASE_URL',
  'database-host': 'ECUMENE_DATABASE_HOST',
  'database-port': 'ECUMENE_DATABASE_PORT',
  'database-name': 'ECUMENE_DATABASE_NAME',
  'database-user': 'ECUMENE_DATABASE_USER',
  'database-password': 'ECUMENE_DATABASE_PASSWORD',
  'nats-url': 'NATS_URL',
  role: 'ECUMENE_ROLE',
  'public-url': 'ECUMENE_PUBLIC_URL',
  'lan-url': 'ECUMENE_LAN_URL',
  'trusted-proxy': 'ECUMENE_TRUSTED_PROXY',
  secret: 'ECUMENE_SECRET',
  smtp: 'ECUMENE_SMTP',
  'mail-from': 'ECUMENE_MAIL_FROM',
  'metrics-token': 'ECUMENE_METRICS_TOKEN',
  operators: 'ECUMENE_OPERATORS',
  'open-webhooks': 'ECUMENE_OPEN_WEBHOOKS',
  'security-contact': 'ECUMENE_SECURITY_CONTACT',
  threads: 'ECUMENE_THREADS',
  'bot-threads': 'ECUMENE_BOT_THREADS',
  'log-level': 'ECUMENE_LOG_LEVEL',
  web: 'ECUMENE_WEB',
  games: 'ECUMENE_GAMES',
} as const
type Flag = keyof typeof FLAGS
const SWITCHES: readonly Flag[] = ['open-webhooks']
const NUMBERS: readonly Flag[] = ['port', 'database-port', 'threads', 'bot-threads', 'trusted-proxy']

export class SettingsError extends Error {
  override name = 'SettingsError'
}
function parsed(argv: readonly string[], options: Record<string, { type: 'boolean' | 'string' }>) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    throw new SettingsError(
      `${said.split('. ')[0]}; there are ${Object.keys(FLAGS)
        .map(flag => `--${flag}`)
        .join(', ')}`,
    )
  }
}
/** A flag wins over the environment, the environment over the default. */
export function readSettings(
  argv: readonly string[],
  env: NodeJS.ProcessEnv,
): { settings: Settings; words: readonly string[] } {
  const options = Object.fromEntries(
    (Object.keys(FLAGS) as Flag[]).map(f => [
      f,
      { type: SWITCHES.includes(f) ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const { values, positionals } = parsed(argv, options)
  const found: Record<string, unknown> = {}
  for (const [flag, variable] of Object.entries(FLAGS) as [Flag, string][]) {
    const given = values[flag] ?? env[variable]
    if (given === undefined || given === '') continue
    const name = flag.replace(/-(.)/g, (_, c: string) => c.toUpperCase())
    if (SWITCHES.includes(flag)) found[name] = given === true || given === '1' || given === 'true'
    else if (NUMBERS.includes(flag)) {
      const n = Number(given)
      if (!Number.isInteger(n) || n < 0 || n > 65_535)
        throw new SettingsError(`--${flag} (${variable}) is a whole number, not ${String(given)}`)
      found[name] = n
    } else if (flag === 'role') found.roles = rolesOf(String(given))
    else found[name] = flag === 'games' ? pathToFileURL(resolve(String(given))).href : given
  }
  const { databaseHost, databasePort, databaseName, databaseUser, databasePassword, ...rest } = found
  const parts = { databaseHost, databasePort, databaseName, databaseUser, databasePassword } as DatabaseParts
  const settings: Settings = { ...defaults, ...rest, databaseUrl: databaseUrlFrom(rest.databaseUrl, parts) }
  checkAddresses(settings)
  if (settings.databaseUrl === null && (settings.natsUrl !== null || settings.roles.length < ROLES.length))
    throw new SettingsError('roles and NATS are for several servers: they need PostgreSQL (DATABASE_URL)')
  return { settings, words: positionals }
}
function databaseUrlFrom(whole: unknown, parts: DatabaseParts): string | null {
  const isInParts = Object.values(parts).some(part => part !== undefined)
  if (typeof whole === 'string' && isInParts)
    throw new SettingsError('DATABASE_URL, or the parts of that address (ECUMENE_DATABASE_HOST, …): not both')
  if (isInParts && parts.databaseHost === undefined)
    throw new SettingsError('ECUMENE_DATABASE_HOST (--database-host) is missing beside the other parts')
  return typeof whole === 'string' ? whole : databaseUrlOf(parts)
}
function checkAddresses({ databaseUrl, natsUrl, publicUrl, lanUrl }: Settings): void {
  const fault = databaseUrl === null ? null : faultOfDatabaseUrl(databaseUrl)
  if (fault !== null) throw new SettingsError(fault)
  if (natsUrl !== null && !natsUrl.split(',').every(one => URL.canParse(one.trim())))
    throw new SettingsError(
      'NATS_URL (--nats-url) is not nats://name:password@host:4222; a password of letters and digits is safe',
    )
  if (publicUrl !== null && !isSite(publicUrl))
    throw new SettingsError(
      `ECUMENE_PUBLIC_URL (--public-url) is not an address such as https://play.example: ${publicUrl}`,
    )
  if (lanUrl !== null && !isSite(lanUrl))
    throw new SettingsError(`ECUMENE_LAN_URL (--lan-url) is not an address such as http://192.168.1.20:4270: ${lanUrl}`)
}
function rolesOf(text: string): Role[] {
  const names = text.split(',').map(name => name.trim())
  const wrong = names.find(name => !(ROLES as readonly string[]).includes(name))
  if (wrong !== undefined) throw new SettingsError(`--role (ECUMENE_ROLE) is some of ${ROLES.join(',')}, not ${wrong}`)
  return ROLES.filter(role => names.includes(role))
}

/** Addresses in settings: each is looked at when a server starts, and what is wrong with it is said in a sentence. */

/** The parts of a database's address, each as it is: nothing in them needs to be escaped. */
export interface DatabaseParts {
  readonly databaseHost?: string
  readonly databasePort?: number
  readonly databaseName?: string
  readonly databaseUser?: string
  readonly databasePassword?: string
}

const ESCAPES = 'in it the letters # / ? @ % of a password are written %23 %2F %3F %40 %25'
/** Why it is no address of PostgreSQL; null: it is one. The address itself is not said: it holds a password. */
export function faultOfDatabaseUrl(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  // A password that is not escaped may leave an address of something else.
  const isWhole =
    url !== null &&
    ['postgres:', 'postgresql:'].includes(url.protocol) &&
    url.hash === '' &&
    !`${url.pathname}${url.search}`.includes('@') &&
    [url.username, url.password, url.pathname].every(canDecode)
  if (isWhole) return null
  return (
    `DATABASE_URL (--database-url) is not postgres://user:password@host:5432/name; ${ESCAPES}, ` +
    'or the parts are given apart, as they are: ECUMENE_DATABASE_HOST, _PORT, _NAME, _USER, _PASSWORD'
  )
}
function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** The address that the parts make; null where no host is named. */
export function databaseUrlOf(parts: DatabaseParts): string | null {
  const { databaseHost: host, databasePort: port = 5432, databasePassword: password } = parts
  if (host === undefined) return null
  const { databaseUser: user = 'ecumene', databaseName: name = 'ecumene' } = parts
  const who = [user, ...(password === undefined ? [] : [password])].map(encodeURIComponent).join(':')
  return `postgres://${who}@${host.includes(':') ? `[${host}]` : host}:${port}/${encodeURIComponent(name)}`
}

/** Why it is no address of a site; null: it is one. */
export const isSite = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/**
 * Every limit that is counted: how much, in which time, for whom, and by whom. docs/limits.md is made from this list
 * and from the routes' own. A limit of what there may be at one time has no `per`.
 */
interface CountedLimit {
  readonly what: string
  readonly most: number
  readonly per?: 'second' | 'minute' | '5 minutes' | 'hour' | 'day'
  /** `connection`: a socket; `stranger`: everybody of a network who has not said who they are. */
  readonly of: 'person' | 'connection' | 'stranger' | 'network' | 'table' | 'account' | 'address' | 'server'
  /** All servers of a database together, or each process by itself. */
  readonly by: 'all' | 'each'
}
export const LIMITS = {
  looks: { what: 'requests that look', most: 600, per: 'minute', of: 'person', by: 'each' },
  acts: { what: 'requests that act', most: 600, per: 'minute', of: 'person', by: 'each' },
  looksOfNetwork: { what: 'requests that look', most: 6_000, per: 'minute', of: 'network', by: 'each' },
  actsOfNetwork: { what: 'requests that act', most: 3_000, per: 'minute', of: 'network', by: 'each' },
  pastPositions: { what: 'past positions, and beginnings of games', most: 120, per: 'minute', of: 'person', by: 'all' },

  sockets: { what: 'sockets open', most: 30, of: 'person', by: 'each' },
  socketsOfStrangers: { what: 'sockets open', most: 300, of: 'stranger', by: 'each' },
  streams: { what: 'streams of lines open', most: 20, of: 'person', by: 'each' },
  messages: {
    what: 'messages, pings and pongs, beside a burst',
    most: 100,
    per: 'second',
    of: 'connection',
    by: 'each',
  },
  burst: { what: 'messages, pings and pongs in one burst', most: 300, of: 'connection', by: 'each' },
  warnings: { what: 'warnings to slow down, then it is cut off', most: 200, of: 'connection', by: 'each' },
  tablesOfSocket: { what: 'tables followed', most: 50, of: 'connection', by: 'each' },
  tablesAskedFor: { what: 'tables asked for and not yet shown', most: 100, of: 'connection', by: 'each' },

  watchers: { what: 'people who look on', most: 500, of: 'table', by: 'each' },

  openTables: { what: 'open tables proposed', most: 20, of: 'person', by: 'all' },
  gamesAlone: { what: 'running games with bots alone', most: 20, of: 'person', by: 'all' },
  talk: { what: 'lines of talk', most: 30, per: 'minute', of: 'person', by: 'all' },
  invitations: { what: 'invitations to one table that nobody has used', most: 60, of: 'person', by: 'all' },
  relations: { what: 'people muted or blocked', most: 500, of: 'person', by: 'all' },
  tokens: { what: 'personal tokens', most: 20, of: 'person', by: 'all' },
  channels: { what: 'ways to be told', most: 10, of: 'person', by: 'all' },
  cups: { what: 'cups that are not over', most: 3, of: 'person', by: 'all' },
  imports: { what: 'games brought in', most: 10, per: 'day', of: 'person', by: 'all' },
  importsOfNetwork: { what: 'games brought in', most: 40, per: 'day', of: 'network', by: 'all' },
  importsKept: { what: 'games brought in and kept', most: 50, of: 'person', by: 'all' },
  importsWaiting: { what: 'games that wait to be checked', most: 3, of: 'server', by: 'each' },
  picturesWaiting: { what: 'pictures of finished games that wait to be drawn', most: 20, of: 'server', by: 'each' },

  letters: { what: 'letters about the account', most: 5, per: 'hour', of: 'address', by: 'all' },
  names: { what: 'names tried', most: 10, per: 'minute', of: 'person', by: 'all' },
  guesses: { what: 'passwords tried from one network', most: 10, per: 'minute', of: 'account', by: 'all' },
  guessesAnywhere: { what: 'passwords tried from all networks', most: 40, per: 'hour', of: 'account', by: 'all' },
  guessesTold: { what: 'letters about such guesses', most: 1, per: 'day', of: 'account', by: 'all' },
  guestsMade: { what: 'guests made', most: 60, per: 'minute', of: 'network', by: 'all' },
  signIns: { what: 'attempts to sign in', most: 40, per: 'minute', of: 'network', by: 'all' },
  signUps: { what: 'accounts made', most: 60, per: 'minute', of: 'network', by: 'all' },
  passkeys: { what: 'passkeys shown', most: 40, per: 'minute', of: 'network', by: 'all' },
  resets: { what: 'new passwords asked for', most: 3, per: '5 minutes', of: 'network', by: 'all' },
  namesOfNetwork: { what: 'names tried', most: 120, per: 'minute', of: 'network', by: 'all' },
  newAddresses: { what: 'e-mail addresses changed', most: 20, per: '5 minutes', of: 'network', by: 'all' },
  otherAccountSteps: { what: 'each other step at the account', most: 100, per: 'minute', of: 'network', by: 'all' },
} as const satisfies Readonly<Record<string, CountedLimit>>

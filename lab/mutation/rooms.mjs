// What can be mutated, by name: the sources of a room and the tests that must notice a mistake in them.

const GAMES = ['advanced-civilization', 'bronze', 'civilization', 'mare-nostrum', 'through-the-ages']

// Fuzz, bots and whole played games take seconds each and say little about a single rule.
const SLOW = [
  '**/conformance.test.ts',
  '**/bot.test.ts',
  '**/levels.test.ts',
  '**/secrecy.test.ts',
  '**/*-fuzz.test.ts',
  '**/messages.test.ts',
  '**/undo-among.test.ts',
]

const game = id => ({
  sources: [`games/${id}/src`],
  without: [`games/${id}/src/bot/`],
  tests: [`games/${id}/test/**/*.test.ts`],
  notTests: SLOW,
})

const files = (folder, names) => names.map(name => `${folder}/${name}.ts`)
const testsOf = names => names.map(name => `server/test/${name}.test.ts`)
// What the threads do; what keeps tables and can be tested without a server; what plays, in whole servers.
const IN_THREADS = ['table', 'versions']
const KEEPING = ['audience', 'hall', 'presence', 'record', 'room', 'rooms', 'rules', 'submission', 'thoughts']
const PLAYING = ['driver', 'pool', 'takebacks']
// `worker.ts` runs only in a thread, without switches; `jobs.ts` and `table-answers.ts` have only types.
const NO_SWITCHES = ['worker', 'jobs', 'table-answers']
const SERVED = [
  ...['play', 'here', 'marks', 'thoughts', 'pool', 'long-games', 'last-round', 'bell'],
  ...['databases/takeback', 'databases/restart', 'databases/new-rules'],
]

export const rooms = {
  ...Object.fromEntries(GAMES.map(id => [id, game(id)])),
  'civilization-family': {
    sources: ['games/civilization-family/src'],
    without: ['games/civilization-family/src/bot/'],
    tests: ['games/civilization/test/**/*.test.ts', 'games/advanced-civilization/test/**/*.test.ts'],
    notTests: SLOW,
  },
  kernel: {
    sources: ['kernel/src'],
    without: [],
    tests: ['kernel/test/*.test.ts'],
    notTests: ['**/layout-speed.test.ts'],
  },
  store: {
    sources: ['server/src/store'],
    without: ['server/src/store/postgres-store.ts', 'server/src/store/listener.ts'],
    tests: ['server/test/databases/store.test.ts', 'server/test/databases/restart.test.ts'],
    notTests: [],
  },
  table: {
    sources: ['server/src/table'],
    without: files('server/src/table', [...KEEPING, ...PLAYING, ...NO_SWITCHES]),
    tests: testsOf(['table', 'table-back', 'bot-talk', 'versions']),
    notTests: [],
    longest: 3000,
  },
  rooms: {
    sources: ['server/src/table'],
    without: files('server/src/table', [...IN_THREADS, ...PLAYING, ...NO_SWITCHES]),
    tests: testsOf([
      'audience',
      'hall',
      'hall-looking',
      'rooms',
      'rooms-in-time',
      'rules-of-tables',
      'submission',
      'thoughts',
    ]),
    notTests: [],
    longest: 1000,
  },
  tables: {
    sources: ['server/src/table'],
    without: files('server/src/table', [...IN_THREADS, ...KEEPING, ...NO_SWITCHES]),
    tests: testsOf(SERVED),
    notTests: [],
    longest: 2000,
    most: 3,
  },
}

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
const MAIN_THREAD = [
  ...['audience', 'driver', 'hall', 'pool', 'presence', 'record', 'room', 'rooms', 'rules', 'submission'],
  ...['takebacks', 'thoughts', 'worker', 'jobs'],
]
const SERVED = [
  ...['play', 'here', 'presence', 'marks', 'thoughts', 'pool', 'long-games', 'takeback', 'last-round', 'bell'],
  ...['restart', 'new-rules'],
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
    tests: ['server/test/store.test.ts', 'server/test/restart.test.ts'],
    notTests: [],
  },
  // What runs in the threads that hold the tables: no server is needed for it.
  table: {
    sources: ['server/src/table'],
    without: files('server/src/table', MAIN_THREAD),
    tests: ['server/test/table.test.ts', 'server/test/bot-talk.test.ts'],
    notTests: [],
  },
  // What asks those threads: whole servers in one process. `worker.ts` runs only in a thread, without switches.
  tables: {
    sources: ['server/src/table'],
    without: files('server/src/table', ['table', 'versions', 'worker', 'jobs']),
    tests: files('server/test', SERVED).map(file => file.replace(/ts$/, 'test.ts')),
    notTests: [],
    longest: 2000,
    most: 3,
  },
}

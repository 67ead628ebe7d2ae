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
]

const game = id => ({
  sources: [`games/${id}/src`],
  without: [`games/${id}/src/bot/`],
  tests: [`games/${id}/test/**/*.test.ts`],
  notTests: SLOW,
})

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
  // Whole servers in one process; the threads that hold the tables (`worker.ts`) run code without switches.
  tables: {
    sources: ['server/src/table'],
    without: ['server/src/table/worker.ts', 'server/src/table/jobs.ts'],
    tests: ['play', 'here', 'marks', 'thoughts', 'pool', 'long-games', 'bot-talk'].map(
      name => `server/test/${name}.test.ts`,
    ),
    notTests: [],
    longest: 2000,
    most: 3,
  },
}

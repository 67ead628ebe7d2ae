import { defineConfig } from 'vitest/config'
import { gameIcons } from './kit/build/icons.ts'
import { packedJson } from './kit/build/packed-json.ts'

/**
 * Rooms whose tests leave nothing behind in the process, no mocks and no globals: one load of the code serves them all.
 */
const PURE = ['bots', 'contract', 'games/*/test', 'games/test', 'kernel', 'maps', 'testkit', 'words']
const exclude = ['**/node_modules/**', '**/dist/**', 'lab/**', 'web/e2e/**', 'server/test/cluster/**']

export default defineConfig({
  plugins: [gameIcons(), packedJson()],
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // Ends of what never ends, on machines that may be busy; no test waits for them, and none is run twice.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: PURE.map(room => `${room}/**/*.test.{ts,tsx}`), exclude, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'screens and servers',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...PURE.map(room => `${room}/**`)],
          // A process for each file: V8 may abort when threads with compiled WebAssembly end one after another.
          pool: 'forks',
          // Sockets and clocks: as in the browser stage.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { gameIcons } from '../../kit/build/icons.ts'
import { packedJson } from '../../kit/build/packed-json.ts'

/** Tests that drive a browser: a stage of their own, so that the quick ones stay quick. */
export default defineConfig({
  plugins: [gameIcons(), packedJson()],
  test: {
    include: ['web/e2e/**/*.test.ts'],
    pool: 'forks',
    // A browser waits a good part of its time: three keep two cores busy.
    maxWorkers: 3,
    // Every wait has an end of its own (PATIENCE in harness.ts): these are for what waits for nothing and never ends.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // On a person's machine nothing is tried twice. In CI, where one red test holds back everything, once more: the
    // output names it ("retry x1").
    retry: process.env.CI ? 1 : 0,
  },
})

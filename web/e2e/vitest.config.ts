import { defineConfig } from 'vitest/config'

/** Tests that drive a browser: a stage of their own, so that the quick ones stay quick. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.test.ts'],
    pool: 'forks',
    // A browser waits a good part of its time: three keep two cores busy.
    maxWorkers: 3,
    // Every wait has its own, shorter end: this one only counts where many work at once.
    testTimeout: 120_000,
    // What is waited for may take its time on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    // A browser on a busy machine now and then misses a beat; what fails twice (in CI three times) is broken.
    retry: process.env.CI ? 2 : 1,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

/** `npm run test:lab`: what the laboratory's programs do, apart from `npm test`. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['lab/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})

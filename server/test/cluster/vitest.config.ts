import { defineConfig } from 'vitest/config'

/**
 * `npm run test:cluster`: what needs PostgreSQL, PgBouncer, NATS, Patroni, etcd and HAProxy. The tests of `databases/`
 * run on SQLite in `npm test` and on PostgreSQL here.
 */
export default defineConfig({
  test: {
    include: ['server/test/cluster/**/*.test.ts', 'server/test/databases/**/*.test.ts'],
    env: { ECUMENE_CLUSTER: '1' },
    // A process for each file: V8 may abort when threads with compiled WebAssembly end one after another.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On a person's machine nothing is tried twice. In CI, where one red test holds back everything, once more: the
    // output names it ("retry x1").
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 30_000 } },
  },
})

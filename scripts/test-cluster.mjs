// npm run test:cluster [-- <part of a path> …] [<flags of Vitest>]: the server on PostgreSQL, and several of them with
// NATS, PgBouncer, Patroni, etcd and HAProxy
import { install } from './bootstrap.mjs'
import { stagesFor } from './filter.mjs'
import { clusterTests, runStages } from './stages.mjs'

install()
const words = process.argv.slice(2)
const { stages, filter, fault } = words.length === 0 ? { stages: clusterTests } : stagesFor(words, clusterTests)
if (fault) console.error(fault)
process.exitCode = fault ? 1 : await runStages(stages, filter)

// npm test [-- <part of a path> …] [<flags of Vitest>]: everything; or the tests with this in their path, and nothing
// else
import { install } from './bootstrap.mjs'
import { stagesFor } from './filter.mjs'
import { checks, runStages, tests } from './stages.mjs'

install()
const words = process.argv.slice(2)
const { stages, filter, fault } = words.length === 0 ? { stages: [...checks, ...tests] } : stagesFor(words, tests)
if (fault) console.error(fault)
process.exitCode = fault ? 1 : await runStages(stages, filter)

// npm test [-- <filter for vitest>]
import { install } from './bootstrap.mjs'
import { checks, runStages, tests } from './stages.mjs'

install()
process.exitCode = await runStages([...checks, ...tests], process.argv.slice(2))

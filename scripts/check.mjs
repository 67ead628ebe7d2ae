// npm run check: everything `npm test` does except the tests
import { install } from './bootstrap.mjs'
import { checks, runStages } from './stages.mjs'

install()
process.exitCode = await runStages(checks)

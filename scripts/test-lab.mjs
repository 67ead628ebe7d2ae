// npm run test:lab [-- <flags of Vitest>]: the tests of the laboratory, which `npm test` leaves out
import { install, run } from './bootstrap.mjs'

install()
process.exitCode = await run('vitest', ['run', '--config', 'lab/vitest.config.ts', ...process.argv.slice(2)])

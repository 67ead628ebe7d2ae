// npm run fix [-- <paths>]: format, sort imports and apply safe lint fixes
import { install, run } from './bootstrap.mjs'

install()
process.exitCode = await run('biome', ['check', '--write', ...process.argv.slice(2)])

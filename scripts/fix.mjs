// npm run fix [-- <paths>]: write the tables of cards, format, sort imports and apply safe lint fixes
import { install, run } from './bootstrap.mjs'

install()
await run('node', ['scripts/tables.mjs'])
process.exitCode = await run('biome', ['check', '--write', ...process.argv.slice(2)])

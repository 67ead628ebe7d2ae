// npm run fix [-- <paths>]: write the tables of cards and the strengths of bots, wrap long comments, format, sort
// imports and apply safe lint fixes
import { install, run } from './bootstrap.mjs'

install()
await run('node', ['scripts/tables.mjs'])
await run('node', ['lab/strengths.mjs'])
await run('node', ['scripts/lint/text.mjs', '--fix', ...process.argv.slice(2)])
process.exitCode = await run('biome', ['check', '--write', ...process.argv.slice(2)])

// npm run release-rules -- <game>: freezes the rules of a game before they change; docs/releasing-rules.md
import { install, run } from './bootstrap.mjs'

install()
process.exitCode = await run('node', ['scripts/release/freeze.ts', ...process.argv.slice(2)])

// npm run -s lab -- <command>: the laboratory, under the pinned Node; `npm run lab -- --help` lists its commands
import { install, run } from './bootstrap.mjs'

install()
process.exitCode = await run('node', ['lab/src/main.ts', ...process.argv.slice(2)])

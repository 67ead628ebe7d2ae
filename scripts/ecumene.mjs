// npm run -s ecumene -- <command>: the command line, under the pinned Node
import { install, run } from './bootstrap.mjs'

install()
process.exitCode = await run('node', ['cli/src/main.ts', ...process.argv.slice(2)])

// npm start: a game in the terminal
import { install, run } from './bootstrap.mjs'

install()
process.exitCode = await run('node', ['cli/src/main.ts', 'play', ...process.argv.slice(2)])

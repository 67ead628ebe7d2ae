/** ecumene <command>: the games in a terminal, for people and for programs. */
import { commands } from './commands/index.ts'
import { start } from './program.ts'

await start({ name: 'ecumene', call: 'npm run -s ecumene --', commands }, process.argv.slice(2))

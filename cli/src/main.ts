/** ecumene <command>: the games in a terminal, for people and for programs. */

import { start } from './command-line.ts'
import { commands } from './commands/index.ts'

await start({ name: 'ecumene', call: 'npm run -s ecumene --', commands }, process.argv.slice(2))

/** lab <command>: how strong the bots are, how fast everything is, how much the tests notice. */
import { start } from '@ecumene/cli/src/command-line.ts'
import { commands } from './commands/index.ts'
import { programs } from './programs.ts'

await start({ name: 'lab', call: 'npm run -s lab --', commands, programs }, process.argv.slice(2))

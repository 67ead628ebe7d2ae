/** ecumene <command>: the games in a terminal, for people and for programs. */
import { flagsOf, UsageError } from './args.ts'
import { helpOf, listOf } from './command.ts'
import { commands } from './commands/index.ts'
import { line } from './terminal.ts'

const ASKS_HELP: readonly (string | undefined)[] = ['help', '--help', '-h']

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || (ASKS_HELP.includes(name) && args.length === 0)) {
    line(listOf(commands))
    return name === undefined ? 2 : 0
  }
  if (name === 'help') return main([...args, '--help'])
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`there is no command ${name}; there are ${Object.keys(commands).join(', ')}`)
  const flags = flagsOf(args, command.options)
  if (flags.on('help')) {
    line(helpOf(name, command))
    return 0
  }
  if (command.operands === undefined && flags.words.length > 0)
    throw new UsageError(`${name} takes options only, not ${flags.words[0]}`)
  return command.run(flags)
}

// `head` and its kind close the pipe when they have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`ecumene: ${error.message}\n`)
  process.exitCode = 2
}

/** A program of commands: reads its command line, explains itself, and ends with an exit code. */
import { flagsOf, UsageError } from './args.ts'
import { type Commands, helpOf, listOf } from './command.ts'
import { line } from './terminal.ts'

export interface CommandLine {
  /** What stands first on its command line. */
  readonly name: string
  /** How it is started from a shell, before the name of a command. */
  readonly call: string
  readonly commands: Commands
  /** Programs that read their own command line, by the name of the command that starts them. */
  readonly programs?: Readonly<Record<string, Started>>
}
export interface Started {
  /** One line, for the list of commands. */
  readonly summary: string
  /** Resolves to the exit code. */
  start(args: readonly string[]): Promise<number>
}

const ASKS_HELP: readonly (string | undefined)[] = ['help', '--help', '-h']

/** Exit code 2 is the user's mistake, reported in one line. */
export async function start(program: CommandLine, args: readonly string[]): Promise<void> {
  // `head` and its kind close the pipe when they have read enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit()
  })
  try {
    process.exitCode = await run(program, args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${program.name}: ${error.message}\n`)
    process.exitCode = 2
  }
}

async function run(program: CommandLine, [name, ...args]: readonly string[]): Promise<number> {
  const { commands, programs = {} } = program
  if (name === undefined || (ASKS_HELP.includes(name) && args.length === 0)) {
    line(listOf(program.name, { ...commands, ...programs }))
    return name === undefined ? 2 : 0
  }
  if (name === 'help') return run(program, [...args, '--help'])
  if (Object.hasOwn(programs, name)) return programs[name].start(args)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const names = Object.keys({ ...commands, ...programs }).join(', ')
    throw new UsageError(`there is no command ${name}; there are ${names}`)
  }
  const flags = flagsOf(args, command.options)
  if (flags.on('help')) {
    line(helpOf(program, name, command))
    return 0
  }
  if (command.operands === undefined && flags.words.length > 0)
    throw new UsageError(`${name} takes options only, not ${flags.words[0]}`)
  return command.run(flags)
}

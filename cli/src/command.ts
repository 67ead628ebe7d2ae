/** One command: what it is for, and all that can stand behind its name. Its help is made of what it accepts. */
import type { Flags, OptionsOfCommand } from './args.ts'

export interface Command {
  /** One line, for the list of commands. */
  readonly summary: string
  /** What it takes besides options, such as `FILE …`; without this it takes nothing else. */
  readonly operands?: string
  readonly options: OptionsOfCommand
  /** Command lines that work as they stand, behind the call of the program. */
  readonly examples: readonly string[]
  run(flags: Flags): Promise<number>
}
export type Commands = Readonly<Record<string, Command>>

/** `program`: what stands first on the command line. */
export function listOf(program: string, commands: Readonly<Record<string, Pick<Command, 'summary'>>>): string {
  const width = Math.max(...Object.keys(commands).map(name => name.length))
  return [
    `${program} <command> [options]`,
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `${program} <command> --help explains a command and its options.`,
  ].join('\n')
}

/** `call`: how the program is started from a shell, before the name of a command. */
export function helpOf(
  program: { readonly name: string; readonly call: string },
  name: string,
  { summary, operands, options, examples }: Command,
): string {
  const rows = Object.entries(options).map(([option, { value, about }]) => ({
    option: value === undefined ? `--${option}` : `--${option} ${value}`,
    about,
    isNeeded: options[option].isNeeded === true,
  }))
  const width = Math.max(...rows.map(row => row.option.length), '--help'.length)
  const needed = rows.filter(row => row.isNeeded).map(row => row.option)
  return [
    [program.name, name, ...(operands === undefined ? [] : [operands]), ...needed, '[options]'].join(' '),
    '',
    summary,
    '',
    ...[...rows, { option: '--help', about: 'this text' }].map(row => `  ${row.option.padEnd(width)}  ${row.about}`),
    '',
    ...examples.map(example => `  ${program.call} ${example}`),
  ].join('\n')
}

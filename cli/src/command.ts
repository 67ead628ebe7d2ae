/** One command: what it is for, and all that can stand behind its name. Its help is made of what it accepts. */
import type { Flags, Options } from './args.ts'

export interface Command {
  /** One line, for the list of commands. */
  readonly summary: string
  /** What it takes besides options, such as `FILE …`; without this it takes nothing else. */
  readonly operands?: string
  readonly options: Options
  /** Command lines that work as they stand, without `npm run -s ecumene --`. */
  readonly examples: readonly string[]
  run(flags: Flags): Promise<number>
}
export type Commands = Readonly<Record<string, Command>>

export function listOf(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map(name => name.length))
  return [
    'ecumene <command> [options]',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'ecumene <command> --help explains a command and its options.',
  ].join('\n')
}

export function helpOf(name: string, { summary, operands, options, examples }: Command): string {
  const rows = Object.entries(options).map(([option, { value, about }]) => ({
    option: value === undefined ? `--${option}` : `--${option} ${value}`,
    about,
    isNeeded: options[option].isNeeded === true,
  }))
  const width = Math.max(...rows.map(row => row.option.length), '--help'.length)
  const needed = rows.filter(row => row.isNeeded).map(row => row.option)
  return [
    ['ecumene', name, ...(operands === undefined ? [] : [operands]), ...needed, '[options]'].join(' '),
    '',
    summary,
    '',
    ...[...rows, { option: '--help', about: 'this text' }].map(row => `  ${row.option.padEnd(width)}  ${row.about}`),
    '',
    ...examples.map(example => `  npm run -s ecumene -- ${example}`),
  ].join('\n')
}

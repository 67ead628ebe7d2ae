/** What stands behind a command: checked here, so that a wrong word is one clear line and nothing happens. */
import { parseArgs } from 'node:util'

/** The user's mistake, in one line; the program ends with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export interface Flags {
  text(name: string): string | undefined
  /** A whole number within bounds, or `otherwise`. */
  number(name: string, bounds: { min: number; max: number }, otherwise: number): number
  on(name: string): boolean
  readonly words: readonly string[]
}

interface OptionOfCommand {
  /** What stands after it, such as `ID`; an option without this is on or off. */
  readonly value?: string
  /** What it does, in one line. */
  readonly about: string
  /** The command does nothing without it. */
  readonly isNeeded?: true
}
export type OptionsOfCommand = Readonly<Record<string, OptionOfCommand>>

/** `help` is an option of every command. */
export function flagsOf(args: readonly string[], accepted: OptionsOfCommand): Flags {
  const options = Object.fromEntries([
    ['help', { type: 'boolean' as const }],
    ...Object.entries(accepted).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  ])
  let parsed: { values: Record<string, unknown>; positionals: string[] }
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError((error as Error).message.split('.')[0])
  }
  const text = (name: string): string | undefined => parsed.values[name] as string | undefined
  return {
    text,
    number(name, { min, max }, otherwise) {
      const given = text(name)
      if (given === undefined) return otherwise
      const value = Number(given)
      if (!/^-?\d+$/.test(given) || value < min || value > max)
        throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not ${given}`)
      return value
    },
    on: name => parsed.values[name] === true,
    words: parsed.positionals,
  }
}

/** One message of a catalogue: an ICU text, compiled once. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.ts'

/** What a message asks for: `show` wants the name of a thing, `raw` the value itself (plural and select). */
export interface Source {
  show(name: string): string | undefined
  raw(name: string): string | number | undefined
}
export interface Message {
  /** The arguments it names, with forms (`area_in`) as they stand. */
  readonly needs: readonly string[]
  /** Null if an argument is missing. */
  format(source: Source): string | null
  /** The text with a dot-dot-dot for every argument: a heading for many actions of one verb. */
  outline(): string
}

/** The parts of a parsed message that we look at; the numbers are ICU's. */
interface Element {
  readonly type: number
  value: string
  readonly options?: Readonly<Record<string, { readonly value: Element[] }>>
}
const LITERAL = 0
const ARGUMENT = 1
const POUND = 7
const RAW = 'raw '

export function message(text: string, language: Language): Message {
  const ast = structuredClone(
    new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst(),
  ) as unknown as Element[]
  const needs = new Set<string>()
  walk(ast, e => {
    if (e.type === LITERAL || e.type === POUND) return
    needs.add(e.value)
    // A plural or a select looks at the value; only a plain argument shows a name.
    if (e.type !== ARGUMENT) e.value = RAW + e.value
  })
  const compiled = new IntlMessageFormat(ast as unknown as string, language)
  return {
    needs: [...needs],
    format(source) {
      const read = (name: string): string | number | undefined =>
        name.startsWith(RAW) ? source.raw(name.slice(RAW.length)) : source.show(name)
      const values = new Proxy({} as Record<string, string | number>, {
        has: (_, name) => read(String(name)) !== undefined,
        get: (_, name) => read(String(name)),
      })
      for (const name of needs) if (source.raw(name) === undefined && source.show(name) === undefined) return null
      try {
        return String(compiled.format(values))
      } catch {
        return null
      }
    },
    outline: () =>
      outlineOf(ast)
        .replace(/(…\s*)+…/g, '…')
        .trim(),
  }
}

function walk(ast: readonly Element[], see: (e: Element) => void): void {
  for (const e of ast) {
    see(e)
    for (const option of Object.values(e.options ?? {})) walk(option.value, see)
  }
}
function outlineOf(ast: readonly Element[]): string {
  return ast
    .map(e => (e.type === LITERAL ? e.value : e.options?.other ? outlineOf(e.options.other.value) : '…'))
    .join('')
}

/** One message of a catalogue: an ICU text, compiled once. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './language.ts'

/** What a message asks for: `show` wants the name of a thing, `raw` the value itself (plural and select). */
export interface ArgumentReader {
  show(name: string): string | undefined
  raw(name: string): string | number | undefined
}
export interface Message {
  /** The arguments it names, with forms (`area_in`) as they stand. */
  readonly needs: readonly string[]
  /** Those that are counted (`plural`): numbers that can be added. */
  readonly counted: readonly string[]
  /** Those that choose between texts (`select`): their values are not named, so they cannot be listed. */
  readonly chosen: readonly string[]
  /** Those that stand in angle quotes: where several are listed, each has its own. */
  readonly quoted: readonly string[]
  /** Null if an argument is missing. */
  format(source: ArgumentReader): string | null
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
const SELECT = 5
const PLURAL = 6
const POUND = 7
const RAW = 'raw '

export function message(text: string, language: Language): Message {
  return SIMPLE.test(text) ? simple(text) : full(text, language)
}

/** Most messages are words with at most a few names between them: no parser is needed for these. */
const SIMPLE = /^[^{}']*(\{\w+\}[^{}']*)*$/
function simple(text: string): Message {
  // Words and names in turn.
  const parts = text.split(/\{(\w+)\}/)
  const needs = [...new Set(parts.filter((_, i) => i % 2 === 1))]
  return {
    needs,
    counted: [],
    chosen: [],
    quoted: quotedIn(text),
    format(source) {
      if (parts.length === 1) return text
      if (needs.some(name => isMissing(source, name))) return null
      return parts.map((part, i) => (i % 2 === 1 ? (source.show(part) ?? '') : part)).join('')
    },
    outline: () => tidied(parts.map((part, i) => (i % 2 === 1 ? '…' : part)).join('')),
  }
}

/** Plurals and selects. */
function full(text: string, language: Language): Message {
  const compiled = new IntlMessageFormat(text, language, undefined, { ignoreTag: true, formatters })
  const ast = compiled.getAst() as unknown as Element[]
  const needs = new Set<string>()
  const counted = new Set<string>()
  const chosen = new Set<string>()
  walk(ast, e => {
    if (e.type === LITERAL || e.type === POUND) return
    needs.add(e.value)
    if (e.type === PLURAL) counted.add(e.value)
    if (e.type === SELECT) chosen.add(e.value)
    // A plural or a select looks at the value; only a plain argument shows a name.
    if (e.type !== ARGUMENT) e.value = RAW + e.value
  })
  return {
    needs: [...needs],
    counted: [...counted],
    chosen: [...chosen],
    quoted: quotedIn(text),
    format(source) {
      const read = (name: string): string | number | undefined =>
        name.startsWith(RAW) ? source.raw(name.slice(RAW.length)) : source.show(name)
      const values = new Proxy({} as Record<string, string | number>, {
        has: (_, name) => read(String(name)) !== undefined,
        get: (_, name) => read(String(name)),
      })
      for (const name of needs) if (isMissing(source, name)) return null
      try {
        return String(compiled.format(values))
      } catch {
        return null
      }
    },
    outline: () => tidied(outlineOf(ast)),
  }
}
const quotedIn = (text: string): readonly string[] => Array.from(text.matchAll(/«\{(\w+)\}»/g), found => found[1])
const isMissing = (source: ArgumentReader, name: string): boolean =>
  source.raw(name) === undefined && source.show(name) === undefined
const tidied = (outline: string): string => outline.replace(/(…\s*)+…/g, '…').trim()

/** One for all messages: each is dear to make. */
const formatters = {
  getNumberFormat: kept((...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given)),
  getDateTimeFormat: kept(
    (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  ),
  getPluralRules: kept((...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given)),
}
function kept<A extends unknown[], T>(make: (...given: A) => T): (...given: A) => T {
  const known = new Map<string, T>()
  return (...given) => {
    const key = JSON.stringify(given)
    const found = known.get(key) ?? make(...given)
    known.set(key, found)
    return found
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

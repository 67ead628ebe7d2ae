/**
 * The verbs of a game: what its players can do, declared once. From the declaration follow the packed code that search
 * uses, the JSON that is sent and stored, and the check of everything that comes in.
 *
 *   const V = verbs({ take: { stack: 4 }, pay: { coins: { min: 1, max: 9 } }, raise: { area: AREA_IDS }, stop: {} })
 *   V.take.code(2)                  the code
 *   V.take.is(code)                 is it this verb?
 *   V.raise.arg.area(code)          its first parameter, as an index into AREA_IDS
 *   V.toJson(code)                  { verb: 'raise', area: 'egypt' }
 */
import type { ActionJson, Code } from './types.ts'

/** n: whole numbers 0..n-1; a range; or a list of names, of which the code holds the index. */
type Domain = number | { readonly min: number; readonly max: number } | readonly string[]
export type VerbSpecs = Readonly<Record<string, Readonly<Record<string, Domain>>>>

export interface Verb<P> {
  readonly name: string
  readonly index: number
  /** Parameters in the order of the declaration. */
  code(a?: number, b?: number, c?: number, d?: number, e?: number): Code
  is(code: Code): boolean
  /** Its first parameter, whatever its name. */
  first(code: Code): number
  readonly arg: { readonly [K in keyof P]: (code: Code) => number }
}
export interface VerbTable {
  /** Index of the verb a code belongs to: what a `switch` turns on. */
  of(code: Code): number
  name(code: Code): string
  toJson(code: Code): ActionJson
  /** The code of an action, or null if it has not the shape of any verb. */
  fromJson(action: unknown): Code | null
  readonly specs: VerbSpecs
}
export type Verbs<V extends VerbSpecs> = { readonly [N in keyof V]: Verb<V[N]> } & VerbTable

interface Param {
  readonly name: string
  readonly min: number
  readonly size: number
  readonly names: readonly string[] | null
  readonly shift: number
  readonly mask: number
}
const bitsFor = (n: number): number => (n <= 1 ? 0 : 32 - Math.clz32(n - 1))

export function verbs<const V extends VerbSpecs>(specs: V): Verbs<V> {
  const names = Object.keys(specs)
  const verbBits = bitsFor(names.length)
  const verbMask = (1 << verbBits) - 1
  const params = names.map(name => paramsOf(name, specs[name], verbBits))
  const out: Record<string, unknown> = {}
  names.forEach((name, index) => {
    const list = params[index]
    const [s0, s1, s2, s3, s4] = [0, 1, 2, 3, 4].map(i => list[i]?.shift ?? 0)
    const [m0, m1, m2, m3, m4] = [0, 1, 2, 3, 4].map(i => list[i]?.min ?? 0)
    const arg: Record<string, (code: Code) => number> = {}
    for (const p of list) {
      const { shift, mask, min } = p
      arg[p.name] = code => ((code >> shift) & mask) + min
    }
    const n = list.length
    const firstMask = list[0]?.mask ?? 0
    out[name] = {
      name,
      index,
      arg,
      is: (code: Code) => (code & verbMask) === index,
      first: (code: Code) => ((code >> s0) & firstMask) + m0,
      code(a = 0, b = 0, c = 0, d = 0, e = 0): Code {
        let code = index
        if (n > 0) code |= (a - m0) << s0
        if (n > 1) code |= (b - m1) << s1
        if (n > 2) code |= (c - m2) << s2
        if (n > 3) code |= (d - m3) << s3
        if (n > 4) code |= (e - m4) << s4
        return code
      },
    }
  })
  const reserved = { of: 1, name: 1, toJson: 1, fromJson: 1, specs: 1 }
  for (const name of names) if (name in reserved) throw new Error(`verb ${name}: the name is taken`)
  const nameOf = (code: Code): string => names[code & verbMask] ?? '?'
  const tableOf: VerbTable = {
    of: code => code & verbMask,
    name: nameOf,
    specs,
    toJson(code) {
      const action: Record<string, string | number> = { verb: nameOf(code) }
      for (const p of params[code & verbMask] ?? []) {
        const v = (code >> p.shift) & p.mask
        action[p.name] = p.names ? p.names[v] : v + p.min
      }
      return action as unknown as ActionJson
    },
    fromJson(action) {
      if (typeof action !== 'object' || action === null || Array.isArray(action)) return null
      const given = action as Record<string, unknown>
      const index = names.indexOf(String(given.verb))
      if (typeof given.verb !== 'string' || index < 0 || Object.keys(given).length !== params[index].length + 1)
        return null
      let code = index
      for (const p of params[index]) {
        const v = p.names
          ? p.names.indexOf(given[p.name] as string)
          : Number.isInteger(given[p.name])
            ? (given[p.name] as number) - p.min
            : -1
        if (v < 0 || v >= p.size) return null
        code |= v << p.shift
      }
      return code
    },
  }
  return Object.assign(out, tableOf) as unknown as Verbs<V>
}

function paramsOf(verb: string, spec: Readonly<Record<string, Domain>>, verbBits: number): readonly Param[] {
  let shift = verbBits
  const list = Object.entries(spec).map(([name, domain]): Param => {
    const names = Array.isArray(domain) ? (domain as readonly string[]) : null
    const min = typeof domain === 'object' && 'min' in domain ? domain.min : 0
    const size = names ? names.length : typeof domain === 'number' ? domain : (domain as { max: number }).max - min + 1
    const bits = bitsFor(size)
    const p = { name, min, size, names, shift, mask: (1 << bits) - 1 }
    shift += bits
    return p
  })
  if (list.length > 5) throw new Error(`verb ${verb}: at most five parameters`)
  if (shift > 30) throw new Error(`verb ${verb}: its parameters do not fit a code`)
  if (list.some(p => p.name === 'verb')) throw new Error(`verb ${verb}: a parameter cannot be called verb`)
  return list
}

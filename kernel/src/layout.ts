/**
 * State as named fields over one buffer of 16-bit words.
 *
 * Every field declares its range and who sees it. One physical type keeps every array access in the rules of one kind
 * (fast), and leaves head-room around each declared range, so that a counter that fell below zero or ran over is seen
 * by `check` instead of wrapping silently.
 */
import type { Viewer } from './types.ts'

export type Sees = 'all' | 'owner' | 'none'
interface FieldOptions {
  readonly min?: number
  readonly max?: number
  readonly init?: number
  /** Who may read it. Hidden unless declared. `owner`: row i of the first dimension belongs to seat i. */
  readonly sees?: Sees
  /** What a viewer who may not read it finds there; `init` unless said. */
  readonly blank?: number
}
interface FieldBase {
  readonly min: number
  readonly max: number
  readonly init: number
  readonly sees: Sees
  readonly blank: number
}
export interface Scalar extends FieldBase {
  readonly dims: null
}
export interface Table extends FieldBase {
  readonly dims: readonly number[]
}
export type Fields = Readonly<Record<string, Scalar | Table>>

const WORD_MIN = -32768
const WORD_MAX = 32767

function fieldOf(o: FieldOptions): FieldBase {
  const init = o.init ?? 0
  const blank = o.blank ?? init
  const min = o.min ?? Math.min(0, init, blank)
  return { min, max: o.max ?? 255, init, sees: o.sees ?? 'none', blank }
}
export const scalar = (o: FieldOptions = {}): Scalar => ({ ...fieldOf(o), dims: null })
export const table = (dims: readonly number[], o: FieldOptions = {}): Table => ({ ...fieldOf(o), dims })

/** What the kernel itself keeps in every state: the number of seats and the stack of frames (see flow.ts). */
export const DEPTH = 12
export const FRAME_WORDS = 12
const coreFields = {
  seats: scalar({ min: 1, max: 8, init: 1, sees: 'all' }),
  depth: scalar({ max: DEPTH, sees: 'all' }),
  frames: table([DEPTH, FRAME_WORDS], { min: WORD_MIN, max: WORD_MAX, sees: 'all' }),
} satisfies Fields

export interface Core {
  readonly words: Int16Array
  seats: number
  depth: number
  readonly frames: Int16Array
}
type Scalars<F extends Fields> = { -readonly [N in keyof F as F[N] extends Scalar ? N : never]: number }
type Tables<F extends Fields> = { readonly [N in keyof F as F[N] extends Table ? N : never]: Int16Array }
export type StateOf<F extends Fields> = Core & Scalars<F> & Tables<F>
/** What is stored and exported: field names, never offsets. */
export type Named = { readonly [field: string]: number | readonly number[] }

export interface Layout<S extends Core = Core> {
  readonly seats: number
  /** Bytes of one state. */
  readonly size: number
  create(): S
  /** A state for tests whose tables throw on an index outside them or a value that is no whole number. */
  guarded(): S
  copy(into: S, from: S): void
  /** `from` as `viewer` may know it. */
  mask(into: S, from: S, viewer: Viewer): void
  /** Throws, naming the field, if a value left its declared range. */
  check(s: S): void
  diff(a: S, b: S): Uint8Array
  patch(s: S, runs: Uint8Array): void
  hash(s: S): number
  toNamed(s: S): Named
  fromNamed(n: Named): S
}

export class LayoutError extends Error {
  override name = 'LayoutError'
}

interface Place {
  readonly name: string
  readonly field: Scalar | Table
  readonly at: number
  readonly length: number
}

export function layout<F extends Fields>(seats: number, fields: F): Layout<StateOf<F>> {
  type S = StateOf<F>
  const places = place({ ...coreFields, ...fields }, seats)
  const length = places.reduce((n, p) => n + p.length, 0)
  const State = stateClass(places, length)
  const start = new State()
  for (const p of places) start.words.fill(p.field.init, p.at, p.at + p.length)
  start.seats = seats

  const blank = (into: Int16Array, p: Place, viewer: Viewer): void => {
    if (p.field.sees === 'all') return
    const rows = p.field.sees === 'owner' && p.field.dims ? p.field.dims[0] : 1
    const width = p.length / rows
    for (let row = 0; row < rows; row++) {
      if (p.field.sees === 'owner' && row === viewer) continue
      into.fill(p.field.blank, p.at + row * width, p.at + (row + 1) * width)
    }
  }
  const create = (): S => {
    const s = new State()
    s.words.set(start.words)
    return s as unknown as S
  }
  const check = (s: Core): void => {
    for (const p of places) {
      const { min, max } = p.field
      for (let i = p.at; i < p.at + p.length; i++) {
        const v = s.words[i]
        if (v < min || v > max) throw new LayoutError(`${cell(p, i)} is ${v}, outside ${min}..${max}`)
      }
    }
  }
  return {
    seats,
    size: length * 2,
    create,
    guarded: () => guard(create(), places) as S,
    copy(into, from) {
      into.words.set(from.words)
    },
    mask(into, from, viewer) {
      into.words.set(from.words)
      for (const p of places) blank(into.words, p, viewer)
    },
    check,
    diff: (a, b) => diffWords(a.words, b.words),
    patch(s, runs) {
      const next = create()
      next.words.set(s.words)
      patchWords(next.words, runs)
      check(next)
      s.words.set(next.words)
    },
    hash: s => hashWords(s.words),
    toNamed(s) {
      const named: Record<string, number | number[]> = {}
      for (const p of places)
        named[p.name] = p.field.dims ? Array.from(s.words.subarray(p.at, p.at + p.length)) : s.words[p.at]
      return named
    },
    fromNamed(named) {
      const s = create()
      const known = new Map(places.map(p => [p.name, p]))
      for (const name of Object.keys(named)) if (!known.has(name)) throw new LayoutError(`unknown field ${name}`)
      for (const p of places) read(s.words, p, named[p.name])
      check(s)
      return s
    },
  }
}

function place(fields: Fields, seats: number): readonly Place[] {
  let at = 0
  return Object.entries(fields).map(([name, field]) => {
    const length = field.dims ? field.dims.reduce((a, b) => a * b, 1) : 1
    const range = [field.min, field.max, field.init, field.blank]
    if (range.some(v => !Number.isInteger(v) || v < WORD_MIN || v > WORD_MAX))
      throw new LayoutError(`${name}: not a range of 16-bit words`)
    if (field.init < field.min || field.init > field.max) throw new LayoutError(`${name}: starts outside its range`)
    if (field.blank < field.min || field.blank > field.max)
      throw new LayoutError(`${name}: hidden value outside its range`)
    if (!(length >= 1) || !Number.isInteger(length)) throw new LayoutError(`${name}: has no room`)
    if (field.sees === 'owner' && field.dims?.[0] !== seats)
      throw new LayoutError(`${name}: seen by its owner, so its first dimension must be the seats`)
    const p = { name, field, at, length }
    at += length
    return p
  })
}

/**
 * One class per layout: tables are views made once, scalars are accessors. Closures, not generated code: a strict CSP
 * forbids that.
 */
function stateClass(places: readonly Place[], length: number): new () => Core {
  class State {
    readonly words = new Int16Array(length)
    constructor() {
      for (const p of places) {
        if (!p.field.dims) continue
        const value = this.words.subarray(p.at, p.at + p.length)
        // Not `this[name] = value`: after a dozen of those the engine keeps the object as a hash table, much slower.
        Object.defineProperty(this, p.name, { value, enumerable: true, writable: true, configurable: true })
      }
      Object.freeze(this)
    }
  }
  for (const { name, field, at } of places) {
    if (field.dims) continue
    Object.defineProperty(State.prototype, name, {
      get(this: State) {
        return this.words[at]
      },
      set(this: State, v: number) {
        this.words[at] = v
      },
      enumerable: true,
    })
  }
  return State as unknown as new () => Core
}

function guard(s: Core, places: readonly Place[]): Core {
  const proxies = new Map<PropertyKey, Int16Array>()
  const whole = (where: string, v: unknown): void => {
    if (!Number.isInteger(v) || (v as number) < WORD_MIN || (v as number) > WORD_MAX)
      throw new LayoutError(`${where} = ${v}: not a whole number`)
  }
  const inside = (p: Place, key: PropertyKey): boolean => {
    const index = typeof key === 'string' ? Number(key) : Number.NaN
    if (typeof key === 'string' && (key === 'NaN' || key === 'undefined' || !Number.isNaN(index))) {
      if (!Number.isInteger(index) || index < 0 || index >= p.length)
        throw new LayoutError(`${p.name}[${key}]: outside its ${p.length} cells`)
      return true
    }
    return false
  }
  for (const p of places) {
    if (!p.field.dims) continue
    const cells = s.words.subarray(p.at, p.at + p.length)
    proxies.set(
      p.name,
      new Proxy(cells, {
        get(target, key) {
          if (inside(p, key)) return target[Number(key)]
          const value = Reflect.get(target, key, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
        set(target, key, v) {
          if (!inside(p, key)) throw new LayoutError(`${p.name}.${String(key)}: unknown`)
          whole(`${p.name}[${String(key)}]`, v)
          target[Number(key)] = v
          return true
        },
      }),
    )
  }
  // The state itself is frozen, and a proxy may not answer otherwise for a frozen property: stand a plain object in for
  // it.
  const front = { words: s.words } as unknown as Core
  const known = new Set(places.map(p => p.name))
  return new Proxy(front, {
    get(target, key) {
      if (key === 'words') return target.words
      if (typeof key === 'string' && !known.has(key)) throw new LayoutError(`unknown field ${key}`)
      return proxies.get(key) ?? Reflect.get(s, key, s)
    },
    set(_, key, v) {
      if (proxies.has(key) || !known.has(String(key))) throw new LayoutError(`unknown field ${String(key)}`)
      whole(String(key), v)
      return Reflect.set(s, key, v, s)
    },
  })
}

function cell(p: Place, word: number): string {
  if (!p.field.dims) return p.name
  let rest = word - p.at
  const index: number[] = []
  for (let d = p.field.dims.length - 1; d >= 0; d--) {
    index.unshift(rest % p.field.dims[d])
    rest = Math.floor(rest / p.field.dims[d])
  }
  return `${p.name}[${index.join(', ')}]`
}

function read(words: Int16Array, p: Place, value: Named[string] | undefined): void {
  if (value === undefined) throw new LayoutError(`field ${p.name} is missing`)
  const cells = typeof value === 'number' ? [value] : value
  if (!Array.isArray(cells) || (typeof value === 'number') === (p.field.dims !== null) || cells.length !== p.length)
    throw new LayoutError(`field ${p.name} must hold ${p.field.dims ? `${p.length} numbers` : 'one number'}`)
  cells.forEach((v, i) => {
    const { min, max } = p.field
    if (!Number.isInteger(v) || v < min || v > max)
      throw new LayoutError(`${cell(p, p.at + i)} is ${v}, outside ${min}..${max}`)
    words[p.at + i] = v
  })
}

function hashWords(words: Int16Array): number {
  let h = 0x811c9dc5
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ (words[i] & 0xffff), 0x01000193)
  // FNV leaves the top bits of the last words poorly mixed: finish with an avalanche.
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  return h >>> 0
}

/** Runs of changed words: cells skipped, cells changed, then their new values; all as variable-length integers. */
function diffWords(a: Int16Array, b: Int16Array): Uint8Array {
  const out: number[] = []
  const put = (v: number): void => {
    let rest = v
    for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128)
    out.push(rest)
  }
  let last = 0
  for (let i = 0; i < a.length; i++) {
    if (a[i] === b[i]) continue
    let end = i + 1
    while (end < a.length && a[end] !== b[end]) end++
    put(i - last)
    put(end - i)
    for (let k = i; k < end; k++) put(b[k] >= 0 ? b[k] * 2 : -b[k] * 2 - 1)
    last = end
    i = end
  }
  return Uint8Array.from(out)
}

function patchWords(words: Int16Array, runs: Uint8Array): void {
  let at = 0
  const take = (): number => {
    for (let v = 0, shift = 0; ; shift += 7) {
      if (at >= runs.length || shift > 21) throw new LayoutError('a patch that breaks off')
      const byte = runs[at++]
      v |= (byte & 127) << shift
      if (byte < 128) return v
    }
  }
  for (let i = 0; at < runs.length; ) {
    i += take()
    for (let n = take(); n > 0; n--) {
      if (i >= words.length) throw new LayoutError('a patch for another layout')
      const v = take()
      words[i++] = v & 1 ? -((v + 1) >> 1) : v >> 1
    }
  }
}

/**
 * State as named fields over one buffer of 16-bit words.
 *
 * Every field declares its range and who sees it. One physical type keeps every array access in the rules of one kind
 * (fast), and leaves head-room around each declared range, so that a counter that fell below zero or ran over is seen
 * by `check` instead of wrapping silently.
 */
import { diffWords, hashWords, patchWords } from './buffer.ts'
import {
  type Core,
  type FieldPlace,
  type Fields,
  LayoutError,
  type Scalar,
  scalar,
  type TableField,
  table,
  WORD_MAX,
  WORD_MIN,
} from './fields.ts'
import type { Viewer } from './types.ts'

export type { Core, Fields, Sees } from './fields.ts'

/** What the kernel itself keeps in every state: the number of seats and the stack of frames (see flow.ts). */
export const DEPTH = 12
export const FRAME_WORDS = 12
const coreFields = {
  seats: scalar({ min: 1, max: 8, init: 1, sees: 'all' }),
  depth: scalar({ max: DEPTH, sees: 'all' }),
  frames: table([DEPTH, FRAME_WORDS], { min: WORD_MIN, max: WORD_MAX, sees: 'all' }),
} satisfies Fields

type Scalars<F extends Fields> = { -readonly [N in keyof F as F[N] extends Scalar ? N : never]: number }
type Tables<F extends Fields> = { readonly [N in keyof F as F[N] extends TableField ? N : never]: Int16Array }
export type StateOf<F extends Fields> = Core & Scalars<F> & Tables<F>
/** What is stored and exported: field names, never offsets. */
export type Named = { readonly [field: string]: number | readonly number[] }

export interface Layout<S extends Core = Core> {
  readonly seats: number
  /** Bytes of one state. */
  readonly size: number
  create(): S
  /** Where every field stands in the buffer. */
  readonly places: readonly FieldPlace[]
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

export function layout<F extends Fields>(seats: number, fields: F): Layout<StateOf<F>> {
  type S = StateOf<F>
  const places = place({ ...coreFields, ...fields }, seats)
  const length = places.reduce((n, p) => n + p.length, 0)
  const State = stateClass(places, length)
  const start = new State()
  for (const p of places) start.words.fill(p.field.init, p.at, p.at + p.length)
  start.seats = seats

  const blank = (into: Int16Array, p: FieldPlace, viewer: Viewer): void => {
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
    places,
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
      return s
    },
  }
}

function place(fields: Fields, seats: number): readonly FieldPlace[] {
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
function stateClass(places: readonly FieldPlace[], length: number): new () => Core {
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

function cell(p: FieldPlace, word: number): string {
  if (!p.field.dims) return p.name
  let rest = word - p.at
  const index: number[] = []
  for (let d = p.field.dims.length - 1; d >= 0; d--) {
    index.unshift(rest % p.field.dims[d])
    rest = Math.floor(rest / p.field.dims[d])
  }
  return `${p.name}[${index.join(', ')}]`
}

function read(words: Int16Array, p: FieldPlace, value: Named[string] | undefined): void {
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

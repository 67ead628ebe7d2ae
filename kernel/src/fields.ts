/** Fields of a state, as a game declares them: their range, who sees them, and where each stands in the buffer. */

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
export interface TableField extends FieldBase {
  readonly dims: readonly number[]
}
export type Fields = Readonly<Record<string, Scalar | TableField>>

export const WORD_MIN = -32768
export const WORD_MAX = 32767

function fieldOf(o: FieldOptions): FieldBase {
  const init = o.init ?? 0
  const blank = o.blank ?? init
  const min = o.min ?? Math.min(0, init, blank)
  return { min, max: o.max ?? 255, init, sees: o.sees ?? 'none', blank }
}
export const scalar = (o: FieldOptions = {}): Scalar => ({ ...fieldOf(o), dims: null })
export const table = (dims: readonly number[], o: FieldOptions = {}): TableField => ({ ...fieldOf(o), dims })

/** What every state has. */
export interface Core {
  readonly words: Int16Array
  seats: number
  depth: number
  readonly frames: Int16Array
}
export class LayoutError extends Error {
  override name = 'LayoutError'
}

export interface FieldPlace {
  readonly name: string
  readonly field: Scalar | TableField
  readonly at: number
  readonly length: number
}

import type { Rng } from '@ecumene/kernel'

/** Chance read from a list: recorded draws, or the dice of a test. */
export class ScriptedRng implements Rng {
  readonly #values: readonly number[]
  used = 0
  constructor(values: readonly number[]) {
    this.#values = values
  }
  get left(): number {
    return this.#values.length - this.used
  }
  below(n: number): number {
    if (this.left <= 0) throw new Error('the script of draws has ended')
    const value = this.#values[this.used++]
    if (!Number.isInteger(value) || value < 0 || value >= n)
      throw new Error(`the script says ${value} where 0..${n - 1} was drawn`)
    return value
  }
}

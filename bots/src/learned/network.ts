/**
 * A small network that reads a position: inputs of which most are zero, two hidden layers, two outputs. Plain loops
 * over 32-bit floats in one order, so that every machine gets the same figures.
 */
import type { NetworkFile, Sparse } from '@ecumene/contract'

export type NetworkLayers = NetworkFile['layers']

export const sizeOf = ([inputs, first, second, outputs]: NetworkLayers): number =>
  inputs * first + first + first * second + second + second * outputs + outputs

/** The parts of the numbers of a network. */
export interface NetworkParts {
  readonly rows: Float32Array
  readonly bias: Float32Array
  readonly secondRows: Float32Array
  readonly secondBias: Float32Array
  readonly outputRows: Float32Array
  readonly outputBias: Float32Array
}
export function partsOf(numbers: Float32Array, [inputs, first, second, outputs]: NetworkLayers): NetworkParts {
  let at = 0
  const next = (length: number): Float32Array => {
    at += length
    return numbers.subarray(at - length, at)
  }
  return {
    rows: next(inputs * first),
    bias: next(first),
    secondRows: next(first * second),
    secondBias: next(second),
    outputRows: next(second * outputs),
    outputBias: next(outputs),
  }
}

export class Network {
  readonly layers: NetworkLayers
  readonly #parts: NetworkParts
  readonly #first: Float32Array
  readonly #second: Float32Array
  /** What the last position came to. */
  readonly outputs: Float32Array

  constructor(numbers: Float32Array, layers: NetworkLayers) {
    if (numbers.length !== sizeOf(layers)) throw new Error(`${numbers.length} numbers for layers of ${layers.join()}`)
    this.layers = layers
    this.#parts = partsOf(numbers, layers)
    this.#first = new Float32Array(layers[1])
    this.#second = new Float32Array(layers[2])
    this.outputs = new Float32Array(layers[3])
  }
  read(position: Sparse): Float32Array {
    const [inputs, width] = this.layers
    const first = this.#first
    const { rows } = this.#parts
    const { at, value, n } = position
    first.set(this.#parts.bias)
    for (let k = 0; k < n; k++) {
      if (at[k] >= inputs) continue
      const factor = value[k]
      for (let j = 0, row = at[k] * width; j < width; j++, row++) first[j] += factor * rows[row]
    }
    layer(first, this.#parts.secondRows, this.#parts.secondBias, this.#second)
    layer(this.#second, this.#parts.outputRows, this.#parts.outputBias, this.outputs)
    return this.outputs
  }
}
/** What is below zero counts as zero. */
function layer(from: Float32Array, rows: Float32Array, bias: Float32Array, into: Float32Array): void {
  const width = into.length
  into.set(bias)
  for (let j = 0; j < from.length; j++) {
    const factor = from[j]
    if (factor <= 0) continue
    for (let k = 0, row = j * width; k < width; k++, row++) into[k] += factor * rows[row]
  }
}

/** How the numbers of a network should change so that it says more nearly what happened. */
import { type NetworkLayers, partsOf } from '@ecumene/bots'
import type { Positions } from './samples.ts'

/** A game that ended otherwise by chance does not pull harder than this. */
const MOST = 2

/** What a position came to: errors of the points, in the network's unit, and of the victory. */
export interface NetworkLoss {
  points: number
  spread: number
  won: number
  right: number
  n: number
}
export const noLoss = (): NetworkLoss => ({ points: 0, spread: 0, won: 0, right: 0, n: 0 })

export class Learner {
  readonly #layers: NetworkLayers
  readonly #parts: ReturnType<typeof partsOf>
  readonly #slopes: ReturnType<typeof partsOf>
  readonly #first: Float32Array
  readonly #second: Float32Array
  readonly #firstSlope: Float32Array
  readonly #secondSlope: Float32Array
  readonly #out = new Float32Array(2)

  /** `slopes` gets what is found out; its user sets it to zero again. */
  constructor(numbers: Float32Array, slopes: Float32Array, layers: NetworkLayers) {
    this.#layers = layers
    this.#parts = partsOf(numbers, layers)
    this.#slopes = partsOf(slopes, layers)
    this.#first = new Float32Array(layers[1])
    this.#second = new Float32Array(layers[2])
    this.#firstSlope = new Float32Array(layers[1])
    this.#secondSlope = new Float32Array(layers[2])
  }
  /** Adds up how wrong it is about a position. */
  judge(samples: Positions, i: number, loss: NetworkLoss): void {
    this.#read(samples, i)
    const [points, logit] = this.#out
    const chance = 1 / (1 + Math.exp(-logit))
    const won = samples.won[i]
    loss.points += (points - samples.points[i]) ** 2
    loss.spread += samples.points[i] ** 2
    loss.won -= won * Math.log(chance + 1e-9) + (1 - won) * Math.log(1 - chance + 1e-9)
    loss.right += logit > 0 === won > 0.5 ? 1 : 0
    loss.n++
  }
  learn(samples: Positions, i: number): void {
    this.#read(samples, i)
    const [points, logit] = this.#out
    const weight = samples.weight[i]
    const error = (points - samples.points[i]) * weight
    const ofPoints = Math.max(-MOST, Math.min(MOST, error))
    const ofVictory = (1 / (1 + Math.exp(-logit)) - samples.won[i]) * weight
    this.#backFromOutputs(ofPoints, ofVictory)
    this.#backFromSecond()
    const width = this.#layers[1]
    const { at, value, from } = samples
    const { rows } = this.#slopes
    const slope = this.#firstSlope
    for (let k = from[i], end = from[i + 1]; k < end; k++) {
      const factor = value[k]
      for (let j = 0, row = at[k] * width; j < width; j++, row++) rows[row] += factor * slope[j]
    }
  }
  #read(samples: Positions, i: number): void {
    const { at, value, from } = samples
    const { rows, bias, secondRows, secondBias, outputRows, outputBias } = this.#parts
    const [, width, second] = this.#layers
    const a = this.#first
    const b = this.#second
    a.set(bias)
    for (let k = from[i], end = from[i + 1]; k < end; k++) {
      const factor = value[k]
      for (let j = 0, row = at[k] * width; j < width; j++, row++) a[j] += factor * rows[row]
    }
    b.set(secondBias)
    for (let j = 0; j < width; j++) {
      if (a[j] <= 0) a[j] = 0
      else for (let k = 0, row = j * second; k < second; k++, row++) b[k] += a[j] * secondRows[row]
    }
    this.#out.set(outputBias)
    for (let k = 0; k < second; k++) {
      if (b[k] <= 0) b[k] = 0
      this.#out[0] += b[k] * outputRows[k * 2]
      this.#out[1] += b[k] * outputRows[k * 2 + 1]
    }
  }
  #backFromOutputs(ofPoints: number, ofVictory: number): void {
    const { outputRows } = this.#parts
    const slopes = this.#slopes
    slopes.outputBias[0] += ofPoints
    slopes.outputBias[1] += ofVictory
    for (let k = 0; k < this.#second.length; k++) {
      const here = this.#second[k]
      slopes.outputRows[k * 2] += ofPoints * here
      slopes.outputRows[k * 2 + 1] += ofVictory * here
      this.#secondSlope[k] = here > 0 ? ofPoints * outputRows[k * 2] + ofVictory * outputRows[k * 2 + 1] : 0
      slopes.secondBias[k] += this.#secondSlope[k]
    }
  }
  #backFromSecond(): void {
    const [, width, second] = this.#layers
    const { secondRows } = this.#parts
    const slopes = this.#slopes
    for (let j = 0; j < width; j++) {
      const here = this.#first[j]
      let slope = 0
      if (here > 0)
        for (let k = 0, row = j * second; k < second; k++, row++) {
          slope += this.#secondSlope[k] * secondRows[row]
          slopes.secondRows[row] += this.#secondSlope[k] * here
        }
      this.#firstSlope[j] = slope
      slopes.bias[j] += slope
    }
  }
}

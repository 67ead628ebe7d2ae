/** Positions of games that were played, as a network reads them, and how the games ended. */
import type { Sparse } from '@ecumene/contract'

/** One game in so many is held out: it judges what was learned from the others. */
const HELD_OUT = 20

export class Positions {
  n = 0
  /** Where the inputs of a position begin; those of the last one end at `from[n]`. */
  from = new Float64Array(1025)
  at = new Uint16Array(1 << 18)
  value = new Float32Array(1 << 18)
  /** What the network should have said: points still to come, and the victory. */
  points = new Float32Array(1024)
  won = new Float32Array(1024)
  weight = new Float32Array(1024)
  isHeldOut = new Uint8Array(1024)

  add(position: Sparse, points: number, won: number, weight: number, game: number): void {
    const start = this.from[this.n]
    const end = start + position.n
    if (this.n + 1 >= this.points.length) this.#makeRoom()
    while (end > this.at.length) {
      this.at = grown(this.at, new Uint16Array(this.at.length * 2))
      this.value = grown(this.value, new Float32Array(this.value.length * 2))
    }
    this.at.set(position.at.subarray(0, position.n), start)
    this.value.set(position.value.subarray(0, position.n), start)
    this.points[this.n] = points
    this.won[this.n] = won
    this.weight[this.n] = weight
    this.isHeldOut[this.n] = game % HELD_OUT === 0 ? 1 : 0
    this.from[++this.n] = end
  }
  /** What was played before counts so many times as much as it did. */
  fade(share: number): void {
    for (let i = 0; i < this.n; i++) this.weight[i] *= share
  }
  #makeRoom(): void {
    const room = this.points.length * 2
    this.from = grown(this.from, new Float64Array(room + 1))
    this.points = grown(this.points, new Float32Array(room))
    this.won = grown(this.won, new Float32Array(room))
    this.weight = grown(this.weight, new Float32Array(room))
    this.isHeldOut = grown(this.isHeldOut, new Uint8Array(room))
  }
}
function grown<A extends { set(from: A): void }>(from: A, into: A): A {
  into.set(from)
  return into
}

/** What a game gives so that the worth of its positions can be learned: a position as numbers, and what was learned. */
import type { Core, Seat } from '@ecumene/kernel'

/** Numbers of which most are zero: the others, and where they stand. A place may come twice; it then counts both. */
export class Sparse {
  n = 0
  readonly at = new Uint16Array(2048)
  readonly value = new Float32Array(2048)
  put(place: number, value: number): void {
    if (value === 0) return
    this.at[this.n] = place
    this.value[this.n++] = value
  }
}

/** Puts numbers one after the other, each times a share. */
export class Pen {
  #out: Sparse | null = null
  #share = 1
  #place = 0
  begin(out: Sparse, share: number, place: number): this {
    this.#out = out
    this.#share = share
    this.#place = place
    return this
  }
  next(value: number): void {
    this.#out?.put(this.#place++, value * this.#share)
  }
  skip(places: number): void {
    this.#place += places
  }
}
/** A network as a file of the game. Its numbers are little-endian, in base64. */
export interface NetworkFile {
  /** The rules it has learned. */
  readonly rules: number
  /** Raised whenever the inputs mean something else: another network is wanted then. */
  readonly inputs: string
  /** Numbers in each layer: the inputs, two hidden layers, the outputs. */
  readonly layers: readonly [inputs: number, first: number, second: number, outputs: number]
  /** Of the first layer, row by row: a whole number from -127 to 127 each, and what one of it is worth in that row. */
  readonly first: string
  readonly scales: string
  /** Everything after the rows of the first layer, as 32-bit floats: bias, then rows and bias of each further layer. */
  readonly rest: string
  /** How it was made: seeds, games, matches. */
  readonly made: Readonly<Record<string, unknown>>
}

export interface Learned<S extends Core = Core> {
  /** What the inputs mean, as a word that changes with them; by the number of seats where that makes a difference. */
  inputs(seats: number): { readonly id: string; readonly count: number }
  /**
   * The position as a seat sees it, in a world that is known in full or imagined. 1: seen by the seat; -1: by its only
   * rival, who hopes for the opposite. Allocates nothing.
   */
  features(s: S, seat: Seat, out: Sparse): 1 | -1
  /** What the seat is ahead already, in the points of a search; the network adds what is still to come. */
  ahead(s: S, seat: Seat): number
  /** Points of one unit of the first output, and what being sure of the victory counts beside them. */
  readonly points: number
  readonly victory: number
  /** The network for so many seats; null: none has been learned. */
  network(seats: number): Promise<NetworkFile> | null
}

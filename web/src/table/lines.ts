/**
 * The lines of a chronicle, oldest first. A list never changes; the list that follows it shares its room, so that a new
 * line costs the same at the end of a long game as at its beginning. Only taking back copies.
 */
import type { Line } from '@ecumene/kernel'

/** A line of the chronicle with the moment it belongs to. */
export interface ChronicleLine extends Line {
  /** The public `round` of the position it was played in, if the game counts rounds. */
  readonly round: number | null
  /** The decision that was being taken: `decision.<phase>` names it. Empty: not known. */
  readonly phase: string
  /** When, in milliseconds. */
  readonly at: number | null
}

export class Lines implements Iterable<ChronicleLine> {
  static readonly none = new Lines([], 0)
  readonly length: number
  readonly #room: ChronicleLine[]

  private constructor(room: ChronicleLine[], length: number) {
    this.#room = room
    this.length = length
  }
  at(i: number): ChronicleLine {
    return this.#room[i]
  }
  /** The number of the last line; -1 if there is none. */
  get last(): number {
    return this.length === 0 ? -1 : this.#room[this.length - 1].seq
  }
  /** How many lines there are up to line `seq`, that line included. */
  countTo(seq: number): number {
    // What is asked for stands near the end nearly always.
    let n = this.length
    while (n > this.length - 8 && n > 0 && this.#room[n - 1].seq > seq) n--
    if (n === 0 || this.#room[n - 1].seq <= seq) return n
    let low = 0
    while (low < n) {
      const middle = (low + n) >> 1
      if (this.#room[middle].seq <= seq) low = middle + 1
      else n = middle
    }
    return low
  }
  slice(from: number, to = this.length): readonly ChronicleLine[] {
    return this.#room.slice(from, Math.min(to, this.length))
  }
  after(seq: number): readonly ChronicleLine[] {
    return this.slice(this.countTo(seq))
  }
  /** The lines up to line `since`, followed by these. */
  followedBy(since: number, add: readonly ChronicleLine[]): Lines {
    const kept = this.countTo(since)
    if (kept === this.length && add.length === 0) return this
    const room = kept === this.#room.length ? this.#room : this.#room.slice(0, kept)
    for (const line of add) room.push(line)
    return new Lines(room, kept + add.length)
  }
  /** It is `older` with nothing or something added. */
  continues(older: Lines): boolean {
    return this.#room === older.#room && this.length >= older.length
  }
  *[Symbol.iterator](): Iterator<ChronicleLine> {
    for (let i = 0; i < this.length; i++) yield this.#room[i]
  }
}

/** Where chance comes from, and what rules may do to the world besides changing their state. */
import { fromHex, hmac, sha256, toHex } from './sha256.ts'
import type { SeatMask } from './types.ts'

export interface Rng {
  /** A whole number from 0 to n - 1. */
  below(n: number): number
}

export interface World<E> {
  /** False while searching: build no events. */
  readonly live: boolean
  emit(e: E): void
  /** 0..sides-1; recorded, and closes the undo window. */
  roll(sides: number): number
  /** Shuffles the first n cells; recorded, and closes the undo window. */
  shuffle(cards: Int16Array, n: number): void
  /** These seats have just learned something they could not know; closes the undo window. */
  reveal(to: SeatMask): void
}

/** Fisher-Yates with the last card first; one draw a card, so a record can be checked by hand. */
export function shuffleWith(rng: Rng, cards: Int16Array, n: number): void {
  for (let i = n - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
}

/** Fast and good enough for search, bots and tests (sfc32); never for a match that people play. */
export class FastRng implements Rng {
  #a: number
  #b: number
  #c = 0
  #d = 1
  constructor(seed: number) {
    this.#a = seed | 0
    this.#b = Math.imul(seed, 0x9e3779b9) ^ 0x5bd1e995
    for (let i = 0; i < 12; i++) this.next()
  }
  next(): number {
    const t = (this.#a + this.#b + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + t
    return t >>> 0
  }
  below(n: number): number {
    return Math.floor((this.next() / 2 ** 32) * n)
  }
}

/**
 * Keyed chance: draw i is HMAC-SHA256(key, i). Publish `commitment(key)` before play and the key after it: everyone can
 * check every draw.
 */
export class KeyedRng implements Rng {
  readonly #key: Uint8Array
  count: number
  constructor(key: string, count = 0) {
    this.#key = fromHex(key)
    this.count = count
  }
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 31) throw new Error(`cannot draw one of ${n}`)
    const message = new Uint8Array(8)
    new DataView(message.buffer).setUint32(0, this.count++)
    const limit = Math.floor(2 ** 32 / n) * n
    for (let attempt = 0; ; attempt++) {
      new DataView(message.buffer).setUint32(4, attempt)
      const mac = new DataView(hmac(this.#key, message).buffer)
      for (let i = 0; i < 8; i++) {
        const x = mac.getUint32(i * 4)
        if (x < limit) return x % n
      }
    }
  }
}
export const commitment = (key: string): string => toHex(sha256(fromHex(key)))
/** A key that anyone can name again: fixed seeds, duplicate play, tests. */
export const keyOf = (seed: string): string => toHex(sha256(new TextEncoder().encode(`ecumene:${seed}`)))

/** The world while searching: nobody watches, chance is fast. */
export class SearchWorld<E = never> implements World<E> {
  readonly live = false
  rng: Rng
  constructor(rng: Rng) {
    this.rng = rng
  }
  emit(): void {}
  reveal(): void {}
  roll(sides: number): number {
    return this.rng.below(sides)
  }
  shuffle(cards: Int16Array, n: number): void {
    shuffleWith(this.rng, cards, n)
  }
}

/** The world of a match: everything is written down. */
export class LiveWorld<E> implements World<E> {
  readonly live = true
  readonly events: E[] = []
  readonly draws: number[] = []
  revealed: SeatMask = 0
  readonly #rng: Rng
  constructor(rng: Rng) {
    this.#rng = rng
  }
  emit(e: E): void {
    this.events.push(e)
  }
  reveal(to: SeatMask): void {
    this.revealed |= to
  }
  roll(sides: number): number {
    const v = this.#rng.below(sides)
    this.draws.push(v)
    return v
  }
  shuffle(cards: Int16Array, n: number): void {
    shuffleWith({ below: k => this.roll(k) }, cards, n)
  }
}

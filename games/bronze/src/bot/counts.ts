/** What most cities count, as tables: cards, settlements and kinds of every seat. Asked a thousand times a move. */
import type { Seat } from '@ecumene/kernel'
import type { CityEffect } from '../../data/cities.ts'
import { BAND_BITS, bandAt, KINDS, LANDSCAPES, SYMBOL_BITS } from '../../data/lands.ts'
import { BRONZE, TECHS } from '../../data/technologies.ts'
import { COLUMNS } from '../../data/tokens.ts'
import { countBits } from '../board.ts'
import { haveOf } from '../scoring.ts'
import { columnAt, rowsOf, type S, techOf } from '../state.ts'

const SEATS = 4

export class Counts {
  readonly #cards = new Int16Array(SEATS * TECHS)
  readonly #settlements = new Int16Array(SEATS * LANDSCAPES)
  readonly #kinds = new Int16Array(SEATS * LANDSCAPES)

  /** Reads the matrices of all. */
  readCards(s: S): void {
    const { matrix, height } = s
    const rows = rowsOf(s)
    this.#cards.fill(0)
    for (let seat = 0; seat < s.seats; seat++)
      for (let column = columnAt(seat, 0), end = column + COLUMNS; column < end; column++)
        for (let cell = column * rows, last = cell + height[column]; cell < last; cell++)
          this.#cards[seat * TECHS + techOf(matrix[cell])]++
  }
  /** One card more or less in a matrix. */
  addCard(seat: Seat, tech: number, n: number): void {
    this.#cards[seat * TECHS + tech] += n
  }
  /** Reads the cubes of a seat. */
  readCubes(s: S, seat: Seat): void {
    const { seats, cubes, land: tiles, open } = s
    const to = seat * LANDSCAPES
    for (let at = to; at < to + LANDSCAPES; at++) {
      this.#settlements[at] = 0
      this.#kinds[at] = 0
    }
    for (let land = 0; land < open; land++) {
      const own = cubes[land * seats + seat]
      if (own === 0) continue
      for (let landscape = 0; landscape < LANDSCAPES; landscape++) {
        const band = bandAt(tiles[land], landscape)
        const here = own & BAND_BITS[band]
        if (here === 0) continue
        this.#settlements[to + landscape] += countBits(here)
        for (let kind = 0; kind < KINDS; kind++)
          if ((here & SYMBOL_BITS[band * KINDS + kind]) !== 0) this.#kinds[to + landscape] |= 1 << kind
      }
    }
  }
  /** One cube more; what `takeCube` is given to take it off again. */
  addCube(seat: Seat, landscape: number, kind: number): number {
    const at = seat * LANDSCAPES + landscape
    const before = this.#kinds[at]
    this.#settlements[at]++
    this.#kinds[at] |= 1 << kind
    return before
  }
  takeCube(seat: Seat, landscape: number, kinds: number): void {
    const at = seat * LANDSCAPES + landscape
    this.#settlements[at]--
    this.#kinds[at] = kinds
  }
  /** The number a city looks at: `haveOf`, from the tables where they have it. */
  have(s: S, seat: Seat, effect: CityEffect): number {
    const cards = seat * TECHS
    const cubes = seat * LANDSCAPES
    switch (effect.type) {
      case 'mostCards':
        return this.#cards[cards + effect.tech]
      case 'bronzePairs':
        return Math.min(this.#cards[cards + BRONZE], this.#cards[cards + effect.tech])
      case 'mostSettlements':
        return this.#settlements[cubes + effect.landscape]
      case 'allKinds':
        return (
          countBits(this.#kinds[cubes + effect.landscapes[0]]) + countBits(this.#kinds[cubes + effect.landscapes[1]])
        )
      default:
        return haveOf(s, seat, effect)
    }
  }
  /** The most that one of the other seats has. */
  most(s: S, seat: Seat, effect: CityEffect): number {
    let most = 0
    for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, this.have(s, other, effect))
    return most
  }
  /** As many cards of one technology as of another. */
  isEven(seat: Seat, tech: number, other: number): boolean {
    return this.#cards[seat * TECHS + tech] === this.#cards[seat * TECHS + other]
  }
}

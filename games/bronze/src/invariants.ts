/** Laws of the table: no piece is lost, none is in two places, nothing stands where it cannot. */

import { NONE } from '@ecumene/kernel'
import { CITIES, cityDeck } from '../data/cities.ts'
import { ALL_PLACES, LANDS } from '../data/lands.ts'
import { CARDS_OF_EACH, ORDINARY } from '../data/technologies.ts'
import { COLUMNS, CUBES, type Players, POOL, ROUTE_TOKENS, STACKS } from '../data/tokens.ts'
import { countBits } from './board.ts'
import { coveredIn } from './determinize.ts'
import {
  cellAt,
  columnAt,
  cubesAt,
  DISCARDED,
  frontOf,
  landsOf,
  OWNED,
  routeAt,
  rowsOf,
  type S,
  stackAt,
} from './state.ts'

export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  cubes(s, broken)
  cards(s, broken)
  cities(s, broken)
  lands(s, broken)
  for (let landscape = 0; landscape < s.routeOf.length / ROUTE_TOKENS; landscape++)
    for (let token = 0; token < ROUTE_TOKENS; token++)
      for (let twin = 0; twin < token; twin++)
        if (
          s.routeOf[routeAt(landscape, token)] !== NONE &&
          s.routeOf[routeAt(landscape, token)] === s.routeOf[routeAt(landscape, twin)]
        )
          broken.push(`landscape ${landscape}: seat ${s.routeOf[routeAt(landscape, token)]} holds two route tokens`)
  return broken
}

function cubes(s: S, broken: string[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    let n = s.supply[seat]
    for (let land = 0; land < landsOf(s); land++) n += countBits(s.cubes[cubesAt(s, land, seat)])
    if (n !== CUBES) broken.push(`seat ${seat}: ${n} cubes in all`)
  }
  for (let land = 0; land < landsOf(s); land++) {
    let bits = 0
    for (let seat = 0; seat < s.seats; seat++) {
      if ((bits & s.cubes[cubesAt(s, land, seat)]) !== 0) broken.push(`land ${land}: two cubes on one place`)
      bits |= s.cubes[cubesAt(s, land, seat)]
    }
    if (bits !== 0 && land >= s.open) broken.push(`land ${land}: cubes on a face-down land`)
    if ((bits & ~ALL_PLACES) !== 0) broken.push(`land ${land}: a cube beside the places`)
  }
}

function cards(s: S, broken: string[]): void {
  const count = new Array<number>(ORDINARY).fill(0)
  if (s.taken !== NONE) count[s.taken]++
  for (let stack = 0; stack < STACKS; stack++) {
    for (let i = 0; i < coveredIn(s, stack); i++) count[s.stack[stackAt(s, stack, i)]]++
    if (stack < POOL && s.top[stack] !== NONE) count[s.top[stack]]++
    if (stack < POOL && (s.top[stack] === NONE) !== (s.stackSize[stack] === 0))
      broken.push(`stack ${stack}: size and top card disagree`)
  }
  for (let seat = 0; seat < s.seats; seat++)
    for (let column = 0; column < COLUMNS; column++) {
      if (column > 0 && s.height[columnAt(seat, column)] > 0 && s.height[columnAt(seat, column - 1)] === 0)
        broken.push(`seat ${seat}: a gap between columns`)
      for (let row = 0; row < rowsOf(s); row++) {
        const card = s.matrix[cellAt(s, seat, column, row)]
        if (card !== NONE) count[frontOf(card)]++
        if ((card !== NONE) !== row < s.height[columnAt(seat, column)])
          broken.push(`seat ${seat}, column ${column}: its height is not its cards`)
      }
    }
  for (let tech = 0; tech < ORDINARY; tech++)
    if (count[tech] !== CARDS_OF_EACH[s.seats as Players])
      broken.push(`technology ${tech}: ${count[tech]} cards in all`)
}

function cities(s: S, broken: string[]): void {
  const deck = new Set(cityDeck(s.seats as Players))
  const inDeck = new Set<number>()
  for (let i = 0; i < s.cityLeft; i++) inDeck.add(s.cityDeck[i])
  if (inDeck.size !== s.cityLeft) broken.push('a city twice in the deck')
  let out = 0
  for (let city = 0; city < CITIES.length; city++) {
    const at = s.cityAt[city]
    if (at === NONE) continue
    out++
    if (inDeck.has(city) || !deck.has(city)) broken.push(`city ${city} is in two places`)
    const known = (at > 0 && at < s.open) || (at >= OWNED && at < OWNED + s.seats) || at === DISCARDED
    if (!known) broken.push(`city ${city} is nowhere: ${at}`)
  }
  if (out + s.cityLeft !== deck.size) broken.push(`${out + s.cityLeft} city cards in all`)
}

function lands(s: S, broken: string[]): void {
  const seen = new Set<number>()
  for (let land = 0; land < landsOf(s); land++) {
    const tile = land < s.open ? s.land[land] : s.faceDown[land]
    if (tile < 0 || tile >= LANDS || seen.has(tile)) broken.push(`land ${land}: tile ${tile}`)
    if ((land < s.open ? s.faceDown[land] : s.land[land]) !== NONE)
      broken.push(`land ${land}: is both face up and face down`)
    seen.add(tile)
  }
}

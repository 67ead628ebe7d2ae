/** How far a game has come. */

import { PLACES } from '../data/lands.ts'
import { TECH_DECK_SIZE } from '../data/technologies.ts'
import { CUBES, LANDS_OPEN, type Players } from '../data/tokens.ts'
import { countBits, occupied } from './board.ts'
import { landsOf, rowsFor, type S } from './state.ts'

/** How near the nearest end condition is. */
export function progressOf(s: S): number {
  const players = s.seats as Players
  let cards = 0
  for (let i = 0; i < s.stackSize.length; i++) cards += s.stackSize[i]
  let cubes = CUBES
  for (let seat = 0; seat < players; seat++) cubes = Math.min(cubes, s.supply[seat])
  const lands = landsOf(s)
  const last = s.open === lands ? countBits(occupied(s, lands - 1)) / PLACES : 0
  const way = (s.open - LANDS_OPEN[players] + last) / (lands - LANDS_OPEN[players] + 1)
  return Math.min(
    0.99,
    Math.max((TECH_DECK_SIZE[players] - cards) / (players * rowsFor(players)), 1 - cubes / CUBES, way),
  )
}

/** Laws of the board that hold after every action in both games: no piece is ever lost or made (CIV-2.7.1b). */
import { asking, NONE } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../data/areas.ts'
import { SHIPS_EACH } from '../data/nations.ts'
import { AREA_OF_SHORE, map } from './map.ts'
import { afloat, inPlay } from './query.ts'
import { type Common, shipOf, tokensAt } from './state.ts'

/** `move` is the number of the decision during which tokens may be aboard and ships at sea. */
export function checkPieces(s: Common, move: number, broken: string[]): void {
  const isMoving = asking(s) === move
  for (let seat = 0; seat < s.seats; seat++) {
    let tokens = s.stock[seat] + s.treasury[seat] + afloat(s, seat)
    let cities = 0
    for (let area = 0; area < AREAS; area++) {
      const n = s.tokens[tokensAt(area, seat)]
      tokens += n
      if (s.city[area] === seat) cities++
      if ((n > 0 || s.city[area] === seat) && (!inPlay(s, area) || map.openSea[area]))
        broken.push(`seat ${seat} has units in ${AREA_IDS[area]}, which is out of play`)
    }
    if (tokens !== s.tokensEach) broken.push(`seat ${seat}: ${tokens} tokens in all, ${s.tokensEach} in use`)
    if (cities !== s.cities[seat]) broken.push(`seat ${seat}: ${cities} cities on the board, ${s.cities[seat]} said`)
    if (!isMoving && afloat(s, seat) > 0) broken.push(`seat ${seat}: tokens aboard after movement`)
    for (let i = 0; i < SHIPS_EACH; i++) {
      const shore = s.ship[shipOf(seat, i)]
      if (shore === NONE) continue
      if (!inPlay(s, AREA_OF_SHORE[shore])) broken.push(`seat ${seat}: a ship out of play`)
      if (!isMoving && map.openSea[AREA_OF_SHORE[shore]]) broken.push(`seat ${seat}: a ship left in open sea`)
    }
  }
}

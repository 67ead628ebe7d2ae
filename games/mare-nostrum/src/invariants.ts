/** Laws that hold after every action: every piece and token is somewhere, once. */

import { NONE } from '@ecumene/kernel'
import { FORTRESSES, LEGIONS, MARKERS, TRIREMES } from '../data/empires.ts'
import { COIN, GOOD_IDS, GOODS, RESOURCE_IDS, RESOURCES, SUPPLY } from '../data/goods.ts'
import { PROVINCE_IDS } from '../data/names.ts'
import { FACE_UP } from '../data/tokens.ts'
import { CAPITALS_MASK, IN_PLAY, LANDS, SLOT_IDS, SLOT_PROVINCE, SLOTS_IN_ALL, WATERS } from './board.ts'
import { TOKEN_COUNT, TOKEN_IDS } from './powers/tokens.ts'
import { capitalOf } from './query/control.ts'
import { glory } from './query/powers.ts'
import { holds } from './query/resources.ts'
import { freeLegions, legionsIn, standsOn, triremesIn } from './query/units.ts'
import { at, FORT, LEGION, MARKER, type S, TRIREME } from './state.ts'

export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  if (s.pileSize === 0 && s.reserve[COIN] === 0 && s.round === 0) return broken // before the table is laid
  const law = (holdsTrue: boolean, sentence: string): void => {
    if (!holdsTrue) broken.push(sentence)
  }
  for (let seat = 0; seat < s.seats; seat++) {
    let [legions, triremes, fortresses, markers] = [0, 0, 0, 0]
    for (let province = 0; province < LANDS; province++) {
      legions += legionsIn(s, province, seat)
      if (s.fortress[province] === seat) fortresses++
      if (s.control[province] === seat && province !== capitalOf(s, seat)) markers++
      law(
        freeLegions(s, province, seat) >= 0,
        `seat ${seat}: more legions stand on posts than are in ${PROVINCE_IDS[province]}`,
      )
    }
    for (let sea = 0; sea < WATERS; sea++) triremes += triremesIn(s, sea, seat)
    law(legions + s.pieces[at.pieces(seat, LEGION)] === LEGIONS, `seat ${seat}: legions are not ${LEGIONS}`)
    law(triremes + s.pieces[at.pieces(seat, TRIREME)] === TRIREMES, `seat ${seat}: triremes are not ${TRIREMES}`)
    law(fortresses + s.pieces[at.pieces(seat, FORT)] === FORTRESSES, `seat ${seat}: fortresses are not ${FORTRESSES}`)
    law(markers + s.pieces[at.pieces(seat, MARKER)] === MARKERS, `seat ${seat}: control markers are not ${MARKERS}`)
    law(s.control[capitalOf(s, seat)] === seat, `seat ${seat}: has lost its capital province`) // MN-R-64
    law(glory(s, seat) <= 5, `seat ${seat}: more than five heroes and wonders`)
    let held = 0
    let laid = 0
    for (let resource = 0; resource < RESOURCES; resource++) {
      held += holds(s, seat, resource)
      laid += s.tray[at.hold(seat, resource)]
      law(
        s.tray[at.hold(seat, resource)] <= holds(s, seat, resource),
        `seat ${seat}: lays out ${RESOURCE_IDS[resource]} it has not`,
      )
    }
    law(held === s.holdSize[seat], `seat ${seat}: holds ${held} resources, ${s.holdSize[seat]} said`)
    law(laid === s.laid[seat], `seat ${seat}: laid out ${laid}, ${s.laid[seat]} said`)
  }
  for (let province = 0; province < LANDS; province++) {
    const there = (IN_PLAY[s.seats] >> province) & 1
    law(
      there === 1 || (s.control[province] === NONE && s.fortress[province] === NONE),
      `${PROVINCE_IDS[province]} is covered`,
    )
    law(
      s.fortress[province] === NONE || s.fortress[province] === s.control[province],
      `${PROVINCE_IDS[province]}: a fortress without control`,
    )
    law(
      s.onMarker[province] === NONE || ((CAPITALS_MASK >> province) & 1) === 0,
      `${PROVINCE_IDS[province]}: a printed marker is occupied`,
    )
    law(
      s.onMarker[province] === NONE || (s.control[province] !== NONE && s.control[province] !== s.onMarker[province]),
      `${PROVINCE_IDS[province]}: an own marker occupied`,
    )
  }
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) {
    const seat = standsOn(s, slot)
    law(
      seat === NONE || legionsIn(s, SLOT_PROVINCE[slot], seat) > 0,
      `${SLOT_IDS[slot]}: a legion stands there that does not exist`,
    )
    law(((IN_PLAY[s.seats] >> SLOT_PROVINCE[slot]) & 1) === 1 || s.built[slot] === 0, `${SLOT_IDS[slot]} is covered`)
  }
  for (let resource = 0; resource < RESOURCES; resource++) {
    let n = s.reserve[resource]
    for (let seat = 0; seat < s.seats; seat++) n += s.hold[at.hold(seat, resource)] + s.shown[at.hold(seat, resource)]
    law(n === SUPPLY[resource], `${RESOURCE_IDS[resource]}: ${n} tokens, not ${SUPPLY[resource]}`)
  }
  for (let good = 0; good < GOODS; good++) {
    let n = s.spent[good]
    for (let seat = 0; seat < s.seats; seat++)
      n += s.legend[at.legend(seat, good)] + s.shownLegend[at.legend(seat, good)]
    for (let i = 0; i < s.pileSize; i++) if (s.pile[i] === good) n++
    law(n === 1, `legendary ${GOOD_IDS[good]}: ${n} tokens`)
  }
  let up = 0
  for (let token = 0; token < TOKEN_COUNT; token++) {
    let n = s.faceUp[token]
    for (let i = s.stackFrom; i < TOKEN_COUNT; i++) if (s.stack[i] === token) n++
    law(n === 1, `${TOKEN_IDS[token]}: ${n} tokens`)
    law(s.owner[token] === NONE || s.faceUp[token] === 1, `${TOKEN_IDS[token]}: hired face down`)
    if (s.faceUp[token] === 1 && s.owner[token] === NONE) up++
  }
  law(s.expert === 1 || up <= FACE_UP, `${up} tokens face up`)
  return broken
}

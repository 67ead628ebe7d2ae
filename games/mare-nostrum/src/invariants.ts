/** Laws that hold after every action: every piece and token is somewhere, once. */

import { FORTRESSES, LEGIONS, MARKERS, TRIREMES } from '../data/empires.ts'
import { COIN, GOOD_IDS, GOODS, RESOURCE_IDS, RESOURCES, SUPPLY } from '../data/goods.ts'
import { PROVINCE_IDS } from '../data/names.ts'

import { FACE_UP, TOKEN_IDS, TOKENS } from '../data/tokens.ts'
import { CAPITALS_MASK, IN_PLAY, LANDS, SLOT_IDS, SLOT_PROVINCE, SLOTS_IN_ALL, WATERS } from './board.ts'
import { capitalOf, freeLegions, glory, holds, legionsIn, standsOn, triremesIn } from './query.ts'
import { at, FORT, LEGION, MARKER, NONE, type S, TRIREME } from './state.ts'

export function invariants(s: S): readonly string[] {
  const broken: string[] = []
  if (s.pileSize === 0 && s.reserve[COIN] === 0 && s.round === 0) return broken // before the table is laid
  const law = (holdsTrue: boolean, sentence: string): void => {
    if (!holdsTrue) broken.push(sentence)
  }
  for (let q = 0; q < s.seats; q++) {
    let [legions, triremes, fortresses, markers] = [0, 0, 0, 0]
    for (let p = 0; p < LANDS; p++) {
      legions += legionsIn(s, p, q)
      if (s.fortress[p] === q) fortresses++
      if (s.control[p] === q && p !== capitalOf(s, q)) markers++
      law(freeLegions(s, p, q) >= 0, `seat ${q}: more legions stand on posts than are in ${PROVINCE_IDS[p]}`)
    }
    for (let w = 0; w < WATERS; w++) triremes += triremesIn(s, w, q)
    law(legions + s.pieces[at.pieces(q, LEGION)] === LEGIONS, `seat ${q}: legions are not ${LEGIONS}`)
    law(triremes + s.pieces[at.pieces(q, TRIREME)] === TRIREMES, `seat ${q}: triremes are not ${TRIREMES}`)
    law(fortresses + s.pieces[at.pieces(q, FORT)] === FORTRESSES, `seat ${q}: fortresses are not ${FORTRESSES}`)
    law(markers + s.pieces[at.pieces(q, MARKER)] === MARKERS, `seat ${q}: control markers are not ${MARKERS}`)
    law(s.control[capitalOf(s, q)] === q, `seat ${q}: has lost its capital province`) // MN-R-64
    law(glory(s, q) <= 5, `seat ${q}: more than five heroes and wonders`)
    let held = 0
    let laid = 0
    for (let r = 0; r < RESOURCES; r++) {
      held += holds(s, q, r)
      laid += s.tray[at.hold(q, r)]
      law(s.tray[at.hold(q, r)] <= holds(s, q, r), `seat ${q}: lays out ${RESOURCE_IDS[r]} it has not`)
    }
    law(held === s.holdSize[q], `seat ${q}: holds ${held} resources, ${s.holdSize[q]} said`)
    law(laid === s.laid[q], `seat ${q}: laid out ${laid}, ${s.laid[q]} said`)
  }
  for (let p = 0; p < LANDS; p++) {
    const there = (IN_PLAY[s.seats] >> p) & 1
    law(there === 1 || (s.control[p] === NONE && s.fortress[p] === NONE), `${PROVINCE_IDS[p]} is covered`)
    law(s.fortress[p] === NONE || s.fortress[p] === s.control[p], `${PROVINCE_IDS[p]}: a fortress without control`)
    law(s.onMarker[p] === NONE || ((CAPITALS_MASK >> p) & 1) === 0, `${PROVINCE_IDS[p]}: a printed marker is occupied`)
    law(
      s.onMarker[p] === NONE || (s.control[p] !== NONE && s.control[p] !== s.onMarker[p]),
      `${PROVINCE_IDS[p]}: an own marker occupied`,
    )
  }
  for (let k = 0; k < SLOTS_IN_ALL; k++) {
    const q = standsOn(s, k)
    law(
      q === NONE || legionsIn(s, SLOT_PROVINCE[k], q) > 0,
      `${SLOT_IDS[k]}: a legion stands there that does not exist`,
    )
    law(((IN_PLAY[s.seats] >> SLOT_PROVINCE[k]) & 1) === 1 || s.built[k] === 0, `${SLOT_IDS[k]} is covered`)
  }
  for (let r = 0; r < RESOURCES; r++) {
    let n = s.reserve[r]
    for (let q = 0; q < s.seats; q++) n += s.hold[at.hold(q, r)] + s.shown[at.hold(q, r)]
    law(n === SUPPLY[r], `${RESOURCE_IDS[r]}: ${n} tokens, not ${SUPPLY[r]}`)
  }
  for (let g = 0; g < GOODS; g++) {
    let n = s.spent[g]
    for (let q = 0; q < s.seats; q++) n += s.legend[at.legend(q, g)] + s.shownLegend[at.legend(q, g)]
    for (let i = 0; i < s.pileSize; i++) if (s.pile[i] === g) n++
    law(n === 1, `legendary ${GOOD_IDS[g]}: ${n} tokens`)
  }
  let up = 0
  for (let t = 0; t < TOKENS; t++) {
    let n = s.faceUp[t]
    for (let i = s.stackFrom; i < TOKENS; i++) if (s.stack[i] === t) n++
    law(n === 1, `${TOKEN_IDS[t]}: ${n} tokens`)
    law(s.owner[t] === NONE || s.faceUp[t] === 1, `${TOKEN_IDS[t]}: hired face down`)
    if (s.faceUp[t] === 1 && s.owner[t] === NONE) up++
  }
  law(s.expert === 1 || up <= FACE_UP, `${up} tokens face up`)
  return broken
}

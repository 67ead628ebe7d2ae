/** What a seat cannot know: face-down lands, the cards under each top card, the order of the city deck (BRZ-R-16). */
import { NONE, type Rng, shuffleWith } from '@ecumene/kernel'
import { cityDeck } from '../data/cities.ts'
import { LANDS } from '../data/lands.ts'
import { CARDS_OF_EACH } from '../data/technologies.ts'
import { type Players, POOL, STACKS } from '../data/tokens.ts'
import { frontOf, landsOf, type S, stackAt } from './state.ts'

const pool = new Int16Array(128)

/** Everybody sees the same, so it makes no difference whose view it is. */
export function determinize(s: S, _: number, rng: Rng): void {
  let n = 0
  for (let tile = 0; tile < LANDS; tile++) if (!isOpen(s, tile)) pool[n++] = tile
  shuffleWith(rng, pool, n)
  for (let land = s.open; land < landsOf(s); land++) s.faceDown[land] = pool[--n]

  n = 0
  for (let tech = 0; tech < 7; tech++) for (let left = unseen(s, tech); left > 0; left--) pool[n++] = tech
  shuffleWith(rng, pool, n)
  for (let stack = 0; stack < STACKS; stack++)
    for (let i = coveredIn(s, stack) - 1; i >= 0; i--) s.stack[stackAt(s, stack, i)] = pool[--n]

  n = 0
  const deck = cityDeck(s.seats as Players)
  for (let i = 0; i < deck.length; i++) if (s.cityAt[deck[i]] === NONE) pool[n++] = deck[i]
  shuffleWith(rng, pool, n)
  for (let i = 0; i < s.cityLeft; i++) s.cityDeck[i] = pool[--n]
}

function isOpen(s: S, tile: number): boolean {
  for (let land = 0; land < s.open; land++) if (s.land[land] === tile) return true
  return false
}
/** Face-down cards of a stack: all of the reserve, all but the top of the others. */
export const coveredIn = (s: S, stack: number): number =>
  stack < POOL && s.stackSize[stack] > 0 ? s.stackSize[stack] - 1 : s.stackSize[stack]
/** Cards of a technology that nobody has seen yet. */
function unseen(s: S, tech: number): number {
  let n = CARDS_OF_EACH[s.seats as Players]
  for (let stack = 0; stack < POOL; stack++) if (s.top[stack] === tech) n--
  if (s.taken === tech) n--
  for (let i = 0; i < s.matrix.length; i++) if (s.matrix[i] !== NONE && frontOf(s.matrix[i]) === tech) n--
  return n
}

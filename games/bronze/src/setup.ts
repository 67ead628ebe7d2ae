/** The table before the first turn. */
import { call, NONE, type Setup, type World } from '@ecumene/kernel'
import { cityDeck } from '../data/cities.ts'
import { LAND_IDS, LANDS } from '../data/lands.ts'
import { technologyDeck } from '../data/technologies.ts'
import { LANDS_OPEN, type Players, POOL, PROVINCE_TOKENS, STACK_SIZES, STACKS } from '../data/tokens.ts'
import { turnTop } from './effects/stacks.ts'
import type { E } from './events.ts'
import { landsOf, type S, stackAt } from './state.ts'
import { PROGRAMS } from './verbs.ts'

export function setup(s: S, table: Setup, world: World<E>): void {
  const players = table.seats as Players
  // Lands face down at random, those not used back to the box unseen; the nearest face up (BRZ-SET-13, BRZ-SET-14,
  // BRZ-SET-15).
  const lands = shuffled([...Array(LANDS).keys()], world)
  for (let land = 0; land < landsOf(s); land++) s.faceDown[land] = lands[land]
  for (; s.open < LANDS_OPEN[players]; s.open++) {
    s.land[s.open] = s.faceDown[s.open]
    s.faceDown[s.open] = NONE
    if (world.live) world.emit({ type: 'revealed', land: s.open + 1, tile: LAND_IDS[s.land[s.open]] })
  }
  // The cards of this number of players in five stacks of nearly equal size (BRZ-R-8), four of them with the top card
  // face up (BRZ-SET-17, BRZ-SET-18, BRZ-SET-19, BRZ-SET-20).
  const cards = shuffled(technologyDeck(players), world)
  for (let stack = 0, dealt = 0; stack < STACKS; stack++) {
    const size = STACK_SIZES[players][stack]
    s.stackSize[stack] = size
    for (let i = 0; i < size; i++) s.stack[stackAt(s, stack, i)] = cards[dealt++]
  }
  for (let stack = 0; stack < POOL; stack++) turnTop(s, stack, world)
  // A province token above each land (BRZ-SET-23). The trade route tokens lie in their landscapes: routeOf is NONE
  // (BRZ-SET-22).
  const tokens = shuffled(PROVINCE_TOKENS, world)
  for (let land = 0; land < landsOf(s); land++) s.province[land] = tokens[land]
  // The city cards of this number of players, face down (BRZ-SET-24).
  const cities = shuffled(cityDeck(players), world)
  s.cityDeck.set(cities)
  s.cityLeft = cities.length
  // The first player, at random, holds the mammoth to the end (BRZ-SET-25).
  s.first = world.roll(players)
  s.turn = s.first
  if (table.options.colours) call(s, PROGRAMS.colours)
  else {
    // Unless the table wants to be asked, colours go by seat (BRZ-SET-16, BRZ-R-35).
    for (let seat = 0; seat < players; seat++) s.colour[seat] = seat
    call(s, PROGRAMS.turn)
  }
}

function shuffled(list: Iterable<number>, world: World<E>): Int16Array {
  const cards = Int16Array.from(list)
  world.shuffle(cards, cards.length)
  return cards
}

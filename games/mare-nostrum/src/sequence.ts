/**
 * The outline of play: rounds of five phases until somebody wins (MN-0a). Phases 1 and 5 are for all at once (MN-0b).
 */
import {
  again,
  ask,
  bit,
  call,
  EVERYONE,
  each,
  everyone,
  inOrder,
  NOBODY,
  NONE,
  type Program,
  program,
  restart,
  run,
  type Seat,
  SKIP,
  setSlot,
  slot,
  type World,
} from '@ecumene/kernel'
import { RESOURCES } from '../data/goods.ts'
import { FACE_UP } from '../data/tokens.ts'
import { CULTURE, LANDS, MILITARY, SLOTS_IN_ALL, TRADE } from './board.ts'
import { anyAttack } from './decisions/attack.ts'
import { anyConquest } from './decisions/conquest.ts'
import { anyConversion } from './decisions/convert.ts'
import { mustFight } from './decisions/fight.ts'
import { anyMarch } from './decisions/march.ts'
import { anyTrireme } from './decisions/sail.ts'
import { canTake } from './decisions/take.ts'
import { askAt, decisionNamed } from './effects/ask-owners.ts'
import { afterBattle, rollBattle } from './effects/battle.ts'
import { collectFixed, leavesChoice } from './effects/income.ts'
import { settleWars } from './effects/map.ts'
import { discardUnused, lay, takeBack } from './effects/resources.ts'
import { settleTrack } from './effects/titles.ts'
import { checkConquest, checkGlory, checkLeadership, winByLimit } from './effects/victory.ts'
import type { E } from './events.ts'
import { TOKEN_COUNT, TOKEN_IDS } from './powers/tokens.ts'
import { fromTradeLeader, onlyOne } from './query/order.ts'
import { askersAt, type Held, has } from './query/powers.ts'
import { holds } from './query/resources.ts'
import { unitsIn } from './query/units.ts'
import { layOut, turnUp } from './setup.ts'
import type { S } from './state.ts'
import { DECISIONS, PROGRAMS } from './verbs.ts'

const bySeat = (s: S, i: number): Seat => (i >= s.seats ? NOBODY : s.empire[i] === NONE ? i : SKIP)

/**
 * Before the first round: empires are chosen where the table wants it, then everything is laid out (MN-SET-1,
 * MN-SET-9).
 */
const game = program<S, E>('game', 'MN-SET-1', [each(bySeat, DECISIONS.choose), layOut, run(PROGRAMS.round)])

const round = program<S, E>('round', 'MN-0a', [
  beginRound,
  collectAll, // phase 1
  collectChoices,
  askAt('income collected'), // the Colossus, after everybody's income (MN-R-8)
  run(PROGRAMS.trade), // phase 2: the Trade Leader begins (MN-0c)
  run(PROGRAMS.building), // phase 3: in the order of the Culture Leader
  run(PROGRAMS.war), // phase 4: in the order of the Military Leader
  run(PROGRAMS.leadership), // phase 5
  endRound,
])
function beginRound(s: S, world: World<E>): void {
  s.round++
  s.used.fill(0)
  if (world.live) world.emit({ type: 'round', round: s.round })
}
/**
 * Fixed income, player after player from the Trade Leader on (MN-R-2, MN-R-81a); nothing in the first round
 * (MN-SET-10).
 */
function collectAll(s: S, world: World<E>): void {
  if (s.round > 1) for (let i = 0; i < s.seats; i++) collectFixed(s, fromTradeLeader(s, i), world)
}
/**
 * Then the choices at legendary cities with temples, city by city (MN-1.1f). Slots: the place in the order, the next
 * slot to look at.
 */
function collectChoices(s: S): void {
  if (s.round === 1) return
  for (let i = slot(s, 0); i < s.seats; i++) {
    const seat = fromTradeLeader(s, i)
    for (let site = slot(s, 1); site < SLOTS_IN_ALL; site++) {
      if (!leavesChoice(s, site, seat)) continue
      setSlot(s, 0, i)
      setSlot(s, 1, site + 1)
      again(s)
      ask(s, DECISIONS.tithe, bit(seat), site)
      return
    }
    setSlot(s, 1, 0)
  }
  setSlot(s, 0, 0)
}
/** A table may stop after a number of rounds (MN-R-106). */
function endRound(s: S, world: World<E>): void {
  if (s.rounds > 0 && s.round >= s.rounds) winByLimit(s, world)
  else restart(s)
}

/** Every seat that has a power, clockwise from the Trade Leader. */
const fromLeader =
  (held: Held) =>
  (s: S, i: number): Seat =>
    i >= s.seats ? NOBODY : has(s, fromTradeLeader(s, i), held) ? fromTradeLeader(s, i) : SKIP

/** Phase 2. */
const trade = program<S, E>('trade', 'MN-2.1b', [
  s => ask(s, DECISIONS.marker, bit(s.leader[TRADE])),
  ...askersAt('marker played').map(asker => each(fromLeader(asker), decisionNamed(asker.power.asks))), // MN-R-84
  layOffers,
  beginTaking,
  takeOn,
  endTrade,
])
/** Who has no more than they owe offers all of it; the others choose, in secret (MN-R-11a, MN-R-11b). */
function layOffers(s: S): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.due[seat] === 0) continue
    if (s.due[seat] < s.holdSize[seat]) mask |= bit(seat)
    else
      for (let resource = 0; resource < RESOURCES; resource++)
        if (holds(s, seat, resource) > 0) lay(s, seat, resource, holds(s, seat, resource))
  }
  ask(s, DECISIONS.offer, mask)
}
/** The Trade Leader takes first (MN-2.2a); with nothing on offer there is no trade (MN-R-11c). */
function beginTaking(s: S): void {
  s.taker = s.leader[TRADE]
  s.lastTaker = NONE
  s.lastButOne = NONE
}
/** On and on, until nothing is left that the next one may take (MN-2.2d, MN-2.2g, MN-R-14). */
function takeOn(s: S): void {
  if (!canTake(s)) return
  again(s)
  ask(s, DECISIONS.take, bit(s.taker))
}
/**
 * Untaken offers go back (MN-R-85). All must have as many as before (MN-2.2.1a): the Trade Leader is one up and the
 * next to take one down, unless they are one and the same (MN-R-15a). The third marker makes all three available from
 * the next round on (MN-R-17a).
 */
function endTrade(s: S, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) takeBack(s, seat)
  s.due.fill(0)
  const short = s.taker
  s.taker = NONE
  s.lastTaker = NONE
  s.lastButOne = NONE
  if (s.markers === 7) s.markers = 0
  if (world.live) world.emit({ type: 'tradeEnded' })
  if (short !== s.leader[TRADE]) ask(s, DECISIONS.give, bit(s.leader[TRADE]), short)
}

/** Who is named acts at once (MN-R-86); the last one follows without a question. */
const turns =
  (naming: number, track: number, begin: (s: S, seat: Seat) => void) =>
  (s: S): void => {
    const left = everyone(s.seats) & ~s.acted
    if (s.named !== NONE) {
      const seat = s.named
      s.named = NONE
      s.acted |= bit(seat)
      s.active = seat
      again(s)
      begin(s, seat)
    } else if (left === 0) {
      s.acted = 0
      s.active = NONE
    } else {
      s.active = NONE
      again(s)
      if (onlyOne(left) !== NONE) s.named = onlyOne(left)
      else ask(s, naming, bit(s.leader[track]))
    }
  }

/** Phase 3; at its end, in this order (MN-R-91): glory, unused resources, the display. */
const building = program<S, E>('building', 'MN-3a', [
  s => s.fresh.fill(0), // control "since the start" is control when the phase begins (MN-R-21a)
  turns(DECISIONS.nameBuilder, CULTURE, (s, seat) => ask(s, DECISIONS.build, bit(seat))),
  s => s.fresh.fill(0),
  checkGlory,
  askAt('building ends'), // the Hanging Gardens
  returnUnused,
  refill,
])
function returnUnused(s: S, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) discardUnused(s, seat, world)
}
/** Back to five face up, as far as there are any (MN-SET-21). */
function refill(s: S, world: World<E>): void {
  let up = 0
  for (let held = 0; held < TOKEN_COUNT; held++) if (s.faceUp[held] === 1 && s.owner[held] === NONE) up++
  for (; up < FACE_UP && s.stackFrom < TOKEN_COUNT && s.expert === 0; up++) {
    const token = turnUp(s)
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'turnedUp', token: TOKEN_IDS[token] })
  }
}

/** Phase 4. */
const war = program<S, E>('war', 'MN-4a', [
  askAt('war begins'), // the Statue of Zeus
  turns(DECISIONS.nameMover, MILITARY, s => call(s, PROGRAMS.turn)),
  settleWars,
  checkConquest,
  s => {
    s.lastPeace = s.peaceWith
    s.peaceOf = NONE
    s.peaceWith = NONE
  },
])
/** One player's turn (MN-R-32): conversions, triremes, sea battles, legions, land battles, conquest. */
const turn = program<S, E>('turn', 'MN-R-32', [
  s => {
    if (anyConversion(s, s.active)) ask(s, DECISIONS.convert, bit(s.active))
  },
  s => {
    if (anyTrireme(s, s.active)) ask(s, DECISIONS.sail, bit(s.active))
  },
  s => {
    if (anyAttack(s, s.active)) ask(s, DECISIONS.attack, bit(s.active)) // before legions move (MN-4.1.1d)
  },
  s => {
    if (anyMarch(s, s.active)) ask(s, DECISIONS.march, bit(s.active))
  },
  landBattles,
  s => {
    s.fought.fill(0)
    if (anyConquest(s, s.active)) ask(s, DECISIONS.conquest, bit(s.active))
  },
  s => {
    s.fought.fill(0)
    s.foughtSea.fill(0)
    s.arrived.fill(0)
    s.sailed.fill(0)
  },
])
/** Every land battle that is due (MN-4.1.2b); a single one needs no question. */
function landBattles(s: S): void {
  let due = 0
  let where = NONE
  let target = NONE
  const seat = s.active
  for (let province = 0; province < LANDS; province++) {
    if (unitsIn(s, province, seat) === 0) continue
    for (let other = 0; other < s.seats; other++)
      if (mustFight(s, province, seat, other)) {
        due++
        where = province
        target = other
      }
  }
  if (due === 0) return
  again(s)
  if (due > 1) ask(s, DECISIONS.fight, bit(s.active))
  else call(s, PROGRAMS.battle, where, s.active, target)
}
const battle = program<S, E>('battle', 'MN-4.2b', [rollBattle, afterBattle])

/** Phase 5: titles, then victory by all three (MN-R-100). */
const leadership = program<S, E>('leadership', 'MN-5f', [
  settleTrack(TRADE),
  settleTrack(CULTURE),
  settleTrack(MILITARY),
  checkLeadership,
])

export const outline: readonly Program<S, E>[] = inOrder(PROGRAMS, {
  game,
  round,
  trade,
  building,
  war,
  turn,
  battle,
  leadership,
})

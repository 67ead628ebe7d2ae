/**
 * Fills in what a seat cannot know: the screens of others, what they lay out in secret, the pile, the face-down
 * tokens.
 */
import { asking, type Rng, type Seat, slot } from '@ecumene/kernel'
import { COIN, GOODS, RESOURCES, SUPPLY } from '../data/goods.ts'
import { FORTRESS } from './board.ts'
import { canLose, chooseLoss } from './effects/battle.ts'
import { lay } from './effects/resources.ts'
import { TOKEN_COUNT } from './powers/tokens.ts'
import { mixesSets, pairsInSets } from './query/powers.ts'
import { holds } from './query/resources.ts'
import { at, type S } from './state.ts'
import { DECISIONS } from './verbs.ts'

/** A token that may be anywhere unseen: a resource, or GOODS + 1 + g for the legendary commodity g. */
const LEGENDARY = RESOURCES

export function determinize(s: S, seat: Seat, rng: Rng): void {
  if (s.stackFrom < TOKEN_COUNT) faceDown(s, rng)
  if (s.round === 0) return
  const pool = unseen(s, seat)
  const deal = (player: Seat, token: number): void => {
    if (token >= LEGENDARY) s.legend[at.legend(player, token - LEGENDARY)] = 1
    else s.hold[at.hold(player, token)]++
  }
  const room = Array.from({ length: s.seats }, (_, player) => (player === seat ? 0 : s.holdSize[player]))
  // A set being paid, or commodities being kept, must be possible: their owner gets them first.
  for (let player = 0; player < s.seats; player++) {
    if (player === seat || s.laid[player] === 0 || asking(s) === DECISIONS.offer) continue
    for (const token of needed(s, player, pool, rng)) {
      deal(player, token)
      room[player]--
    }
  }
  shuffle(pool, rng)
  for (let player = 0; player < s.seats; player++)
    for (; room[player] > 0; room[player]--) deal(player, pool.pop() as number)
  // The rest is the pile: only legendary commodities may be left, so ordinary ones change places with those dealt.
  exchange(s, seat, pool, rng)
  for (let i = 0; i < s.pileSize; i++) s.pile[i] = pool[i] - LEGENDARY
  layOut(s, seat, rng)
  losses(s, seat, rng)
}

function faceDown(s: S, rng: Rng): void {
  const tokens: number[] = []
  for (let token = 0; token < TOKEN_COUNT; token++) if (s.faceUp[token] === 0) tokens.push(token)
  shuffle(tokens, rng)
  for (let i = s.stackFrom; i < TOKEN_COUNT; i++) s.stack[i] = tokens[i - s.stackFrom]
}
function unseen(s: S, seat: Seat): number[] {
  const pool: number[] = []
  for (let resource = 0; resource < RESOURCES; resource++) {
    let n = SUPPLY[resource] - s.reserve[resource]
    for (let other = 0; other < s.seats; other++) n -= s.shown[at.hold(other, resource)]
    if (seat >= 0) n -= s.hold[at.hold(seat, resource)]
    for (; n > 0; n--) pool.push(resource)
  }
  for (let good = 0; good < GOODS; good++) {
    let seen = s.spent[good] > 0 || (seat >= 0 && s.legend[at.legend(seat, good)] > 0)
    for (let other = 0; other < s.seats; other++) if (s.shownLegend[at.legend(other, good)] > 0) seen = true
    if (!seen) pool.push(LEGENDARY + good)
  }
  return pool
}
function shuffle(list: number[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const swap = rng.below(i + 1)
    const kept = list[i]
    list[i] = list[swap]
    list[swap] = kept
  }
}
/**
 * The pile holds legendary commodities only: an ordinary token left over goes to somebody who was dealt a legendary
 * one.
 */
function exchange(s: S, seat: Seat, pool: number[], rng: Rng): void {
  for (let i = 0; i < pool.length; i++) {
    if (pool[i] >= LEGENDARY) continue
    const from: [Seat, number][] = []
    for (let player = 0; player < s.seats; player++) {
      if (player === seat) continue
      for (let good = 0; good < GOODS; good++)
        if (s.legend[at.legend(player, good)] === 1 && s.tray[at.hold(player, good)] < holds(s, player, good))
          from.push([player, good])
    }
    const [player, good] = from[rng.below(from.length)]
    s.legend[at.legend(player, good)] = 0
    s.hold[at.hold(player, pool[i])]++
    pool[i] = LEGENDARY + good
  }
}

const kindOf = (token: number): number => (token >= LEGENDARY ? token - LEGENDARY : token)

/**
 * Tokens, taken out of the pool, that make a possible set of what a player is paying, or different commodities that
 * they keep; some are laid out.
 */
function needed(s: S, player: Seat, pool: number[], rng: Rng): readonly number[] {
  const paying = asking(s) === DECISIONS.pay
  const cost = paying ? slot(s, 0) : s.laid[player]
  shuffle(pool, rng)
  // Only so many legendary tokens can be behind screens at all: first those of kinds that no ordinary token has.
  const ordinary = pool.filter(token => token < LEGENDARY)
  const legendary = pool.filter(token => token >= LEGENDARY)
  legendary.sort((a, b) => Number(ordinary.includes(kindOf(a))) - Number(ordinary.includes(kindOf(b))))
  const free = ordinary.concat(legendary.slice(0, legendary.length - s.pileSize))
  const mixed = paying && mixesSets(s, player)
  const set = goodsSet(free, cost, mixed, paying && pairsInSets(s, player)) ?? coinSet(free, cost)
  for (const token of set) pool.splice(pool.indexOf(token), 1)
  const laid = s.laid[player]
  s.laid[player] = 0
  for (let i = 0; i < laid; i++) lay(s, player, kindOf(set[i]))
  return set
}
function goodsSet(free: readonly number[], cost: number, mixed: boolean, pair: boolean): readonly number[] | null {
  const set: number[] = []
  for (const token of free)
    if (set.length < cost && token !== COIN && !set.some(kept => kindOf(kept) === kindOf(token))) set.push(token)
  if (set.length < cost && mixed && free.includes(COIN)) set.push(COIN)
  // The first token of each kind is in the set by now: any other one makes the pair.
  const rest = free.filter((token, i) => token !== COIN && free.findIndex(kept => kindOf(kept) === kindOf(token)) !== i)
  if (set.length < cost && pair && rest.length > 0) set.push(rest[0])
  return set.length === cost ? set : null
}
/** Too few commodities unseen: it can only be coins, for Cleopatra with one commodity. */
function coinSet(free: readonly number[], cost: number): readonly number[] {
  const coins = free.filter(token => token === COIN).slice(0, cost)
  return coins.length < cost ? [...coins, free.find(token => token !== COIN) as number] : coins
}
/** Sealed offers: players who have laid some have laid cards they hold. */
function layOut(s: S, seat: Seat, rng: Rng): void {
  if (asking(s) !== DECISIONS.offer) return
  for (let player = 0; player < s.seats; player++) {
    if (player === seat) continue
    const laid = s.laid[player]
    s.laid[player] = 0
    while (s.laid[player] < laid) {
      const resource = rng.below(RESOURCES)
      if (s.tray[at.hold(player, resource)] < holds(s, player, resource)) lay(s, player, resource)
    }
  }
}
/** Losses chosen in secret: any units there. */
function losses(s: S, seat: Seat, rng: Rng): void {
  if (asking(s) !== DECISIONS.lose) return
  for (let player = 0; player < s.seats; player++) {
    if (player === seat) continue
    const chosen = s.lost[player]
    s.lost[player] = 0
    while (s.lost[player] < chosen) {
      const post = rng.below(FORTRESS + 1)
      if (canLose(s, slot(s, 0), player, post)) chooseLoss(s, slot(s, 0), player, post)
    }
  }
}

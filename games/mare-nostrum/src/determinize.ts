/** Fills in what a seat cannot know: the screens of others, what they lay out in secret, the pile, the face-down tokens. */
import { asking, type Rng, type Seat, slot } from '@ecumene/kernel'
import { CLEOPATRA, HANNIBAL } from '../data/empires.ts'
import { COIN, GOODS, RESOURCES, SUPPLY } from '../data/goods.ts'
import { TOKENS } from '../data/tokens.ts'
import { FORTRESS } from './board.ts'
import { canLose, chooseLoss } from './effects/battle.ts'
import { lay } from './effects/resources.ts'
import { hasHero, holds } from './query.ts'
import { at, D, type S } from './state.ts'

/** A token that may be anywhere unseen: a resource, or GOODS + 1 + g for the legendary commodity g. */
const LEGENDARY = RESOURCES

export function determinize(s: S, seat: Seat, rng: Rng): void {
  if (s.stackFrom < TOKENS) faceDown(s, rng)
  if (s.round === 0) return
  const pool = unseen(s, seat)
  const deal = (p: Seat, token: number): void => {
    if (token >= LEGENDARY) s.legend[at.legend(p, token - LEGENDARY)] = 1
    else s.hold[at.hold(p, token)]++
  }
  const room = Array.from({ length: s.seats }, (_, p) => (p === seat ? 0 : s.holdSize[p]))
  // A set being paid, or commodities being kept, must be possible: their owner gets them first.
  for (let p = 0; p < s.seats; p++) {
    if (p === seat || s.laid[p] === 0 || asking(s) === D.offer) continue
    for (const token of needed(s, p, pool, rng)) {
      deal(p, token)
      room[p]--
    }
  }
  shuffle(pool, rng)
  for (let p = 0; p < s.seats; p++) for (; room[p] > 0; room[p]--) deal(p, pool.pop() as number)
  // The rest is the pile: only legendary commodities may be left, so ordinary ones change places with those dealt.
  exchange(s, seat, pool, rng)
  for (let i = 0; i < s.pileSize; i++) s.pile[i] = pool[i] - LEGENDARY
  layOut(s, seat, rng)
  losses(s, seat, rng)
}

function faceDown(s: S, rng: Rng): void {
  const tokens: number[] = []
  for (let t = 0; t < TOKENS; t++) if (s.faceUp[t] === 0) tokens.push(t)
  shuffle(tokens, rng)
  for (let i = s.stackFrom; i < TOKENS; i++) s.stack[i] = tokens[i - s.stackFrom]
}
function unseen(s: S, seat: Seat): number[] {
  const pool: number[] = []
  for (let r = 0; r < RESOURCES; r++) {
    let n = SUPPLY[r] - s.reserve[r]
    for (let q = 0; q < s.seats; q++) n -= s.shown[at.hold(q, r)]
    if (seat >= 0) n -= s.hold[at.hold(seat, r)]
    for (; n > 0; n--) pool.push(r)
  }
  for (let g = 0; g < GOODS; g++) {
    let seen = s.spent[g] > 0 || (seat >= 0 && s.legend[at.legend(seat, g)] > 0)
    for (let q = 0; q < s.seats; q++) if (s.shownLegend[at.legend(q, g)] > 0) seen = true
    if (!seen) pool.push(LEGENDARY + g)
  }
  return pool
}
function shuffle(list: number[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const x = list[i]
    list[i] = list[j]
    list[j] = x
  }
}
/** The pile holds legendary commodities only: an ordinary token left over goes to somebody who was dealt a legendary one. */
function exchange(s: S, seat: Seat, pool: number[], rng: Rng): void {
  for (let i = 0; i < pool.length; i++) {
    if (pool[i] >= LEGENDARY) continue
    const from: [Seat, number][] = []
    for (let p = 0; p < s.seats; p++) {
      if (p === seat) continue
      for (let g = 0; g < GOODS; g++)
        if (s.legend[at.legend(p, g)] === 1 && s.tray[at.hold(p, g)] < holds(s, p, g)) from.push([p, g])
    }
    const [p, g] = from[rng.below(from.length)]
    s.legend[at.legend(p, g)] = 0
    s.hold[at.hold(p, pool[i])]++
    pool[i] = LEGENDARY + g
  }
}

const kindOf = (token: number): number => (token >= LEGENDARY ? token - LEGENDARY : token)

/** Tokens, taken out of the pool, that make a possible set of what `p` is paying, or different commodities that he keeps; some are laid out. */
function needed(s: S, p: Seat, pool: number[], rng: Rng): readonly number[] {
  const paying = asking(s) === D.pay
  const cost = paying ? slot(s, 0) : s.laid[p]
  // Ordinary tokens first: only so many legendary ones can be behind screens at all.
  shuffle(pool, rng)
  pool.sort((a, b) => Number(a >= LEGENDARY) - Number(b >= LEGENDARY))
  const legendary = pool.filter(t => t >= LEGENDARY).length - s.pileSize
  const free = pool.filter(t => t < LEGENDARY).concat(pool.filter(t => t >= LEGENDARY).slice(0, legendary))
  const mixed = paying && hasHero(s, p, CLEOPATRA)
  const set = goodsSet(free, cost, mixed, paying && hasHero(s, p, HANNIBAL)) ?? coinSet(free, cost)
  for (const token of set) pool.splice(pool.indexOf(token), 1)
  const laid = s.laid[p]
  s.laid[p] = 0
  for (let i = 0; i < laid; i++) lay(s, p, kindOf(set[i]))
  return set
}
function goodsSet(free: readonly number[], cost: number, mixed: boolean, pair: boolean): readonly number[] | null {
  const set: number[] = []
  for (const t of free) if (set.length < cost && t !== COIN && !set.some(x => kindOf(x) === kindOf(t))) set.push(t)
  if (set.length < cost && mixed && free.includes(COIN)) set.push(COIN)
  // The first token of each kind is in the set by now: any other one makes the pair.
  const rest = free.filter((t, i) => t !== COIN && free.findIndex(x => kindOf(x) === kindOf(t)) !== i)
  if (set.length < cost && pair && rest.length > 0) set.push(rest[0])
  return set.length === cost ? set : null
}
/** Too few commodities unseen: it can only be coins, for Cleopatra with one commodity. */
function coinSet(free: readonly number[], cost: number): readonly number[] {
  const coins = free.filter(t => t === COIN).slice(0, cost)
  return coins.length < cost ? [...coins, free.find(t => t !== COIN) as number] : coins
}
/** Sealed offers: whoever has laid some has laid what he holds. */
function layOut(s: S, seat: Seat, rng: Rng): void {
  if (asking(s) !== D.offer) return
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue
    const laid = s.laid[p]
    s.laid[p] = 0
    while (s.laid[p] < laid) {
      const r = rng.below(RESOURCES)
      if (s.tray[at.hold(p, r)] < holds(s, p, r)) lay(s, p, r)
    }
  }
}
/** Losses chosen in secret: any units there. */
function losses(s: S, seat: Seat, rng: Rng): void {
  if (asking(s) !== D.lose) return
  for (let p = 0; p < s.seats; p++) {
    if (p === seat) continue
    const chosen = s.lost[p]
    s.lost[p] = 0
    while (s.lost[p] < chosen) {
      const post = rng.below(FORTRESS + 1)
      if (canLose(s, slot(s, 0), p, post)) chooseLoss(s, slot(s, 0), p, post)
    }
  }
}

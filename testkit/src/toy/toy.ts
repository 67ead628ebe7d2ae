import {
  type ActionJson,
  answered,
  ask,
  asking,
  bit,
  type Code,
  call,
  type Decision,
  done,
  EVERYONE,
  each,
  type Form,
  type GameDef,
  has,
  inOrder,
  NOBODY,
  NONE,
  owed,
  program,
  type Rng,
  refusal,
  restart,
  type Seat,
  SKIP,
  seats,
  seenByAll,
  seenByOwner,
  setSlot,
  slot,
  stop,
  type World,
} from '@ecumene/kernel'
import { D, DECK_SIZE, type E, KIND_COUNT, KINDS, layoutOf, P, type S, V } from './state.ts'

const hand = (seat: Seat, kind: number): number => seat * KIND_COUNT + kind
const GOAL = 20
const living = (s: S): number => {
  let mask = 0
  for (let p = 0; p < s.seats; p++) if (!s.out[p]) mask |= bit(p)
  return mask
}
const alone = (s: S): boolean => (living(s) & (living(s) - 1)) === 0
const bySeat = (s: S, i: number): Seat => {
  if (i >= s.seats) return NOBODY
  const seat = (s.first + i) % s.seats
  return s.out[seat] ? SKIP : seat
}

/** Everybody bids in secret for the first turn (TOY-2). */
const bidFirst: Decision<S, E> = {
  name: 'bid',
  rule: 'TOY-2',
  mode: 'sealed',
  legal(s, seat, out) {
    for (let n = 0; n <= 3 && n <= s.coins[seat]; n++) out.put(V.bid.code(n))
  },
  apply(s, seat, code, world) {
    s.bid[seat] = V.bid.arg.coins(code)
    answered(s, seat)
    if (world.live) world.emit({ type: 'bid', seat, coins: s.bid[seat] })
  },
  /** The highest bidder pays and begins; the die decides between equals (TOY-3). */
  resolve(s, world) {
    let best = NONE
    let equal = 0
    let winner = 0
    for (let p = 0; p < s.seats; p++) {
      if (s.bid[p] < best || s.out[p]) continue
      equal = s.bid[p] === best ? equal + 1 : 1
      if (s.bid[p] > best || world.roll(equal) === 0) winner = p
      best = s.bid[p]
    }
    s.first = winner
    s.coins[winner] -= best
    s.bid.fill(NONE)
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'first', seat: winner, bid: best })
  },
  why: (s, seat, code) =>
    V.bid.is(code) && V.bid.arg.coins(code) > s.coins[seat]
      ? refusal('TOY-2', 'refuse.coins', { coins: s.coins[seat] })
      : null,
  fallback: () => V.bid.code(0),
  prompt: (s, seat) => ({ key: 'prompt.bid', rule: 'TOY-2', args: { coins: s.coins[seat] } }),
}

/** Two actions: work, sell a set of three, or raid a neighbour (TOY-4). Slot 0 counts them. */
const TAKEN = 0
const turn: Decision<S, E> = {
  name: 'turn',
  rule: 'TOY-4',
  mode: 'one',
  legal(s, seat, out) {
    out.put(V.work.code())
    for (let k = 0; k < KIND_COUNT; k++) if (s.hand[hand(seat, k)] >= 3) out.put(V.sell.code(k))
    for (let p = 0; p < s.seats; p++) if (p !== seat && !s.out[p]) out.put(V.raid.code(p))
  },
  apply(s, seat, code, world) {
    setSlot(s, TAKEN, slot(s, TAKEN) + 1)
    if (slot(s, TAKEN) === 2) done(s)
    if (V.work.is(code)) {
      s.coins[seat]++
      if (world.live) world.emit({ type: 'worked', seat })
    } else if (V.sell.is(code)) {
      const kind = V.sell.arg.kind(code)
      s.hand[hand(seat, kind)] -= 3
      s.handSize[seat] -= 3
      s.discards[kind] += 3
      s.coins[seat] += 6
      world.reveal(EVERYONE) // the table learns what the hand held
      if (world.live) world.emit({ type: 'sold', seat, kind: KINDS[kind] })
    } else {
      const target = V.raid.arg.target(code)
      const die = world.roll(6) + 1
      if (world.live) world.emit({ type: 'raided', seat, target, die })
      if (die >= 4) ask(s, D.lose, bit(target), target)
    }
    if (s.coins[seat] >= GOAL) stop(s) // TOY-9
  },
  why(_, seat, code) {
    if (V.raid.is(code)) return refusal('TOY-5', V.raid.arg.target(code) === seat ? 'refuse.self' : 'refuse.fallen')
    return V.sell.is(code) ? refusal('TOY-4', 'refuse.set') : null
  },
  fallback: () => V.work.code(),
  prompt: s => ({ key: 'prompt.turn', rule: 'TOY-4', args: { left: 2 - slot(s, TAKEN) } }),
}

/** The victim of a raid gives up a coin or a card of his choice (TOY-5); with neither he falls (TOY-6). */
const lose: Decision<S, E> = {
  name: 'lose',
  rule: 'TOY-5',
  mode: 'one',
  legal(s, seat, out) {
    // Without coins and cards the coin is still asked for: it is the fall.
    if (s.coins[seat] > 0 || s.handSize[seat] === 0) out.put(V.loseCoin.code())
    for (let k = 0; k < KIND_COUNT; k++) if (s.hand[hand(seat, k)] > 0) out.put(V.loseCard.code(k))
  },
  apply(s, seat, code, world) {
    done(s)
    if (V.loseCard.is(code)) {
      const kind = V.loseCard.arg.kind(code)
      s.hand[hand(seat, kind)]--
      s.handSize[seat]--
      s.discards[kind]++
      world.reveal(EVERYONE)
      if (world.live) world.emit({ type: 'lost', seat, what: KINDS[kind] })
    } else if (s.coins[seat] > 0) {
      s.coins[seat]--
      if (world.live) world.emit({ type: 'lost', seat, what: 'coin' })
    } else {
      s.out[seat] = 1
      if (world.live) world.emit({ type: 'fell', seat })
      if (alone(s)) stop(s)
    }
  },
  fallback: (s, seat) => {
    if (s.coins[seat] > 0 || s.handSize[seat] === 0) return V.loseCoin.code()
    let k = 0
    while (s.hand[hand(seat, k)] === 0) k++
    return V.loseCard.code(k)
  },
  prompt: () => ({ key: 'prompt.lose', rule: 'TOY-5' }),
}

/** An offer names a card one has and a card one wants (TOY-8). */
const offer: Form<S, E> = {
  verb: 'offer',
  params: { give: KINDS, want: KINDS },
  check(s, seat, action) {
    const give = KINDS.indexOf(action.give as (typeof KINDS)[number])
    const want = KINDS.indexOf(action.want as (typeof KINDS)[number])
    if (give < 0 || want < 0 || Object.keys(action).length !== 3) return refusal('TOY-8', 'refuse.offer')
    if (give === want) return refusal('TOY-8', 'refuse.same')
    if (s.offers[seat * 2] !== NONE) return refusal('TOY-8', 'refuse.once')
    return s.hand[hand(seat, give)] > 0 ? null : refusal('TOY-8', 'refuse.lack', { kind: KINDS[give] })
  },
  apply(s, seat, action, world) {
    s.offers[seat * 2] = KINDS.indexOf(action.give as (typeof KINDS)[number])
    s.offers[seat * 2 + 1] = KINDS.indexOf(action.want as (typeof KINDS)[number])
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'offered', seat, give: String(action.give), want: String(action.want) })
  },
  sample(s, seat, rng) {
    const all = offer.suggest(s, seat)
    return all.length > 0 ? all[rng.below(all.length)] : null
  },
  suggest(s, seat) {
    const all: ActionJson[] = []
    if (s.offers[seat * 2] !== NONE) return all
    for (let g = 0; g < KIND_COUNT; g++)
      if (s.hand[hand(seat, g)] > 0)
        for (let w = 0; w < KIND_COUNT; w++) if (w !== g) all.push({ verb: 'offer', give: KINDS[g], want: KINDS[w] })
    return all
  },
}
/** The open market: offer, accept, or be done, in any order (TOY-8). */
const market: Decision<S, E> = {
  name: 'market',
  rule: 'TOY-8',
  mode: 'open',
  form: offer,
  legal(s, seat, out) {
    for (let p = 0; p < s.seats; p++)
      if (p !== seat && s.offers[p * 2] !== NONE && s.hand[hand(seat, s.offers[p * 2 + 1])] > 0)
        out.put(V.accept.code(p))
    out.put(V.done.code())
  },
  apply(s, seat, code, world) {
    if (V.done.is(code)) {
      answered(s, seat)
      s.offers.fill(NONE, seat * 2, seat * 2 + 2)
      return
    }
    const from = V.accept.arg.from(code)
    const give = s.offers[from * 2]
    const want = s.offers[from * 2 + 1]
    s.hand[hand(from, give)]--
    s.hand[hand(from, want)]++
    s.hand[hand(seat, want)]--
    s.hand[hand(seat, give)]++
    s.offers.fill(NONE, from * 2, from * 2 + 2)
    s.offers.fill(NONE, seat * 2, seat * 2 + 2) // his own offer may name a card he has just given away
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'swapped', seat, with: from, give: KINDS[give], want: KINDS[want] })
  },
  fallback: () => V.done.code(),
  prompt: () => ({ key: 'prompt.market', rule: 'TOY-8' }),
}

/** Each living seat draws a card, unseen by the others (TOY-7). */
function draw(s: S, world: World<E>): void {
  for (let p = 0; p < s.seats; p++) {
    if (s.out[p] || s.left === 0) continue
    const kind = s.deck[--s.left]
    s.deck[s.left] = 0
    s.hand[hand(p, kind)]++
    s.handSize[p]++
    world.reveal(bit(p))
    if (world.live) world.emit({ type: 'drew', seat: p, kind: KINDS[kind] })
  }
}
function endRound(s: S): void {
  if (++s.round >= s.rounds) stop(s)
  else restart(s)
}

export const toy: GameDef<S, E> = {
  id: 'toy',
  version: 1,
  variants: [
    { id: 'standard', seats: [2, 4], options: {} },
    { id: 'short', seats: [2, 4], options: { rounds: 3 } },
  ],
  options: [{ name: 'rounds', values: { min: 1, max: 20 }, init: 8, rule: 'TOY-9' }],
  verbs: V,
  layout: layoutOf,
  setup(s, setup, world) {
    s.rounds = setup.options.rounds as number
    for (let i = 0; i < DECK_SIZE; i++) s.deck[i] = i % KIND_COUNT
    s.left = DECK_SIZE
    world.shuffle(s.deck, DECK_SIZE)
    call(s, P.round)
  },
  programs: [
    program<S, E>('round', 'TOY-1', [
      draw,
      s => ask(s, D.bid, living(s)),
      each(bySeat, D.turn),
      s => ask(s, D.market, living(s)),
      endRound,
    ]),
  ],
  decisions: inOrder(D, { bid: bidFirst, turn, lose, market }),
  events: {
    bid: seenByOwner('TOY-2', ['seat'], ['coins']),
    first: seenByAll('TOY-3', 'seat', 'bid'),
    worked: seenByAll('TOY-4', 'seat'),
    sold: seenByAll('TOY-4', 'seat', 'kind'),
    raided: seenByAll('TOY-5', 'seat', 'target', 'die'),
    lost: seenByAll('TOY-5', 'seat', 'what'),
    fell: seenByAll('TOY-6', 'seat'),
    drew: seenByOwner('TOY-7', ['seat'], ['kind']),
    offered: seenByAll('TOY-8', 'seat', 'give', 'want'),
    swapped: seenByAll('TOY-8', 'seat', 'with', 'give', 'want'),
  },
  outcome(s) {
    if (s.depth > 0) return null
    const scores = Array.from(s.coins, (c, p) => (s.out[p] ? -1 : c))
    const ending = alone(s) ? 'ending.alone' : Math.max(...scores) >= GOAL ? 'ending.goal' : 'ending.rounds'
    return {
      places: scores.map(x => 1 + scores.filter(y => y > x).length),
      scores,
      parts: { coins: scores },
      rule: 'TOY-9',
      ending,
    }
  },
  progress: s => (s.depth === 0 ? 1 : s.round / s.rounds),
  round: s => s.round,
  determinize(s, seat, rng: Rng) {
    const pool: number[] = []
    for (let k = 0; k < KIND_COUNT; k++) {
      let n = DECK_SIZE / KIND_COUNT - s.discards[k]
      if (seat >= 0) n -= s.hand[hand(seat, k)]
      for (; n > 0; n--) pool.push(k)
    }
    const take = (): number => pool.splice(rng.below(pool.length), 1)[0]
    // A standing offer tells one card of its hand: those first, or chance may deal them elsewhere.
    for (let p = 0; p < s.seats; p++) {
      const known = s.offers[p * 2]
      if (p === seat || known === NONE) continue
      pool.splice(pool.indexOf(known), 1)
      s.hand[hand(p, known)]++
    }
    for (let p = 0; p < s.seats; p++) {
      if (p === seat) continue
      for (let n = s.handSize[p] - (s.offers[p * 2] === NONE ? 0 : 1); n > 0; n--) s.hand[hand(p, take())]++
    }
    for (let i = 0; i < s.left; i++) s.deck[i] = take()
    sealedBids(s, seat, rng)
  },
  invariants(s) {
    const broken: string[] = []
    const count = Array.from(s.discards)
    for (const p of seats(s)) {
      let n = 0
      for (let k = 0; k < KIND_COUNT; k++) {
        n += s.hand[hand(p, k)]
        count[k] += s.hand[hand(p, k)]
      }
      if (n !== s.handSize[p]) broken.push(`hand of seat ${p}: ${n} cards, ${s.handSize[p]} said`)
    }
    for (let i = 0; i < s.left; i++) count[s.deck[i]]++
    for (let k = 0; k < KIND_COUNT; k++)
      if (count[k] !== DECK_SIZE / KIND_COUNT) broken.push(`${KINDS[k]}: ${count[k]} cards in all`)
    return broken
  },
  policies: { greedy: (view, seat, legal) => greedy(view, seat, legal.at.subarray(0, legal.n)) },
}

/** Whoever has bid already has bid something he could pay. */
function sealedBids(s: S, seat: Seat, rng: Rng): void {
  if (asking(s) !== D.bid) return
  for (let p = 0; p < s.seats; p++)
    if (p !== seat && !has(owed(s), p) && !s.out[p]) s.bid[p] = rng.below(Math.min(3, s.coins[p]) + 1)
}
const greedy = (s: S, seat: Seat, codes: Int32Array): Code => {
  const sell = codes.find(c => V.sell.is(c))
  if (sell !== undefined) return sell
  if (codes.some(c => V.bid.is(c))) return V.bid.code(0)
  return codes.includes(V.accept.code(0)) && s.hand[hand(seat, s.offers[1])] < 2 ? V.accept.code(0) : codes[0]
}

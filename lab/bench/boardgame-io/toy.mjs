// The toy of testkit/toy for boardgame.io: the same rules, its own engine, state and moves.
const KINDS = 4
const DECK = 40
const GOAL = 20
const ROUNDS = 8
const NONE = -1

const living = G => G.out.flatMap((out, p) => (out ? [] : [p]))

export const game = {
  name: 'toy',
  setup({ ctx, random }) {
    const n = ctx.numPlayers
    const G = {
      round: 0,
      first: 0,
      coins: Array(n).fill(2),
      out: Array(n).fill(false),
      hand: Array.from({ length: n }, () => Array(KINDS).fill(0)),
      deck: random.Shuffle(Array.from({ length: DECK }, (_, i) => i % KINDS)),
      discards: Array(KINDS).fill(0),
      bid: Array(n).fill(NONE),
      offers: Array.from({ length: n }, () => null),
      asking: 'bid',
      owed: [],
      taken: 0,
      walked: 0,
      victim: null,
      over: false,
    }
    beginRound(G)
    return G
  },
  turn: { activePlayers: { all: 'play' } },
  moves: {
    bid({ G, playerID, random }, coins) {
      const seat = Number(playerID)
      G.bid[seat] = coins
      answered(G, seat)
      if (G.owed.length > 0) return
      let best = NONE
      let equal = 0
      let winner = 0
      for (const p of living(G)) {
        if (G.bid[p] < best) continue
        equal = G.bid[p] === best ? equal + 1 : 1
        if (G.bid[p] > best || random.Die(equal) === 1) winner = p
        best = G.bid[p]
      }
      G.first = winner
      G.coins[winner] -= best
      G.bid.fill(NONE)
      G.walked = 0
      nextTurn(G)
    },
    work({ G, playerID }) {
      G.coins[Number(playerID)]++
      acted(G, Number(playerID))
    },
    sell({ G, playerID }, kind) {
      const seat = Number(playerID)
      G.hand[seat][kind] -= 3
      G.discards[kind] += 3
      G.coins[seat] += 6
      acted(G, seat)
    },
    raid({ G, playerID, random }, target) {
      G.taken++
      if (random.D6() >= 4) {
        G.asking = 'lose'
        G.victim = target
        G.raider = Number(playerID)
        G.owed = [target]
      } else afterAction(G, Number(playerID))
    },
    loseCoin({ G, playerID }) {
      const seat = Number(playerID)
      if (G.coins[seat] > 0) G.coins[seat]--
      else {
        G.out[seat] = true
        if (living(G).length <= 1) G.over = true
      }
      afterAction(G, G.raider)
    },
    loseCard({ G, playerID }, kind) {
      G.hand[Number(playerID)][kind]--
      G.discards[kind]++
      afterAction(G, G.raider)
    },
    offer({ G, playerID }, give, want) {
      G.offers[Number(playerID)] = { give, want }
    },
    accept({ G, playerID }, from) {
      const seat = Number(playerID)
      const { give, want } = G.offers[from]
      G.hand[from][give]--
      G.hand[from][want]++
      G.hand[seat][want]--
      G.hand[seat][give]++
      G.offers[from] = null
      G.offers[seat] = null
    },
    done({ G, playerID }) {
      answered(G, Number(playerID))
      G.offers[Number(playerID)] = null
      if (G.owed.length > 0) return
      if (++G.round >= ROUNDS) G.over = true
      else beginRound(G)
    },
  },
  endIf: ({ G }) => (G.over ? { scores: G.coins } : undefined),
}

function answered(G, seat) {
  G.owed = G.owed.filter(p => p !== seat)
}
function beginRound(G) {
  for (const p of living(G)) if (G.deck.length > 0) G.hand[p][G.deck.pop()]++
  G.asking = 'bid'
  G.owed = living(G)
}
function nextTurn(G) {
  const n = G.coins.length
  while (G.walked < n && G.out[(G.first + G.walked) % n]) G.walked++
  if (G.walked >= n) {
    G.asking = 'market'
    G.owed = living(G)
    return
  }
  G.asking = 'turn'
  G.taken = 0
  G.owed = [(G.first + G.walked) % n]
  G.walked++
}
function acted(G, seat) {
  G.taken++
  if (G.coins[seat] >= GOAL) G.over = true
  afterAction(G, seat)
}
function afterAction(G, seat) {
  if (G.over) return
  if (G.taken >= 2 || G.out[seat]) nextTurn(G)
  else {
    G.asking = 'turn'
    G.owed = [seat]
  }
}

/** Every listable move of a seat, as ours lists them. */
export function legal(G, seat) {
  const list = []
  if (G.asking === 'bid') for (let n = 0; n <= 3 && n <= G.coins[seat]; n++) list.push(['bid', n])
  if (G.asking === 'turn') {
    list.push(['work'])
    for (let k = 0; k < KINDS; k++) if (G.hand[seat][k] >= 3) list.push(['sell', k])
    for (let p = 0; p < G.coins.length; p++) if (p !== seat && !G.out[p]) list.push(['raid', p])
  }
  if (G.asking === 'lose') {
    const cards = G.hand[seat].reduce((a, b) => a + b, 0)
    if (G.coins[seat] > 0 || cards === 0) list.push(['loseCoin'])
    for (let k = 0; k < KINDS; k++) if (G.hand[seat][k] > 0) list.push(['loseCard', k])
  }
  if (G.asking === 'market') {
    for (let p = 0; p < G.coins.length; p++)
      if (p !== seat && G.offers[p] && G.hand[seat][G.offers[p].want] > 0) list.push(['accept', p])
    list.push(['done'])
  }
  return list
}

const [AREAS, NUMBERS, CHANGED, APART] = [140, 70, 3, 37]
const onLand =
  move =>
  (context, ...args) => {
    const answer = move(context, ...args)
    const { land } = context.G
    const first = land[0][0] * 11 + land[APART][0]
    for (let n = 0; n < CHANGED; n++) {
      const area = land[(first + n * APART) % AREAS]
      area[0] = (area[0] + 1) % 10
    }
    return answer
  }
/** The toy on a board of 140 areas with 70 numbers each: 29 kB; each move changes three areas (../large-toy.ts). */
export const largeGame = {
  ...game,
  setup: context => ({
    ...game.setup(context),
    land: Array.from({ length: AREAS }, () => Array(NUMBERS).fill(1)),
  }),
  moves: Object.fromEntries(Object.entries(game.moves).map(([name, move]) => [name, onLand(move)])),
}

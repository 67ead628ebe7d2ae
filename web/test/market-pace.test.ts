/** Bots in Civilization's market, as the browser runs them: one deal among themselves until the person has a say. */
import { advancedCivilization } from '@ecumene/advanced-civilization/src/game.ts'
import { civilization } from '@ecumene/civilization/src/game.ts'
import type { S as Civ } from '@ecumene/civilization/src/state.ts'
import { TRADE_MINIMUM } from '@ecumene/civilization-family/data/trade.ts'
import {
  asking,
  Codes,
  current,
  FastRng,
  type GameDef,
  has,
  keyOf,
  layoutFor,
  Match,
  owed,
  setupOf,
} from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { fileOf, headOf } from '../src/local/file.ts'
import { Host } from '../src/local/host.ts'
import type { Wire } from '../src/local/protocol.ts'
import type { Player } from '../src/table/table.ts'

const civil = civilization as unknown as GameDef
const advanced = advancedCivilization as unknown as GameDef
const tradeOf = (game: GameDef): number => game.decisions.findIndex(d => d.name === 'trade')
const seats = 5
const ME = 0
const human: Player = { kind: 'human', name: null, bot: null, colour: 0 }
const players = [
  human,
  ...Array.from({ length: seats - 1 }, (_, i) => ({ kind: 'bot', name: null, bot: 'greedy', colour: i + 1 }) as const),
]

/** A table of one person and four bots; `bots` lets them act until they wait. */
function tableOfBots(key: string, game = civil) {
  const TRADE = tradeOf(game)
  const setup = game === civil ? setupOf(game, seats, 'full') : setupOf(game, seats)
  const start = new Match(game, setup, keyOf(key)).record()
  const wires: Wire[] = []
  const waited: number[] = []
  let queue: (() => void)[] = []
  const host = new Host(
    game,
    headOf(fileOf(players, start), game, 'id', 0),
    start,
    { move: 100, market: 300 },
    {
      send: w => wires.push(w),
      save: async () => {},
      later(ms, then) {
        waited.push(ms)
        queue.push(then)
      },
      now: () => 0,
      failed: e => {
        throw e
      },
      seed: 3,
      think: () => ({ stop() {}, hurry() {} }),
      pondering: () => {},
      seated: () => {},
    },
  )
  const bots = (): void => {
    for (let guard = 0; queue.length > 0 && guard < 5000; guard++) {
      const [next, ...rest] = queue
      queue = rest
      next()
    }
  }
  host.start()
  const view = layoutFor(game, start.setup).create()
  /** The newest position, as the person has it. */
  const now = (): Wire => {
    const wire = wires[wires.length - 1]
    view.words.set(wire.words)
    return wire
  }
  const isMarket = (): boolean => asking(view) === TRADE && has(owed(view), ME)
  const rng = new FastRng(5)
  /** What a bot would play in the person's place; in the market, nothing more. */
  const goOn = (wire: Wire): void => {
    const legal = new Codes()
    if (asking(view) !== TRADE) current(game, view)?.legal(view, ME, legal)
    const choice = legal.n === 0 ? { verb: 'done' } : game.policies.greedy(view as never, ME, legal, rng)
    host.play(typeof choice === 'number' ? game.verbs.toJson(choice) : choice, wire.seq)
  }
  return { host, wires, waited, bots, view, now, isMarket, goOn }
}

test('bots conclude at most one swap among themselves until the person has had a say, and go on after it', {
  timeout: 60_000,
}, () => {
  const game = civil
  const TRADE = tradeOf(game)
  const { host, bots, now, isMarket, goOn } = tableOfBots('market')
  for (let n = 0, markets = 0; n < 300 && markets < 8; n++) {
    bots()
    const wire = now()
    if (wire.outcome) break
    if (isMarket()) markets++
    goOn(wire)
  }
  // Swaps among bots since the person last acted, while they were asked in the market.
  let since = 0
  let most = 0
  let isIn = false
  Match.replay(game, host.record(), match => {
    match.watcher = {
      played(seq, entry, s) {
        const told = match.chronicle('table', seq - 1).flatMap(l => l.events)
        const isDeal = told.some(e => e.type === 'swapped' && e.seat !== ME && e.with !== ME)
        since = entry.seat === ME || !isIn ? 0 : since + (isDeal ? 1 : 0)
        most = Math.max(most, since)
        isIn = asking(s) === TRADE && has(owed(s), ME)
      },
      undone() {},
    }
  })
  expect(most).toBe(1)
})

test.each([
  ['civilization', civil],
  ['advanced civilization', advanced],
])(
  '%s: every bot answers an offer of the person: it agrees, offers something back, or says why not',
  {
    timeout: 60_000,
  },
  (_, game) => {
    const { host, waited, bots, view, now, isMarket, goOn } = tableOfBots('market', game)
    const form = game.decisions[tradeOf(game)].form
    let offers = 0
    let heardByAll = 0
    const reasons = new Set<string>()
    for (let n = 0; n < 300 && offers < 6; n++) {
      bots()
      const wire = now()
      if (wire.outcome) break
      const offer = isMarket() ? form?.sample(view, ME, new FastRng(n)) : null
      if (!offer) {
        goOn(wire)
        continue
      }
      waited.length = 0
      // Bots with cards to trade still hear it, unless the market was over for the person before.
      const here = owed(view)
      const traders = players.flatMap((_, seat) =>
        (view as unknown as Civ).handSize[seat] >= TRADE_MINIMUM ? [seat] : [],
      )
      if (traders.every(seat => has(here, seat))) heardByAll++
      expect(host.play({ ...offer, target: -1 }, wire.seq).ok).toBe(true)
      bots()
      const answer = now()
      const s = view as unknown as Civ
      if (s.offerCards[ME] === 0) continue // somebody has taken it already
      offers++
      for (let bot = 1; bot < seats; bot++) {
        const isAnswered = has(s.agreed[bot], ME) || (s.offerCards[bot] > 0 && s.offerTo[bot] === ME)
        const said = answer.talk.filter(talk => talk.seat === bot)
        expect(said.length, `bot ${bot}`).toBe(isAnswered ? 0 : 1)
        for (const { key } of said) reasons.add(key)
      }
      for (const ms of waited) expect(ms).toBe(300)
      host.play({ verb: 'done' }, answer.seq)
    }
    expect(offers).toBeGreaterThan(2)
    expect(heardByAll).toBeGreaterThan(2)
    expect(reasons.size).toBeGreaterThan(1)
  },
)

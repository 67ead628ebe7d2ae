/** Bots in Civilization's market, as the browser runs them: one deal among themselves until the person has a say. */
import { civilization } from '@ecumene/civilization/src/game.ts'
import { asking, current, type GameDef, has, keyOf, layoutFor, Match, owed, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { fileOf, headOf } from '../src/local/file.ts'
import { Host } from '../src/local/host.ts'
import type { Wire } from '../src/local/protocol.ts'
import type { Player } from '../src/table/table.ts'

const game = civilization as unknown as GameDef
const TRADE = game.decisions.findIndex(d => d.name === 'trade')
const seats = 5
const ME = 0
const human: Player = { kind: 'human', name: null, bot: null, colour: 0 }
const players = [
  human,
  ...Array.from({ length: seats - 1 }, (_, i) => ({ kind: 'bot', name: null, bot: 'greedy', colour: i + 1 }) as const),
]

test('bots conclude at most one swap among themselves until the person has had a say, and go on after it', {
  timeout: 60_000,
}, () => {
  const start = new Match(game, setupOf(game, seats, 'full'), keyOf('market')).record()
  const wires: Wire[] = []
  let queue: (() => void)[] = []
  const host = new Host(game, headOf(fileOf(players, start), game, 'id', 0), start, 100, {
    send: w => wires.push(w),
    save: async () => {},
    later: (_, then) => void queue.push(then),
    now: () => 0,
    failed: e => {
      throw e
    },
    seed: 3,
    think: () => () => {},
  })
  const bots = (): void => {
    for (let guard = 0; queue.length > 0 && guard < 5000; guard++) {
      const [next, ...rest] = queue
      queue = rest
      next()
    }
  }
  host.start()
  const layout = layoutFor(game, start.setup)
  const view = layout.create()
  for (let n = 0, markets = 0; n < 300 && markets < 8; n++) {
    bots()
    const now = wires[wires.length - 1]
    if (now.outcome) break
    view.words.set(now.words)
    const isMarket = asking(view) === TRADE
    if (isMarket) markets++
    const code = current(game, view)?.fallback(view, ME)
    host.play(isMarket || code === undefined ? { verb: 'done' } : game.verbs.toJson(code), now.seq)
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

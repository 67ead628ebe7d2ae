/**
 * Secrecy over the wire, for every game on the list. A short run here; the whole one is `node server/test/secrecy.ts`,
 * or SECRECY_GAMES=50 in the environment of this test.
 */
import { Codes, type Core, current, FastRng, has, keyOf, Match } from '@ecumene/kernel'
import { toBase64, type Update } from '@ecumene/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { games } from '../src/games.ts'
import { type Captured, playAndListen } from './capture.ts'
import { check, noCounts } from './eavesdropper.ts'
import { gameOf, testServer } from './harness.ts'
import { secrecyOf, setupFor } from './secrecy.ts'

const WHOLE = process.env.SECRECY_GAMES ? Number(process.env.SECRECY_GAMES) : null
const SHORT = { games: 2, moves: 120 }
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ maxTables: 4 })
})
afterAll(() => server.dispose())
const TOY = { seats: 2, variant: 'short', options: { rounds: 2 } }

test('20 games of the toy: what is captured tells nobody what they may not know', async () => {
  const counts = noCounts()
  for (let batch = 0; batch < 4; batch++) {
    const played = Array.from({ length: 5 }, (_, i) =>
      playAndListen(server, 'toy', { ...TOY, seats: 2 + (i % 3) }, batch * 5 + i, Number.POSITIVE_INFINITY),
    )
    for (const captured of await Promise.all(played)) await check(captured, new FastRng(batch), counts)
  }
  expect(counts).toMatchObject({ games: 20, finished: 20 })
  // Moves taken back by consent among them: what was seen meanwhile is told to nobody else.
  expect(counts.backs).toBeGreaterThan(10)
  expect(counts.twin).toBeGreaterThan(800)
  expect(counts.positions).toBeGreaterThan(30)
}, 120_000)

test.each(games.map(g => [g.id] as const))(
  '%s: what is captured tells nobody what they may not know, whatever was taken back by consent',
  async id => {
    const counts = await secrecyOf(
      gameOf(id),
      0,
      WHOLE ?? SHORT.games,
      WHOLE === null ? SHORT.moves : Number.POSITIVE_INFINITY,
    )
    if (WHOLE !== null) console.log(id, counts)
    expect(counts.messages).toBeGreaterThan(60)
    // Nearly every message was compared with what another truth would have sent, or told its reader something by the
    // rules.
    expect(counts.twin).toBeGreaterThan(counts.messages * 0.5)
    expect(counts.twin + counts.told).toBeGreaterThan(counts.messages * 0.75)
    expect(counts.positions).toBeGreaterThan(5)
    expect(counts.backs).toBeGreaterThan(1)
  },
  WHOLE === null ? 60_000 : 3_600_000,
)

test('the check bites: a message with one hidden card more, a card in the chronicle, or a key is found', async () => {
  const game = await playAndListen(server, 'toy', { ...TOY, options: { rounds: 1 } }, 1, Number.POSITIVE_INFINITY)
  const with_ = (change: (update: Update) => object): Captured => ({
    ...game,
    seen: game.seen.map(s => ({
      ...s,
      heard: s.heard.map(text =>
        text.startsWith('{"t":"update"') ? JSON.stringify({ ...JSON.parse(text), ...change(JSON.parse(text)) }) : text,
      ),
    })),
  })
  const look = (captured: Captured): Promise<void> => check(captured, new FastRng(1), noCounts())
  await look(game)
  const layout = gameOf('toy').layout(game.setup)
  const start = new Match(gameOf('toy'), game.setup, game.key)
  const wrong = with_(u =>
    u.base === null && u.viewer === 0 ? { patch: toBase64(layout.diff(layout.create(), start.view(1))) } : {},
  )
  await expect(look(wrong)).rejects.toThrow('patch')
  await expect(
    look(with_(u => ({ lines: u.lines.map(l => ({ ...l, events: [...l.events, { type: 'drew', card: 3 }] })) }))),
  ).rejects.toThrow('lines')
  await expect(look(with_(() => ({ seed: 7 })))).rejects.toThrow('parts')
  await expect(look(with_(() => ({ note: game.key })))).rejects.toThrow('key')
})

test('the run walks through all variants and numbers of players', () => {
  for (const game of games) {
    const met = new Set(
      Array.from({ length: 50 }, (_, n) => JSON.stringify([setupFor(game, n).variant, setupFor(game, n).seats])),
    )
    expect(met.size).toBe(game.variants.reduce((n, { seats: [least, most] }) => n + most - least + 1, 0))
  }
})

test.each(games.map(g => [g.id] as const))('%s: no question answers itself because of what is hidden', id => {
  const game = gameOf(id)
  const [own, open] = [new Codes(), new Codes()]
  for (let n = 0; n < 10; n++) {
    const setup = setupFor(game, n)
    const match = new Match(game, setup, keyOf(`forced ${n}`))
    const rng = new FastRng(n)
    for (let k = 0; k < 800 && match.outcome() === null; k++) {
      const seat = [...Array(setup.seats).keys()].filter(s => has(match.owed(), s))[0]
      const decision = current(game, match.state as Core)
      if (decision?.mode === 'one' && !decision.form && !decision.alwaysAsk) {
        for (const [list, viewer] of [[own, seat] as const, [open, 'table' as const] as const]) {
          list.clear()
          decision.legal(match.view(viewer), seat, list)
        }
        // Played by itself when a spectator sees one action only: so it must be the only one whatever the seat holds.
        if (open.n === 1) expect([decision.name, ...own.at.subarray(0, own.n)]).toEqual([decision.name, open.at[0]])
      }
      const legal = match.legal(seat)
      match.play(seat, legal[rng.below(legal.length)])
    }
  }
})

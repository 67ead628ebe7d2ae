/** Bots of a server in a market: each says why it leaves a person's offer, once it has looked at it. */
import { civilization } from '@ecumene/civilization'
import { asking, Codes, current, FastRng, type GameDef, has, keyOf, owed, setupOf } from '@ecumene/kernel'
import type { Update } from '@ecumene/protocol'
import { expect, test } from 'vitest'
import { TableRules } from '../src/table/table.ts'

const game = civilization as unknown as GameDef
const TRADE = game.decisions.findIndex(d => d.name === 'trade')
const [SEATS, ME, BOTS] = [4, 0, 0b1110]

/** A table where bots play every seat until seat 0 can make an offer. */
function atMarket() {
  const table = new TableRules('talk', game, {
    setup: setupOf(game, SEATS),
    key: keyOf('talk'),
    checkpoint: null,
    entries: [],
  })
  const { match } = table
  const rng = new FastRng(3)
  const act = (seat: number): void => {
    const view = match.view(seat)
    const legal = new Codes()
    current(game, view)?.legal(view, seat, legal)
    const choice = game.policies.greedy(view as never, seat, legal, rng)
    const played = table.play(seat, typeof choice === 'number' ? game.verbs.toJson(choice) : choice, match.seq, 0)
    if (!played.ok) throw new Error(played.refusal.key)
  }
  for (let n = 0; n < 3000; n++) {
    const seat = Array.from({ length: SEATS }, (_, s) => s).find(s => has(match.owed(), s)) ?? ME
    const offer =
      asking(match.state) === TRADE && seat === ME && game.decisions[TRADE].form?.sample(match.view(ME), ME, rng)
    if (offer) return { table, offer: { ...offer, target: -1 }, act }
    act(seat)
  }
  throw new Error('no market')
}
const talkIn = (table: TableRules, bots: number | undefined, viewer: number | 'table' = ME): Update['talk'] => {
  const { frames } = table.after([{ viewer, legal: false, ...(bots === undefined ? {} : { bots }) }], table.match.seq)
  return (JSON.parse(`${frames[0]}}`) as Update).talk
}

test('a bot that has acted since and left the offer says why; nobody else does', () => {
  const { table, offer, act } = atMarket()
  expect(table.play(ME, offer, table.match.seq, 0).ok).toBe(true)
  const finished = [1, 2, 3].filter(seat => !has(owed(table.match.state), seat))
  expect((talkIn(table, BOTS) ?? []).map(t => t.seat)).toEqual(finished)
  const bot = [1, 2, 3].find(seat => has(table.match.owed(), seat))
  if (bot === undefined) throw new Error('no bot is left in the market')
  const done = table.play(bot, { verb: 'done' }, table.match.seq, 0)
  if (!done.ok) act(bot)
  const said = talkIn(table, BOTS) ?? []
  expect(said.map(t => t.seat)).toEqual([...finished, bot].sort())
  for (const { key } of said) expect(key).toMatch(/^talk\./)
  expect(talkIn(table, undefined)).toBeUndefined()
  expect(talkIn(table, BOTS, 'table')).toBeUndefined()
  expect((talkIn(table, BOTS & ~(1 << bot)) ?? []).map(t => t.seat)).toEqual(finished)
})
test('a bot that has made an offer of its own since, and goes on trading, says why too; what it said before does not count', () => {
  const { table, offer } = atMarket()
  const { match } = table
  const rng = new FastRng(5)
  const bot = [1, 2, 3].find(seat => has(match.owed(), seat)) ?? -1
  const own = (): unknown => ({ ...game.decisions[TRADE].form?.sample(match.view(bot), bot, rng), target: -1 })
  expect(table.play(bot, own(), match.seq, 0).ok).toBe(true)
  expect(table.play(ME, offer, match.seq, 0).ok).toBe(true)
  const speakers = (): readonly number[] => (talkIn(table, BOTS) ?? []).map(t => t.seat)
  expect(speakers()).not.toContain(bot)
  expect(table.play(bot, own(), match.seq, 0).ok).toBe(true)
  expect([has(match.owed(), bot), speakers().includes(bot)]).toEqual([true, true])
})

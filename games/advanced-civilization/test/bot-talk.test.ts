/** What a bot says to an offer that it leaves, where two of the cards are named (ADV-10.5). */
import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { declines } from '../src/bot/market.ts'
import { openTrade } from '../src/decisions/trade.ts'
import { advancedCivilization } from '../src/game.ts'
import { hand, step, type Table, table } from './table.ts'

type Cards = Record<string, number>
const BOT = 1
/** The person offers this to a bot with that hand. */
function offered(mine: Cards, bots: Cards, named: readonly [string, string], more: object = {}): Table {
  const p = step(
    hand(hand(table(3), 0, mine), BOT, bots).set(s => {
      s.phase = 10
    }),
    openTrade,
  )
  p.play(0, { verb: 'offer', cards: mine, commodity: named[0], other: named[1], ...more } as never)
  return p
}
const saidOf = (p: Table) => declines(p.view(BOT), BOT, 0)
const RICH = { bronze: 4, gems: 3, salt: 3 }

/** The bot asks everybody for bronze. */
const asks = (p: Table): Table => {
  p.play(BOT, { verb: 'offer', cards: { gems: 3 }, commodity: 'gems', other: 'gems', want: 'bronze' } as never)
  return p
}

describe('an offer that a bot leaves is answered with a reason', () => {
  test('ADV-10.5 a third card is never named, and may be a calamity', () =>
    expect(saidOf(offered({ salt: 1, hides: 2 }, RICH, ['salt', 'hides']))).toEqual({ key: 'talk.risk' }))
  test('what is asked for the bot has asked for itself', () => {
    const p = asks(offered({ hides: 1, ochre: 1, papyrus: 1 }, RICH, ['hides', 'papyrus'], { want: 'bronze' }))
    expect(saidOf(p)).toEqual({ key: 'talk.mine', args: { commodity: 'bronze' } })
  })
  test('it has made an offer to somebody else', () => {
    const p = offered({ bronze: 3 }, { gems: 3, salt: 3 }, ['bronze', 'bronze'])
    const mine = { cards: { gems: 3 }, commodity: 'gems', other: 'gems', target: 2 }
    p.play(BOT, { verb: 'offer', ...mine } as never)
    expect(saidOf(p)).toEqual({ key: 'talk.busy' })
  })
  test('it has finished', () => {
    const p = offered({ salt: 1, hides: 1, ochre: 1 }, RICH, ['salt', 'ochre'])
    p.play(BOT, { verb: 'done' })
    expect(saidOf(p)).toEqual({ key: 'talk.done' })
  })
  test('an offer for somebody else gets no reason', () =>
    expect(saidOf(offered({ salt: 1, hides: 1, ochre: 1 }, RICH, ['salt', 'ochre'], { target: 2 }))).toBeNull())
  test('what it says does not depend on the cards it cannot see', () => {
    const p = offered({ salt: 1, hides: 1, epidemic: 1 }, RICH, ['salt', 'hides'])
    const said = saidOf(p)
    expect(said).not.toBeNull()
    for (let seed = 1; seed < 20; seed++) {
      const other = p.view(BOT)
      advancedCivilization.determinize(other, BOT, new FastRng(seed))
      expect(declines(other, BOT, 0)).toEqual(said)
    }
  })
  test('what it says does not depend on its own cards: asking tells nobody what it holds', () => {
    const hands: Cards[] = [RICH, { salt: 4, iron: 3 }, { papyrus: 3, hides: 3 }, { gems: 4, epidemic: 1, piracy: 1 }]
    for (const want of ['bronze', 'salt', 'gems', 'papyrus'])
      for (const named of ['salt', 'papyrus', 'bronze']) {
        const mine = { hides: 1, ochre: 1, [named]: 1 }
        const said = hands.map(cards => saidOf(offered(mine, cards, ['hides', named], { want })))
        for (const one of said) expect(one).toEqual(said[0])
        expect(said[0]).not.toBeNull()
      }
  })
})

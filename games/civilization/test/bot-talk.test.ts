/** What a bot says to an offer that it leaves: a reason of its own, from its own view. */
import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { declines } from '../src/bot/market.ts'
import { openTrade } from '../src/decisions/trade.ts'
import { civilization } from '../src/game.ts'
import { hand, step, type Table, table } from './table.ts'

type Cards = Record<string, number>
const BOT = 1
/** The person offers this to a bot with that hand. */
function offered(mine: Cards, bots: Cards, commodity: string, want?: string): Table {
  const p = step(hand(hand(table(3), 0, mine), BOT, bots), openTrade)
  p.play(0, { verb: 'offer', cards: mine, commodity, ...(want ? { want } : {}) } as never)
  return p
}
const saidOf = (p: Table) => declines(p.view(BOT), BOT, 0)

const RICH = { bronze: 4, gems: 3, salt: 3 }
/** The bot asks everybody for bronze. */
const asks = (p: Table): Table => {
  p.play(BOT, { verb: 'offer', cards: { gems: 3 }, commodity: 'gems', want: 'bronze' } as never)
  return p
}

describe('an offer that a bot leaves is answered with a reason', () => {
  test('it does not name what the bot has asked for', () =>
    expect(saidOf(asks(offered({ hides: 1, ochre: 1, papyrus: 1 }, RICH, 'papyrus')))).toEqual({ key: 'talk.noUse' }))
  test('what is asked for the bot has asked for itself', () =>
    expect(saidOf(asks(offered({ hides: 1, ochre: 1, papyrus: 1 }, RICH, 'papyrus', 'bronze')))).toEqual({
      key: 'talk.mine',
      args: { commodity: 'bronze' },
    }))
  test('a total that leaves nothing for the cards unnamed may hide a calamity', () =>
    expect(saidOf(offered({ salt: 1, epidemic: 1, piracy: 1 }, RICH, 'salt'))).toEqual({ key: 'talk.risk' }))
  test('it is not worth it', () =>
    expect(saidOf(offered({ salt: 1, hides: 1, ochre: 1 }, RICH, 'salt'))).toEqual({ key: 'talk.less' }))
  test('it has made an offer to somebody else', () => {
    const p = offered({ bronze: 3 }, { bronze: 3, hides: 1, ochre: 1, iron: 1 }, 'bronze')
    p.play(BOT, { verb: 'offer', cards: { hides: 1, ochre: 1, iron: 1 }, commodity: 'iron', target: 2 } as never)
    expect(saidOf(p)).toEqual({ key: 'talk.busy' })
  })
  test('it has finished', () => {
    const p = offered({ salt: 1, hides: 1, ochre: 1 }, RICH, 'salt')
    p.play(BOT, { verb: 'done' })
    expect(saidOf(p)).toEqual({ key: 'talk.done' })
  })
  test('an offer for somebody else gets no reason', () => {
    const p = step(hand(hand(table(3), 0, { hides: 3 }), BOT, { bronze: 4 }), openTrade)
    p.play(0, { verb: 'offer', cards: { hides: 3 }, commodity: 'hides', target: 2 } as never)
    expect(saidOf(p)).toBeNull()
  })
  test('what it says does not depend on the cards it cannot see', () => {
    const p = offered({ salt: 1, epidemic: 1, piracy: 1 }, { bronze: 4, gems: 3, salt: 3 }, 'salt')
    const said = saidOf(p)
    for (let seed = 1; seed < 20; seed++) {
      const other = p.view(BOT)
      civilization.determinize(other, BOT, new FastRng(seed))
      expect(declines(other, BOT, 0)).toEqual(said)
    }
  })
  test('what it says does not depend on its own cards: asking tells nobody what it holds', () => {
    const hands: Cards[] = [
      RICH,
      { salt: 4, iron: 3 },
      { papyrus: 3, hides: 3 },
      { bronze: 5, salt: 1 },
      { gems: 4, epidemic: 1, piracy: 1 },
    ]
    for (const want of [undefined, 'bronze', 'salt', 'gems', 'papyrus'])
      for (const named of ['salt', 'papyrus', 'bronze']) {
        const said = hands.map(cards => saidOf(offered({ hides: 1, ochre: 1, [named]: 1 }, cards, named, want)))
        for (const one of said) expect(one).toEqual(said[0])
        expect(said[0]).not.toBeNull()
      }
  })
})

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

describe('an offer that a bot leaves is answered with a reason', () => {
  test('it fits none of its sets', () =>
    expect(saidOf(offered({ hides: 1, ochre: 1, papyrus: 1 }, RICH, ['hides', 'papyrus']))).toEqual({
      key: 'talk.noUse',
    }))
  test('what is asked for it collects itself', () => {
    const p = offered({ hides: 1, ochre: 1, papyrus: 1 }, { bronze: 4, salt: 3 }, ['hides', 'papyrus'], {
      want: 'bronze',
    })
    expect(saidOf(p)).toEqual({ key: 'talk.mine', args: { commodity: 'bronze' } })
  })
  test('ADV-10.5 a third card is never named, and may be a calamity', () =>
    expect(saidOf(offered({ salt: 1, hides: 2 }, RICH, ['salt', 'hides']))).toEqual({ key: 'talk.risk' }))
  test('it would pay, and yet it has not answered: another deal comes first', () =>
    expect(saidOf(offered({ bronze: 3 }, { bronze: 3, hides: 1, ochre: 1, iron: 1 }, ['bronze', 'bronze']))).toEqual({
      key: 'talk.busy',
    }))
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
})

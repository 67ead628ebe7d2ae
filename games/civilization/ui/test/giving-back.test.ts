/** Cards beyond the limit are chosen together and go with one word. */
import type { Part } from '@ecumene/civilization-family/ui/edition.ts'
import { givingBack } from '@ecumene/civilization-family/ui/giving-back.ts'
import { expect, test } from 'vitest'
import type { TradeId } from '../../data/trade.ts'
import { BUYING, goOn } from '../../src/effects/purchases.ts'
import { civilization } from '../../src/game.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { hand, held, type Table, table } from '../../test/table.ts'
import { CIVILIZATION } from '../civilization.ts'

const ME = 0
function returning(cards: Parameters<typeof hand>[2]): Table {
  const p = hand(table(), ME, cards).at(DECISIONS.acquire, ME, BUYING)
  goOn(p.s, ME)
  return p
}
const choose = (p: Table, ...cards: TradeId[]) =>
  givingBack({ game: civilization, view: p.s, edition: CIVILIZATION } as unknown as Part, ME, cards)

test('CIV-18.0b seven of thirteen are one choice: six are too few, the seventh makes it whole', () => {
  const p = returning({ grain: 5, salt: 4, hides: 4 })
  expect(choose(p)).toMatchObject({ cards: [], needed: 7, actions: null })
  const six: TradeId[] = ['hides', 'hides', 'hides', 'hides', 'salt', 'salt']
  expect(choose(p, ...six)).toMatchObject({ actions: null, open: new Set(['grain', 'salt']) })
  const { actions } = choose(p, ...six, 'grain')
  expect(actions).toHaveLength(8)
  for (const action of actions ?? []) p.play(ME, action)
  expect([p.s.handSize[ME], held(p, ME, 'grain'), p.asked]).toEqual([6, 4, null])
})
test('CIV-18.0a CIV-19.4b within the limit only a calamity may go, in whatever order they were chosen', () => {
  const p = returning({ grain: 5, salt: 1, epidemic: 1 })
  const both = choose(p, 'epidemic', 'salt')
  expect(both.cards).toEqual(['salt', 'epidemic'])
  expect(both.actions).toHaveLength(3)
  expect(choose(p, 'epidemic').open.size).toBe(0)
  const few = returning({ grain: 3, epidemic: 1 })
  expect(choose(few)).toMatchObject({ needed: 0, open: new Set(['epidemic']), actions: [{ verb: 'done' }] })
  expect(choose(few, 'grain').cards).toEqual([])
})

/** How the Master plays otherwise than a Strategist: what it thinks an offer holds, its deals, its purchases. */

import { answerTo, botNamed } from '@ecumene/bots'
import { CARD_IDS, type CardId } from '@ecumene/civilization-family/data/cards.ts'
import { FastRng } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { COMMODITY_IDS, COMMODITY_VALUE } from '../data/trade.ts'
import { costToGo } from '../src/bot/course.ts'
import { expectedGain, likelyHeld } from '../src/bot/guess.ts'
import { openTrade } from '../src/decisions/trade.ts'
import { civilization as game } from '../src/game.ts'
import { DECISIONS } from '../src/verbs.ts'
import { hand, has, held, pays, step, type Table, table } from './table.ts'

const MASTER = 1
const set = (...cards: CardId[]): number => cards.reduce((sum, card) => sum | (1 << CARD_IDS.indexOf(card)), 0)
const ALL = set(...CARD_IDS)

test('the rest of the way costs nothing once the points are there', () => {
  expect(costToGo(set('law', 'philosophy'), ALL, 400)).toBe(0)
})
test('one card that is enough costs its price, or what a cheaper way costs', () => {
  expect(costToGo(0, set('pottery'), 45)).toBe(45)
  // Mysticism first: 30, and 20 less for Coinage.
  expect(costToGo(0, set('mysticism', 'coinage'), 140)).toBe(30 + 90)
})
test('Philosophy is no way without Law', () => {
  expect(costToGo(set('law'), set('philosophy'), 400)).toBe(240)
  expect(costToGo(0, set('philosophy'), 200)).toBeGreaterThan(240)
})
test('a card on the best way shortens it by its price, another by less', () => {
  const savedBy = (card: CardId): number => costToGo(0, ALL, 1200) - costToGo(set(card), ALL, 1200)
  expect(savedBy('mysticism')).toBe(30)
  expect(savedBy('pottery')).toBeLessThan(45)
})

const plain = (kind: number, n: number, more: number): number =>
  COMMODITY_VALUE[kind] * ((n + more) * (n + more) - n * n)
/** What seat 1 expects of an offer of seat 0. */
function gainFrom(cards: Record<string, number>, commodity: string, dread = 0): number {
  const p = step(
    hand(hand(table(3), 0, cards), MASTER, { cloth: 2, hides: 1, papyrus: 1 }).set(s => {
      s.phase = 10
    }),
    openTrade,
  )
  p.play(0, { verb: 'offer', cards, commodity } as never)
  return expectedGain(p.view(MASTER), MASTER, 0, plain, dread, 1)
}
test('an offer whose total fits one set of cards alone is known', () => {
  expect(gainFrom({ cloth: 3 }, 'cloth')).toBe(5 * (25 - 4))
})
test('an offer of too few points for its cards hides a calamity', () => {
  const sure = gainFrom({ salt: 2, epidemic: 1 }, 'salt')
  expect(gainFrom({ salt: 2, epidemic: 1 }, 'salt', 10)).toBeLessThan(sure)
})

test('players hold what is out, by the size of their hands', () => {
  const p = hand(hand(hand(table(3), 0, { salt: 3, grain: 1 }), 2, { salt: 1, grain: 1 }), MASTER, { salt: 1 })
  const salt = COMMODITY_IDS.indexOf('salt')
  const view = p.view(MASTER)
  expect(likelyHeld(view, MASTER, 0, salt)).toBeGreaterThan(likelyHeld(view, MASTER, 2, salt))
  expect(likelyHeld(view, MASTER, 0, COMMODITY_IDS.indexOf('gems'))).toBe(0)
})

test('a Master parts with its best set if another grows by more', () => {
  const p = step(
    hand(hand(table(3), 0, { cloth: 3, grain: 3, hides: 1 }), MASTER, { cloth: 2, grain: 3, hides: 1, ochre: 1 }).set(
      s => {
        s.phase = 10
      },
    ),
    openTrade,
  )
  p.play(0, { verb: 'offer', cards: { grain: 3 }, commodity: 'grain', want: 'cloth' } as never)
  const answer = answerTo(game, p.setup, p.view(MASTER), MASTER, botNamed(game, 'master'), new FastRng(3))
  expect(answer).toMatchObject({ verb: 'offer', commodity: 'cloth', want: 'grain' })
})

/** What seat 0 has bought and holds once a Master has played its purchase to the end. */
function bought(p: Table): Table {
  p.at(DECISIONS.acquire, 0)
  while (p.owing.includes(0))
    p.play(0, answerTo(game, p.setup, p.view(0), 0, botNamed(game, 'master'), new FastRng(3)) as never)
  return p
}
test('a Master buys protection first: Pottery rather than Music', () => {
  const p = bought(hand(table(3), 0, { salt: 4, hides: 3, ochre: 2 }))
  expect([has(p, 0, 'pottery'), has(p, 0, 'music')]).toEqual([true, false])
})
test('a Master pays from the Treasury before it breaks a set', () => {
  const p = bought(pays(hand(table(3), 0, { salt: 2 }), 0, 45))
  expect([has(p, 0, 'pottery'), held(p, 0, 'salt'), p.s.treasury[0]]).toEqual([true, 2, 0])
})
test('of more than six cards a Master gives back those that promise least', () => {
  const p = bought(hand(table(3), 0, { grain: 2, hides: 1, ochre: 1, iron: 1, papyrus: 1, salt: 1 }))
  expect([p.s.handSize[0], held(p, 0, 'grain'), held(p, 0, 'salt')]).toEqual([6, 2, 1])
})

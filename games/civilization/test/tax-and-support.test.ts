/** What no player of Civilization does to their own cities: no tax unpaid, none built to fall. */
import { answerTo, botNamed } from '@ecumene/bots'
import { shortOfTax } from '@ecumene/civilization-family/src/bot/stock.ts'
import { FastRng, has, owed } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { civilization as game } from '../src/game.ts'
import { DECISIONS } from '../src/verbs.ts'
import { type Table, table } from './table.ts'

const EGYPT = 3
const answer = (p: Table, level: string) =>
  answerTo(game, p.setup, p.view(EGYPT), EGYPT, botNamed(game, level), new FastRng(3))

test.each(['strategist', 'master'])('CIV-14.2a a %s builds no city that falls for want of support', level => {
  const p = table(4)
  p.city(EGYPT, 'thebes').city(EGYPT, 'alexandria')
  p.put(EGYPT, 'memphis', 6).put(EGYPT, 'fayum', 2).put(EGYPT, 'sinai', 1).put(EGYPT, 'siwa', 1).put(EGYPT, 'nubia', 2)
  p.set(s => {
    s.round = 8
    s.phase = 7
  })
  p.at(DECISIONS.build, EGYPT)
  expect(answer(p, level)).toEqual({ verb: 'done' })
})
test.each(['citizen', 'strategist', 'master'])(
  'CIV-6.1a a %s leaves movement with a Stock that pays the taxes',
  level => {
    const p = table(4)
    p.city(EGYPT, 'thebes').city(EGYPT, 'alexandria').city(EGYPT, 'jerusalem')
    p.put(EGYPT, 'fayum', 5).put(EGYPT, 'upper-egypt', 4).put(EGYPT, 'tanis', 3).put(EGYPT, 'memphis', 3)
    p.set(s => {
      s.round = 12
      s.phase = 5
      s.treasury[EGYPT] += s.stock[EGYPT]
      s.stock[EGYPT] = 0
    })
    p.at(DECISIONS.move, EGYPT)
    const shorts: number[] = []
    for (let n = 0; n < 200 && has(owed(p.s), EGYPT); n++) {
      p.play(EGYPT, answer(p, level) as never)
      if (!has(owed(p.s), EGYPT)) break
      shorts.push(shortOfTax(p.s, EGYPT))
    }
    expect(shorts.at(-1)).toBeLessThanOrEqual(0)
  },
)
test.each(['citizen', 'strategist', 'master'])('CIV-15.7a a %s buys Gold to fill a Stock short of the taxes', level => {
  const p = table(4)
  p.city(EGYPT, 'thebes').city(EGYPT, 'alexandria').city(EGYPT, 'jerusalem').city(EGYPT, 'memphis').city(EGYPT, 'gaza')
  p.put(EGYPT, 'fayum', 4).put(EGYPT, 'upper-egypt', 4).put(EGYPT, 'tanis', 3)
  p.hand(EGYPT, { bronze: 6 })
  p.set(s => {
    s.round = 12
    s.phase = 9
    s.treasury[EGYPT] += s.stock[EGYPT] - 9
    s.stock[EGYPT] = 9
  })
  p.at(DECISIONS.gold, EGYPT)
  expect(answer(p, level)).toEqual({ verb: 'buyGold' })
})
test('CIV-17.6b a Master pays from the Treasury first while the Stock is short of the taxes', () => {
  const p = table(4)
  p.city(EGYPT, 'thebes').city(EGYPT, 'alexandria').city(EGYPT, 'jerusalem').city(EGYPT, 'memphis').city(EGYPT, 'gaza')
  p.put(EGYPT, 'fayum', 4).put(EGYPT, 'upper-egypt', 4).put(EGYPT, 'tanis', 3)
  p.hand(EGYPT, { salt: 3, bronze: 2, grain: 1 })
  p.set(s => {
    s.round = 12
    s.phase = 11
    s.treasury[EGYPT] += s.stock[EGYPT] - 2
    s.stock[EGYPT] = 2
  })
  p.at(DECISIONS.acquire, EGYPT)
  const before = p.s.treasury[EGYPT]
  for (let n = 0; n < 40 && has(owed(p.s), EGYPT); n++) p.play(EGYPT, answer(p, 'master') as never)
  expect(before - p.s.treasury[EGYPT]).toBeGreaterThanOrEqual(8)
})

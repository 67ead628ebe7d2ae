/** On the way to the finish nobody stands still for ever: what bots of every level save for, buy and keep. */
import { answerTo, botNamed } from '@ecumene/bots'
import { CARD_IDS, type CardId } from '@ecumene/civilization-family/data/cards.ts'
import { FastRng, type Policy, setupOf } from '@ecumene/kernel'
import { byPolicy, start, walkOn } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { greedy } from '../src/bot/greedy.ts'
import { master } from '../src/bot/master.ts'
import { strategist } from '../src/bot/strategist.ts'
import { civilization as game } from '../src/game.ts'
import type { S } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'
import { hand, has, held, owns, pays, type Table, table } from './table.ts'

const LEVELS: Readonly<Record<string, Policy<S>>> = { citizen: greedy, strategist, master }
const LATE = 60
const LONG = 45
/** The round in which a game of such players ends; one more than `LATE` if it has not ended by then. */
function lastRound(level: string, seats: number, deal: number): number {
  const walk = start(game, setupOf(game, seats, 'full'), new FastRng(deal))
  walkOn(walk, byPolicy(game, LEVELS[level]), 60_000, { isOver: () => walk.s.round > LATE })
  return walk.s.round
}
/** Deals in which everybody once stood on the last cells for ever, with a full hand that bought nothing. */
const STOOD_STILL = {
  citizen: [3, [77025, 77049, 500030, 500050]],
  strategist: [3, [500018, 500023, 500027, 500089]],
  master: [3, [500120, 500207, 500208, 500237]],
} as const
describe('CIV-21.1a a game has an end', { timeout: 120_000 }, () => {
  test.each(Object.entries(STOOD_STILL))('where all of three %ss once stood still', (level, [seats, deals]) => {
    const rounds = deals.map(deal => lastRound(level, seats, deal))
    expect(Math.max(...rounds)).toBeLessThanOrEqual(LONG)
  })
  test('where two Citizens once stood still', () => {
    const rounds = [500020, 500029, 500090].map(deal => lastRound('citizen', 2, deal))
    expect(Math.max(...rounds)).toBeLessThanOrEqual(LONG)
  })
  test('after 45 rounds at most, and 27 in the mean, in thirty other deals', () => {
    const rounds = Object.keys(LEVELS).flatMap(level =>
      Array.from({ length: 10 }, (_, deal) => lastRound(level, 3, 610_000 + deal)),
    )
    expect(Math.max(...rounds)).toBeLessThanOrEqual(LONG)
    expect(rounds.reduce((sum, n) => sum + n, 0) / rounds.length).toBeLessThanOrEqual(27)
  })
})

const BOT = 0
const answer = (p: Table, level: string) =>
  answerTo(game, p.setup, p.view(BOT), BOT, botNamed(game, level), new FastRng(3))
/** The seat's purchase, played to its end. */
function bought(p: Table, level: string): Table {
  p.at(DECISIONS.acquire, BOT)
  while (p.owing.includes(BOT)) p.play(BOT, answer(p, level) as never)
  return p
}
/** 745 points: Africa's row asks for 1,200 in the end, which only Democracy and Philosophy bring within reach. */
const NINE: readonly CardId[] = [
  'cloth-making',
  'metalworking',
  'engineering',
  'astronomy',
  'mysticism',
  'drama-and-poetry',
  'music',
  'architecture',
  'law',
]
function withNine(): Table {
  const p = table(3)
  owns(p, BOT, ...NINE)
  p.s.cities[BOT] = 2
  return p
}
test.each(['citizen', 'strategist'])('CIV-17.7b a %s keeps the last places of the eleven for dear cards', level => {
  const p = bought(pays(hand(withNine(), BOT, { salt: 5, grain: 1 }), BOT, 10), level)
  expect(CARD_IDS.filter(card => has(p, BOT, card))).toHaveLength(NINE.length)
})
test.each(['citizen', 'strategist'])('CIV-17.7b a %s buys a dear card as soon as it can be paid', level => {
  const p = bought(pays(hand(withNine(), BOT, { salt: 6, grain: 2 }), BOT, 30), level)
  expect(has(p, BOT, 'philosophy') || has(p, BOT, 'democracy')).toBe(true)
})
test.each(Object.keys(LEVELS))('CIV-15.7a a %s with a full hand buys no Gold that would go back', level => {
  const p = pays(hand(table(3), BOT, { bronze: 6 }), BOT, 30)
  p.at(DECISIONS.gold, BOT)
  expect(answer(p, level)).toEqual({ verb: 'done' })
})
test.each(Object.keys(LEVELS))('CIV-18.0a a %s with eleven cards keeps what the finish still asks for', level => {
  // 1,030 points: with 20 of the Treasury the hand must be worth 150, and six of Salt are worth 108.
  const p = withNine()
  owns(p, BOT, 'coinage', 'agriculture', 'pottery', 'literacy')
  for (const less of ['mysticism', 'music'] as const) p.s.card[CARD_IDS.indexOf(less)] = 0
  p.s.cities[BOT] = 7
  const after = bought(hand(p, BOT, { salt: 6, spice: 3 }), level)
  expect([after.s.handSize[BOT], held(after, BOT, 'spice')]).toEqual([6, 3])
})

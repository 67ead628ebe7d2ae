/** Moments of Advanced Civilization that everybody, or one player, learns of, and what is told of them. */
import { bit, EVERYONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { STONE } from '../data/nations.ts'
import { COMMODITY_IDS, TRADE_IDS } from '../data/trade.ts'
import { makeInert } from '../src/effects/leaving.ts'
import { admit, nextNewcomer } from '../src/effects/newcomers.ts'
import { returnCards, setApart, toHand } from '../src/effects/stacks.ts'
import { finishGame, moveMarkers } from '../src/effects/succession.ts'
import { epochAt } from '../src/query/succession.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, hand, held, pays, pirates, put, sound, step, table, tokens } from './table.ts'

const giveBack = (trade: string) => ({ verb: 'giveBack', trade })
const DONE = { verb: 'done' }

describe('purchases', () => {
  test('ADV-12.16 ADV-R-51 a card that is surrendered is shown to everybody', () => {
    const p = hand(table(2), 0, { grain: 4, salt: 5 }).run(PROGRAMS.purchases).play(0, DONE).clear()
    p.play(0, giveBack('salt'))
    expect(p.revealed).toBe(EVERYONE)
  })
  test('ADV-R-34 Grain that was not laid open is surrendered first: less of it lies open only when no other is left', () => {
    const p = hand(table(2), 0, { grain: 3, salt: 8 })
    p.s.shown[0] = 1
    p.run(PROGRAMS.purchases).play(0, DONE)
    const shown = [1, 2, 3].map(() => p.play(0, giveBack('grain')).s.shown[0])
    expect([shown, held(p, 0, 'grain'), p.asked]).toEqual([[1, 1, 0], 0, null])
  })
  test('ADV-R-6 who pays gives only cards of their own, whatever the next player has put together meanwhile', () => {
    const [first] = COMMODITY_IDS
    const p = hand(pays(pays(hand(table(3), 0, { salt: 1 }), 0, 45), 1, 45), 1, { [first]: 2 }).run(PROGRAMS.purchases)
    p.play(1, { verb: 'take', card: 'pottery' }).play(1, { verb: 'spend', commodity: first, cards: 2 })
    p.play(0, { verb: 'take', card: 'pottery' }).play(0, { verb: 'pay' })
    expect([p.s.handSize[0], held(p, 0, 'salt'), held(p, 0, 'volcano'), p.s.handSize[1]]).toEqual([1, 1, 0, 2])
    sound(p)
  })
  test('ADV-12.17 only stacks that get back two cards or more are shuffled', () => {
    const p = hand(table(), 0, { salt: 1, gold: 2 })
    p.s.hand.fill(0)
    p.s.handSize.fill(0)
    for (const id of ['salt', 'gold', 'gold'] as const) setApart(p.s, TRADE_IDS.indexOf(id))
    const shuffled: number[] = []
    step(p, (s, world) => {
      world.shuffle = (_, n) => void shuffled.push(n)
      returnCards(s, world)
    })
    expect(shuffled).toEqual([2])
    sound(p)
  })
})

test('ADV-9.4 the player who gets a card learns it, and nobody else', () => {
  const p = table(3)
  step(p.clear(), (s, world) => toHand(s, 1, TRADE_IDS.indexOf('salt'), world))
  expect(p.revealed).toBe(bit(1))
})
test('ADV-24.5 everybody learns what a player who leaves keeps', () => {
  const p = hand(table(3), 0, { salt: 1 })
  step(p.clear(), (s, world) => makeInert(s, 0, world))
  expect([p.revealed, p.seen('left')]).toEqual([EVERYONE, [{ type: 'left', seat: 0, cards: 0 }]])
})
test('ADV-14.1 when the game is over all hands are open', () => {
  const p = hand(table(3), 0, { salt: 1 })
  step(p.clear(), finishGame)
  expect(p.revealed).toBe(EVERYONE)
})
test('ADV-R-76 who joined first is served first, also where they sit before the others', () => {
  const p = table()
  p.s.waiting[2] = 1
  p.s.waiting[4] = 2
  expect(nextNewcomer(p.s)).toBe(2)
})
test('ADV-24.2 a newcomer who enters is told with the victim', () => {
  const p = table()
  p.s.waiting[3] = 1
  step(p.clear(), (s, world) => admit(s, 3, 1, world))
  expect(p.seen('admitted')).toEqual([{ type: 'admitted', seat: 3, by: 1 }])
})
test('ADV-13.10 ADV-R-52 a marker before an epoch that it may not enter stays, and is not called frozen', () => {
  const p = city(table(3), 1, 'rome')
  let last = 0
  while (epochAt(p.s, p.s.nation[1], last + 1) === STONE) last++
  p.s.position[1] = last
  step(p.clear(), moveMarkers)
  const told = p.events.filter(e => 'seat' in e && e.seat === 1)
  expect(told).toEqual([{ type: 'stayed', seat: 1, position: last }])
  p.s.position[1] = last + 1
  step(p.clear(), moveMarkers)
  expect(p.seen('frozen')).toEqual([{ type: 'frozen', seat: 1, position: last + 1 }])
})

describe('attacks', () => {
  test('ADV-6.11 of an owner’s cities only those that are attacked come to a fight', () => {
    const p = city(city(table(), 0, 'athens'), 0, 'delphi')
    put(p, 1, 'delphi', 7).clear().run(PROGRAMS.conflict)
    expect(p.asked).not.toBe('fight')
    expect([p.seen('attacked').map(e => e.area), cityAt(p, 'athens')]).toEqual([['delphi'], 0])
  })
  test('ADV-6.23 the end of a pirate city is told, with the tokens that fell before it', () => {
    const p = put(pirates(table(), 'delphi'), 1, 'delphi', 7).clear().run(PROGRAMS.conflict)
    expect(p.seen('piratesFell')).toEqual([{ type: 'piratesFell', seat: 1, area: 'delphi' }])
    expect(p.seen('fell')).toEqual([{ type: 'fell', seat: 1, area: 'delphi', tokens: 5 }])
    expect([cityAt(p, 'delphi'), tokens(p, 1, 'delphi')]).toEqual([-1, 2])
  })
})

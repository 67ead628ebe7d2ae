import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { store } from '../src/cards.ts'
import {
  gainBlue,
  gainPopulation,
  loseBlue,
  loseFood,
  losePopulation,
  loseResources,
  loseScience,
} from '../src/effects/changes.ts'
import { putFood, putResources, takeFood, takeResources } from '../src/effects/tokens.ts'
import { cultureRating } from '../src/query/ratings.ts'
import { storeAt } from '../src/state.ts'
import {
  aggression,
  arrange,
  bar,
  can,
  event,
  foodOf,
  laws,
  play,
  resourcesOf,
  type Table,
  tableOf,
  tokens,
  workers,
} from './table.ts'

const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }
const mines = { iron: 0, coal: 0, oil: 0 }

describe('spending', () => {
  test('TTA-FOOD-5 a token returns to the bank and pays its value', () => {
    const p = tableOf(2, { tokens: { bronze: 3 } })
    takeResources(p.s, 0, 2)
    expect([tokens(p, 0, 'bronze'), p.s.bank[0]]).toEqual([1, 15])
  })
  test('TTA-R-7a TTA-R-5a Bronze 1 and a mine of 2, cost 1: the Bronze token returns', () => {
    const p = tableOf(2, { works: { iron: 0 }, tokens: { iron: 1, bronze: 1 } })
    takeResources(p.s, 0, 1)
    expect([tokens(p, 0, 'iron'), tokens(p, 0, 'bronze')]).toEqual([1, 0])
  })
  test('TTA-R-7b TTA-FOOD-6 a mine of 2 alone, cost 1: the token moves to Bronze', () => {
    const p = tableOf(2, { works: { iron: 0 }, tokens: { iron: 1 } })
    takeResources(p.s, 0, 1)
    expect([tokens(p, 0, 'iron'), tokens(p, 0, 'bronze'), p.s.bank[0]]).toEqual([0, 1, 15])
  })
  test('TTA-R-7c TTA-FOOD-7 TTA-FOOD-8 a mine of 3 and one token in the bank, cost 1: two tokens on Bronze, bank empty', () => {
    const p = tableOf(2, { works: { coal: 0 }, tokens: { coal: 1 }, bank: 1 })
    expect(takeResources(p.s, 0, 1)).toBe(1)
    expect([tokens(p, 0, 'coal'), tokens(p, 0, 'bronze'), p.s.bank[0]]).toEqual([0, 2, 0])
  })
  test('TTA-R-7d TTA-R-6a TTA-R-6b TTA-FOOD-10 the same with an empty bank: 1 is overpaid', () => {
    const p = tableOf(2, { works: { coal: 0 }, tokens: { coal: 1 }, bank: 0 })
    expect(takeResources(p.s, 0, 1)).toBe(2)
    expect([tokens(p, 0, 'bronze'), p.s.bank[0]]).toEqual([1, 0])
  })
  test('TTA-R-72c TTA-R-72b three on Bronze, one on Coal, Iron empty, cost 1: one Bronze token returns, nothing is merged', () => {
    const p = tableOf(2, { works: { iron: 0, coal: 0 }, tokens: { bronze: 3, coal: 1 } })
    takeResources(p.s, 0, 1)
    expect([tokens(p, 0, 'bronze'), tokens(p, 0, 'iron'), tokens(p, 0, 'coal')]).toEqual([2, 0, 1])
  })
  test('TTA-R-72d TTA-R-72a one on Bronze, one on Coal, Iron empty, cost 2: Bronze returns, Coal moves to Iron', () => {
    const p = tableOf(2, { works: { iron: 0, coal: 0 }, tokens: { bronze: 1, coal: 1 } })
    takeResources(p.s, 0, 2)
    expect([tokens(p, 0, 'bronze'), tokens(p, 0, 'iron'), tokens(p, 0, 'coal')]).toEqual([0, 1, 0])
  })
  test('TTA-FOOD-9 more than one has cannot be paid', () => {
    expect(bar(tableOf(2, { tokens: { bronze: 1 } }), 'build', { card: 'bronze' })).toBe('TTA-FOOD-9')
  })
  test('TTA-FOOD-13 losing more than there is loses all', () => {
    const p = tableOf(2, { tokens: { bronze: 2, agriculture: 1 } })
    expect([loseResources(p.s, 0, 5, world), loseFood(p.s, 0, 3, world)]).toEqual([2, 1])
    expect([resourcesOf(p), foodOf(p), p.s.bank[0]]).toEqual([0, 0, 16])
  })
  test('TTA-R-5b a payment never asks', () => {
    const p = tableOf(2, { works: { iron: 0 }, tokens: { bronze: 2, iron: 2 } })
    play(p, 'train', { card: 'warriors' })
    expect(p.asked).toBe('action')
  })

  /**
   * Every way to pay exactly `due`: each token stays, returns, or becomes smaller ones. Most tokens in the bank that
   * any of them leaves.
   */
  function bestBank(counts: number[], open: boolean[], values: number[], bank: number, due: number): number {
    const list = counts.flatMap((n, k) => Array<number>(n).fill(values[k]))
    const small = [...new Set(values.filter((_, k) => open[k]))]
    const splits = (v: number): [paid: number, tokens: number][] => {
      const found: [number, number][] = [
        [0, 1],
        [v, 0],
      ]
      const grow = (rest: number, max: number, n: number): void => {
        if (n > 0) found.push([rest, n])
        for (const w of small) if (w < v && w <= max && w < rest) grow(rest - w, w, n + 1)
      }
      grow(v, v - 1, 0)
      return found
    }
    let reached = new Map<number, number>([[0, 0]])
    for (const v of list) {
      const next = new Map<number, number>()
      for (const [paid, left] of reached)
        for (const [more, n] of splits(v)) {
          const sum = paid + more
          if (sum <= due + 4) next.set(sum, Math.min(next.get(sum) ?? 99, left + n))
        }
      reached = next
    }
    for (let x = due; x <= due + 4; x++) {
      const left = reached.get(x)
      if (left !== undefined && bank + list.length - left >= 0) return bank + list.length - left
    }
    return -1
  }
  test.each([11, 12, 13, 14, 15])('TTA-R-5a TTA-R-6b payment is never worse than any other way (%d)', seed => {
    const rng = new FastRng(seed)
    for (let i = 0; i < 300; i++) {
      const p = tableOf(2)
      const { s } = p
      const inPlay = { iron: rng.below(2), coal: rng.below(2), oil: rng.below(2) }
      for (const [id, on] of Object.entries(inPlay)) if (on) arrange(p, 0, { works: { [id]: 0 } })
      const ids = ['bronze', ...Object.entries(inPlay).flatMap(([id, on]) => (on ? [id] : []))]
      for (const id of ids) s.blue[storeAt(0, store.find(id))] = rng.below(4)
      s.bank[0] = rng.below(3)
      const have = resourcesOf(p)
      if (have === 0) continue
      const due = 1 + rng.below(have)
      const at = [4, 5, 6, 7]
      const expected = bestBank(
        at.map(k => s.blue[storeAt(0, k)]),
        at.map(k => ids.includes(store.ids[k])),
        at.map(k => store.value[k]),
        s.bank[0],
        due,
      )
      const paid = takeResources(s, 0, due)
      expect(have - resourcesOf(p)).toBe(paid)
      expect(s.bank[0]).toBe(expected)
    }
  })
})

describe('gaining', () => {
  test('TTA-R-9a TTA-R-8a TTA-FOOD-2 gain 5 with mines of 1 and 2: 2 + 2 + 1', () => {
    const p = tableOf(2, { works: { iron: 0 }, bank: 3 })
    expect(putResources(p.s, 0, 5)).toBe(5)
    expect([tokens(p, 0, 'iron'), tokens(p, 0, 'bronze')]).toEqual([2, 1])
  })
  test('TTA-R-9b TTA-R-8b TTA-FOOD-3 with 2 tokens in the bank: 4; with none nothing', () => {
    const p = tableOf(2, { works: { iron: 0 }, bank: 2 })
    expect([putResources(p.s, 0, 5), putResources(p.s, 0, 5)]).toEqual([4, 0])
  })
  test('TTA-R-8a TTA-R-8b gaining takes the fewest tokens and the most value (property)', () => {
    for (let mask = 0; mask < 8; mask++)
      for (let bank = 0; bank < 5; bank++)
        for (let amount = 1; amount <= 15; amount++) {
          const p = tableOf(2, { bank })
          const values = [1]
          for (const [i, id] of ['irrigation', 'selective-breeding', 'mechanized-agriculture'].entries())
            if (mask & (1 << i)) {
              arrange(p, 0, { works: { [id]: 0 } })
              values.push([2, 3, 5][i])
            }
          let most = 0
          let fewest = 0
          const search = (sum: number, n: number, from: number): void => {
            if (sum > amount || n > bank) return
            if (sum > most || (sum === most && n < fewest)) {
              most = sum
              fewest = n
            }
            for (let k = from; k < values.length; k++) search(sum + values[k], n + 1, k)
          }
          search(0, 0, 0)
          expect(putFood(p.s, 0, amount)).toBe(most)
          expect(bank - p.s.bank[0]).toBe(fewest)
        }
  })
  test('TTA-FOOD-4 both kinds are gained in printed order', () => {
    const p = tableOf(2, { hand: ['stockpile-a'], bank: 1 })
    play(p, 'play', { card: 'stockpile-a' })
    expect([resourcesOf(p), foodOf(p)]).toEqual([1, 0])
  })
  test('TTA-FOOD-14 TTA-SCI-5 TTA-R-72e what is taken is lost by one and gained by the other', () => {
    const p = aggression(tableOf(2, { works: { warriors: 3 } }, { tokens: { bronze: 2, agriculture: 3 } }), 'plunder-i')
    play(p, 'yield', {}, 1)
    play(p, 'plunder', { food: 1, resources: 2 })
    expect([foodOf(p), resourcesOf(p), foodOf(p, 1), resourcesOf(p, 1)]).toEqual([1, 2, 2, 0])
    const q = aggression(tableOf(2, { works: { warriors: 3 } }, { science: 3 }), 'spy-ii')
    play(q, 'yield', {}, 1)
    expect([q.s.science[0], q.s.science[1]]).toEqual([3, 0])
  })
  test('TTA-FOOD-11 a token never moves to a card of higher value', () => {
    const p = tableOf(2, { works: mines, tokens: { bronze: 5, iron: 1 } })
    takeResources(p.s, 0, 2)
    expect([tokens(p, 0, 'coal'), tokens(p, 0, 'oil')]).toEqual([0, 0])
    expect(tokens(p, 0, 'iron') + tokens(p, 0, 'bronze')).toBeLessThanOrEqual(4)
  })
  test('TTA-TECH-6 tokens stay on a card without workers', () => {
    const p = tableOf(2, { works: { iron: 1 }, tokens: { iron: 2 } })
    play(p, 'destroy', { card: 'iron' })
    expect(resourcesOf(p)).toBe(4)
  })
})

describe('Bill Gates’ labs', () => {
  const gates = (): Table =>
    tableOf(2, { leader: 'bill-gates', works: { philosophy: 0, 'scientific-method': 1, iron: 0 } })
  test('TTA-CARD-GATES-2 TTA-R-73a labs store resources and make change', () => {
    const p = gates()
    putResources(p.s, 0, 4)
    expect([tokens(p, 0, 'iron') + tokens(p, 0, 'scientific-method'), resourcesOf(p)]).toEqual([2, 4])
  })
  test('TTA-CARD-GATES-3 TTA-R-73c when he is gone the tokens still count, none is added', () => {
    const p = tableOf(2, { works: { 'scientific-method': 1 }, tokens: { 'scientific-method': 2 } })
    putResources(p.s, 0, 2)
    expect([tokens(p, 0, 'scientific-method'), tokens(p, 0, 'bronze'), resourcesOf(p)]).toEqual([2, 2, 6])
    takeResources(p.s, 0, 6)
    expect(resourcesOf(p)).toBe(0)
  })
})

describe('blue and yellow tokens', () => {
  test('TTA-TOK-3 TTA-TOK-6 a card with + tokens brings them to the bank', () => {
    const p = tableOf(2, { hand: ['justice-system'], science: 7 })
    play(p, 'develop', { card: 'justice-system' })
    expect([p.s.bank[0], p.s.blueTotal[0]]).toEqual([19, 19])
  })
  test('TTA-TOK-4 a card with − tokens takes them, and gives them back when it leaves', () => {
    const p = tableOf(2, { cards: ['vast-territory-i'], leader: 'christopher-columbus' }, { works: { warriors: 2 } })
    p.at(0, 0)
    play(p, 'discover', { card: 'vast-territory-i' })
    expect([p.s.blueTotal[0], p.s.yellow[0]]).toEqual([15, 21])
    event(p, 'independence-declaration')
    play(p, 'abandon', { card: 'vast-territory-i' })
    expect([p.s.blueTotal[0], p.s.yellow[0]]).toEqual([16, 18])
  })
  test('TTA-TOK-7 TTA-TOK-8 TTA-R-10a lost blue tokens leave the bank, then cards of the owner’s choice', () => {
    const p = tableOf(2, { tokens: { bronze: 1, agriculture: 1 }, bank: 1 })
    p.set(s => loseBlue(s, 0, 2, world))
    expect([p.s.bank[0], p.asked, p.choices(0, 'giveToken').map(a => a.card)]).toEqual([
      0,
      'giveToken',
      ['agriculture', 'bronze'],
    ])
    play(p, 'giveToken', { card: 'bronze' })
    expect([foodOf(p), resourcesOf(p), p.s.blueTotal[0]]).toEqual([1, 0, 1])
  })
  test('TTA-R-10b tokens on a wonder are never lost; what cannot be lost is ignored', () => {
    const p = tableOf(2, { unfinished: ['pyramids', 2], bank: 0 })
    p.set(s => loseBlue(s, 0, 3, world))
    expect([p.s.stages[0], p.asked]).toEqual([2, 'action'])
    p.set(s => gainBlue(s, 0, 1, world))
    expect(p.s.bank[0]).toBe(1)
  })
  test('TTA-TOK-10 taken yellow tokens move from bank to bank, at most what is there', () => {
    const p = event(tableOf(2, { works: { warriors: 3 } }, { yellow: 1 }), 'uncertain-borders')
    expect([p.s.yellow[0], p.s.yellow[1]]).toEqual([19, 0])
    event(p, 'uncertain-borders')
    expect([p.s.yellow[0], p.s.yellow[1]]).toEqual([19, 0])
  })
  test('TTA-TOK-13 TTA-R-54 gained population needs no food and stops with the bank', () => {
    const p = tableOf(2, { yellow: 1 })
    p.set(s => gainPopulation(s, 0, 3, world))
    expect([p.s.yellow[0], p.s.pool[0]]).toEqual([0, 2])
  })
  test('TTA-TOK-15 TTA-R-12a TTA-R-12b lost population: unused workers first, then a card of the owner’s choice, then nothing', () => {
    const p = tableOf(2, { works: { religion: 1 } })
    p.set(s => losePopulation(s, 0, 2, world))
    expect([p.s.pool[0], p.asked]).toEqual([0, 'loseWorker'])
    expect(p.choices(0, 'loseWorker').map(a => a.card)).toEqual([
      'agriculture',
      'bronze',
      'philosophy',
      'religion',
      'warriors',
    ])
    play(p, 'loseWorker', { card: 'religion' })
    expect([p.s.yellow[0], workers(p, 0, 'religion'), cultureRating(p.s, 0)]).toEqual([20, 0, 0])
    const q = tableOf(2, { works: { agriculture: 0, bronze: 0, philosophy: 0, warriors: 0 }, pool: 0 })
    q.set(s => losePopulation(s, 0, 1, world))
    expect([q.asked, q.s.yellow[0]]).toEqual(['action', 18])
  })
  test('TTA-SCI-2 TTA-SCI-4 points never fall below 0; science for a purpose is spent first', () => {
    const p = tableOf(2, { science: 2, leader: 'winston-churchill', hand: ['swordsmen'] })
    play(p, 'rearm')
    play(p, 'develop', { card: 'swordsmen' })
    expect([p.s.science[0], p.s.armsScience]).toEqual([1, 0])
    expect(loseScience(p.s, 0, 5, world)).toBe(1)
    expect(p.s.science[0]).toBe(0)
  })
  test('tokens are conserved through all of it', () => {
    const p = tableOf(3, { tokens: { bronze: 3 } })
    play(p, 'build', { card: 'religion' })
    expect(laws(p)).toEqual([])
    expect(can(p, 'endTurn')).toBe(true)
    expect(takeFood(p.s, 0, 0)).toBe(0)
  })
})

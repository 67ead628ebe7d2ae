import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { addCity, cityFits, emptyHeap, greatestLoss, type LossHeap, leastLoss } from '../src/query/loss-sums.ts'

interface Units {
  readonly tokens: number
  readonly stock: number
  readonly limits: readonly number[]
}
const fillHeap = ({ tokens, stock, limits }: Units, plague: boolean): LossHeap => {
  const heap = emptyHeap(stock, plague)
  heap.tokens = tokens
  for (const limit of limits) addCity(heap, limit)
  return heap
}
/**
 * Every total that the rule allows, found by trying everything: tokens first, then each city in every order. For each
 * total the most tokens of a way to it.
 */
function everyWay({ tokens, stock, limits }: Units, plague: boolean): Map<number, number> {
  const totals = new Map<number, number>()
  const go = (cities: readonly number[], left: number, total: number, given: number): void => {
    totals.set(total, Math.max(given, totals.get(total) ?? 0))
    cities.forEach((limit, i) => {
      const rest = cities.filter((_, k) => k !== i)
      if (!plague) go(rest, left, total + 5, given)
      const ways = plague ? Array.from({ length: Math.min(limit, left) }, (_, k) => k + 1) : [Math.min(limit, left)]
      for (const k of ways) if (k >= 1 && k <= 4) go(rest, left - k, total + 5 - k, given)
    })
  }
  for (let t = 0; t <= tokens; t++) go(limits, stock + t, t, t)
  return totals
}
const least = (units: Units, points: number, plague: boolean): number => {
  const totals = [...everyWay(units, plague).keys()].sort((a, b) => a - b)
  return totals.find(total => total >= points) ?? (totals.at(-1) as number)
}
const some = (rng: FastRng): Units => ({
  tokens: rng.below(7),
  stock: rng.below(3) === 0 ? 30 : rng.below(7),
  limits: Array.from({ length: rng.below(5) }, () => 1 + rng.below(6)),
})

/** Short stretches, so that mutants can be tried by each of them. */
const PARTS = [1, 2, 3, 4, 5, 6] as const

describe('the arithmetic of losses', () => {
  test.each(PARTS)(
    'ADV-R-28 ADV-R-29 the least total is what trying every combination finds, also with too few tokens in Stock (%d)',
    part => {
      const rng = new FastRng(50 + part)
      for (let i = 0; i < 250; i++) {
        const units = some(rng)
        const points = 1 + rng.below(21)
        const heap = fillHeap(units, false)
        expect([units, points, leastLoss(heap, points).total]).toEqual([units, points, least(units, points, false)])
      }
    },
  )
  test.each(PARTS)(
    'ADV-R-42 ADV-16.9.5 in an Epidemic every city leaves a token, as many as its owner likes, and the loss is as large as possible (%d)',
    part => {
      const rng = new FastRng(60 + part)
      for (let i = 0; i < 250; i++) {
        const units = some(rng)
        const points = 1 + rng.below(21)
        const heap = fillHeap(units, true)
        const most = Math.max(...everyWay(units, true).keys())
        expect([units, points, leastLoss(heap, points).total, greatestLoss(heap)]).toEqual([
          units,
          points,
          least(units, points, true),
          most,
        ])
      }
    },
  )
  test.each(PARTS)(
    'ADV-R-29 tokens and cities are offered if, and only if, a way to the least total has them (%d)',
    part => {
      const rng = new FastRng(70 + part)
      for (let i = 0; i < 100; i++) {
        const units = some(rng)
        const points = 1 + rng.below(16)
        const total = least(units, points, false)
        const heap = fillHeap(units, false)
        if (total >= points)
          expect([units, points, leastLoss(heap, points).tokens]).toEqual([
            units,
            points,
            everyWay(units, false).get(total),
          ])
        const limit = units.limits[0]
        if (limit === undefined || total < points) continue
        const rest = { ...units, limits: units.limits.slice(1) }
        expect([units, points, cityFits(heap, points, total, limit, 0)]).toEqual([
          units,
          points,
          least2(rest, points - 5) === total - 5,
        ])
      }
    },
  )
})
/** A loss of nothing, or less, costs nothing. */
const least2 = (units: Units, points: number): number => (points <= 0 ? 0 : least(units, points, false))

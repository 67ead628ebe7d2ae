import { eventFor, type GameEvent } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { payCorruption } from '../src/effects/production.ts'
import { corruption } from '../src/query/totals.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { bar, can, event, foodOf, game, pact, play, resourcesOf, type Table, tableOf, turnOf } from './table.ts'

describe('Trade Routes', () => {
  /** Seat 0 is on side A and lacks one resource for a mine, but has food; Development of Civilization is revealed. */
  const revealed = (turn: number): Table => {
    const p = tableOf(3, { tokens: { agriculture: 2, bronze: 0 }, pool: 2 })
    pact(p, 0, 1, 'trade-routes-agreement', 0)
    return event(p, 'development-of-civilization', turn)
  }
  test('TTA-R-92a in one’s own turn an action given by an event may be paid with the exchange too', () => {
    const p = revealed(0)
    expect([p.asked, p.owing, resourcesOf(p)]).toEqual(['civilize', [0], 0])
    expect(can(p, 'build', { card: 'agriculture' })).toBe(false) // 2 less 1
    play(p, 'swap')
    expect([p.asked, can(p, 'swap')]).toEqual(['civilize', false])
    play(p, 'build', { card: 'agriculture' })
    expect([foodOf(p), resourcesOf(p)]).toEqual([1, 0])
    expect(p.seen('swapped')).toMatchObject([{ seat: 0, what: 'food', for: 'resources' }])
  })
  test('TTA-R-92a it is used once a turn: not again in the action phase, but in the next turn', () => {
    const p = revealed(0)
    play(p, 'swap')
    play(p, 'build', { card: 'agriculture' })
    p.at(
      p.game.decisions.findIndex(({ name }) => name === 'action'),
      0,
    )
    expect(bar(p, 'swap')).toBe('TTA-R-92a')
    p.run(PROGRAMS.turn)
    play(p, 'pass')
    play(p, 'endTurn')
    p.set(s => {
      s.turn = 0
    })
    turnOf(p)
    expect(can(p, 'swap')).toBe(true)
  })
  test('TTA-R-92a not in the turn of another player', () => {
    const p = revealed(1)
    for (let i = 0; i < 3 && p.owing[0] !== 0; i++) play(p, 'pass', {}, p.owing[0])
    expect([p.asked, p.owing, can(p, 'swap')]).toEqual(['civilize', [0], false])
  })
})

describe('what the chronicle tells', () => {
  test('TTA-DRAW-1 TTA-HAND-4 one draw is one line: the cards for the player who drew them, their number for the others', () => {
    const p = turnOf(tableOf(2, { military: 2 }))
    p.clear()
    play(p, 'endTurn')
    const [drew] = p.seen('drew')
    expect(p.seen('drew')).toHaveLength(1)
    expect([drew.count, drew.card.length]).toEqual([2, 2])
    const seen = (viewer: number | 'table') => eventFor(game, drew as unknown as GameEvent, viewer as never)
    expect(seen(0)).toMatchObject({ count: 2, card: drew.card })
    for (const viewer of [1, 'table'] as const) expect(seen(viewer)).toEqual({ type: 'drew', seat: 0, count: 2 })
  })
  test('TTA-PROD-4 TTA-PROD-5 TTA-R-19 corruption is told by what was really lost: resources, then food, the rest forgiven', () => {
    const lost = (bronze: number, agriculture: number) => {
      const p = tableOf(2, { tokens: { bronze, agriculture } })
      p.set(s => {
        s.blueTotal[0] -= s.bank[0]
        s.bank[0] = 0
      })
      const due = corruption(p.s, 0)
      const before = [resourcesOf(p), foodOf(p)]
      const told: unknown[] = []
      const world = { live: true, emit: (e: unknown) => told.push(e), roll: () => 0, shuffle() {}, reveal() {} }
      p.set(s => payCorruption(s, 0, world as never))
      expect([before[0] - resourcesOf(p), before[1] - foodOf(p)]).toEqual([
        Math.min(due, bronze),
        Math.min(Math.max(0, due - bronze), agriculture),
      ])
      return told
    }
    expect(lost(9, 0)).toEqual([{ type: 'corruption', seat: 0, amount: 6, resources: 6, food: 0 }])
    expect(lost(2, 3)).toEqual([{ type: 'corruption', seat: 0, amount: 5, resources: 2, food: 3 }])
    expect(lost(4, 4)).toEqual([{ type: 'corruption', seat: 0, amount: 6, resources: 4, food: 2 }])
  })
  test('TTA-R-80a Churchill’s arms and TTA-R-75a Hammurabi’s exchange are told', () => {
    const p = turnOf(tableOf(2, { leader: 'winston-churchill' }))
    play(p, 'rearm')
    expect(p.seen('rearmed')).toEqual([{ type: 'rearmed', seat: 0, science: 3, resources: 3 }])
    const q = turnOf(tableOf(2, { leader: 'hammurabi' }))
    play(q, 'borrow')
    expect(q.seen('borrowed')).toEqual([{ type: 'borrowed', seat: 0 }])
  })
})

import { has } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { corruption } from '../../src/query/totals.ts'
import type { E } from '../../src/verbs.ts'
import { rowOf } from '../card-row.ts'
import { choicesOf, keys } from '../choices.ts'
import { type Summed, termsOf } from '../figure-sources.ts'
import {
  coloniesOf,
  columnsOf,
  commonTactics,
  type Figures,
  figuresOf,
  handOf,
  leaderOf,
  militaryOf,
  seatsOf,
  wondersOf,
} from '../position.ts'
import { copyOf, forecastOf, previewOf } from '../preview.ts'
import { asksApart } from '../question.tsx'
import { partOf, walk } from './positions.ts'

describe('what the table tells before it happens', () => {
  test('a preview says exactly what the figures become, in 500 random positions', { timeout: 60_000 }, () => {
    let promised = 0
    walk(500, (match, seat, action) => {
      const part = partOf(match, seat)
      const change = previewOf(part, seat, action)
      if (!change) return
      promised++
      const before = figuresOf(part.view, seat)
      match.play(seat, action)
      const after = figuresOf(match.view(seat), seat)
      for (const key of Object.keys(before) as (keyof Figures)[])
        expect({ action, key, value: change[key]?.[1] ?? before[key] }).toEqual({ action, key, value: after[key] })
    })
    expect(promised).toBeGreaterThan(200)
  })

  test('the forecast says exactly what the end of the turn brings', { timeout: 60_000 }, () => {
    let [compared, relieved] = [0, 0]
    walk(1500, (match, seat) => {
      const part = partOf(match, seat)
      const forecast = forecastOf(part, seat)
      if (!forecast) return
      compared++
      const since = match.seq
      match.play(seat, { verb: 'endTurn' })
      while (has(match.owed(), seat) && match.fallback(seat)?.verb === 'discard') match.play(seat, match.fallback(seat))
      const events = match.chronicle(seat, since).flatMap(line => line.events) as unknown as E[]
      const next = events.findIndex(e => e.type === 'turn')
      const mine = (next < 0 ? events : events.slice(0, next)).filter(e => 'seat' in e && e.seat === seat)
      const sum = (type: E['type'], of: string): number =>
        mine.filter(e => e.type === type).reduce((n, e) => n + Number((e as unknown as Record<string, number>)[of]), 0)
      expect(forecast).toMatchObject({
        isUprising: mine.some(e => e.type === 'uprising'),
        science: sum('produced', 'science'),
        food: sum('harvested', 'food'),
        consumed: sum('consumed', 'food'),
        famine: sum('famine', 'culture'),
        corruption: sum('corruption', 'amount'),
        resources: sum('mined', 'resources'),
        draw: sum('drew', 'count'),
        culture:
          sum('produced', 'culture') +
          mine.reduce((n, e) => (e.type === 'gained' && e.what === 'culture' ? n + e.amount : n), 0),
      })
      // What is told to help against corruption helps, and not with one token less.
      if (forecast.corruption > 0) {
        const { tokens = 0, corruption: lower } = forecast.relief ?? {}
        const richer = copyOf(part)
        richer.bank[seat] = part.view.bank[seat] + tokens
        expect(corruption(richer, seat)).toBe(lower)
        richer.bank[seat]--
        expect(corruption(richer, seat)).toBe(corruption(part.view, seat))
        relieved++
      }
      expect(mine.filter(e => e.type === 'discarded')).toHaveLength(forecast.discard)
      // And the points of the position that follows are what was promised, unless the next turn took or gave some.
      const after = match.state
      if (next < 0 || events.slice(next).some(e => 'seat' in e && e.seat === seat)) return
      expect(after.bank[seat]).toBe(forecast.blueAfter)
      expect(after.science[seat] - part.view.science[seat]).toBe(forecast.science)
      expect(Math.max(0, part.view.culture[seat] + forecast.culture - forecast.famine)).toBe(after.culture[seat])
    })
    expect(compared).toBeGreaterThan(100)
    expect(relieved).toBeGreaterThan(10)
  })

  test('the lines of a sum add up to its figure, for every figure and every player', { timeout: 60_000 }, () => {
    walk(300, (match, seat) => {
      const part = partOf(match, seat)
      for (const player of seatsOf(part.view)) {
        const figures = figuresOf(part.view, player)
        const wanted: Readonly<Record<Summed, number>> = {
          culture: figures.cultureRate,
          science: figures.scienceRate,
          food: figures.foodRate + figures.consumption,
          resources: figures.resourceRate + figures.corruption,
          strength: figures.strength,
          happiness: figures.happiness,
          civil: figures.civilTotal,
          military: figures.militaryTotal,
        }
        for (const [figure, value] of Object.entries(wanted)) {
          const sum = termsOf(part, player, figure as Summed).reduce((n, term) => n + term.n, 0)
          expect({ figure, sum }).toEqual({ figure, sum: value })
        }
      }
    })
  })
})

test('every legal action can be chosen on the drawing', { timeout: 60_000 }, () => {
  walk(1500, (match, seat) => {
    const part = partOf(match, seat)
    const s = part.view
    const choices = choicesOf(part)
    if (asksApart(choices.decision)) return // the question lists them all
    const drawn = new Set<string>([
      keys.yellow,
      ...rowOf(s, seat).flatMap(space => (space.card ? [keys.space(space.space)] : [])),
      ...columnsOf(s, seat).flatMap(column => column.works.map(work => keys.work(work.id))),
      ...handOf(s, seat).map(card => keys.hand(card.id)),
      ...militaryOf(s, seat).flatMap(id => (id ? [keys.military(id)] : [])),
      ...commonTactics(s).map(keys.tactic),
      ...coloniesOf(s, seat).map(keys.colony),
      ...wondersOf(s, seat).map(w => (w.state === 'building' ? keys.building : keys.wonder(w.id))),
      ...(leaderOf(s, seat) ? [keys.leader] : []),
    ])
    for (const place of choices.at.keys()) expect(drawn).toContain(place)
    for (const action of choices.loose) expect(['endTurn', 'swap', 'enough', 'pass']).toContain(action.verb)
  })
})

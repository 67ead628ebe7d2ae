/** Three things that a player of the app would miss: what may still come, what a card will cost, who is ahead. */
import { current, FastRng, keyOf, layoutFor, Match, setupOf } from '@ecumene/kernel'
import type { OtherProps } from '@ecumene/kit/seam.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type AgesCard, civil, military } from '../../src/cards.ts'
import { determinize } from '../../src/determinize.ts'
import { throughTheAges } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { rowOf } from '../card-row.ts'
import { CardsIndex } from '../cards-index.tsx'
import { AllLines, Compare } from '../compare.tsx'
import { explain } from '../explain.tsx'
import type { AgesMessage } from '../message.ts'
import { OtherStrip } from '../other-strip.tsx'
import type { Part } from '../part-props.ts'
import { cardsLeft, figuresOf, militaryOf, seatsOf } from '../position.ts'
import { type Played, partOf, walk } from './positions.ts'

/** A part that says what it is asked with its arguments. */
const spoken = (match: Played, seat: number): Part => ({
  ...partOf(match, seat),
  say: (key, args) => (args ? `${key} ${JSON.stringify(args)}` : key),
})

describe('which cards may still come', () => {
  test('the civil deck card by card: what is dealt next was among them, and their number is that of the deck', () => {
    let dealt = 0
    walk(600, (match, seat, action) => {
      const s = match.view(seat)
      const left = cardsLeft(s, seat)
      const ofNow = [...left].filter(([id]) => civil.find(id) >= 0 && civil.age[civil.find(id)] === s.age)
      if (s.age < 4) expect(ofNow.reduce((n, [, copies]) => n + copies, 0)).toBe(s.civilLeft)
      const before = [...s.row]
      match.play(seat, action)
      const after = [...match.view(seat).row].filter(card => card >= 0)
      for (const card of after) {
        const was = before.indexOf(card)
        if (was >= 0) before.splice(was, 1)
        else {
          dealt++
          expect(left.get(civil.ids[card]), civil.ids[card]).toBeGreaterThan(0)
        }
      }
    })
    expect(dealt).toBeGreaterThan(80)
  })
  test('a military card that somebody draws was among them, and my own cards are not counted', () => {
    let drawn = 0
    walk(600, (match, seat, action) => {
      const left = cardsLeft(match.view(seat), seat)
      const before = seatsOf(match.state).map(other => [...militaryOf(match.state, other)])
      match.play(seat, action)
      for (const other of seatsOf(match.state))
        for (const id of militaryOf(match.state, other)) {
          const was = before[other].indexOf(id)
          if (was >= 0) before[other].splice(was, 1)
          else if (id && military.age[military.find(id)] >= match.state.age) {
            drawn++
            expect(left.get(id), id).toBeGreaterThan(0)
          }
        }
    })
    expect(drawn).toBeGreaterThan(20)
  })
  test('nothing hidden is counted: the same when what the seat cannot know is dealt anew', () => {
    walk(100, (match, seat) => {
      const layout = layoutFor(match.game, match.setup)
      const dealt = (seed: number): S => {
        const s = layout.create()
        layout.copy(s, match.view(seat))
        determinize(s, seat, new FastRng(seed))
        return s
      }
      expect([...cardsLeft(dealt(1), seat)]).toEqual([...cardsLeft(dealt(2), seat)])
    })
  })
  test('the index at a table offers it', () => {
    const say = (key: string): string => key
    expect(renderToStaticMarkup(<CardsIndex say={say} left={new Map([['iron', 2]])} />)).toContain('ui.index.left')
    expect(renderToStaticMarkup(<CardsIndex say={say} />)).not.toContain('ui.index.left')
  })
})

describe('what a card of the row costs next turn', () => {
  /** Everybody ends their turn and does nothing else, until `seat` is asked for its actions again. */
  function round(match: Played, seat: number): boolean {
    match.play(seat, { verb: 'endTurn' })
    for (let n = 0; n < 60 && match.outcome() === null; n++) {
      const asked = 31 - Math.clz32(match.owed())
      const legal = match.legal(asked)
      if (asked === seat && current(throughTheAges, match.state)?.name === 'action') return true
      const quiet = legal.find(a => a.verb === 'endTurn') ?? legal.find(a => a.verb === 'pass')
      match.play(asked, quiet ?? match.fallback(asked) ?? legal[0])
    }
    return false
  }
  test('the price that is told is the price then, if nobody takes a card; what is told to be gone is gone', () => {
    let [kept, gone] = [0, 0]
    for (const seats of [2, 3, 4])
      for (let game = 0; game < 6; game++) {
        const match = new Match(throughTheAges, setupOf(throughTheAges, seats), keyOf(`later ${seats} ${game}`))
        const rng = new FastRng(game + 1)
        for (let n = 0; match.outcome() === null && n < 400; n++) {
          const seat = 31 - Math.clz32(match.owed())
          if (n > 60 + 40 * game && current(throughTheAges, match.state)?.name === 'action') {
            const { age, unfinished } = match.view(seat)
            const before = rowOf(match.view(seat), seat)
            const left = cardsLeft(match.view(seat), seat)
            const mine = unfinished[seat]
            if (!round(match, seat) || match.state.age !== age || match.view(seat).unfinished[seat] !== mine) break
            const after = rowOf(match.view(seat), seat)
            const prices = (id: AgesCard): readonly number[] => after.filter(s => s.card === id).map(s => s.price)
            for (const { card, later } of before) {
              if (!card || before.filter(s => s.card === card).length > 1) continue
              if (later === null) {
                // Another copy of it may have come.
                if ((left.get(card) ?? 0) > 0) continue
                gone++
                expect(prices(card), card).toEqual([])
              } else {
                kept++
                expect(prices(card), card).toContain(later)
              }
            }
            break
          }
          const legal = match.legal(seat).filter(a => a.verb !== 'resign')
          match.play(seat, legal[rng.below(legal.length)])
        }
      }
    expect(kept).toBeGreaterThan(60)
    expect(gone).toBeGreaterThan(15)
  })
  test('pointing at the card says it', () => {
    let [kept, gone] = [0, 0]
    walk(25, (match, seat) => {
      const part = spoken(match, seat)
      for (const { space, card, later } of rowOf(part.view, seat)) {
        if (!card) continue
        const tip = renderToStaticMarkup(explain(part, `row:${space}:${card}`))
        const told = later === null ? 'ui.goneLater' : `ui.costsLater {&quot;n&quot;:${later}}`
        expect(tip).toContain(told)
        if (later === null) gone++
        else kept++
      }
    })
    expect(kept).toBeGreaterThan(50)
    expect(gone).toBeGreaterThan(10)
  })
})

describe('who is ahead in strength', () => {
  test('each rival’s strip says by how much they are stronger or weaker than I, and nothing where it is even', () => {
    const met = { ahead: 0, behind: 0, even: 0 }
    walk(120, (match, seat) => {
      const part = spoken(match, seat)
      for (const other of seatsOf(part.view)) {
        if (other === seat) continue
        const strip: OtherProps<S, AgesMessage> = { ...part, other, size: 'strip' }
        const markup = renderToStaticMarkup(<OtherStrip {...strip} />)
        const lead = figuresOf(part.view, seat).strength - figuresOf(part.view, other).strength
        expect(markup.match(/[▲▼]\d+/)?.[0] ?? '').toBe(lead === 0 ? '' : lead > 0 ? `▼${lead}` : `▲${-lead}`)
        if (lead !== 0) expect(markup).toContain(lead > 0 ? 'ui.ahead' : 'ui.behind')
        met[lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'even']++
      }
    })
    expect(Math.min(met.ahead, met.behind, met.even)).toBeGreaterThan(10)
  })
  test('of discontent the fewest are the best', () => {
    let met = 0
    walk(400, (match, seat) => {
      const part = spoken(match, seat)
      const values = seatsOf(part.view)
        .filter(other => part.view.out[other] === 0)
        .map(other => figuresOf(part.view, other).discontent)
      const [most, fewest] = [Math.max(...values), Math.min(...values)]
      if (most === fewest) return
      met++
      const line = /ui\.line\.discontent<\/th>(.*?)<\/tr>/.exec(renderToStaticMarkup(<AllLines p={part} />))?.[1] ?? ''
      const marks = [...line.matchAll(/<td class="([^"]*)"[^>]*>/g)].map(([, mark]) => mark)
      expect(marks).toEqual(values.map(n => (n === fewest ? 'is-best' : n === most ? 'is-worst' : '')))
    })
    expect(met).toBeGreaterThan(20)
  })
  test('the comparison marks the strongest and the weakest', () => {
    walk(60, (match, seat) => {
      const part = spoken(match, seat)
      const line = /ui\.line\.strength<\/th>(.*?)<\/tr>/.exec(renderToStaticMarkup(<Compare {...part} />))?.[1] ?? ''
      const cells = [...line.matchAll(/<td class="([^"]*)"[^>]*>(\d+)<\/td>/g)].map(([, mark, n]) => [mark, Number(n)])
      const seats = seatsOf(part.view).filter(other => part.view.out[other] === 0)
      const values = seats.map(other => figuresOf(part.view, other).strength)
      const [best, worst] = [Math.max(...values), Math.min(...values)]
      expect(cells).toEqual(
        values.map(n => [best === worst ? '' : n === best ? 'is-best' : n === worst ? 'is-worst' : '', n]),
      )
    })
  })
})

import { NATION_IDS, type NationId } from '@ecumene/civilization-family/data/nations.ts'
import { describe, expect, test } from 'vitest'
import { CARD_IDS, type CardId } from '../data/cards.ts'
import { endRound, moveMarkers } from '../src/effects/succession.ts'
import { cardPoints } from '../src/query/holdings.ts'
import { epochAt, pointsAt, stepOf } from '../src/query/succession.ts'
import { placeOf, totalOf } from '../src/scoring.ts'
import { city, hand, owns, pays, put, ship, step, type Table, table } from './table.ts'

const CITIES = ['rome', 'athens', 'sparta', 'carthage', 'memphis', 'tyre', 'sidon', 'troy', 'argos'] as const
const ASIA = 5
/** Asia on this cell, with so many cities and these cards; where its marker goes. */
function moved(cell: number, cities: number, cards: readonly CardId[] = [], seat = ASIA): number {
  const p = at(table(), seat, cell, cities, cards)
  step(p, moveMarkers)
  return p.s.position[seat]
}
function at(p: Table, seat: number, cell: number, cities: number, cards: readonly CardId[] = []): Table {
  p.s.position[seat] = cell
  for (let i = 0; i < cities; i++) city(p, seat, CITIES[i])
  return owns(p, seat, ...cards)
}
// 45 + 45 + 80 + 110 + 140 + 80 + 110 + 140 + 230 = 980, + 110 + 110 = 1200
const CARDS_980 = [
  'pottery',
  'cloth-making',
  'metalworking',
  'agriculture',
  'engineering',
  'astronomy',
  'coinage',
  'medicine',
  'mathematics',
] as const
const NINE_OF_FIVE = [
  'pottery',
  'cloth-making',
  'metalworking',
  'agriculture',
  'engineering',
  'astronomy',
  'coinage',
  'literacy',
  'mysticism',
] as const

describe('phase 13, markers', () => {
  test('ADV-13.1 ADV-13.3 ADV-13.4 ADV-T-70 cell 4: one city stays, two go to 5; no city stays, and cell 2 without a city goes to 3', () => {
    expect([moved(4, 1), moved(4, 2), moved(4, 0), moved(2, 0)]).toEqual([4, 5, 4, 3])
  })
  test('ADV-13.5 ADV-13.9 ADV-T-71 cell 7: three cities and three groups, a card of two groups counting for both', () => {
    expect(moved(7, 3, ['pottery', 'law'])).toBe(7)
    expect(moved(7, 3, ['engineering', 'law'])).toBe(8) // three are enough
    expect(moved(7, 3, ['engineering', 'mysticism'])).toBe(8)
    expect(moved(7, 2, ['engineering', 'mysticism'])).toBe(7)
  })
  test('ADV-13.6 ADV-T-72 ADV-T-73 cell 9: four cities, nine cards of all five groups', () => {
    expect(moved(9, 4, CARDS_980)).toBe(9) // nine cards of three groups
    expect(moved(9, 4, [...CARDS_980.slice(0, 7), 'music', 'law'])).toBe(9) // of four
    expect(moved(9, 4, NINE_OF_FIVE.slice(1))).toBe(9)
    expect(moved(9, 4, NINE_OF_FIVE)).toBe(10)
    expect(moved(9, 3, NINE_OF_FIVE)).toBe(9)
    expect(moved(7, 3, ['engineering', 'literacy', 'mysticism'])).toBe(8)
  })
  test('ADV-13.7 ADV-13.8 ADV-T-74 cell 12: five cities and 1200 of cards alone', () => {
    const cards1200 = [...CARDS_980, 'literacy', 'music', 'mysticism'] as const // 980 + 110 + 60 + 50
    expect(moved(12, 5, cards1200)).toBe(13)
    const cards1195 = [...CARDS_980.slice(1), 'architecture', 'music', 'deism'] as const // 935 + 120 + 60 + 80
    const p = pays(hand(at(table(), ASIA, 12, 5, cards1195), ASIA, { gold: 5 }), ASIA, 40)
    step(p, moveMarkers)
    expect([cardPoints(p.s, ASIA), p.s.position[ASIA]]).toEqual([1195, 12]) // whatever hand and Treasury are worth
    expect(moved(12, 4, [...cards1200, 'drama-and-poetry'])).toBe(12)
  })
  test('ADV-13.10 ADV-R-52 ADV-T-75 frozen: too few cities for the epoch it stands in', () => {
    expect([moved(11, 3), moved(6, 1), moved(13, 4, CARD_IDS)]).toEqual([11, 6, 13])
    expect(moved(11, 4)).toBe(12)
    const p = step(at(table(), ASIA, 11, 3), moveMarkers)
    expect(p.seen('frozen')).toMatchObject([{ seat: ASIA, position: 11 }])
  })
  test('ADV-13.11 ADV-T-76 without a city back one cell a round, to the Stone Age', () => {
    const p = at(table(), ASIA, 6, 0)
    const cells = [1, 2, 3].map(() => step(p, moveMarkers).s.position[ASIA])
    expect(cells).toEqual([5, 4, 4])
  })
  test('ADV-R-52 a marker that fell back must meet the entry requirement again', () => {
    const p = at(table(), ASIA, 8, 0)
    const next = (): number => step(p, moveMarkers).s.position[ASIA]
    expect(next()).toBe(7)
    at(p, ASIA, 7, 3)
    expect(next()).toBe(7) // three cities, but no groups
    owns(p, ASIA, 'engineering', 'mysticism')
    expect(next()).toBe(8)
  })
  test('ADV-R-52 no city comes first, then too few cities, then the next cell; the arrow is Stone Age; all move at once', () => {
    expect([moved(0, 0), moved(4, 0)]).toEqual([1, 4]) // nobody falls back in the Stone Age
    expect([moved(5, 0), moved(5, 1), moved(5, 2)]).toEqual([4, 5, 6]) // cell 6 itself asks for nothing
    const p = at(at(table(), ASIA, 5, 0), 0, 0, 1)
    step(p, moveMarkers)
    expect([p.s.position[ASIA], p.s.position[0]]).toEqual([4, 1])
  })
  test('ADV-13.12 ADV-R-53 ADV-T-77 ADV-14.1 cell 15 with five cities goes to the finish and ends the game; with four it stays', () => {
    const p = at(table(), ASIA, 15, 5, CARD_IDS)
    p.s.round = 30
    step(p, (s, cx) => {
      moveMarkers(s, cx)
      endRound(s, cx)
    })
    expect([p.s.position[ASIA], p.outcome?.ending]).toEqual([16, 'ending.finish'])
    // counted only when it is over
    expect([p.s.total[ASIA], p.seen('won')]).toEqual([3190 + 1600 + 250, [{ type: 'won', seat: ASIA }]])
    expect(moved(15, 4, CARD_IDS)).toBe(15)
    // The finish asks for the number of the last cell, 1800 for Asia.
    const LAST = [...CARDS_980, 'monotheism', 'theology', 'philosophy', 'literacy'] as const // 980 + 220 + 250 + 240 + 110
    expect(cardPoints(at(table(), ASIA, 15, 5, LAST).s, ASIA)).toBe(1800)
    expect([moved(15, 5, LAST), moved(15, 5, LAST.slice(1))]).toEqual([16, 15])
    // the first numbered cell asks for 5 cities and 1200
    expect(stepOf(at(table(), ASIA, 12, 5, CARD_IDS).s, ASIA)).toBe(1)
    expect(stepOf(at(table(), ASIA, 12, 5).s, ASIA)).toBe(0)
  })
  test('ADV-13.14 ADV-13.22 ADV-T-78 ADV-R-54 ADV-25.7 the rows; Babylon’s may be read as 4 and 7', () => {
    const row = (id: NationId, options = {}): [number[], number[]] => {
      const { s } = table(6, { options })
      const nation = NATION_IDS.indexOf(id)
      const begins: number[] = []
      const points: number[] = []
      for (let cell = 1; cell < 16; cell++) {
        if (epochAt(s, nation, cell) !== epochAt(s, nation, cell - 1)) begins.push(cell)
        if (pointsAt(s, nation, cell) > 0) points.push(pointsAt(s, nation, cell))
      }
      return [begins, points]
    }
    expect(NATION_IDS.map(id => row(id))).toEqual([
      [
        [5, 8, 11, 14],
        [1300, 1600],
      ],
      [
        [5, 8, 11, 14],
        [1400, 1700],
      ],
      [
        [6, 8, 11, 13],
        [1200, 1500, 1800],
      ],
      [
        [6, 9, 11, 13],
        [1200, 1400, 1700],
      ],
      [
        [5, 9, 11, 14],
        [1300, 1600],
      ],
      [
        [5, 8, 10, 13],
        [1200, 1500, 1800],
      ],
      [
        [5, 8, 10, 14],
        [1500, 1800],
      ],
      [
        [5, 8, 10, 14],
        [1600, 1900],
      ],
      [
        [4, 7, 10, 13],
        [1300, 1600, 1900],
      ],
    ])
    expect(row('babylon', { babylonRow: '4-7' })).toEqual([
      [4, 7, 10, 14],
      [1600, 1900],
    ])
    expect(epochAt(table().s, NATION_IDS.indexOf('thrace'), 8)).toBe(1)
  })
  test('ADV-T-79 who meets every requirement from the first round enters the finish at the end of round 16', () => {
    const p = at(table(), ASIA, 0, 5, CARD_IDS)
    let rounds = 0
    while (p.s.position[ASIA] < 16) {
      step(p, moveMarkers)
      rounds++
    }
    expect(rounds).toBe(16)
  })
})

describe('the end and the score', () => {
  // 1350: 980 + 240 + 80 + 50
  const CARDS_1350 = [...CARDS_980, 'philosophy', 'deism', 'mysticism'] as const
  const scored = (mining: boolean): Table => {
    const p = at(table(), ASIA, 14, 6, mining ? [] : CARDS_1350)
    return pays(hand(p, ASIA, { grain: 3, gold: 2 }), ASIA, 17)
  }
  test('ADV-15.1 ADV-15.5 ADV-15.7 ADV-R-56 ADV-T-80 1350 + 72 + 17 + 1400 + 300 = 3139; ships, tokens and Stock score nothing', () => {
    const p = scored(false)
    expect(totalOf(p.s, ASIA)).toBe(3139)
    expect(totalOf(ship(put(p, ASIA, 'troy', 0), ASIA, 'troy').s, ASIA)).toBe(3139)
    put(p, ASIA, 'maikop', 9)
    expect(totalOf(p.s, ASIA)).toBe(3139)
  })
  test('ADV-15.6 ADV-R-50 ADV-T-80 Mining adds 45 to the hand if it was not used this round', () => {
    const p = owns(scored(true), ASIA, 'mining')
    const without = totalOf(scored(true).s, ASIA) + 180
    expect(totalOf(p.s, ASIA) - without).toBe(45)
    p.s.mined[ASIA] = 1
    expect(totalOf(p.s, ASIA) - without).toBe(0)
  })
  const places = (totals: readonly number[], cells: readonly number[], options = {}): number[] => {
    const p = table(3, { options })
    totals.forEach((n, i) => {
      p.s.total[i] = n
      p.s.position[i] = cells[i]
    })
    return totals.map((_, i) => placeOf(p.s, i))
  }
  test('ADV-15.2 ADV-R-55 ADV-25.1 ADV-T-81 A alone on the finish beats B’s higher total; with `points` B wins', () => {
    expect(places([3900, 4100, 100], [16, 15, 3])).toEqual([1, 2, 3])
    expect(places([3900, 4100, 100], [16, 15, 3], { victory: 'points' })).toEqual([2, 1, 3])
  })
  test('ADV-15.3 ADV-R-57 ADV-T-82 two on the finish: the higher total; with `points` the highest of all', () => {
    expect(places([3900, 3850, 4000], [16, 16, 15])).toEqual([1, 2, 3])
    expect(places([3900, 3850, 4000], [16, 16, 15], { victory: 'points' })).toEqual([2, 3, 1])
    expect(places([3900, 3900, 4000], [16, 16, 15])).toEqual([1, 1, 3])
  })
  test('ADV-15.4 ADV-T-83 equal totals: the marker further along; both on 13 share the victory', () => {
    expect(places([3000, 3000, 1], [12, 13, 1])).toEqual([2, 1, 3])
    expect(places([3000, 3000, 1], [13, 13, 1])).toEqual([1, 1, 3])
  })
  test('ADV-14.2 ADV-25.4 a last round is played to its end, then the highest total wins', () => {
    const p = at(table(3, { options: { rounds: 12 } }), 0, 3, 2)
    at(p, 1, 9, 0)
    p.s.round = 11
    step(p, endRound)
    expect([...p.s.total]).toEqual([0, 0, 0]) // not yet
    p.s.round = 12
    step(p, endRound)
    expect(p.outcome).toMatchObject({
      ending: 'ending.rounds',
      rule: 'ADV-14.2',
      places: [2, 1, 3],
      scores: [400, 900, 0],
    })
    expect(p.outcome?.parts).toMatchObject({ cells: [300, 900, 0], cities: [100, 0, 0] })
  })
  test('ADV-14.1 the game goes on while no marker has entered the finish', () => {
    const p = at(table(3), 0, 15, 2)
    step(p, endRound)
    expect([...p.s.total]).toEqual([0, 0, 0])
  })
})

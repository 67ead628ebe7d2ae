/** What the final screen tells of a game is what happened in it. */
import { FastRng, keyOf, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { government, leader } from '../../src/cards.ts'
import { throughTheAges } from '../../src/game.ts'
import { governmentOf, leaderOf, seatsOf, wondersOf } from '../position.ts'
import { type Story, storyOf, type Term } from '../story.ts'
import type { Played } from './positions.ts'

/** A game by chance to its end; `each` sees every position. */
function played(key: string, seats: number, each: (match: Played) => void = () => {}): Played {
  const match = new Match(throughTheAges, setupOf(throughTheAges, seats), keyOf(key))
  const rng = new FastRng(3)
  while (match.outcome() === null) {
    each(match)
    const seat = 31 - Math.clz32(match.owed())
    const legal = match.legal(seat).filter(a => a.verb !== 'resign')
    match.play(seat, legal[rng.below(legal.length)])
  }
  return match
}
const told = (match: Played): Story =>
  storyOf(
    match.chronicle('table').flatMap(line => line.events),
    match.setup.seats,
  )
const ruler = (terms: readonly Term[], seat: number): string | null =>
  terms.findLast(term => term.seat === seat && term.until > term.round)?.card ?? null

test.each([
  ['one', 2],
  ['two', 3],
  ['three', 4],
])('the culture of every source adds up to the score: game %s', (key, seats) => {
  const match = played(key, seats)
  const scores = told(match).sources.map(({ production, events, final, lost }) => production + events + final - lost)
  expect(scores).toEqual(match.outcome()?.scores)
})

test('leaders and governments rule from their round to the next, wonders stand where they were completed', () => {
  const led = new Set<string>()
  let positions = 0
  const match = played('rulers', 3, now => {
    if (++positions % 40 !== 0) return
    const story = told(now)
    for (const seat of seatsOf(now.state)) {
      expect(ruler(story.governments, seat)).toBe(governmentOf(now.state, seat))
      const last = story.leaders.findLast(term => term.seat === seat)
      const leading = leaderOf(now.state, seat)
      expect(last && last.until > story.rounds ? last.card : null).toBe(leading)
      if (leading) led.add(leading)
      const standing = wondersOf(now.state, seat).filter(wonder => wonder.state !== 'building')
      expect(story.wonders.filter(stone => stone.seat === seat)).toHaveLength(standing.length)
    }
  })
  const { ages, rounds, leaders, governments } = told(match)
  expect(ages.map(({ age }) => age)).toEqual(['A', 'I', 'II', 'III', 'IV'])
  // The rules count on when the last round is over.
  expect(rounds).toBe(match.state.round - 1)
  for (const { card, round, until } of [...leaders, ...governments]) {
    expect([...leader.ids, ...government.ids]).toContain(card)
    expect(until).toBeGreaterThanOrEqual(round)
    expect(until).toBeLessThanOrEqual(rounds + 1)
  }
  expect(led.size).toBeGreaterThan(1)
})

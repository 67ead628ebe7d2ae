/** The levels of Through the Ages: a Citizen above a Novice, and moves that no level may play. */
import { answerTo, arena, botNamed, levelsOf } from '@ecumene/bots'
import { type ActionJson, FastRng, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { DECISIONS } from '../src/verbs.ts'
import { game, politics, row, type Table, tableOf } from './table.ts'

test('a Citizen finishes ahead of a Novice', { timeout: 60_000 }, () => {
  const { share } = arena(game, setupOf(game, 2), { a: 'citizen', b: 'novice', games: 10, seed: 'ladder' })
  expect(share).toBeGreaterThan(0.7)
})

/** What each level plays in a position. */
const played = (p: Table): readonly (readonly [level: string, action: ActionJson])[] =>
  levelsOf(game).map(level => [
    level,
    answerTo(game, setupOf(game, p.s.seats), p.view(0), 0, botNamed(game, level), new FastRng(3), { effort: 8 }),
  ])
/** Seat 0 is in its action phase. */
const acting = (p: Table): Table => p.at(DECISIONS.action, 0)

describe('no level', () => {
  test('gives the game up', () => {
    for (const [level, action] of played(politics(tableOf(2)))) expect(action.verb, level).not.toBe('resign')
  })
  test('ends a turn with all civil actions, an unused worker and resources for a farm', () => {
    const p = acting(
      tableOf(2, { tokens: { bronze: 6 }, works: { agriculture: 2, bronze: 2, philosophy: 1 }, pool: 2 }),
    )
    p.set(s => {
      s.civil[0] = 4
    })
    for (const [level, action] of played(p)) expect(action.verb, level).not.toBe('endTurn')
  })
  test('destroys the only mine while there is much to build', () => {
    const p = acting(tableOf(2, { tokens: { bronze: 4 }, works: { agriculture: 2, bronze: 1 }, pool: 1 }))
    for (const [level, action] of played(p)) expect(action, level).not.toEqual({ verb: 'destroy', card: 'bronze' })
  })
  test('disbands its only warriors beside an armed neighbour', () => {
    const p = acting(tableOf(2, { works: { warriors: 1, agriculture: 2, bronze: 2 } }, { works: { warriors: 5 } }))
    row(p)
    for (const [level, action] of played(p)) expect(action.verb, level).not.toBe('disband')
  })
  test('takes a technology that it can never pay', () => {
    const p = acting(tableOf(2, { works: { agriculture: 2, bronze: 2 }, science: 0 }))
    row(p, 'computers')
    const [, action] = played(p).find(([level]) => level === 'citizen') ?? []
    expect(action).not.toMatchObject({ card: 'computers' })
  })
})

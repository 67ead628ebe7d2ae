/** Phases in which everybody acts at once, until somebody insists on A.S.T. order. */
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { describe, expect, test } from 'vitest'
import { expand } from '../src/decisions/grow.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { area, put, step, stockOf, type Table, table, tokens, until } from './table.ts'

describe('simultaneous phases', () => {
  const two = (options = {}): Table => {
    const p = table(3, { nations: ['africa', 'illyria', 'italy'], options })
    for (const seat of [0, 1, 2])
      stockOf(
        put(
          put(p, seat, (['rome', 'athens', 'sparta'] as const)[seat], 3),
          seat,
          (['etruria', 'argos', 'corinth'] as const)[seat],
          3,
        ),
        seat,
        2,
      )
    return p
  }
  test('CIV-5.3b CIV-R-4 by default everyone owes at once', () => {
    const p = two()
    step(p, expand)
    expect(p.owing).toEqual([0, 1, 2])
    p.play(1, { verb: 'grow', area: 'athens', tokens: 2 })
    expect(p.owing).toEqual([0, 2])
  })
  test('CIV-5.3d Illyria insists on A.S.T. order in expansion and sees where Italy places its tokens first', () => {
    const p = table(3, { nations: ['africa', 'italy', 'illyria'] })
    for (const [seat, ids] of [
      [0, ['carthage', 'numidia']],
      [1, ['rome', 'pannonia']],
      [2, ['dacia', 'germania']],
    ] as const)
      for (const id of ids) put(p, seat, id, 2)
    for (const seat of [0, 1, 2]) stockOf(p, seat, 3) // four would be due: each chooses where three go
    step(p, expand)
    expect(p.owing).toEqual([0, 1, 2])
    p.play(2, { verb: 'insist' })
    expect(p.owing).toEqual([0])
    p.play(0, { verb: 'grow', area: 'carthage', tokens: 2 })
    p.play(0, { verb: 'grow', area: 'numidia', tokens: 1 })
    expect(p.owing).toEqual([1])
    expect(p.can(2, { verb: 'grow', area: 'dacia', tokens: 2 })).toBe(false) // not before Italy
    p.play(1, { verb: 'grow', area: 'rome', tokens: 2 })
    p.play(1, { verb: 'grow', area: 'pannonia', tokens: 1 })
    expect(p.owing).toEqual([2])
    const seen = p.view(2)
    expect([seen.tokens[tokensAt(area('rome'), 1)], seen.tokens[tokensAt(area('pannonia'), 1)]]).toEqual([4, 3])
  })
  test('CIV-5.3c any player but the first may insist; the others then go on in A.S.T. order', () => {
    const p = two()
    step(p, expand)
    expect(p.can(0, { verb: 'insist' })).toBe(false) // Africa is first anyway
    p.play(1, { verb: 'insist' })
    expect(p.owing).toEqual([0])
    p.play(0, { verb: 'grow', area: 'rome', tokens: 2 })
    expect(p.owing).toEqual([2])
    p.play(2, { verb: 'grow', area: 'sparta', tokens: 1 })
    p.play(2, { verb: 'grow', area: 'corinth', tokens: 1 })
    expect(p.owing).toEqual([1])
  })
  test('CIV-5.3c CIV-R-4 the call binds its phase only: in the next one everybody is asked at once again', () => {
    const p = table(3, { nations: ['africa', 'illyria', 'italy'] })
    for (const [seat, id] of [
      [0, 'carthage'],
      [1, 'knossos'],
      [2, 'phaestos'],
    ] as const)
      put(p, seat, id, 12)
    for (const [seat, id] of [
      [0, 'numidia'],
      [1, 'thera'],
      [2, 'athens'],
    ] as const)
      put(p, seat, id, 1)
    for (const seat of [0, 1, 2]) stockOf(p, seat, 1) // not enough for both areas: each is asked
    p.run(PROGRAMS.round)
    p.play(1, { verb: 'insist' })
    expect([p.asked, p.owing]).toEqual(['grow', [0]])
    until(p, 'build')
    expect(p.owing).toEqual([0, 1, 2])
  })
  test('CIV-5.3c CIV-R-4 a player who has not acted may insist at any moment; what was done stays done, the rest goes in order', () => {
    const p = table(4, { nations: ['africa', 'italy', 'illyria', 'crete'] })
    for (const [seat, ids] of [
      [0, ['carthage', 'numidia']],
      [1, ['rome', 'pannonia']],
      [2, ['dacia', 'germania']],
      [3, ['knossos', 'thera']],
    ] as const)
      for (const id of ids) put(p, seat, id, 2)
    for (const seat of [0, 1, 2, 3]) stockOf(p, seat, 3)
    step(p, expand)
    p.play(3, { verb: 'grow', area: 'knossos', tokens: 2 }).play(3, { verb: 'grow', area: 'thera', tokens: 1 })
    p.play(1, { verb: 'grow', area: 'rome', tokens: 2 }) // has begun
    expect([0, 1, 2].map(seat => p.can(seat, { verb: 'insist' }))).toEqual([false, false, true])
    p.play(2, { verb: 'insist' })
    expect([p.owing, tokens(p, 3, 'knossos'), tokens(p, 1, 'rome')]).toEqual([[0], 4, 4])
    p.play(0, { verb: 'grow', area: 'carthage', tokens: 2 })
    expect([0, 1, 2, 3].map(seat => p.can(seat, { verb: 'insist' }))).toEqual([false, false, false, false])
    p.play(0, { verb: 'grow', area: 'numidia', tokens: 1 })
    expect(p.owing).toEqual([1])
    p.play(1, { verb: 'grow', area: 'pannonia', tokens: 1 })
    expect(p.owing).toEqual([2])
    p.play(2, { verb: 'grow', area: 'dacia', tokens: 2 }).play(2, { verb: 'grow', area: 'germania', tokens: 1 })
    expect(p.asked).toBeNull()
  })
  test('CIV-R-4 who is the last one left, or the first, cannot insist; a strict table always plays in order', () => {
    const p = two()
    step(p, expand)
    p.play(0, { verb: 'grow', area: 'rome', tokens: 2 })
    p.play(2, { verb: 'grow', area: 'sparta', tokens: 1 }).play(2, { verb: 'grow', area: 'corinth', tokens: 1 })
    expect([p.owing, p.can(1, { verb: 'insist' })]).toEqual([[1], false])
    const q = two({ strict: true })
    step(q, expand)
    expect(q.owing).toEqual([0])
    q.play(0, { verb: 'grow', area: 'rome', tokens: 2 })
    expect(q.owing).toEqual([2])
  })
})

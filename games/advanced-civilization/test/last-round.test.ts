/** ADV-25.4: a game that its table ends. */
import { minutesOf } from '@ecumene/contract'
import { keyOf, LAST_ROUND, Match, NOBODY, type Options, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { advancedCivilization } from '../src/game.ts'

const begin = (options: Options = {}, variant = 'full', seats = 3) =>
  new Match(advancedCivilization, setupOf(advancedCivilization, seats, variant, options), keyOf('last round'))
const seatOf = (match: { owed(): number }): number => 31 - Math.clz32(match.owed())
/** The clock plays for everybody until `isThere`, or until the game is over. */
function go(match: ReturnType<typeof begin>, isThere: () => boolean): void {
  for (let i = 0; i < 2000 && match.outcome() === null && !isThere(); i++)
    match.play(seatOf(match), match.fallback(seatOf(match)))
}
const toRound = (match: ReturnType<typeof begin>, round: number): void => go(match, () => match.state.round >= round)
const toEnd = (match: ReturnType<typeof begin>): void => go(match, () => false)

test('ADV-25.4 the table makes the round that is played the last: it is played to its end, then the totals decide', () => {
  const match = begin()
  toRound(match, 3)
  expect([match.isLastRound(), match.view(1).lastRound]).toEqual([false, 0])
  const asked = [match.owed(), match.prompt(seatOf(match))]
  expect(match.makeLastRound(5)).toMatchObject({ ok: true })
  expect([match.owed(), match.prompt(seatOf(match))]).toEqual(asked) // nobody loses their turn
  expect([0, 1, 2].map(seat => match.view(seat).lastRound)).toEqual([3, 3, 3])
  const [line] = match.chronicle('table', match.seq - 1)
  expect([line.seat, line.events]).toEqual([NOBODY, [{ type: 'lastRoundCalled', round: 3 }]])
  toEnd(match)
  expect([match.state.round, match.outcome()]).toMatchObject([3, { ending: 'ending.rounds', rule: 'ADV-14.2' }])
})
test('ADV-25.4 nobody makes the last round last again, plays it from a seat, takes it back or takes back what was before', () => {
  const match = begin({ rounds: 2 })
  toRound(match, 1)
  const seat = seatOf(match)
  expect(match.play(seat, LAST_ROUND)).toMatchObject({ ok: false })
  match.play(seat, match.fallback(seat))
  expect(match.canUndo(seat)).toBe(true)
  expect(match.makeLastRound()).toMatchObject({ ok: true })
  expect([match.canUndo(seat), match.undo(NOBODY).ok]).toEqual([false, false])
  expect(match.makeLastRound()).toMatchObject({ ok: false, refusal: { rule: 'ADV-25.4', key: 'table.lastRound' } })
  expect(match.play(NOBODY, { verb: 'done' })).toMatchObject({ ok: false, refusal: { key: 'table.seat' } })
  toEnd(match)
  expect(match.state.round).toBe(1)
  expect(match.makeLastRound()).toMatchObject({ ok: false, refusal: { key: 'table.over' } })
})
test('ADV-25.4 the round agreed before play is the last without a word', () => {
  const match = begin({ rounds: 2 })
  toRound(match, 2)
  expect(match.makeLastRound()).toMatchObject({ ok: false })
  toEnd(match)
  expect([match.state.round, match.outcome()?.ending]).toEqual([2, 'ending.rounds'])
})
test('ADV-25.4 while nations are chosen it is round 1; between rounds it is the round to come', () => {
  const early = begin()
  expect([early.state.round, early.makeLastRound().ok, early.state.lastRound]).toEqual([0, true, 1])
  toEnd(early)
  expect(early.state.round).toBe(1)
  const open = begin({ newcomers: 1 }, 'open', 4)
  go(open, () => open.prompt(seatOf(open))?.key === 'prompt.join')
  expect([open.state.round, open.makeLastRound().ok, open.state.lastRound]).toEqual([1, true, 2])
  expect(open.isLastRound()).toBe(true)
  toEnd(open)
  expect(open.state.round).toBe(2)
})
test('ADV-25.4 a limit is a number of rounds, or of minutes, of any size; minutes are the table’s and change no position', () => {
  const plain = begin()
  const timed = begin({ minutes: 240 })
  expect([minutesOf(timed.setup), minutesOf(plain.setup), timed.hash]).toEqual([240, 0, plain.hash])
  expect(begin({ rounds: 5000 }).state.lastRound).toBe(5000)
  for (const wrong of [{ rounds: -1 }, { minutes: 0.5 }, { minutes: -1 }] as Options[])
    expect(() => begin(wrong)).toThrow()
})
test('ADV-25.4 the record keeps it: played again, every position is the same', () => {
  const match = begin()
  toRound(match, 2)
  match.makeLastRound(77)
  toEnd(match)
  const record = match.record()
  expect(record.entries.filter(e => e.seat === NOBODY)).toMatchObject([{ action: LAST_ROUND, at: 77 }])
  expect(Match.replay(advancedCivilization, record).hash).toBe(match.hash)
})

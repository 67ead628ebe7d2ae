/** A table that makes a round the last: a line of the record that is nobody's turn. */
import { minutesOf } from '@ecumene/contract'
import { type GameDef, keyOf, LAST_ROUND, Match, NOBODY, setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { expect, test } from 'vitest'

const timed: typeof toy = {
  ...toy,
  lastRound: {
    rule: 'TOY-9',
    isNow: s => s.rounds <= s.round + 1, // the toy counts rounds that are over
    make(s) {
      s.rounds = s.round + 1
    },
  },
}
const begin = (game: typeof toy = timed) => new Match(game, setupOf(game, 2), keyOf('last'))
const finish = (match: ReturnType<typeof begin>): void => {
  for (let i = 0; i < 500 && match.outcome() === null; i++) {
    const seat = 31 - Math.clz32(match.owed())
    match.play(seat, match.fallback(seat))
  }
}

test('the table makes the round the last: the open question stays open, and the game ends with it', () => {
  const match = begin()
  const { round } = match.state
  const owed = match.owed()
  expect([match.isLastRound(), match.makeLastRound(7)]).toMatchObject([false, { ok: true, value: { seq: 1 } }])
  expect([match.isLastRound(), match.owed(), match.written(0)]).toMatchObject([
    true,
    owed,
    [{ seat: NOBODY, action: LAST_ROUND, at: 7 }],
  ])
  finish(match)
  expect(match.state.round).toBe(round + 1)
  expect(Match.replay(timed, match.record()).hash).toBe(match.hash)
})
test('a seat cannot play it, nothing else is the table’s, and it is made once', () => {
  const match = begin()
  const seat = 31 - Math.clz32(match.owed())
  expect(match.play(seat, LAST_ROUND)).toMatchObject({ ok: false, refusal: { key: 'table.shape' } })
  for (const action of [null, undefined, 'lastRound', {}, { verb: 'done' }])
    expect(match.play(NOBODY, action)).toMatchObject({ ok: false, refusal: { rule: 'TABLE', key: 'table.seat' } })
  expect(match.seq).toBe(0)
  match.makeLastRound()
  expect(match.makeLastRound()).toMatchObject({ ok: false, refusal: { rule: 'TOY-9', key: 'table.lastRound' } })
  expect(match.seq).toBe(1)
})
test('a game without last rounds refuses it, and never plays one', () => {
  const match = begin(toy)
  expect([match.isLastRound(), match.makeLastRound()]).toMatchObject([
    false,
    { ok: false, refusal: { key: 'table.seat' } },
  ])
})
test('what was played before it stands: nobody takes that back, nor the last round itself', () => {
  const match = begin()
  const seat = 31 - Math.clz32(match.owed())
  match.play(seat, match.fallback(seat))
  expect(match.canUndo(seat)).toBe(true)
  match.makeLastRound()
  expect([match.canUndo(seat), match.undoClosed(seat), match.undo(NOBODY).ok]).toEqual([false, 'knowledge', false])
})
test('nor does everybody together take back what came before it; what was played since, they do', () => {
  const match = begin()
  const turn = (): void => {
    const seat = 31 - Math.clz32(match.owed())
    match.play(seat, match.fallback(seat))
  }
  turn()
  match.makeLastRound()
  turn()
  const before = match.written(1)[0].hash
  expect([match.whyNotBack(1)?.key, match.whyNotBack(2)?.key]).toEqual(['table.takeBackRound', 'table.takeBack'])
  expect(match.takeBack(1).ok).toBe(false)
  expect([match.takeBack(3).ok, match.hash, match.isLastRound()]).toEqual([true, before, true])
})
test('minutes are an option of the table; none means as long as it likes', () => {
  const setup = setupOf(toy as GameDef, 2)
  expect([minutesOf(setup), minutesOf({ ...setup, options: { minutes: 30 } })]).toEqual([0, 30])
  expect(minutesOf({ ...setup, options: { minutes: 'long' } })).toBe(0)
})

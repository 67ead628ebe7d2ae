/** What can still be taken back, step by step. */
import { describe, expect, test } from 'vitest'
import { answered, ask, bit, call, done, everyone, type GameDef, layout } from '../src/index.ts'
import { among, type UndoStep, UndoWindow } from '../src/undo-window.ts'

const step = (seat: number, entry: number, isAmong = false): UndoStep => ({
  seat,
  entry,
  isAmong,
  words: Int16Array.of(entry),
})
const windowOf = (...steps: UndoStep[]): UndoWindow => {
  const window = new UndoWindow()
  for (const one of steps) window.push(one)
  return window
}
const entries = (window: UndoWindow, seat: number) => window.from(seat)?.map(({ entry }) => entry) ?? null

describe('the window of undo', () => {
  test('is empty at the start, and says so', () => {
    const window = new UndoWindow()
    expect([window.isEmpty, window.first, window.closed, window.from(0)]).toEqual([true, undefined, 'start', null])
  })
  test('gives a seat its last step; to others it is closed by that seat', () => {
    const window = windowOf(step(0, 4), step(0, 5))
    expect([window.isEmpty, window.first, window.closed]).toEqual([false, 4, 'other'])
    expect([entries(window, 0), entries(window, 1)]).toEqual([[5], null])
  })
  test('lets go of what came before another seat’s step', () => {
    const window = windowOf(step(0, 4), step(1, 5))
    expect([window.first, entries(window, 0), entries(window, 1)]).toEqual([5, null, [5]])
    // What counts is the last step, not one of those before it.
    const later = windowOf(step(0, 1, true), step(1, 2, true), step(2, 3), step(3, 4))
    expect([later.first, entries(later, 0), entries(later, 3)]).toEqual([4, null, [4]])
  })
  test('where several decide at once, gives the step and what others did since', () => {
    const window = windowOf(step(0, 1, true), step(1, 2, true), step(2, 3, true))
    expect([entries(window, 0), entries(window, 1), entries(window, 2)]).toEqual([[1, 2, 3], [2, 3], [3]])
    // The last one ended the decision: those before them can take nothing back any more.
    const ended = windowOf(step(0, 1, true), step(1, 2))
    expect([entries(ended, 0), entries(ended, 1)]).toEqual([null, [2]])
  })
  test('replaces steps that were taken back by those played again', () => {
    const window = windowOf(step(0, 1, true), step(1, 2, true), step(0, 3, true), step(1, 4, true))
    window.replace(window.from(0) ?? [], [step(1, 4, true)])
    expect([entries(window, 0), entries(window, 1), window.first]).toEqual([[1, 2, 4], [4], 1])
  })
  test('an action that played itself belongs to the step of its seat, and closes the window to any other', () => {
    const window = windowOf(step(0, 1))
    window.follow(0)
    expect(entries(window, 0)).toEqual([1])
    window.follow(1)
    expect([window.isEmpty, window.closed, entries(window, 0)]).toEqual([true, 'other', null])
    const empty = new UndoWindow()
    empty.follow(0)
    expect([empty.isEmpty, empty.closed]).toEqual([true, 'other'])
  })
  test('is closed by a reason, which it keeps', () => {
    const window = windowOf(step(0, 1))
    window.close('chance')
    expect([window.isEmpty, window.closed, window.from(0)]).toEqual([true, 'chance', null])
  })
  test('counts its lines anew when those before them are let go', () => {
    const window = windowOf(step(0, 7), step(0, 8))
    window.release(5)
    expect([window.first, entries(window, 0)]).toEqual([2, [3]])
  })
})

describe('a decision of several seats that goes on', () => {
  const modes = ['one', 'open', 'sealed'] as const
  const game = { decisions: modes.map(mode => ({ mode })) } as unknown as GameDef
  const asked = (decision: number) => {
    const s = layout(3, {}).create()
    ask(s, decision, everyone(3))
    return s
  }
  test('is the same one, at the same depth, and still asks somebody', () => {
    const s = asked(1)
    const goesOn = among(game, s)
    expect(goesOn()).toBe(true)
    answered(s, 0)
    expect(goesOn()).toBe(true)
    done(s)
    expect(goesOn()).toBe(false)
  })
  test('is not what is asked on top of it, nor another in its place', () => {
    const s = asked(1)
    const goesOn = among(game, s)
    ask(s, 1, bit(0))
    expect(goesOn()).toBe(false)
    const other = asked(1)
    const stays = among(game, other)
    other.frames[0] = 2
    expect(stays()).toBe(false)
  })
  test('is never one of a single seat, and none while a program runs', () => {
    const s = asked(0)
    expect(among(game, s)()).toBe(false)
    const running = layout(3, {}).create()
    call(running, 0)
    expect(among(game, running)()).toBe(false)
    expect(among(game, layout(3, {}).create())()).toBe(false)
  })
})

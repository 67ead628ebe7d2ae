import { readFileSync } from 'node:fs'
import type { WireClock } from '@ecumene/protocol'
import { type Language, words } from '@ecumene/words'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { goneText } from '../src/online/proposal-end.ts'
import { marked, markOf, recall, remember } from '../src/online/table-memory.ts'
import { bellLeft, isLow, later, leftOf, spell, spellBell, spellPace } from '../src/online/time.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
beforeEach(() => kept.clear())

describe('what a browser remembers of an online game', () => {
  const take = { from: 1, round: 1, phase: 'take' }
  const lay = { from: 2, round: 1, phase: 'lay' }

  test('a line has the phase that was last marked before it; set-up comes before all', () => {
    const marks = marked(marked([], take), lay)
    expect([0, 1, 2, 9].map(seq => markOf(marks, seq).phase)).toEqual(['setup', 'take', 'lay', 'lay'])
  })
  test('the same phase is marked once, and a line played again replaces what was marked', () => {
    expect(marked([take], { ...take, from: 2 })).toEqual([take])
    expect(marked([take, lay], { from: 2, round: 2, phase: 'take' })).toEqual([
      take,
      { from: 2, round: 2, phase: 'take' },
    ])
  })
  test('what happened after the last visit is of no known phase', () => {
    expect(recall('ab12')).toMatchObject({ seen: null })
    remember('ab12', { seen: 5, marks: [take, lay] })
    const { seen, marks } = recall('ab12')
    expect(seen).toBe(5)
    expect([1, 5, 6].map(seq => markOf(marks, seq).phase)).toEqual(['take', 'lay', ''])
  })
  test('a damaged memory is none', () => {
    kept.set('ecumene:online:ab12', '{"seen":')
    expect(recall('ab12')).toMatchObject({ seen: null })
    expect(markOf(recall('ab12').marks, 3).phase).toBe('')
  })
})

const say = (language: Language) =>
  words(language, JSON.parse(readFileSync(new URL(`../src/messages/${language}.json`, import.meta.url), 'utf8')))
const MINUTE = 60_000
const DAY = 86_400_000

describe('the time of an online game', () => {
  const clock: WireClock = {
    now: 5000,
    running: 0b01,
    left: [10 * MINUTE, 3 * MINUTE],
    paused: false,
    pauseAsked: 0,
    bell: null,
    limit: null,
  }

  test('only a clock that runs is counted on, by the time since it was heard, and never below nothing', () => {
    expect(leftOf(clock, 100, 0, 100 + MINUTE)).toBe(9 * MINUTE)
    expect(leftOf(clock, 100, 1, 100 + MINUTE)).toBe(3 * MINUTE)
    expect(leftOf(clock, 100, 0, 100 + 60 * MINUTE)).toBe(0)
    // A machine whose own clock was set back gives nobody more time.
    expect(leftOf(clock, 100, 0, 0)).toBe(10 * MINUTE)
    // In quiet hours a slow clock stands still.
    expect(leftOf(clock, 100, 0, 100 + MINUTE, true)).toBe(10 * MINUTE)
    expect(leftOf(null, 100, 0, 200)).toBe(null)
  })
  test('CIV-R-35 the bell is counted on like a clock that runs, and stands while the game is paused', () => {
    const market = { ...clock, running: 0, bell: 5 * MINUTE }
    expect(bellLeft(market, 100, 100 + MINUTE)).toBe(4 * MINUTE)
    expect(bellLeft(market, 100, 100 + 9 * MINUTE)).toBe(0)
    expect(bellLeft({ ...market, paused: true }, 100, 100 + MINUTE)).toBe(5 * MINUTE)
    expect([bellLeft(clock, 100, 200), bellLeft(null, 100, 200)]).toEqual([null, null])
  })
  test('CIV-R-107 how long a market lasts is said in seconds or hours, by the clocks of the table', () => {
    const bell = { seconds: 300, hours: 24 }
    const w = say('en')
    expect(spellBell(w, { pace: { kind: 'live', bank: 600, increment: 0 }, bell })).toBe('300 seconds')
    expect(spellBell(w, { pace: { kind: 'slow', each: 3600 }, bell })).toBe('24 hours')
    expect(spellBell(w, { pace: { kind: 'none' }, bell })).toBeNull()
  })
  test('of two words of the server the later one counts', () => {
    const paused = { ...clock, now: 6000, paused: true }
    expect(later(clock, paused)).toBe(paused)
    expect(later(paused, clock)).toBe(paused)
    expect(later(null, clock)).toBe(clock)
    expect(later(clock, null)).toBe(clock)
  })
  test('little is the last minute, or the last tenth of a slow decision', () => {
    const live = { kind: 'live', bank: 600, increment: 0 } as const
    const slow = { kind: 'slow', each: 86_400 } as const
    expect([MINUTE, MINUTE - 1].map(left => isLow(left, live))).toEqual([false, true])
    expect([DAY / 10, DAY / 10 - 1].map(left => isLow(left, slow))).toEqual([false, true])
    expect(isLow(1, { kind: 'none' })).toBe(false)
  })
  test('is said in words', () => {
    const en = say('en')
    expect([900, 61_000, 3_725_000, DAY + 5 * 3_600_000].map(ms => spell(en, ms))).toEqual([
      '0:01',
      '1:01',
      '1:02:05',
      '1 d 5 h',
    ])
    expect(spellPace(en, { kind: 'live', bank: 1800, increment: 20 })).toBe('30 min + 20 s')
    const slow = [5 * 86_400, 7200, 600].map(each => spellPace(say('ru'), { kind: 'slow', each }))
    expect(slow).toEqual(['5 дней на решение', '2 часа на решение', '10 минут на решение'])
  })
  test('a proposal that is no more says why', () => {
    const told = (expiresAt: number | null) => goneText(say('en'), { expiresAt } as Parameters<typeof goneText>[1])
    expect(told(Date.now() - 1000)).toContain('Not everybody came in time')
    expect(told(Date.now() + 1000)).toContain('took the proposal back')
  })
})

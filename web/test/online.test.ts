import { beforeEach, describe, expect, test, vi } from 'vitest'
import { marked, markOf, recall, remember } from '../src/online/memory.ts'

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
    expect(marked([take, lay], { from: 2, round: 2, phase: 'take' })).toEqual([take, { from: 2, round: 2, phase: 'take' }])
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

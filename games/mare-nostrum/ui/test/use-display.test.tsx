/** The heroes and wonders over the map: open while one builds, folded when it is over, and by Escape. */
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { ROME, table } from '../../test/table.ts'
import { act as press } from '../keys.ts'
import type { Part } from '../rules.ts'
import { useDisplay } from '../use-display.ts'
import { partOf } from './part-props.ts'

// The hook draws nothing, so React needs no more of a page than this.
let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  const ownerDocument = { nodeType: 9, addEventListener() {} }
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument, addEventListener() {} }
  root = createRoot(element as unknown as Element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

let display: ReturnType<typeof useDisplay>
function Watching({ part }: { part: Part }): null {
  display = useDisplay(part)
  return null
}
const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 5, 'experts', { empires: 'fixed' }), keyOf('display'))
function asked(decision: number): void {
  const m = table()
  m.s.active = ROME
  m.at(decision, ROME)
  const part = { ...partOf(match, ROME, m.s), legal: m.legal(ROME) }
  act(() => root.render(<Watching part={part} />))
}
test('it stays open through all purchases and folds when building is over', () => {
  asked(DECISIONS.build)
  act(() => display[1](true))
  asked(DECISIONS.build)
  expect(display[0]).toBe(true)
  asked(DECISIONS.march)
  expect(display[0]).toBe(false)
  // Opened to read at another time, it stays until building is over again.
  act(() => display[1](true))
  asked(DECISIONS.build)
  expect(display[0]).toBe(true)
})
test('Escape folds it first, and only then takes back what is planned', () => {
  vi.stubGlobal('document', { querySelector: () => null })
  const done: string[] = []
  const keys = {
    isPlanned: true,
    isHeroesOpen: true,
    dropLast: () => done.push('drop'),
    dropAll: () => done.push('drop all'),
    toggleHeroes: () => done.push('fold'),
    toggleIncome: () => done.push('income'),
  }
  const folding = { key: 'Escape', shiftKey: false }
  expect(press(keys, folding)).toBe(true)
  expect(press({ ...keys, isHeroesOpen: false }, folding)).toBe(true)
  expect(press({ ...keys, isHeroesOpen: false, isPlanned: false }, folding)).toBe(false)
  expect(done).toEqual(['fold', 'drop'])
})

/** How long the sheet of a battle lies open: others' for a moment, one's own until it is closed. */
import type { GameEvent, Viewer } from '@ecumene/kernel'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { type ShownBattle, useBattle } from '../use-battle.ts'
import { partOf } from './part-props.ts'

// The hook draws nothing, so React needs no more of a page than this.
let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  const ownerDocument = { nodeType: 9, addEventListener() {} }
  const element = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument, addEventListener() {} }
  root = createRoot(element as unknown as Element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const NOTHING = { each: 0, extra: 0, fortress: 0, hero: 0, stopped: 0 }
const battleOf = (seat: number, target: number): readonly GameEvent[] => [
  { type: 'battle', seat, target, province: 'cyrenaica' },
  { type: 'rolled', seat, dice: '5', ...NOTHING, sum: 5, hits: 1 },
]
const LOSS: readonly GameEvent[] = [{ type: 'lostUnit', seat: 0, province: 'cyrenaica', unit: 'legion', count: 1 }]
const PEACEFUL: readonly GameEvent[] = [{ type: 'round', round: 3 }]
const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 4, 'experts', { empires: 'fixed' }), keyOf('sheet'))

let shown: ShownBattle
function Watching(props: Parameters<typeof useBattle>[0]): null {
  shown = useBattle(props)
  return null
}
/** The table tells these; all that was told before stays in the chronicle. */
function tableOf(seat: Viewer, motion = true): (...events: readonly GameEvent[]) => void {
  const told: GameEvent[] = []
  const chronicle = (): readonly GameEvent[] => told
  const part = { ...partOf(match, seat), legal: [], chronicle, motion }
  return (...events) => {
    told.push(...events)
    act(() => root.render(<Watching {...part} events={events} />))
  }
}
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test.each<Viewer>([3, 'table'])('a battle of others, seen by %s: open for 1.2 seconds, then folded', seat => {
  const tell = tableOf(seat)
  tell(...PEACEFUL)
  expect(shown.told).toBe(null)
  tell(...battleOf(0, 1))
  expect(shown).toMatchObject({ isOpen: true, told: { battle: { seat: 0, target: 1 } } })
  wait(1199)
  expect(shown.isOpen).toBe(true)
  wait(1)
  expect(shown.isOpen).toBe(false)
  // Folded, it can be opened again, and then stays.
  act(() => shown.setOpen(true))
  wait(5000)
  expect(shown).toMatchObject({ isOpen: true, told: { battle: { seat: 0 } } })
})
test('what happens meanwhile does not cut the moment short, and losses begin it anew', () => {
  const tell = tableOf(3)
  tell(...battleOf(0, 1))
  wait(800)
  tell(...PEACEFUL)
  wait(399)
  expect(shown.isOpen).toBe(true)
  tell(...LOSS)
  expect(shown.told?.losses).toHaveLength(1)
  wait(1199)
  expect(shown.isOpen).toBe(true)
  wait(1)
  expect(shown.isOpen).toBe(false)
})
test.each([true, false])('one’s own battle stays open until it is closed, whatever happens (movement: %s)', motion => {
  const tell = tableOf(1, motion)
  tell(...battleOf(0, 1))
  wait(60_000)
  expect(shown.isOpen).toBe(true)
  tell(...PEACEFUL)
  wait(60_000)
  expect(shown.isOpen).toBe(true)
  // Others fight meanwhile: theirs does not cover it.
  tell(...battleOf(2, 3))
  tell(...PEACEFUL)
  wait(60_000)
  expect(shown).toMatchObject({ isOpen: true, told: { battle: { seat: 0, target: 1 } } })
  act(() => shown.setOpen(false))
  expect(shown.isOpen).toBe(false)
  tell(...PEACEFUL)
  expect(shown.isOpen).toBe(false)
})
test('a newer battle of one’s own takes the place of the older', () => {
  const tell = tableOf(1)
  tell(...battleOf(0, 1))
  tell(...battleOf(1, 2))
  wait(60_000)
  expect(shown).toMatchObject({ isOpen: true, told: { battle: { seat: 1, target: 2 } } })
})
test('a second battle takes the place of the first, with a moment of its own', () => {
  const tell = tableOf(3)
  tell(...battleOf(0, 1))
  wait(1000)
  tell(...battleOf(2, 0))
  wait(1199)
  expect(shown).toMatchObject({ isOpen: true, told: { battle: { seat: 2 } } })
  wait(1)
  expect(shown.isOpen).toBe(false)
})
test('without movement it stays until the next thing is told', () => {
  const tell = tableOf(3, false)
  tell(...battleOf(0, 1))
  wait(60_000)
  expect(shown.isOpen).toBe(true)
  tell(...PEACEFUL)
  expect(shown.isOpen).toBe(false)
})

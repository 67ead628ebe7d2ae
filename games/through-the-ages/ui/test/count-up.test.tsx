/** What a figure shows while it counts up, and when something else changes it meanwhile. */
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountUp } from '../count-up.ts'

// The hook draws nothing, so React needs no more of a page than this.
let root: Root
let frames: (() => void)[] = []
let time = 0
beforeEach(() => {
  frames = []
  time = 0
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  vi.stubGlobal('performance', { now: () => time })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = () => {}
  })
  const ownerDocument = { nodeType: 9, addEventListener() {} }
  const container = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument, addEventListener() {} }
  root = createRoot(container as unknown as Element)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const shown: number[] = []
function Figure({ n, isCounting }: { n: number; isCounting: boolean }): null {
  shown.push(useCountUp(n, isCounting))
  return null
}
function draw(n: number, isCounting: boolean): number {
  act(() => root.render(<Figure n={n} isCounting={isCounting} />))
  return shown.at(-1) ?? Number.NaN
}
function wait(ms: number): number {
  time += ms
  act(() => {
    for (const frame of frames.splice(0)) frame()
  })
  return shown.at(-1) ?? Number.NaN
}

test('production is counted up from the number before, from the first drawing on, to the number it is', () => {
  expect(draw(2, false)).toBe(2)
  shown.length = 0
  draw(6, true)
  expect(shown).not.toContain(6)
  expect(wait(250)).toBe(4)
  expect(wait(250)).toBe(6)
})
test('what is spent is shown at once, amidst the counting and after it', () => {
  draw(0, false)
  draw(4, true)
  expect(wait(250)).toBe(2)
  expect(draw(1, false)).toBe(1)
  expect(wait(1000)).toBe(1)
  expect(draw(3, true)).toBeLessThan(3)
  expect(wait(1000)).toBe(3)
  expect(draw(0, false)).toBe(0)
  expect(wait(1000)).toBe(0)
})
test('pointing at something in the middle of it shows the number the preview counts from', () => {
  draw(0, false)
  draw(4, true)
  expect(wait(100)).toBeLessThan(4)
  expect(draw(4, false)).toBe(4)
})

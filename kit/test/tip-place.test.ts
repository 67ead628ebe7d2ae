import { afterEach, expect, test, vi } from 'vitest'
import { placeTip, spotFor } from '../src/tip-place.ts'

const WINDOW = { w: 1440, h: 900 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  width,
  height,
})
type Rect = ReturnType<typeof box>
const meet = (a: Rect, b: Rect): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

afterEach(() => void vi.unstubAllGlobals())

test('a tip stands beside its thing, as near as what must be kept clear allows, and inside the window', () => {
  const card = box(300, 300, 90, 120)
  expect(spotFor(card, 200, 60, WINDOW, [])).toEqual([400, 330])
  const right = box(395, 200, 400, 400)
  expect(spotFor(card, 200, 60, WINDOW, [right])).toEqual([90, 330])
  const [x, y] = spotFor(box(1380, 860, 50, 30), 200, 60, WINDOW, [])
  expect(meet(box(x, y, 200, 60), box(8, 8, 1424, 884))).toBe(true)
  expect([x + 200 <= 1432, y + 60 <= 892]).toEqual([true, true])
})

test('where everything is covered the tip hides as little as it can', () => {
  const all = box(0, 0, 1440, 900)
  const [x, y] = spotFor(box(700, 400, 40, 40), 200, 60, WINDOW, [all])
  expect(meet(box(x, y, 200, 60), box(700, 400, 40, 40))).toBe(false)
})

test('the tip of a card at the foot of the board does not lie over the question below it', () => {
  const card = box(500, 720, 90, 120)
  const question = box(200, 850, 700, 44)
  const shown = { style: { transform: '', visibility: '' }, getBoundingClientRect: () => box(0, 0, 320, 160) }
  const thing = { getBoundingClientRect: () => card }
  const questionElement = { getBoundingClientRect: () => question, contains: () => false }
  // Only what is asked for by its address is found.
  const querySelectorAll = (selector: string): object[] =>
    selector.split(', ').includes('[data-question]') ? [questionElement] : []
  vi.stubGlobal('document', { documentElement: { clientWidth: 1440, clientHeight: 900 }, querySelectorAll })
  placeTip(shown as never, thing as never)
  const [, x, y] = /translate\((\d+)px, (\d+)px\)/.exec(shown.style.transform) ?? []
  const tip = box(Number(x), Number(y), 320, 160)
  expect([meet(tip, question), meet(tip, card)]).toEqual([false, false])
})

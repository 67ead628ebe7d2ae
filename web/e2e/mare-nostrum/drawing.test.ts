/** The drawing itself: no name over a plate, nothing serious for axe, a plan by mouse and by key. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { type Deviation, type Size, type Stage, stage } from '../harness.ts'
import { startGame } from '../play.ts'
import { Hand } from './hand.ts'
import { gather, type Position } from './positions.ts'
import { openPosition, playedSince } from './table.ts'

const STAGES = ['offer', 'take', 'build', 'march', 'lose', 'conquest']
const but: Deviation = {
  bots: 'instant',
  motion: 'reduced',
  asksAll: true,
  because: 'a question with one answer is answered here, too, on things that stand still',
}
let set: Stage
let positions: Map<string, Position>
beforeAll(async () => {
  positions = gather(STAGES, 40)
  set = await stage()
}, 180_000)
afterAll(() => set.close())
const positionOf = (decision: string): Position => {
  const found = positions.get(decision)
  if (!found) throw new Error(`no game asked for ${decision}`)
  return found
}

/** Letters of names that lie on a plate: names of provinces and of seas against all plates. */
const namesOnPlates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const plates = [...document.querySelectorAll('.mn-plate')].map(e => e.getBoundingClientRect())
    return [...document.querySelectorAll<SVGTextElement>('.mn-name, .mn-sea-name')].flatMap(name => {
      // Each letter by itself, for names lie aslant; a letter is lower than its line.
      const matrix = name.getScreenCTM()
      if (!matrix) return []
      const size = Number.parseFloat(getComputedStyle(name).fontSize)
      const isOn = Array.from({ length: name.getNumberOfChars() }, (_, i) => i).some(i => {
        const box = name.getExtentOfChar(i)
        const base = name.getStartPositionOfChar(i).y
        const corners = [base - size * 0.62, base].flatMap(y =>
          [box.x, box.x + box.width].map(x => new DOMPoint(x, y).matrixTransform(matrix)),
        )
        return corners.some(c => plates.some(p => c.x > p.left && c.x < p.right && c.y > p.top && c.y < p.bottom))
      })
      return isOn ? [name.textContent ?? ''] : []
    })
  })
describe.each([
  [3, 'en'],
  [4, 'ru'],
  [5, 'it'],
  [5, 'ru'],
  [5, 'en'],
] as const)('%i players, %s', (players, language) => {
  test('no name lies over a plate', async () => {
    const { page, context } = await set.open('desk', { language, but })
    try {
      await startGame(page, 'mare-nostrum', { players })
      await page.locator('.mn-name').first().waitFor()
      expect(await page.locator('.mn-plate').count()).toBeGreaterThan(20)
      expect(await namesOnPlates(page)).toEqual([])
    } finally {
      await context.close()
    }
  })
})

describe.each([
  ['desk', 'light', 'en'],
  ['phone', 'dark', 'ru'],
] as [Size, 'light' | 'dark', 'en' | 'ru'][])('%s, %s, %s', (size, theme, language) => {
  test('axe finds nothing serious on six stages', async () => {
    const { page, context } = await set.open(size, { theme, language, but })
    try {
      for (const decision of STAGES) {
        await page.goto('/')
        await openPosition(page, positionOf(decision))
        expect(await seriousFaults(page), decision).toEqual([])
      }
    } finally {
      await context.close()
    }
  })
})

test('a plan: ghosts on the map, Esc takes the last row back, C carries out, nothing is sent before', async () => {
  const position = positionOf('build')
  const { page, context } = await set.open('desk', { but })
  try {
    await openPosition(page, position)
    const seq = () => page.locator('[data-seq]').getAttribute('data-seq')
    const before = await seq()
    const hand = new Hand(page, position.me)
    const rows = page.locator('[data-plan] li')
    await hand.press('[data-target^="slot:"].is-legal')
    await rows.first().waitFor()
    expect(await page.locator('.mn-slot-target.is-ghost').count()).toBe(1)
    await hand.press('[data-target^="sea:"].is-legal')
    await page.waitForFunction(() => document.querySelectorAll('[data-plan] li').length === 2)
    expect(await seq()).toBe(before)
    // No other word could end the turn and drop the plan.
    expect(await page.locator('[data-word=free]:visible').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(await rows.count()).toBe(1)
    await page.keyboard.press('Shift+Escape')
    expect(await rows.count()).toBe(0)
    // The map from what is pointed at, what each slot yields, the cards.
    await page.keyboard.press('i')
    expect(await page.locator('.mn-yield').count()).toBeGreaterThan(5)
    await page.keyboard.press('h')
    expect(await page.locator('.mn-display .mn-card').count()).toBeGreaterThan(5)
    await page.keyboard.press('h')
    await page.keyboard.press('t')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-anchor')))
      .toBe('track:trade')
    await hand.press('[data-target^="slot:"].is-legal')
    await page.keyboard.press('p')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-plan]') != null)).toBe(true)
    await page.keyboard.press('c')
    // What this turn leaves unspent is said first; the same key again carries out.
    await page.locator('[data-send][data-sure]').waitFor()
    expect(await seq()).toBe(before)
    await page.keyboard.press('c')
    await page.waitForFunction(s => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== s, before)
    await page.waitForFunction(() => !document.querySelector('[data-running]'))
    const [first, second] = await playedSince(page, position)
    expect([first, second === 'payCoins' ? 'pay' : second]).toEqual(['build', 'pay'])
  } finally {
    await context.close()
  }
})
test('MN-4.1.2a a march is an arrow first, with the chances of the battle it leads to', async () => {
  const position = positionOf('march')
  const { page, context } = await set.open('desk', { but })
  try {
    await openPosition(page, position)
    const hand = new Hand(page, position.me)
    await hand.press(`[data-target^="legions:"][data-target$=":${position.me}"].is-legal`)
    await hand.press('.mn-land.is-target')
    expect(await page.locator('[data-arrow]').count()).toBe(1)
    expect(await page.locator('.is-ghost').count()).toBeGreaterThan(0)
  } finally {
    await context.close()
  }
})

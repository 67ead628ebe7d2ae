/**
 * Room for everything: a full position of four players in round 15 (the last chapter of the guide), and one of a game
 * among bots, measured in three languages.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { lateFile, openFile, openFull } from './late.ts'

let set: Stage
let file: string
beforeAll(async () => {
  set = await stage()
  file = lateFile(4, 15, 'late')
})
afterAll(() => set.close())

/** What is too small to read, and what is cut off. */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Letters are measured in the faces they are meant to have.
    await document.fonts.ready
    const found: string[] = []
    const say = (e: Element): string => `${e.className}: ${(e.textContent ?? '').trim().slice(0, 30)}`
    const shown = (e: Element): boolean => e.getClientRects().length > 0
    /** The nearest thing around it that would cut it off; what can be scrolled cuts nothing off. */
    const frameOf = (e: Element): Element | null => {
      let frame: Element | null = e
      while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement
      const isCutting = frame !== null && ['hidden', 'clip'].includes(getComputedStyle(frame).overflowX)
      return isCutting ? frame : null
    }
    const letters = document.createTreeWalker(document.querySelector('.desk, .phone') as Node, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (letters.nextNode()) {
      const { parentElement, nodeValue } = letters.currentNode
      if (!parentElement || !nodeValue?.trim() || !shown(parentElement) || parentElement.closest('.hidden-text'))
        continue
      const isCard = parentElement.closest('.tta-card, .tta-work, .tta-plate, .tta-chip') !== null
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < (isCard ? 12 : 11))
        found.push(`small: ${say(parentElement)}`)
      range.selectNodeContents(letters.currentNode)
      const words = range.getBoundingClientRect()
      // The bar on top shortens the name of the game.
      if (parentElement.closest('header')) continue
      // No word reaches over the edge of its card, plate or bank.
      const piece = parentElement.closest('.tta-card, .tta-plate, .tta-work, .tta-chip, .tta-bank, .tta-row-price')
      for (const frame of [piece, frameOf(parentElement)]) {
        const box = frame?.getBoundingClientRect()
        // A pixel holds what is only spoken.
        if (!frame || !box || box.width <= 1 || frame === document.body) continue
        // What has no room at all is out of sight; nothing is cut in two.
        const around = frame.parentElement && frameOf(frame.parentElement)?.getBoundingClientRect()
        if (words.left >= box.right || words.top >= box.bottom || (around && box.left >= around.right)) continue
        const sideways = Math.max(words.right - box.right, box.left - words.left)
        const over = Math.max(sideways, words.bottom - box.bottom, box.top - words.top)
        if (over > 1) found.push(`over the edge by ${over.toFixed(0)}: ${nodeValue} in ${say(frame)}`)
      }
    }
    return found
  })
/** What one would have to scroll for, and what lies over something else. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const say = (e: Element): string => `${e.className}: ${(e.textContent ?? '').trim().slice(0, 30)}`
    const shown = (e: Element): boolean => e.getClientRects().length > 0
    const BOXES =
      '.board, .mine-area, .tta-hand, .tta-holdings, .tta-matrix, .tta-column, .tta-row, .tta-decks, .desk-left'
    for (const box of document.querySelectorAll(BOXES))
      if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        found.push(`scrolls: ${say(box)} ${box.scrollHeight - box.clientHeight}`)
    const things = [
      ...document.querySelectorAll('.tta-thing, .tta-figure, .tta-forecast, .tta-plate, .tta-strip, .tta-compare'),
    ]
      .filter(shown)
      .map(e => ({ e, box: e.getBoundingClientRect() }))
    for (const [i, a] of things.entries())
      for (const b of things.slice(i + 1)) {
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (across > 1 && down > 1) found.push(`overlap: ${say(a.e)} / ${say(b.e)}`)
      }
    for (const { e, box } of things)
      if (box.right > innerWidth || box.bottom > innerHeight || box.top < 0) found.push(`outside: ${say(e)}`)
    return found
  })

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const
describe.each(['en', 'ru', 'it'] as const)('%s', language => {
  test.each(SIZES)('a full position of four in round 15, all in sight at $width x $height', async viewport => {
    const { page, context } = await set.open('desk', { language }, { viewport })
    await openFull(page)
    // As full as it is meant to be.
    expect(await page.locator('.tta-work').count()).toBeGreaterThanOrEqual(11 + 5)
    expect(await page.locator('.tta-plate[data-anchor^="wonder:"]').count()).toBe(4)
    expect(await page.locator('[data-anchor^="colony:"]').count()).toBe(4)
    expect(await page.locator('.tta-hand-card').count()).toBeGreaterThanOrEqual(8)
    // All civilizations side by side.
    expect(await page.locator('.tta-compare tbody tr').count()).toBe(7)
    expect(await page.locator('.tta-compare thead th').count()).toBe(4)
    expect([...(await unreadable(page)), ...(await crowded(page))]).toEqual([])
    await context.close()
  })
  test('a game among bots in round 15, all in sight on a laptop', async () => {
    const { page, context } = await set.open('desk', { language }, { viewport: SIZES[0] })
    await openFile(page, file)
    expect([...(await unreadable(page)), ...(await crowded(page))]).toEqual([])
    await context.close()
  })
  test('on a phone every tab of the full position can be read', async () => {
    const { page, context } = await set.open('phone', { language })
    await openFull(page)
    for (const tab of ['row', 'mine', 'others', 'events', 'me', 'chronicle']) {
      await page.locator(`[data-anchor="tab:${tab}"]`).tap()
      expect([tab, ...(await unreadable(page))]).toEqual([tab])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${tab} is not too wide`).toBe(390)
    }
    await context.close()
  })
})

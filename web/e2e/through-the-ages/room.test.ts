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

/** What one would have to scroll for, what is too small to read, what is cut off, what lies over something else. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // Letters are measured in the faces they are meant to have.
    await document.fonts.ready
    const found: string[] = []
    const say = (e: Element): string => `${e.className}: ${(e.textContent ?? '').trim().slice(0, 30)}`
    const shown = (e: Element): boolean => e.getClientRects().length > 0
    const BOXES =
      '.board, .mine-area, .tta-hand, .tta-holdings, .tta-matrix, .tta-column, .tta-row, .tta-decks, .desk-left'
    for (const box of document.querySelectorAll(BOXES))
      if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        found.push(`scrolls: ${say(box)} ${box.scrollHeight - box.clientHeight}`)
    const letters = document.createTreeWalker(document.querySelector('.desk') ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (letters.nextNode()) {
      const { parentElement, nodeValue } = letters.currentNode
      if (!parentElement || !nodeValue?.trim() || !shown(parentElement) || parentElement.closest('.hidden-text'))
        continue
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 11) found.push(`small: ${say(parentElement)}`)
      // No word reaches over the edge of its card, plate or bank.
      const piece = parentElement.closest('.tta-card, .tta-plate, .tta-work, .tta-chip, .tta-bank, .tta-row-price')
      if (!piece) continue
      range.selectNodeContents(letters.currentNode)
      const [words, box] = [range.getBoundingClientRect(), piece.getBoundingClientRect()]
      const over = Math.max(
        words.right - box.right,
        words.bottom - box.bottom,
        box.left - words.left,
        box.top - words.top,
      )
      if (over > 1) found.push(`over the edge by ${over.toFixed(0)}: ${nodeValue} in ${say(piece)}`)
    }
    for (const words of document.querySelectorAll('.tta-card-name, .tta-work-name, .tta-plate-name, .tta-column-name'))
      if (words.scrollWidth > words.clientWidth + 1) found.push(`cut off: ${say(words)}`)
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
    const { page, context } = await set.open('desk', { language, chronicle: false }, { viewport })
    await openFull(page)
    // As full as it is meant to be.
    expect(await page.locator('.tta-work').count()).toBeGreaterThanOrEqual(11 + 5)
    expect(await page.locator('.tta-plate[data-anchor^="wonder:"]').count()).toBe(4)
    expect(await page.locator('[data-anchor^="colony:"]').count()).toBe(4)
    expect(await page.locator('.tta-hand-card').count()).toBeGreaterThanOrEqual(8)
    // All civilizations side by side.
    expect(await page.locator('.tta-compare tbody tr').count()).toBe(7)
    expect(await page.locator('.tta-compare thead th').count()).toBe(4)
    expect(await faults(page)).toEqual([])
    await context.close()
  })
  test('a game among bots in round 15, all in sight on a laptop', async () => {
    const { page, context } = await set.open('desk', { language, chronicle: false }, { viewport: SIZES[0] })
    await openFile(page, file)
    expect(await faults(page)).toEqual([])
    await context.close()
  })
})

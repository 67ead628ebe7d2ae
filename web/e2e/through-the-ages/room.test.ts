/** Room for everything: a full position of four players on a laptop, measured in three languages. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { lateFile, openFile } from './late.ts'

let set: Stage
let file: string
beforeAll(async () => {
  set = await stage()
  file = lateFile(4, 15, 'late')
})
afterAll(() => set.close())

/** What one would have to scroll for, what is too small to read, what is cut off, what lies over something else. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const say = (e: Element): string => `${e.className}: ${(e.textContent ?? '').trim().slice(0, 30)}`
    const shown = (e: Element): boolean => e.getClientRects().length > 0
    for (const box of document.querySelectorAll('.board, .mine-area, .tta-hand, .tta-holdings, .tta-matrix, .tta-row'))
      if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
        found.push(`scrolls: ${say(box)}`)
    const letters = document.createTreeWalker(
      document.querySelector('.desk-main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (letters.nextNode()) {
      const { parentElement, nodeValue } = letters.currentNode
      if (!parentElement || !nodeValue?.trim() || !shown(parentElement) || parentElement.closest('.hidden-text'))
        continue
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 11) found.push(`small: ${say(parentElement)}`)
    }
    for (const words of document.querySelectorAll('.tta-card-name, .tta-work-name, .tta-plate-name, .tta-column-name'))
      if (words.scrollWidth > words.clientWidth + 1) found.push(`cut off: ${say(words)}`)
    const things = [...document.querySelectorAll('.tta-thing')]
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

describe.each(['en', 'ru', 'it'] as const)('%s', language => {
  test.each([
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ])('everything one needs is in sight at $width x $height', async viewport => {
    const { page, context } = await set.open('desk', { language }, { viewport })
    await openFile(page, file)
    expect(await faults(page)).toEqual([])
    await context.close()
  })
})

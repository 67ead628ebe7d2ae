/**
 * The guide of Through the Ages, from the shelf: every chapter followed to its last step by mouse, and the bubble never
 * lies over what it speaks of. What else may be chosen on the way is tried in the game's own test of its guide.
 */
import type { ActionJson } from '@ecumene/kernel'
import { guide } from '@ecumene/through-the-ages/ui/guide.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Size, type Stage, stage } from '../harness.ts'
import { act, choose, fillStage, type Press } from './hand.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const coach = '.kit-coach'
const stepOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator(`${coach} [data-count]`).textContent()) ?? '')?.[0])
/** By how many pixels the bubble lies over what is ringed, or out of the window. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The bubble finds its place before the next frame.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const [bubble, ring] = ['.kit-coach', '.kit-ring:not([data-mark])'].map(s =>
      document.querySelector(s)?.getBoundingClientRect(),
    )
    if (!bubble) return 0
    const outside = Math.max(-bubble.left, -bubble.top, bubble.right - innerWidth, bubble.bottom - innerHeight)
    if (outside > 0 || !ring || ring.width === 0) return Math.max(0, outside)
    const across = Math.min(bubble.right, ring.right - 5) - Math.max(bubble.left, ring.left + 5)
    const down = Math.min(bubble.bottom, ring.bottom - 5) - Math.max(bubble.top, ring.top + 5)
    return Math.max(0, Math.min(across, down))
  })

/** A card of the row is meant by its name: where it lies, the table shows. */
async function placed(page: Page, action: ActionJson): Promise<ActionJson> {
  if (action.verb !== 'take') return action
  const thing = page.locator(`.tta-row-card:has([data-card="${action.card}"])`)
  return { ...action, space: Number(/\d+/.exec((await thing.getAttribute('data-anchor')) ?? '')?.[0]) + 1 }
}
async function follow(page: Page, { id, steps }: (typeof guide.chapters)[number], press: Press): Promise<void> {
  for (let n = await stepOf(page); n < steps.length; n = await stepOf(page)) {
    expect(await covered(page), `${id}, step ${n}`).toBe(0)
    const { action, also, point } = steps[n - 1]
    const isRinged = () => page.locator('.kit-ring:not([data-mark])').isVisible()
    if (point) await expect.poll(isRinged, { message: `${id}, step ${n}: what is meant` }).toBe(true)
    const answers = page.locator('.tta-question [data-action]:not([data-stage]), .tta-goods [data-action]')
    if (action) await act(page, await placed(page, action), press)
    else if (!also) await press(page.locator(`${coach} [data-next]`))
    else if ((await page.locator('.tta-staged').count()) > 0) await fillStage(page, press)
    else await choose(page, answers.first(), press)
    // What is only read ends at once; what is played ends when the table has answered.
    if (!also || action)
      await page.waitForFunction(before => {
        const said = document.querySelector('.kit-coach [data-count]')?.textContent
        return said && Number(/\d+/.exec(said)?.[0]) !== before
      }, n)
  }
}

const HANDS: readonly (readonly [Size, Press])[] = [
  ['desk', (thing: Locator) => thing.click()],
  ['phone', (thing: Locator) => thing.tap()],
]
test.each(HANDS)('from the shelf through all seven chapters: %s', async (size, press) => {
  const { page, context, complaints } = await set.open(size)
  await page.locator('[data-game="through-the-ages"] a[href="/learn/through-the-ages"]').click()
  await page.locator('.guide-chapter').first().waitFor()
  expect(await page.locator('.guide-chapter').count()).toBe(guide.chapters.length)
  for (const chapter of guide.chapters) {
    await page.locator(`[data-chapter="${chapter.id}"] .button`).click()
    await follow(page, chapter, press)
    // The last step: the way on, or a real game.
    await page.locator(`${coach} [data-next]`).waitFor()
    await page.locator(`${coach} [data-quit]`).click()
    await page.locator('.guide-chapter').first().waitFor()
  }
  expect(complaints).toEqual([])
  await context.close()
})

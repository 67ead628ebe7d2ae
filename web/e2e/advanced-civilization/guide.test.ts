/** Advanced Civilization's guide, followed to its end: by mouse on a desk, by finger on a phone. */
import { guide } from '@ecumene/advanced-civilization/ui/guide.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { coachOf, follow } from '../civilization/follow-guide.ts'
import { type Deviation, type Stage, stage } from '../harness.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

async function isWithin(page: Page, width: number, height: number): Promise<boolean> {
  const box = await coachOf(page).boundingBox()
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}

test('every chapter in turn, from the shelf to a real game', async () => {
  const { page, context, complaints } = await set.open('desk')
  await page.getByRole('link', { name: 'Learn Advanced Civilization: a guided first game' }).click()
  await page.locator('[data-chapter]').first().waitFor()
  expect(await page.locator('[data-chapter]').count()).toBe(7)
  expect(await seriousFaults(page)).toEqual([])
  await page.locator('[data-chapter=growth] a').click()
  for (const [i, chapter] of guide.chapters.entries()) {
    await follow(page, chapter, async ({ message, action, point }) => {
      if (action || point)
        await expect.poll(() => page.locator('.kit-ring:not([data-mark])').isVisible(), { message }).toBe(true)
      await expect.poll(() => isWithin(page, 1440, 900), { message }).toBe(true)
    })
    const next = coachOf(page).locator('[data-next]')
    expect(await next.textContent()).toMatch(i + 1 < guide.chapters.length ? /^Next: / : /^Begin a real game/)
    await next.click()
  }
  await page.getByRole('dialog').waitFor()
  await page.goto('/learn/advanced-civilization')
  await page.locator('[data-chapter]').first().waitFor()
  expect(await page.locator('.guide-chapter.is-done').count()).toBe(guide.chapters.length)
  expect(complaints).toEqual([])
  await context.close()
})

const QUICKLY: Deviation = {
  bots: 'instant',
  motion: 'reduced',
  because: 'the desk walks the same chapters as people find them; here every word of theirs has to fit',
}
test.each(['ru', 'it'] as const)(
  'every chapter on a phone in %s: nothing over the edge, no key for a word',
  async language => {
    const { page, context, complaints } = await set.open('phone', { language, theme: 'dark', but: QUICKLY })
    for (const chapter of guide.chapters) {
      await page.goto(`/learn/advanced-civilization#${chapter.id}`)
      await follow(page, chapter, async ({ message }) => {
        await expect.poll(() => isWithin(page, 390, 844), { message }).toBe(true)
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), message).toBe(true)
      })
      expect(await page.locator('body').textContent()).not.toMatch(/\b(ui|guide|nation)\.[a-z]/)
    }
    expect(complaints).toEqual([])
    await context.close()
  },
)

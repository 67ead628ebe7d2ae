/** Civilization's guide, followed by mouse to its end; left and found again; on a phone. */

import { guide } from '@ecumene/civilization/ui/guide.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { type Stage, stage } from '../harness.ts'
import { seqOf } from '../play.ts'
import { coachOf, follow } from './follow-guide.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const chapters = (page: Page) => page.locator('[data-chapter]')
const countOf = (page: Page): Promise<string | null> => coachOf(page).locator('[data-count]').textContent()
async function isWithin(page: Page, width: number, height: number): Promise<boolean> {
  const box = await coachOf(page).boundingBox()
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}

test('every chapter in turn, from the shelf to a real game', async () => {
  const { page, context, complaints } = await set.open('desk')
  await page.getByRole('link', { name: 'Learn Civilization: a guided first game' }).click()
  await chapters(page).first().waitFor()
  expect(await chapters(page).count()).toBe(guide.chapters.length)
  expect(await seriousFaults(page)).toEqual([])
  await page.locator('[data-chapter=nomads] a').click()
  for (const [i, chapter] of guide.chapters.entries()) {
    await follow(page, chapter, async ({ message, action, point }) => {
      // What is read may point at nothing: greetings and farewells.
      if (action || point)
        await expect.poll(() => page.locator('.kit-ring:not([data-mark])').isVisible(), { message }).toBe(true)
      // The coach stands on the screen, whole.
      await expect.poll(() => isWithin(page, 1440, 900), { message }).toBe(true)
    })
    const next = coachOf(page).locator('[data-next]')
    expect(await next.textContent()).toMatch(i + 1 < guide.chapters.length ? /^Next: / : /^Begin a real game/)
    await next.click()
  }
  // The last word leads to a real game.
  const dialog = page.getByRole('dialog')
  await dialog.locator('.dialog-foot .primary').click()
  await page.waitForURL(/\/table\//)
  await page.locator('.civ-map').waitFor()
  await page.goto('/learn/civilization')
  await chapters(page).first().waitFor()
  expect(await page.locator('.guide-chapter.is-done').count()).toBe(guide.chapters.length)
  expect(complaints).toEqual([])
  await context.close()
})

test('a player who leaves comes back to the same step; back and undo go where they say; other moves are refused', async () => {
  const { page, context, complaints } = await set.open('desk')
  await page.goto('/learn/civilization#seafarers')
  const [, chapter] = guide.chapters
  await follow(page, { ...chapter, steps: chapter.steps.slice(0, 6) })
  const [count, seq] = [await countOf(page), await seqOf(page)]
  expect(await seriousFaults(page)).toEqual([])
  expect(count).toBe(`6 of ${chapter.steps.length}`)
  await page.reload()
  await coachOf(page).waitFor()
  expect(await countOf(page)).toBe(count)
  expect(await seqOf(page)).toBe(seq)
  // By the list of chapters, too.
  await coachOf(page).locator('[data-quit]').click()
  await page
    .locator('[data-chapter=seafarers]')
    .getByText(count ?? '')
    .waitFor()
  await page.locator('[data-chapter=seafarers] a').click()
  await coachOf(page).waitFor()
  expect(await countOf(page)).toBe(count)
  await coachOf(page).locator('[data-back]').click()
  expect(await countOf(page)).toBe(`5 of ${chapter.steps.length}`)
  await page.locator('.prompt').getByRole('button', { name: 'Undo' }).click()
  expect(await countOf(page)).toBe(`4 of ${chapter.steps.length}`)
  // Somewhere else than the guide leads: nothing glows there, and nothing happens.
  await coachOf(page).waitFor()
  expect(await page.locator('.civ-piece.is-legal[data-target^="stack:"]').count()).toBe(0)
  const before = await seqOf(page)
  await page.locator('[data-target="area:phaestos"]').dispatchEvent('click')
  expect(await seqOf(page)).toBe(before)
  // And on again to the end.
  await follow(page, chapter)
  await coachOf(page).locator('[data-more]').click()
  await coachOf(page).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone, in Russian: the market, step by step, nothing over the edge', async () => {
  const { page, context, complaints } = await set.open('phone', { language: 'ru', theme: 'dark' })
  await page.goto('/learn/civilization#market')
  await follow(page, guide.chapters[3], async () => {
    await expect.poll(() => isWithin(page, 390, 844)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
  expect(await page.locator('body').textContent()).not.toMatch(/\b(ui|guide|nation)\.[a-z]/)
  expect(complaints).toEqual([])
  await context.close()
})

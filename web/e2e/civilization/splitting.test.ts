/** How many tokens go is said on the tokens themselves: pressed again, one fewer goes; the wheel over them counts. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { NOBODY_ELSE } from '../play.ts'
import { isMoving, openPosition, play, playedSince, position, spot } from './positions.ts'

let set: Stage
const start = position(5, 'voyage', isMoving)
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const count = (page: Page): Promise<number> => page.locator('[data-testid=count]').textContent().then(Number)
/** The largest group that may go, and how many it is. */
const largestOf = (page: Page): Promise<string> =>
  page.locator('.civ-piece.is-legal[data-target^="stack:"]').evaluateAll(all => {
    const counts = all.map(piece => Number(piece.querySelector('.civ-number')?.textContent))
    return all[counts.indexOf(Math.max(...counts))].getAttribute('data-target') ?? ''
  })
const firstTarget = async (page: Page): Promise<string> => {
  const target = page.locator('.civ-area.is-target:not(.is-sea)').first()
  return ((await target.getAttribute('data-target')) ?? '').split(':')[1]
}

test('desk: a second press on the tokens sends one fewer, the wheel over them counts, the last press lets them go', async () => {
  const { page, context, complaints } = await set.open('desk', NOBODY_ELSE)
  await openPosition(page, start)
  const largest = await largestOf(page)
  const piece = page.locator(`[data-target="${largest}"]`)
  await piece.click()
  const most = await count(page)
  expect(most).toBeGreaterThan(2)
  await piece.click()
  await expect.poll(() => count(page)).toBe(most - 1)
  expect(await piece.locator('.civ-marked').textContent(), 'on the tokens').toBe(`→${most - 1}`)
  const map = await page.locator('[data-anchor="at:rome"]').boundingBox()
  await page.mouse.wheel(0, -100)
  await expect.poll(() => count(page)).toBe(most)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => count(page)).toBe(most - 1)
  expect((await page.locator('[data-anchor="at:rome"]').boundingBox())?.width, 'the map keeps its size').toBe(
    map?.width,
  )
  for (let left = most - 2; left >= 1; left--) {
    await piece.click()
    await expect.poll(() => page.locator('[data-testid=panel] output').textContent()).toBe(String(left))
  }
  await piece.click()
  await expect.poll(() => page.locator('[data-testid=panel]').count()).toBe(0)
  await piece.click()
  await piece.click()
  await expect.poll(() => count(page)).toBe(most - 1)
  const to = await firstTarget(page)
  const at = await spot(page, to)
  await play(page, () => page.mouse.click(at.x, at.y))
  expect(await playedSince(page, start)).toEqual([{ verb: 'walk', area: largest.split(':')[1], to, tokens: most - 1 }])
  expect(complaints).toEqual([])
  await context.close()
})
test('phone: tapped again, one token fewer goes', async () => {
  const { page, context, complaints } = await set.open('phone', NOBODY_ELSE)
  await openPosition(page, start)
  const piece = page.locator(`[data-target="${await largestOf(page)}"]`)
  await piece.tap()
  const most = await count(page)
  await piece.tap()
  await expect.poll(() => count(page)).toBe(most - 1)
  expect(complaints).toEqual([])
  await context.close()
})

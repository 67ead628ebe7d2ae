/** The question counts along with what is chosen in the panel, in every game, before anything is sent. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as civ from './civilization/positions.ts'
import { type Stage, stage } from './harness.ts'
import { gather } from './mare-nostrum/positions.ts'
import * as mare from './mare-nostrum/table.ts'
import { openMidway } from './midway.ts'
import { NOBODY_ELSE, seqOf } from './play.ts'
import { gather as gatherAges } from './through-the-ages/positions.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const count = (page: Page) => page.locator('.prompt-count')
test('Civilization: what the cards cost together', async () => {
  const { page, context, complaints } = await set.open('desk', NOBODY_ELSE)
  const start = civ.position(3, 'counts', civ.isBuying)
  await civ.openPosition(page, start)
  const seq = await seqOf(page)
  expect(await count(page).textContent()).toBe('')
  const card = page.locator(`[data-card="${civ.bargain(start.s)}"]`)
  const price = await card.locator('.civ-shop-body b').first().textContent()
  await card.click()
  expect(await count(page).textContent()).toBe(`Together ${price}`)
  await card.click()
  expect(await count(page).textContent()).toBe('')
  expect(await seqOf(page)).toBe(seq)
  expect(complaints).toEqual([])
  await context.close()
})

test('Mare Nostrum: what lies on the tray', async () => {
  const position = gather(['offer'], 40).get('offer')
  if (!position) throw new Error('nobody was asked for an offer')
  const { page, context } = await set.open('desk', NOBODY_ELSE)
  await mare.openPosition(page, position)
  const seq = await seqOf(page)
  const places = await page.locator('.mn-tray-place').count()
  expect(await count(page).textContent()).toMatch(new RegExp(`^0\\D+${places}\\b`))
  await page.locator('.mn-dock [data-resource]').first().click()
  await expect.poll(() => count(page).textContent()).toMatch(new RegExp(`^1\\D+${places}\\b`))
  expect(await seqOf(page)).toBe(seq)
  await context.close()
})

const ages = gatherAges()
test.each(['defend', 'force', 'bid', 'plunder'])('Through the Ages: %s', async decision => {
  const { page, context } = await set.open('desk')
  await openMidway(page, ages.get(decision)?.file ?? '')
  const seq = await seqOf(page)
  const more = page.locator('.tta-question .tta-stepper button:enabled, .tta-question [data-stage]').first()
  // The panel says it, and the question says the same.
  const panel = page.locator('.tta-question .tta-total, .tta-question .tta-action.is-main .tta-action-words')
  const before = await panel.textContent()
  expect(await count(page).textContent()).toBe(before)
  await more.click()
  await expect.poll(() => panel.textContent()).not.toBe(before)
  expect(await count(page).textContent()).toBe(await panel.textContent())
  expect(await seqOf(page)).toBe(seq)
  await context.close()
})

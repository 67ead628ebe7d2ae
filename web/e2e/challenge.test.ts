/** A challenge from the shelf to its stars. */
import { readFileSync } from 'node:fs'
import type { ActionJson } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { act } from './through-the-ages/hand.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const file = new URL('../../games/through-the-ages/ui/challenges/answers.json', import.meta.url)
const answers = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, readonly ActionJson[]>>

test('the challenge of the day stands on the shelf; one is solved to its three stars, which are kept', async () => {
  const { page, context, complaints } = await set.open('desk')
  await page.locator('[data-daily] .button').waitFor()
  await page.locator('[data-game="through-the-ages"] a[href="/challenge/through-the-ages"]').click()
  await page.locator('[data-challenge="uprising"] .button').click()
  const coach = page.locator('.kit-coach')
  await coach.locator('[data-next]').click()
  // Without a move it is not the best; once more from the beginning.
  await page.locator('[data-word=free]').click()
  await coach.getByText('You reached 9: 2 stars').waitFor()
  // The best answer is shown, and earns nothing by itself.
  await coach.locator('[data-back]').click()
  await coach.getByText('The best answer reaches').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('ecumene:challenges'))).not.toContain('3')
  await page.getByText('their moves are set').first().waitFor({ state: 'attached' })
  await coach.locator('[data-next]').click()
  for (const action of answers.uprising) await act(page, action, thing => thing.click())
  await coach.getByText('3 stars').waitFor()
  // All stars are won: what comes first is the next challenge.
  expect(await coach.locator('[data-next]').textContent()).toBe('Next challenge')
  expect(await coach.locator('[data-more]').textContent()).toBe('Once more')
  const here = page.url()
  await coach.locator('[data-next]').click()
  await expect.poll(() => page.url()).not.toBe(here)
  await coach.getByText(/./).first().waitFor()
  await coach.locator('[data-quit]').click()
  const solved = page.locator('[data-challenge="uprising"].is-done').getByText('★★★')
  await solved.waitFor()
  await page.reload()
  await solved.waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

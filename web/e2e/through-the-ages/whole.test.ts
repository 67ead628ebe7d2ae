/** Whole games of Through the Ages on the drawn table: by mouse, by keyboard alone, by thumb on a phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Stage, stage } from '../harness.ts'
import { pressByKey } from '../keys.ts'
import { startGame } from '../play.ts'
import { playOn } from './hand.ts'

const WHOLE: Look = { but: { bots: 'instant', because: 'a whole game has hundreds of moves of bots' } }
let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** Counts how often something appears from now on. */
async function watchFor(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate(wanted => {
    const isThere = (): boolean => document.querySelector(wanted) !== null
    let was = isThere()
    new MutationObserver(() => {
      if (isThere() && !was) document.body.dataset.seen = String(Number(document.body.dataset.seen ?? 0) + 1)
      was = isThere()
    }).observe(document.body, { childList: true, subtree: true })
  }, selector)
  return async () => Number(await page.evaluate(() => document.body.dataset.seen ?? 0))
}

test('a whole game with three players by mouse, from the shelf to the final screen', async () => {
  const { page, context, complaints } = await set.open('desk', WHOLE)
  await startGame(page, 'through-the-ages', { players: 3, seed: 'mouse' })
  const large = await watchFor(page, '.tta-happening')
  const played = await playOn(page, (thing, patience) => thing.click(patience))
  expect([...played.verbs]).toEqual(expect.arrayContaining(['row', 'work', 'hand', 'bank']))
  expect([...played.decisions.keys()]).toEqual(expect.arrayContaining(['action', 'politics']))
  // Events and attacks were shown large as they came.
  expect(await large()).toBeGreaterThan(3)
  await page.locator('.tta-final .kit-plot').waitFor()
  expect(await page.locator('.tta-sources tbody tr').count()).toBe(3)
  expect(await page.locator('.tta-sources thead th').count()).toBe(4)
  expect(complaints).toEqual([])
  await context.close()
})

test('the shortest game by keyboard alone', async () => {
  const { page, context, complaints } = await set.open('desk', WHOLE)
  await startGame(page, 'through-the-ages', { players: 2, variant: 'first', seed: 'keys' })
  await playOn(page, async (thing, patience) => {
    const element = await thing.elementHandle(patience)
    if (element) await pressByKey(page, element)
  })
  expect(await page.locator('.final').isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('the shortest game by thumb on a phone', async () => {
  const { page, context, complaints } = await set.open('phone', WHOLE)
  await startGame(page, 'through-the-ages', { players: 2, variant: 'first', seed: 'thumb' })
  await playOn(page, (thing, patience) => thing.tap(patience), ['row', 'mine', 'me'])
  expect(await page.locator('.final').isVisible()).toBe(true)
  // The tables of the result are read without moving the page sideways.
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll('.final table')].map(table => table.getBoundingClientRect().right),
  )
  expect(edges).toHaveLength(2)
  expect(Math.max(...edges)).toBeLessThanOrEqual(390)
  expect(complaints).toEqual([])
  await context.close()
})

/** Whole games of Through the Ages on the drawn table: by mouse, by keyboard alone, by thumb on a phone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { startGame } from '../play.ts'
import { playOn } from './hand.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

test('a whole game with three players by mouse, from the shelf to the final screen', { timeout: 300_000 }, async () => {
  const { page, context, complaints } = await set.open('desk')
  await startGame(page, 'through-the-ages', { players: 3, seed: 'mouse' })
  const played = await playOn(page, thing => thing.click())
  expect([...played.verbs]).toEqual(expect.arrayContaining(['row', 'work', 'hand', 'bank']))
  expect([...played.decisions.keys()]).toEqual(expect.arrayContaining(['action', 'politics']))
  expect(await page.locator('.tta-final .kit-plot').isVisible()).toBe(true)
  expect(await page.locator('.tta-sources tbody tr').count()).toBe(4)
  expect(complaints).toEqual([])
  await context.close()
})

test('the shortest game by keyboard alone', { timeout: 300_000 }, async () => {
  const { page, context, complaints } = await set.open('desk')
  await startGame(page, 'through-the-ages', { players: 2, variant: 'first', seed: 'keys' })
  await playOn(page, async thing => {
    // Whatever can be chosen can be reached by keys and is pressed by Enter.
    await thing.focus()
    await page.keyboard.press('Enter')
  })
  expect(await page.locator('.final').isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('the shortest game by thumb on a phone', { timeout: 300_000 }, async () => {
  const { page, context, complaints } = await set.open('phone')
  await startGame(page, 'through-the-ages', { players: 2, variant: 'first', seed: 'thumb' })
  await playOn(page, thing => thing.tap())
  expect(await page.locator('.final').isVisible()).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

/** Things are dragged with a real mouse; what happens is shown large for a moment and keeps nobody waiting. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { seqOf } from '../play.ts'
import { under } from '../pointer.ts'
import { openFull } from './late.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const at = (address: string): string => `.tta-thing[data-anchor="${address}"]`
async function spotOf(page: Page, selector: string) {
  const spot = await under(page, selector)
  if (!spot) throw new Error(`nobody can point at ${selector}`)
  return spot
}
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await spotOf(page, from), await spotOf(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  expect(await page.locator('.kit-ghost').count(), 'something follows the pointer').toBe(1)
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}
/** Drags, and waits for the position that follows. */
async function dragAndPlay(page: Page, from: string, to: string): Promise<void> {
  const before = await seqOf(page)
  await drag(page, from, to)
  await page.waitForFunction(seq => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq, before)
}
const pawnsOn = async (page: Page, card: string): Promise<string> =>
  (await page.locator(at(`work:${card}`)).getAttribute('aria-label')) ?? ''

test('cards and workers are dragged where they belong; let go nowhere, nothing happens', async () => {
  const { page, context, complaints } = await set.open('desk')
  await openFull(page)
  const hand = page.locator('[data-anchor^="hand:"]')
  const cards = await hand.count()

  // Nowhere, and back where it came from: it was only put back.
  const before = await seqOf(page)
  await drag(page, at('row:3'), '.tta-figures')
  await drag(page, at('bank:yellow'), '.tta-pool')
  await drag(page, at('hand:computers'), at('hand:communism'))
  expect([await seqOf(page), await hand.count(), await page.locator('.kit-ghost').count()]).toEqual([before, cards, 0])

  await dragAndPlay(page, at('row:3'), '.tta-hand h3')
  expect(await hand.count()).toBe(cards + 1)
  const iron = await pawnsOn(page, 'iron')
  await dragAndPlay(page, at('bank:yellow'), at('work:iron'))
  expect(await pawnsOn(page, 'iron')).not.toBe(iron)
  const irrigation = await pawnsOn(page, 'irrigation')
  await dragAndPlay(page, at('work:irrigation'), at('work:selective-breeding'))
  expect(await pawnsOn(page, 'irrigation')).not.toBe(irrigation)
  await dragAndPlay(page, at('hand:computers'), '.tta-matrix')
  expect(await page.locator(at('work:computers')).count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('an event stands large for less than 600 ms, takes no pointer, and a press ends it', async () => {
  const { page, context } = await set.open('desk')
  await page.clock.install()
  const large = page.locator('.tta-happening')
  const prepare = async (): Promise<void> => {
    await page.goto('/')
    await page.evaluate(() => localStorage.removeItem('ecumene:guide:through-the-ages'))
    await page.goto('/learn/through-the-ages#politics')
    for (const _ of ['phase', 'cards']) await page.locator('.kit-coach [data-next]').click()
    // By the page's own clock, which runs ahead of ours.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
    await page.locator(at('military:scientific-breakthrough')).click()
    const { x, y } = await spotOf(page, '.tta [data-verb="prepare"]')
    await page.mouse.click(x, y)
    await page.waitForFunction(() => document.querySelector('.tta-happening'), null, { polling: 50 })
  }
  await prepare()
  const box = await large.boundingBox()
  const isHit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.tta-happening') != null, [
    (box?.x ?? 0) + 40,
    (box?.y ?? 0) + 40,
  ] as const)
  expect(isHit).toBe(false)
  await page.clock.runFor(599)
  await page.waitForFunction(() => !document.querySelector('.tta-happening'), null, { polling: 50 })
  await page.clock.resume()

  await prepare()
  await page.mouse.click(5, 5)
  await page.waitForFunction(() => !document.querySelector('.tta-happening'), null, { polling: 50 })
  await context.close()
})

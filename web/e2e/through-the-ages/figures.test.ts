/**
 * A whole game as it is delivered: figures count up, formal answers are given, a last step waits for "Done". After each
 * press of the mouse every large figure is the number of the position. Bots move at once.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { seqOf, startGame } from '../play.ts'
import { type Press, playOn } from './hand.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const FIGURES = ['culture', 'science', 'food', 'resources', 'strength']
/**
 * Large figures that show another number than the position has, which is what is spoken of them. `isPointed`: only
 * those beside which a preview stands; nothing counts up there.
 */
const lies = (page: Page, isPointed: boolean): Promise<readonly string[]> =>
  page.evaluate(
    ([names, pointed]) =>
      names.flatMap(name => {
        const figure = document.querySelector(`.tta-bar .tta-figure.is-${name}`)
        if (!figure || (pointed && !figure.querySelector('.tta-after'))) return []
        const spoken = figure.querySelector('.hidden-text')?.textContent ?? ''
        const shown = figure.querySelector('span[aria-hidden] > b')?.textContent ?? ''
        const [real] = /-?\d+/.exec(spoken) ?? []
        return shown === real ? [] : [`${shown} is shown: ${spoken}`]
      }),
    [FIGURES, isPointed] as const,
  )
/** What is counted up arrives. */
async function expectTruth(page: Page): Promise<void> {
  await expect.poll(() => lies(page, false), { interval: 60 }).toEqual([])
}

test('after each press every large figure is that of the position', async () => {
  const { page, context, complaints } = await set.open('desk', {
    but: { bots: 'instant', because: 'hundreds of presses are looked at, and no move of a bot' },
  })
  await startGame(page, 'through-the-ages', { players: 2, seed: 'figures' })
  await page.locator('.tta-figures').waitFor()
  // Numbers are seen on their way: this is the motion that people have.
  await page.evaluate(() => {
    const { dataset } = document.body
    new MutationObserver(changes => {
      for (const { target } of changes)
        if (target.parentElement?.closest('.tta-figure b')) dataset.written = String(Number(dataset.written ?? 0) + 1)
    }).observe(document.body, { subtree: true, characterData: true })
  })
  const found: string[] = []
  let [presses, previews, steps] = [0, 0, 0]
  const press: Press = async (thing, patience) => {
    await thing.hover(patience)
    previews += Number((await page.locator('.tta-bar .tta-after').count()) > 0)
    found.push(...(await lies(page, true)))
    const seq = await seqOf(page)
    await thing.click(patience)
    presses++
    await page.waitForFunction(
      before =>
        document.querySelector('.kit-menu, .tta-staged, .tta-politics-over, .final, [data-word=held]') !== null ||
        document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
      seq,
    )
    await expectTruth(page)
    const done = page.locator('[data-word=held]')
    if ((await done.count()) === 0) return
    // Not played yet, but shown: the figures are those after the step.
    steps++
    await done.click()
    await page.waitForFunction(
      before =>
        document.querySelector('.final') !== null ||
        document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
      seq,
    )
    await expectTruth(page)
  }
  await playOn(page, press)
  expect(found).toEqual([])
  expect(await page.locator('.final').isVisible()).toBe(true)
  expect(presses).toBeGreaterThan(60)
  expect(previews).toBeGreaterThan(20)
  expect(steps).toBeGreaterThan(0)
  expect(Number(await page.evaluate(() => document.body.dataset.written))).toBeGreaterThan(50)
  expect(complaints).toEqual([])
  await context.close()
})

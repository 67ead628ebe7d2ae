/** Marks of one's own: by pointer, by keyboard, from a list, on a phone; in every game; kept with the game. */
import { games } from '@ecumene/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { NOBODY_ELSE, startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

test('in every game a thing of the table is marked instead of played, and the mark is there after a reload', async () => {
  const { page, context, complaints } = await set.open('desk', NOBODY_ELSE)
  for (const { id } of games) {
    await page.goto('/')
    await startGame(page, id)
    await page.locator('.prompt.mine').waitFor()
    const seq = await page.locator('[data-seq]').getAttribute('data-seq')
    await page.keyboard.press('m')
    const panel = page.locator('[data-marks-panel]')
    await panel.waitFor()
    const list = panel.locator('select')
    const address = (await list.locator('option').nth(1).getAttribute('value')) ?? ''
    await list.selectOption(address)
    await page.locator(`[data-pin="${address}"]`).waitFor({ state: 'attached' })
    // A click on something that could be played marks it, and plays nothing.
    const thing = page.locator(`.board [data-anchor]:visible:not([data-anchor="${address}"])`).first()
    const other = (await thing.getAttribute('data-anchor')) ?? ''
    await thing.dispatchEvent('click')
    await page.locator(`[data-pin="${other}"]`).waitFor({ state: 'attached' })
    await page.locator('[data-marks-panel][aria-busy=false]').waitFor()
    expect(await page.locator('[data-seq]').getAttribute('data-seq')).toBe(seq)
    // No address has the sign that stands between the two of an arrow.
    expect(await page.locator('[data-anchor*=">"]').count()).toBe(0)
    await page.reload()
    await page.locator('[data-pin]').first().waitFor({ state: 'attached' })
    await page.keyboard.press('m')
    await panel.locator('[data-clear-marks]').click()
    await page.locator('[data-pin]').first().waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('an arrow from one thing to another, by keyboard and pointer; there after a reload, gone when it is drawn again', async () => {
  const { page, context, complaints } = await set.open('desk')
  await startGame(page, 'bronze')
  await page.locator('.prompt.mine').waitFor()
  await page.keyboard.press('m')
  const panel = page.locator('[data-marks-panel]')
  await panel.locator('[data-arrow]').focus()
  await page.keyboard.press('Enter')
  await panel.getByText('Choose where the arrow begins.').waitFor()
  const tail = (await panel.locator('option').nth(1).getAttribute('value')) ?? ''
  const head = page.locator('.board [data-anchor^="land:"]:visible').last()
  const arrow = page.locator(`[data-arrow-mark="${tail}>${await head.getAttribute('data-anchor')}"]`)
  const draw = async (): Promise<void> => {
    await panel.locator('select').selectOption(tail)
    await panel.getByText('Choose where the arrow ends.').waitFor()
    await head.dispatchEvent('click')
  }
  await draw()
  await arrow.waitFor({ state: 'attached' })
  await page.waitForFunction(() => document.querySelector('[data-arrow-mark]')?.getAttribute('d')?.startsWith('M'))
  expect(await page.locator('[data-pin]').count()).toBe(0)
  await page.locator('[data-marks-panel][aria-busy=false]').waitFor()
  await page.reload()
  await arrow.waitFor({ state: 'attached' })
  await page.keyboard.press('m')
  await panel.locator('[data-arrow]').click()
  await draw()
  await arrow.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone a thing is marked by a tap and Enter; a note stays beside the marks', async () => {
  const { page, context, complaints } = await set.open('phone')
  await startGame(page, 'bronze')
  await page.locator('.prompt.mine').waitFor()
  await page.getByRole('button', { name: 'Settings' }).tap()
  await page.locator('[data-marks]').tap()
  const panel = page.locator('[data-marks-panel]')
  const thing = page.locator('.board [data-target]:visible').first()
  await thing.focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-pin]').first().waitFor({ state: 'attached' })
  await panel.locator('summary').tap()
  await panel.locator('[data-own-note]').fill('the coast first')
  await panel.locator('[data-own-note]').blur()
  await page.locator('[data-marks-panel][aria-busy=false]').waitFor()
  await panel.locator('[data-marks-done]').tap()
  await page.reload()
  await page.locator('[data-pin]').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Settings' }).tap()
  await page.locator('[data-marks]').tap()
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('[data-own-note]')?.value === 'the coast first',
  )
  expect(complaints).toEqual([])
  await context.close()
})

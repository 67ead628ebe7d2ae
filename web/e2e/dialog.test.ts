/** Windows over the page: where the focus is, what closes them, and that nothing below hears of it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { type Stage, stage } from './harness.ts'
import { settled, startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const isInside = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null)
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent)

test('a dialog holds the focus, names itself, and gives the focus back to the button that opened it', async () => {
  const { page, context } = await set.open('desk')
  const opener = page.getByRole('button', { name: 'Settings' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.waitFor()
  expect(await isInside(page)).toBe(true)
  // Nothing of the page can be reached, by keys or by the mouse.
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press(i % 3 === 2 ? 'Shift+Tab' : 'Tab')
    const onPage = await page.evaluate(() => {
      const here = document.activeElement
      return here !== document.body && here?.closest('#root') != null
    })
    expect(onPage, `after ${i + 1} keys`).toBe(false)
  }
  const under = await page.evaluate(() => document.elementFromPoint(20, 20)?.closest('#root') != null)
  expect(under).toBe(false)
  expect(await seriousFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Settings')
  await context.close()
})

test('a press beside a dialog closes it; one that began inside, or ends inside, does not', async () => {
  const { page, context } = await set.open('desk')
  await page.getByRole('button', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const box = await dialog.boundingBox()
  if (!box) throw new Error('the dialog has no box')
  const inside = [box.x + box.width / 2, box.y + 20] as const
  const beside = [box.x - 30, box.y + 20] as const
  for (const [from, to] of [
    [inside, beside],
    [beside, inside],
    [inside, inside],
  ]) {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to)
    await page.mouse.up()
    await dialog.waitFor()
  }
  await page.mouse.click(...beside)
  await dialog.waitFor({ state: 'detached' })
  await context.close()
})

test('Escape closes a window, and the table below does not hear it', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'toy', { seed: 'windows' })
  await settled(page)
  await page.evaluate(() => {
    addEventListener('keydown', e => {
      if (e.key === 'Escape') document.body.dataset.heard = 'yes'
    })
  })
  for (const key of ['r', ',', '?']) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('body').getAttribute('data-heard'), `after ${key}`).toBeNull()
  }
  await page.keyboard.press('Escape')
  expect(await page.locator('body').getAttribute('data-heard')).toBe('yes')
  await context.close()
})

test('on a phone the tabs are walked with arrows, Home and End; each names its panel', async () => {
  const { page, context } = await set.open('phone')
  await startGame(page, 'toy', { seed: 'tabs' })
  await settled(page)
  const tabs = page.getByRole('tab')
  const last = (await tabs.count()) - 1
  expect(last).toBeGreaterThan(1)
  await tabs.first().focus()
  const isOpen = async (n: number): Promise<void> => {
    // A tab may say that there is something new in it, and no longer when it is open.
    const shown = async () => {
      const name = (await tabs.nth(n).textContent()) ?? ''
      const panels = await page.getByRole('tabpanel', { name, exact: true }).count()
      const selected = await page.getByRole('tab', { selected: true }).textContent()
      return [selected === name, (await focused(page)) === name, panels]
    }
    await expect.poll(shown).toEqual([true, true, 1])
  }
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await isOpen(at)
  }
  // The Tab key leads into the panel, not to the next tab.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab')
  await context.close()
})

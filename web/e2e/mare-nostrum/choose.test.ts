/** How empires are given is asked beside how many play, and who chooses theirs plays it (MN-SET-1). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { type Size, type Stage, stage } from '../harness.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

test.each<Size>(['desk', 'phone'])(
  'MN-SET-1 first games, %s: one says before the game that empires are chosen, and plays the chosen one',
  async size => {
    const { page, context, complaints } = await set.open(size)
    await page.locator('[data-game="mare-nostrum"] .button.primary').click()
    const dialog = page.getByRole('dialog')
    const empires = dialog.locator('[data-option=empires]')
    await empires.waitFor()
    expect(await empires.isVisible()).toBe(true)
    expect(await empires.inputValue()).toBe('random')
    await empires.selectOption('choose')
    expect(await seriousFaults(page)).toEqual([])
    await dialog.locator('.dialog-foot .primary').click()
    await page.locator('[data-empire=greece]').click()
    await page.locator('[data-send]').click()
    await page.locator('[data-empire]').first().waitFor({ state: 'detached' })
    const mine = page.locator('svg.shape text', { hasText: 'G' })
    await expect.poll(() => mine.count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  },
)

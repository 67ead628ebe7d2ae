/** Mare Nostrum whole: from the shelf to the final screen on the drawing alone, by mouse; two rounds of all phases. */
import { FastRng, Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mareNostrum } from '../../../games/mare-nostrum/src/game.ts'
import { type Stage, stage } from '../harness.ts'
import { Hand, seqOf } from './hand.ts'
import { think } from './positions.ts'
import { recordOf } from './table.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const ME = 0
async function begin(page: Page, players: number): Promise<void> {
  await page.locator('[data-game="mare-nostrum"] .button.primary').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator(`input[name=players][value="${players}"]`).check({ force: true })
  await dialog.locator('summary').click()
  await dialog.getByLabel('Round limit').fill('2')
  await dialog.locator('[data-seed]').fill('whole')
  await dialog.locator('.dialog-foot .primary').click()
  await page.locator('.mn-map').waitFor()
}
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.final, .prompt.mine'), null, { timeout: 30_000 })

test.each([3, 4, 5])('%i players, two rounds, every answer on the drawing', { timeout: 280_000 }, async players => {
  const { page, context } = await set.open('desk')
  try {
    await begin(page, players)
    const hand = new Hand(page, ME)
    const rng = new FastRng(players)
    const asked = new Set<string>()
    for (let n = 0; n < 200; n++) {
      await settled(page)
      if (await page.locator('.final').isVisible()) break
      expect(await page.locator('.actions').count(), 'the list is away').toBe(0)
      const match = Match.replay(mareNostrum, await recordOf(page))
      const { legal, choice } = think(match, ME, rng)
      asked.add((await page.locator('.mn-dock').getAttribute('data-decision')) ?? '')
      const before = await seqOf(page)
      expect(await hand.act(choice, legal), `${JSON.stringify(choice)} at ${before}`).toBe(true)
    }
    expect(await page.locator('.final').isVisible()).toBe(true)
    for (const decision of ['offer', 'build', 'pay', 'march']) expect([...asked]).toContain(decision)
  } finally {
    await context.close()
  }
})

/** The market by keyboard alone, above the plain list: an offer is composed and posted, and every bot answers it. */
import { civilization } from '@ecumene/civilization/src/game.ts'
import { Match, type MatchRecord } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Stage, stage } from '../harness.ts'
import { keptRecord } from '../mare-nostrum/table.ts'
import { isTrading, openPosition, position } from './positions.ts'

const SEATS = 4
const WALK: Look = {
  but: {
    bots: 'instant',
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'bots that move at once have had time for all they want',
  },
}
let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** Tab after Tab, as a person without a mouse goes, until what has the focus is this. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press(key)
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

/** How often cards have changed hands among others than the person. */
const dealsOfBots = (record: MatchRecord): number =>
  Match.replay(civilization, record)
    .chronicle('table')
    .flatMap(line => line.events)
    .filter(e => e.type === 'swapped' && e.seat !== 0 && e.with !== 0).length

test('an offer is composed and posted by keys alone; the bots answer, one line each', async () => {
  const { page, context, complaints } = await set.open('desk', WALK)
  const start = position(SEATS, 'market', s => isTrading(s) && s.offersMade[0] < 3 && s.handSize[0] > 4)
  await openPosition(page, start)
  await page.keyboard.press('l')
  await page.locator('[data-form] [data-testid=compose]').waitFor()
  // Bots that move at once have had time for all they want: among themselves they have struck one deal at most.
  await page.waitForTimeout(700)
  const before = dealsOfBots((JSON.parse(start.file) as { record: MatchRecord }).record)
  expect(dealsOfBots(await keptRecord(page)) - before).toBeLessThan(2)
  expect(await page.locator('.prompt.mine').count()).toBe(1)
  // The list has the focus; the offer stands before it. A card of the last kind, of the one before it, and so on.
  const chosen = async (): Promise<string> => (await page.locator('[data-form] .civ-said').textContent()) ?? ''
  for (let presses = 0; presses < 9 && !/^[3-9] cards/.test(await chosen()); presses++) {
    await tabTo(page, '[data-form] .civ-sets button', 'Shift+Tab')
    await page.keyboard.press('Enter')
  }
  expect(await chosen()).toMatch(/^3 cards · \d+ points/)
  // The question counts along.
  expect(await page.locator('.prompt-count').textContent()).toBe('3 cards')
  await tabTo(page, '[data-form] [data-post]')
  await page.keyboard.press('Enter')
  await page.locator('[data-form] .civ-offer.is-mine').waitFor()
  // Everybody has a line: an offer, an agreement, a swap, or a reason.
  const speakers = (): Promise<number> =>
    page
      .locator('[data-form] [data-by]')
      .evaluateAll(lines => new Set(lines.map(line => line.getAttribute('data-by'))).size)
  await expect.poll(speakers).toBe(SEATS)
  expect(complaints).toEqual([])
  await context.close()
})

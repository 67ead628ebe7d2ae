/**
 * Mare Nostrum whole: from the shelf to the real end of the game and the final screen, every answer on the drawing:
 * three players by mouse, four by keyboard alone, five on the phone.
 */
import { FastRng, Match } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mareNostrum } from '../../../games/mare-nostrum/src/game.ts'
import { type Size, type Stage, stage } from '../harness.ts'
import { pressByKey } from '../keys.ts'
import { Hand } from './hand.ts'
import { think } from './positions.ts'
import { keptRecord } from './table.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const ME = 0
interface Way {
  readonly players: number
  readonly by: 'mouse' | 'keys' | 'finger'
  readonly size: Size
  readonly seed: string
}
const WAYS: readonly Way[] = [
  { players: 3, by: 'mouse', size: 'desk', seed: 'w8' },
  { players: 4, by: 'keys', size: 'desk', seed: 'w2' },
  { players: 5, by: 'finger', size: 'phone', seed: 'w4' },
]
async function begin(page: Page, { players, by, seed }: Way): Promise<void> {
  const press = async (selector: string): Promise<void> =>
    by === 'keys' ? pressByKey(page, selector) : page.locator(selector).first().click()
  await page.locator('[data-game="mare-nostrum"]').waitFor()
  await press('[data-game="mare-nostrum"] .box-lid')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const number = dialog.locator(`input[name=players][value="${players}"]`)
  if (by === 'keys') {
    await dialog.locator('input[name=players]:checked').focus()
    for (let i = 0; i < 4 && !(await number.isChecked()); i++) await page.keyboard.press('ArrowRight')
  } else await number.check({ force: true })
  await press('[role=dialog] summary')
  await dialog.locator('[data-seed]').focus()
  await page.keyboard.type(seed)
  await press('[role=dialog] .dialog-foot .primary')
  await page.locator('.mn-map').waitFor()
}
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.final, .prompt.mine'))

test.each(WAYS)('$players players, $by, to the end', async way => {
  const { page, context, complaints } = await set.open(way.size, {
    but: {
      bots: 'instant',
      asksAll: true,
      because: 'every answer of a whole game is thought out by the player, the only one too',
    },
  })
  try {
    await begin(page, way)
    const hand = new Hand(page, ME, way.by)
    const rng = new FastRng(way.players)
    const asked = new Set<string>()
    for (let n = 0; n < 400; n++) {
      await settled(page)
      if (await page.locator('.final').isVisible()) break
      expect(await page.locator('.actions').count(), 'the list is away').toBe(0)
      const match = Match.replay(mareNostrum, await keptRecord(page))
      const { choice } = think(match, ME, rng)
      asked.add((await page.locator('.mn-dock').getAttribute('data-decision')) ?? '')
      expect(await hand.act(choice), `${JSON.stringify(choice)} in line ${match.seq}`).toBe(true)
    }
    const match = Match.replay(mareNostrum, await keptRecord(page))
    // Nobody stopped it: it was won.
    expect(match.outcome()?.ending).toMatch(/^ending\.(pyramids|glory|conquest|leadership)$/)
    await page.locator('.mn-final [data-final-map]').waitFor()
    // No column of the sheet is cut, on a phone either.
    expect(await page.locator('.final-sheet').evaluate(e => e.scrollWidth - e.clientWidth)).toBe(0)
    expect(await page.locator('.mn-final [data-how]').getAttribute('data-how')).toBe(
      match.outcome()?.ending.slice('ending.'.length),
    )
    expect(await page.locator('.mn-final [data-plot]').count()).toBe(5)
    // The replay opens just before the move that won.
    await page.locator('[data-winning-move]').click()
    await page.locator('.prompt.past').waitFor()
    const won = match.chronicle('table').findLast(line => line.events.some(e => e.type === 'won'))
    expect(await page.locator('.prompt.past h2').textContent()).toContain(String((won?.seq ?? 0) - 1))
    for (const decision of ['offer', 'take', 'build', 'march']) expect([...asked]).toContain(decision)
    expect(complaints.filter(c => !c.startsWith('Failed to load resource'))).toEqual([])
  } finally {
    await context.close()
  }
})

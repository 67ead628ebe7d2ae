/** The end of a game of Civilization: lines by round, the map by round, the totals by part. */

import { civilization } from '@ecumene/civilization/src/game.ts'
import { totalPoints } from '@ecumene/civilization/src/query/holdings.ts'
import type { S } from '@ecumene/civilization/src/state.ts'
import { Codes, current, FastRng, has, keyOf, Match, type Options, setupOf } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seriousFaults } from '../axe.ts'
import { type Stage, stage } from '../harness.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

/** A whole game, played by the game's own player. */
function finished(seats: number, variant: string, options: Options = {}): { file: string; s: S } {
  const match = new Match(civilization, setupOf(civilization, seats, variant, options), keyOf('final'))
  const rng = new FastRng(7)
  const legal = new Codes()
  while (match.outcome() === null) {
    const seat = Array.from({ length: seats }, (_, q) => q).find(q => has(match.owed(), q)) ?? 0
    const view = match.view(seat)
    legal.n = 0
    current(civilization, view)?.legal(view, seat, legal)
    const choice = civilization.policies.greedy(view, seat, legal, rng)
    const played = match.play(seat, typeof choice === 'number' ? civilization.verbs.toJson(choice) : choice)
    if (!played.ok) throw new Error(played.refusal.key)
  }
  const players = Array.from({ length: seats }, (_, q) => ({
    kind: q === 0 ? 'human' : 'bot',
    name: `P${q}`,
    bot: q === 0 ? null : 'greedy',
    colour: q,
  }))
  return { file: JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() }), s: match.state }
}
async function open(page: Page, file: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.civ-atlas').waitFor()
}
const heldOn = (page: Page): Promise<number> => page.locator('.civ-atlas [data-held]').count()

test('a full game: both plots, the map moved through the rounds, totals that add up', async () => {
  const { file, s } = finished(3, 'full', { rounds: '16' })
  const { page, context, complaints } = await set.open('desk')
  await open(page, file)
  expect(await page.locator('[data-plot]').count()).toBe(2)
  // One line for each player, and names at their ends.
  expect(await page.locator('[data-plot=ast] path[stroke-width="3"]').count()).toBe(3)
  const slider = page.locator('.civ-atlas input')
  const said = page.locator('.civ-atlas label span')
  expect(await said.textContent()).toBe(`After round ${s.round}`)
  const atEnd = await heldOn(page)
  expect(atEnd).toBeGreaterThan(10)
  await slider.focus()
  await page.keyboard.press('Home')
  expect(await said.textContent()).toBe('At the start')
  expect(await heldOn(page)).toBe(3)
  await page.keyboard.press('ArrowRight')
  expect(await said.textContent()).toBe('After round 1')
  expect(await heldOn(page)).toBeGreaterThanOrEqual(3)
  for (let seat = 0; seat < s.seats; seat++) {
    expect(s.total[seat]).toBe(totalPoints(s, seat))
    const row = page.locator(`[data-total="${seat}"] .civ-totals-numbers`)
    const [cards, trade, treasury, total] = (await row.locator(':scope > *').allInnerTexts()).map(t =>
      Number(/\d+$/.exec(t)?.[0]),
    )
    expect([cards + trade + treasury, total]).toEqual([s.total[seat], s.total[seat]])
  }
  expect(await seriousFaults(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('the simpler games, on a phone, in Russian and Italian', async () => {
  for (const [variant, language, plots] of [
    ['nomads', 'ru', 1],
    ['farmers', 'it', 2],
  ] as const) {
    const { page, context, complaints } = await set.open('phone', {
      language,
      theme: language === 'ru' ? 'dark' : 'light',
    })
    await open(page, finished(2, variant).file)
    expect(await page.locator('[data-plot]').count()).toBe(plots)
    expect(await page.locator('.civ-totals').count()).toBe(0)
    expect(await page.locator('.final').textContent()).not.toMatch(/\bui\.[a-z]/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await page.locator('.final-sheet').evaluate(e => e.scrollWidth - e.clientWidth)).toBe(0)
    expect(await seriousFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  }
})

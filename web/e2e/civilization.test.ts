/** Civilization on its drawn map: by mouse, by keyboard, in three languages, on desk and phone. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  attack,
  bargain,
  coastsFrom,
  ferry,
  isBuying,
  isLosing,
  isNearWar,
  isOffered,
  isSailing,
  isTrading,
  openPosition,
  partner,
  position,
} from './civilization.ts'
import { type Stage, stage } from './harness.ts'
import { startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const seqOf = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq')
const answered = (page: Page, seq: string | null): Promise<unknown> =>
  page.waitForFunction(s => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== s, seq)
/** Does it, and waits until the table has answered. */
async function play(page: Page, act: () => Promise<unknown>): Promise<void> {
  const seq = await seqOf(page)
  await act()
  await answered(page, seq)
}
const mine = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.final, .prompt.mine'), null, { timeout: 30_000 })
const area = (page: Page, id: string): Locator => page.locator(`[data-target="area:${id}"]`)
/** An area is pointed at where its pieces stand: the middle of its outline may be sea. */
async function spot(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-anchor="at:${id}"]`).boundingBox()
  if (!box) throw new Error(`no area ${id}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await spot(page, from), await spot(page, to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move(a.x + 8, a.y + 8)
  await page.mouse.move(b.x, b.y, { steps: 4 })
  await page.mouse.up()
}

test('a short game by mouse: a people founded, tokens dragged and sent, to the last round', { timeout: 120_000 }, async () => {
  const { page, context, complaints } = await set.open('desk')
  await startGame(page, 'civilization', { players: 2, variant: 'nomads', seed: 'nomads' })
  await mine(page)
  await play(page, () => page.locator('.civ-area.is-legal').first().dispatchEvent('click'))
  const did = { dragged: 0, sent: 0, finished: 0, grown: 0 }
  for (let n = 0; n < 200; n++) {
    await mine(page)
    if (await page.locator('.final').count()) break
    const sources = page.locator('.civ-piece.is-legal[data-target^="stack:"]')
    const done = page.locator('[data-verb=done]')
    const isMoving = (await page.locator('.civ-phases strong').textContent()) === 'Movement'
    if ((await done.count()) === 0) {
      // The Stock is short: choose where it goes.
      await page.locator('.civ-area.is-legal').first().dispatchEvent('click')
      const seq = await seqOf(page)
      if (await page.locator('[data-testid=do]').count()) await page.locator('[data-testid=do]').first().click()
      await answered(page, seq).catch(() => undefined)
      did.grown++
    } else if (isMoving && did.dragged < 2 && (await sources.count()) > 0) {
      const from = ((await sources.first().getAttribute('data-target')) ?? '').split(':')[1]
      await sources.first().click()
      const to = ((await page.locator('.civ-area.is-target').first().getAttribute('data-target')) ?? '').split(':')[1]
      await page.keyboard.press('Escape')
      await play(page, () => drag(page, from, to))
      did.dragged++
    } else if (isMoving && did.sent < 2 && (await sources.count()) > 0) {
      await sources.first().click()
      await page.keyboard.press('1')
      expect(await page.locator('[data-testid=panel]').isVisible()).toBe(true)
      await play(page, () => page.locator('.civ-area.is-target').first().dispatchEvent('click'))
      did.sent++
    } else {
      await play(page, () => done.first().click())
      did.finished++
    }
  }
  expect(await page.locator('.final').isVisible()).toBe(true)
  expect(did.dragged).toBe(2)
  expect(did.sent).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

test('a voyage with two landings, the route and the moves left shown', async () => {
  const start = position(5, 'voyage', isSailing)
  const { page, context, complaints } = await set.open('desk')
  await openPosition(page, start)
  await mine(page)
  const ship = page.locator(`[data-target="ship:0:${ferry(start.s)}"]`)
  const panel = page.locator('[data-testid=panel]')
  await ship.dispatchEvent('click')
  const button = panel.locator('[data-testid=do]')
  // Two aboard, whatever was proposed.
  await panel
    .locator('.civ-step')
    .first()
    .waitFor({ timeout: 2000 })
    .catch(() => undefined)
  for (let n = 0; n < 5 && !/2/.test((await button.textContent()) ?? ''); n++) await panel.locator('.civ-step').first().click()
  await play(page, () => button.click())
  for (const landing of [1, 2]) {
    const coast =
      landing === 1 ? area(page, coastsFrom(start.s, ferry(start.s))[0]) : page.locator('.civ-area.is-target:not(.is-sea)').first()
    await coast.focus()
    expect(await page.locator('.civ-route').count()).toBe(1)
    await play(page, () => page.keyboard.press('Enter'))
    const land = panel.locator('[data-testid=do]').last()
    await land.waitFor()
    if (landing === 1)
      while (
        await panel
          .locator('.civ-counted')
          .last()
          .locator('.civ-step')
          .first()
          .isEnabled()
          .catch(() => false)
      )
        await panel.locator('.civ-counted').last().locator('.civ-step').first().click()
    await play(page, () => land.click())
  }
  expect(await page.locator('.civ-wake').count()).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a step into a full land comes to a fight', async () => {
  const start = position(5, 'war', isNearWar)
  const { page, context } = await set.open('desk')
  await openPosition(page, start)
  await mine(page)
  const step = attack(start.s) ?? { from: '', to: '' }
  await page.locator(`[data-target="stack:${step.from}:0"]`).dispatchEvent('click')
  await play(page, () => area(page, step.to).dispatchEvent('click'))
  await play(page, () => page.locator('[data-verb=done]').click())
  const name = (await area(page, step.to).getAttribute('aria-label'))?.split('.')[0] ?? ''
  await page.waitForFunction(text => document.querySelector('.chronicle')?.textContent?.includes(text), `Conflict in ${name}`, {
    timeout: 20_000,
  })
  await context.close()
})

test('the market: an offer with its true facts, an answer, a swap agreed', async () => {
  const { page, context, complaints } = await set.open('desk', { pace: 'slow' })
  await openPosition(
    page,
    position(5, 'market', s => isTrading(s) && s.offerCards.some((n, q) => q > 0 && n > 0) && s.offersMade[0] < 3),
  )
  await mine(page)
  const cards = page.locator('[data-testid=compose] [data-set]')
  expect(await page.locator('[data-post]').isDisabled()).toBe(true)
  const choose = async (): Promise<void> => {
    let n = 0
    for (let i = 0; n < 3; i = (i + 1) % (await cards.count())) {
      if ((await cards.nth(i).getAttribute('class'))?.includes('is-woe')) continue
      await cards.nth(i).click()
      n = (await page.locator('.civ-set-chosen').allInnerTexts()).reduce((sum, t) => sum + Number(t), 0)
    }
  }
  await choose()
  expect(await page.locator('.civ-said').textContent()).toContain('3 cards')
  await play(page, () => page.locator('[data-post]').click())
  expect(await page.locator('.civ-offer.is-mine').count()).toBe(1)
  // An answer to somebody's offer is an offer to him; it can be withdrawn.
  const seat = await page.locator('[data-answer]').first().getAttribute('data-answer')
  await page.locator('[data-answer]').first().click()
  expect(await page.locator('[data-to]').inputValue()).toBe(seat)
  await choose()
  await play(page, () => page.locator('[data-post]').click())
  await play(page, () => page.locator('[data-withdraw]').click())
  expect(await page.locator('.civ-offer.is-mine').count()).toBe(0)
  await context.close()

  const start = position(5, 'market', isOffered)
  const second = await set.open('desk', { pace: 'slow' })
  await openPosition(second.page, start)
  await mine(second.page)
  const hand = await second.page.locator('.mine-area .civ-sets').textContent()
  await play(second.page, () => second.page.locator(`[data-agree="${partner(start.s)}"]`).click())
  await second.page.waitForFunction(before => document.querySelector('.mine-area .civ-sets')?.textContent !== before, hand)
  expect([...complaints, ...second.complaints]).toEqual([])
  await second.context.close()
})

test('the planner: credits named, the cheapest payment, the card bought', async () => {
  const start = position(5, 'shop', isBuying)
  const card = bargain(start.s) ?? ''
  const { page, context, complaints } = await set.open('desk')
  await openPosition(page, start)
  await mine(page)
  await page.locator(`[data-card="${card}"]`).click()
  const bill = page.locator('[data-testid=bill]')
  expect(await bill.locator('.civ-credits li').count()).toBeGreaterThan(0)
  expect(await bill.textContent()).toMatch(/credit \d+/)
  await play(page, () => page.locator('[data-buy]').click())
  await page.locator('.mine-area .civ-owned').waitFor()
  await page.waitForFunction(() => document.querySelector('[data-testid=bill]') === null)
  expect(complaints).toEqual([])
  await context.close()
})

test('a calamity: who suffers what, losses chosen on the map until nothing is left', async () => {
  const start = position(5, 'woe', isLosing)
  const { page, context } = await set.open('desk')
  await openPosition(page, start)
  await mine(page)
  expect(await page.locator('.civ-woe.is-now').count()).toBe(1)
  expect(await page.locator('.civ-woe.is-now .rule-id').textContent()).toMatch(/^CIV-22\.2/)
  const show = page.locator('[data-verb=show]')
  if (await show.count()) await play(page, () => show.first().click())
  const toll = page.locator('[data-testid=toll]')
  for (let n = 0; n < 40 && (await toll.count()) > 0; n++) {
    const before = await toll.textContent()
    await page.locator('.civ-area.is-legal').first().dispatchEvent('click')
    const go = page.locator('.civ-panel .button')
    if (await go.count()) await go.last().click()
    await page.waitForFunction(t => document.querySelector('[data-testid=toll]')?.textContent !== t, before)
  }
  expect(await toll.count()).toBe(0)
  await context.close()
})

test('keyboard alone: found a people, choose tokens, how many, where, finish', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'civilization', { players: 2, variant: 'nomads', seed: 'keys' })
  await mine(page)
  await page.locator('.kit-viewport').focus()
  await page.keyboard.press('Enter')
  await play(page, () => page.keyboard.press('Enter'))
  let walked = false
  for (let n = 0; n < 12 && !walked; n++) {
    await mine(page)
    const stacks = page.locator('.civ-piece.is-legal[data-target^="stack:"]')
    if (await stacks.count()) {
      await stacks.first().focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('1')
      expect(await page.locator('.civ-area.is-target').count()).toBeGreaterThan(0)
      await page.locator('.kit-viewport').focus()
      for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        await page.keyboard.press(key)
        if (await page.locator('.civ-area.is-target:focus').count()) break
      }
      await page.locator('.civ-area.is-target').first().focus()
      await play(page, () => page.keyboard.press('Enter'))
      walked = true
    }
    await page.locator('[data-verb=done]').focus()
    await play(page, () => page.keyboard.press('Enter'))
  }
  expect(walked).toBe(true)
  await context.close()
})

test('three languages, desk and phone: every word is said, nothing runs over the edge', { timeout: 120_000 }, async () => {
  const start = position(5, 'voyage', isSailing)
  for (const size of ['desk', 'phone'] as const)
    for (const language of ['en', 'ru', 'it'] as const) {
      const { page, context, complaints } = await set.open(size, { language, theme: language === 'ru' ? 'dark' : 'light' })
      await openPosition(page, start)
      await mine(page)
      const text = await page.locator('body').textContent()
      expect(text).not.toMatch(/\b(ui|verb|event|prompt|area|nation|card|trade|calamity|decision|epoch)\.[a-z]/)
      expect(await page.locator('.map-label').count()).toBeGreaterThan(size === 'desk' ? 40 : 15)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(complaints).toEqual([])
      await context.close()
    }
})

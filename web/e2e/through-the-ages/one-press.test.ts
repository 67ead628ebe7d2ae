/**
 * What one press does, as the game is delivered: nobody says "Done" for the player. What it begins is carried out
 * whole; what it would destroy, it asks first.
 */
import { military, work } from '@ecumene/through-the-ages/src/cards.ts'
import { cardAt, workAt } from '@ecumene/through-the-ages/src/state.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Size, type Stage, stage } from '../harness.ts'
import { seqOf } from '../play.ts'
import { openFull } from './late.ts'
import { find, openPosition, type Position } from './positions.ts'

let set: Stage
let [force, defence, idle]: Position[] = []
beforeAll(async () => {
  // The smallest force needs a bonus card: all units together are weaker than the bid.
  force = find((decision, view, seat, legal) => {
    const units = legal.filter(a => a.verb === 'send')
    const strength = units.reduce((n, { card }) => {
      const unit = work.find(card)
      return n + work.strength[unit] * view.workers[workAt(seat, unit)]
    }, 0)
    return decision === 'force' && view.bid > strength + 1 && legal.some(a => a.verb === 'reinforce')
  })
  // Two cards at least: no single one is enough, and enough of them are held.
  defence = find((decision, view, seat, legal) => {
    if (decision !== 'defend' || legal.length < 3) return false
    const held = Array.from({ length: view.cardCount[seat] }, (_, i) => military.defence[view.cards[cardAt(seat, i)]])
    return Math.max(1, ...held) * 2 > 2 && legal.some(a => a.verb === 'block')
  })
  // A unit that can only be disbanded now.
  idle = find(
    (decision, _, __, legal) =>
      decision === 'action' &&
      legal.some(
        ({ verb, card }) =>
          verb === 'disband' && legal.every(a => a.verb === 'disband' || (a.card !== card && a.old !== card)),
      ),
  )
  set = await stage()
}, 120_000)
afterAll(() => set.close())

async function open(size: Size, position: Position) {
  const opened = await set.open(size)
  await openPosition(opened.page, position)
  // Whatever asks for a second word, or refuses, is noticed even if it goes again.
  await opened.page.evaluate(() => {
    const note = (): void => {
      const found = document.querySelector('[data-word=held], .refused')
      if (found) document.body.dataset.second = found.textContent ?? ''
      const waits = [...document.querySelectorAll('.tta-question .tta-none')].map(e => e.textContent).join()
      if (waits) document.body.dataset.waits = waits
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  return opened
}
const press = (page: Page, selector: string, size: Size): Promise<void> => {
  const thing = page.locator(`${selector}:visible`).first()
  return size === 'phone' ? thing.tap() : thing.click()
}
const noted = (page: Page): Promise<Record<string, string | undefined>> =>
  page.evaluate(() => ({ second: document.body.dataset.second, waits: document.body.dataset.waits }))
const linesOf = (page: Page): Promise<number> => seqOf(page).then(Number)

test.each(['desk', 'phone'] as const)('on the %s one press sends a force with its bonus card', async size => {
  const { page, context, complaints } = await open(size, force)
  const before = await linesOf(page)
  await press(page, '[data-smallest]', size)
  const chosen = await page.locator('.tta-option.is-chosen').count()
  expect(chosen).toBeGreaterThan(1)
  await press(page, '[data-send]', size)
  // The force, and the colony taken: nothing is left to be said.
  await page.waitForFunction(
    seq => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > seq,
    before + chosen,
  )
  await page.locator('.tta-question.is-force').waitFor({ state: 'detached' })
  expect(await noted(page)).toEqual({})
  expect(complaints).toEqual([])
  await context.close()
})

test.each(['row', 'mine', 'events', 'others', 'me', 'chronicle'])(
  'a phone: a defence is given from the tab %s by one press',
  async tab => {
    const { page, context, complaints } = await open('phone', defence)
    await press(page, `[data-anchor="tab:${tab}"]`, 'phone')
    const giveIn = page.locator('[data-word=free]')
    await giveIn.waitFor()
    // Where giving in stands, what is enough stands too, and what was chosen can be read.
    await press(page, '.prompt [data-smallest]', 'phone')
    expect(await giveIn.isVisible()).toBe(false)
    expect(await page.locator('.prompt-count').textContent()).toMatch(/Defence \d+ of \d+ · .+ · \w+/)
    // Back once more: nothing was sent.
    await press(page, '.prompt-word [data-beside]', 'phone')
    await giveIn.waitFor()
    await press(page, '.prompt [data-smallest]', 'phone')
    const before = await linesOf(page)
    await press(page, '[data-send]', 'phone')
    await page.waitForFunction(
      seq => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > seq,
      before,
    )
    await page.locator('.tta-staged, .prompt [data-send]').waitFor({ state: 'detached' })
    expect(await noted(page)).toEqual({})
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('a click on a unit that can only be disbanded asks, and says what is lost', async () => {
  const { page, context } = await open('desk', idle)
  const unit = idle.legal.find(
    ({ verb, card }) =>
      verb === 'disband' && idle.legal.every(a => a.verb === 'disband' || (a.card !== card && a.old !== card)),
  )
  const thing = page.locator(`.tta-thing[data-anchor="work:${unit?.card}"]`)
  const [before, label] = [await seqOf(page), await thing.getAttribute('aria-label')]
  await thing.click()
  const item = page.locator('.kit-menu [data-verb=disband]')
  await item.waitFor()
  expect(await item.textContent()).toContain('the resources it cost are lost')
  // Strength before and after stands beside it.
  expect(await item.locator('.tta-change').textContent()).toMatch(/\d+→\d+/)
  expect([await seqOf(page), await thing.getAttribute('aria-label')]).toEqual([before, label])
  await page.keyboard.press('Escape')
  expect([await seqOf(page), await thing.getAttribute('aria-label')]).toEqual([before, label])
  await thing.click()
  await item.click()
  await expect.poll(() => thing.getAttribute('aria-label')).not.toBe(label)
  await context.close()
})

test('C opens the comparison, Escape and C close it, and under it no key plays', async () => {
  const { page, context } = await set.open('desk')
  await openFull(page)
  const sheet = page.locator('dialog.tta-sheet')
  const before = await seqOf(page)
  for (const key of ['Escape', 'c', 'C', 'Escape']) {
    await page.keyboard.press('c')
    await sheet.waitFor()
    for (const other of ['1', '2', 'u', 'Enter'].slice(0, 3)) await page.keyboard.press(other)
    await page.keyboard.press(key)
    await sheet.waitFor({ state: 'detached' })
  }
  expect([await seqOf(page), await page.locator('.kit-menu, [data-word=held]').count()]).toEqual([before, 0])
  await context.close()
})

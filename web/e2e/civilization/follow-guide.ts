/** Follows the guide of either Civilization as a person does: by mouse or finger, one step after the other. */
import type { GuideStep } from '@ecumene/kit/seam.ts'
import type { Locator, Page } from 'playwright-core'

export type Chapter = { readonly id: string; readonly steps: readonly GuideStep[] }

export const coachOf = (page: Page): Locator => page.locator('.kit-coach')
/**
 * From the chapter's first step (or the one it stands at) to its last; `look` is called when the coach speaks, and
 * after the choice is prepared.
 */
export async function follow(
  page: Page,
  chapter: Chapter,
  look: (step: GuideStep) => Promise<void> = async () => {},
): Promise<void> {
  const { steps } = chapter
  let at = (await numberOf(page)) - 1
  while (at < steps.length) {
    const step = steps[at]
    await look(step)
    if (at === steps.length - 1) return
    if (step.action || step.also) await choose(page, step)
    else await coachOf(page).locator('[data-next]').click()
    at = (await otherNumber(page, at + 1)) - 1
  }
}
const COUNT = /(\d+)\D+(\d+)/
async function numberOf(page: Page): Promise<number> {
  const count = coachOf(page).locator('[data-count]')
  await count.waitFor()
  return Number(COUNT.exec((await count.textContent()) ?? '')?.[1])
}
/** The coach is silent while the others move; then it says another number. */
async function otherNumber(page: Page, before: number): Promise<number> {
  await page.waitForFunction(
    n => Number(document.querySelector('.kit-coach [data-count]')?.textContent?.match(/\d+/)?.[0] ?? n) !== n,
    before,
  )
  return numberOf(page)
}

const area = (page: Page, id: unknown): Locator => page.locator(`[data-target="area:${id}"]`)
/** In the middle of an area another one may lie, or a piece: the event goes where a finger would be understood. */
const tap = (target: Locator): Promise<void> => target.dispatchEvent('click')

async function choose(page: Page, { action, also }: GuideStep): Promise<void> {
  const verb = action?.verb ?? also?.[0].verb
  const panel = page.locator('[data-testid=panel]')
  if (verb === 'found' || verb === 'build') await tap(area(page, action?.area))
  else if (verb === 'walk') {
    await tap(page.locator(`[data-target="stack:${action?.area}:0"], [data-target="stack:${action?.area}"]`).first())
    await tap(area(page, action?.to))
  } else if (verb === 'launch' || verb === 'maintain') {
    await tap(area(page, action?.shore))
    const button = panel.locator('.button')
    if (await button.count()) await button.last().click()
  } else if (verb === 'board' || verb === 'land') {
    if ((await panel.count()) === 0) await tap(page.locator('[data-target="ship:0:0"]'))
    await panel.locator('[data-testid=do]').last().click()
  } else if (verb === 'sail') {
    if ((await page.locator('.civ-area.is-target').count()) === 0) await tap(page.locator('[data-target="ship:0:0"]'))
    await tap(area(page, action?.shore))
  } else if (verb === 'offer') {
    for (const [id, n] of Object.entries(action?.cards ?? {}))
      for (let i = 0; i < Number(n); i++) await page.locator(`[data-testid=compose] [data-set="${id}"]`).click()
    await page.locator('[data-post]').click()
  } else if (verb === 'agree') await page.locator(`[data-agree="${action?.with}"]`).click()
  else if (verb === 'pay') {
    await page.locator(`[data-card="${also?.find(a => a.verb === 'take')?.card}"]`).click()
    await page.locator('[data-buy]').click()
  } else if (verb === 'take') await buyNothing(page)
  else if (verb === 'show' || verb === 'lose') await lose(page)
  else if (verb === 'order') await order(page)
  else if (verb === 'betray') await takeCity(page)
  else if (also?.some(a => a.verb === 'giveBack') && action?.verb === 'done') await giveBack(page)
  else await page.locator('[data-done], [data-word=free]:visible').first().click()
}
async function buyNothing(page: Page): Promise<void> {
  await page.locator('[data-done]').click()
  await giveBack(page)
}
/** Gives back as many cards as must go. */
async function giveBack(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-testid=bill]') === null)
  const back = page.locator('[data-testid=stage] button[data-set]')
  const done = page.locator('[data-done]')
  await done.waitFor()
  for (let n = 0; n < 12 && (await done.isDisabled()); n++) await back.nth(n % (await back.count())).click()
  await done.click()
}
async function takeCity(page: Page): Promise<void> {
  await tap(page.locator('.civ-area.is-legal').first())
  await page.locator('[data-confirm]').click()
}
/** Confirms the orders, after making them up to the limits where they must be given in full. */
async function order(page: Page): Promise<void> {
  const confirm = page.locator('[data-confirm]')
  await confirm.waitFor()
  for (let i = 0; (await confirm.isDisabled()) && i < (await page.locator('[data-order]').count()); i++) {
    const slider = page.locator('[data-order]').nth(i).locator('input[type=range]')
    if (await slider.count()) await slider.press('End')
  }
  await confirm.click()
}
/** Shows nothing, and marks tokens until the toll is met. */
async function lose(page: Page): Promise<void> {
  const show = page.locator('[data-verb=show]')
  const confirm = page.locator('[data-confirm]')
  await show.or(confirm).first().waitFor()
  if (await show.count()) await show.first().click()
  await confirm.waitFor()
  for (let n = 0; n < 20 && (await confirm.isDisabled()); n++) {
    await tap(page.locator('.civ-area.is-legal, .civ-area.is-open').nth(n))
    const more = page.locator('[data-testid=panel] .civ-step').last()
    for (let i = 0; i < 4 && (await more.count()) > 0 && !(await more.isDisabled()); i++) await more.click()
  }
  await confirm.click()
}

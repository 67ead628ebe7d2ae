/**
 * The chronicle: an entry a player and chapter, under the sign of the player it happens to; what was played for
 * somebody says so; in the replay what a line has moved is marked.
 */
import { games } from '@ecumene/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openMidway } from './midway.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

interface Saved {
  readonly record: { readonly entries: { seat: number; auto?: true }[] }
}
const AWAY = 1

/** Unfolds the line that stands for most events, and no other; how many it lists. */
const unfoldLongest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const countOf = (fold: Element): number => Number(/\d+/.exec(fold.getAttribute('aria-label') ?? '')?.[0] ?? 0)
    const folds = [...document.querySelectorAll<HTMLElement>('.line .unfold')]
    folds.reduce((longest, fold) => (countOf(fold) > countOf(longest) ? fold : longest)).click()
    return new Promise<number>(resolve =>
      requestAnimationFrame(() => resolve(document.querySelectorAll('.line.open .details li').length)),
    )
  })

test.each(games.map(g => g.id))('%s', async id => {
  const about = games.find(g => g.id === id)
  if (!about) throw new Error(`no game ${id}`)
  const file = JSON.parse(midwayFile(await about.load(), 3, 60, 'chronicle')) as Saved
  // Somebody was away: a stand-in has played for them.
  for (const entry of file.record.entries) if (entry.seat === AWAY) entry.auto = true
  const { page, context, complaints } = await set.open('desk', {
    but: { chronicle: true, because: 'it is what is read here' },
  })
  await openMidway(page, JSON.stringify(file))
  await page.locator('.line').first().waitFor()
  await page.locator('.strip').nth(2).waitFor()
  const told = await page.evaluate(() => {
    const signOf = (e: Element): string => e.querySelector('.shape path')?.getAttribute('fill') ?? ''
    const names = new Map(
      [...document.querySelectorAll('.strip')].map(e => [e.querySelector('.name')?.textContent ?? '', signOf(e)]),
    )
    const lines = [...document.querySelectorAll('.chapters .line')].map(e => ({
      text: e.querySelector('.event')?.textContent ?? '',
      sign: signOf(e),
      phase: e.parentElement,
      isAuto: e.querySelector('.auto') !== null,
    }))
    const speaker = (text: string): string | undefined =>
      [...names.keys()].find(name => text.startsWith(`${name} `) && !text.startsWith(`${name} and`))
    return {
      signs: [...names.values()],
      count: lines.length,
      // A line that begins with a name has the sign of that name.
      others: lines.filter(l => speaker(l.text) && l.sign !== names.get(speaker(l.text) ?? '')).map(l => l.text),
      // Nobody has two lines in a phase.
      twice: lines.filter(l => l.sign && lines.some(o => o !== l && o.phase === l.phase && o.sign === l.sign)).length,
      auto: [...new Set(lines.filter(l => l.isAuto).map(l => l.sign))],
    }
  })
  expect(told.count).toBeGreaterThan(3)
  expect(told.others).toEqual([])
  expect(told.twice).toBe(0)
  expect(told.auto).toContain(told.signs[AWAY])
  // A line that stands for several unfolds, and leads back to its moment, where what it moved is marked.
  expect(await unfoldLongest(page)).toBeGreaterThan(1)
  await page.locator('.line.open .details button').first().click()
  await page.locator('.prompt.past').waitFor()
  const marked = async (): Promise<number> => {
    await page.keyboard.press(']')
    return page.locator('[data-moved]').count()
  }
  await expect.poll(marked).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await context.close()
})

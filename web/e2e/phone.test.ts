/** On a phone, in three languages: no title is cut, the score sheet shows every column, a finger is told to tap. */
import { games } from '@ecumene/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openFile } from './midway.ts'
import { startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const LANGUAGES = ['en', 'ru', 'it'] as const
/** As another tab would change it: the page follows at once. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(l => {
    const kept = JSON.parse(localStorage.getItem('ecumene.settings') ?? '{}')
    localStorage.setItem('ecumene.settings', JSON.stringify({ ...kept, language: l }))
    dispatchEvent(new StorageEvent('storage', { key: 'ecumene.settings' }))
  }, language)
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
}
/** Of these the ones in sight whose text does not fit. */
const cut = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll(all =>
    all
      .filter(e => e.getBoundingClientRect().top < (e.parentElement?.getBoundingClientRect().bottom ?? 999) - 2)
      .filter(e => e.scrollWidth > e.clientWidth + 1)
      .map(e => e.textContent ?? e.className),
  )

test.each(games.map(g => g.id))('%s: its title, and the sheet at the end', async id => {
  const about = games.find(g => g.id === id)
  if (!about) throw new Error(`no game ${id}`)
  const { page, context } = await set.open('phone')
  await openFile(page, midwayFile(await about.load(), 3, Number.POSITIVE_INFINITY, 'final'))
  for (const language of LANGUAGES) {
    await speak(page, language)
    await page.locator('.final').waitFor()
    const title = (await page.locator('.phone .top-title h1').textContent()) ?? ''
    expect(await cut(page, '.phone .top-title h1'), title).toEqual([])
    expect(await cut(page, '.final-sheet'), `${language}: a column is cut`).toEqual([])
    expect(await cut(page, 'html, .final'), `${language}: over the edge`).toEqual([])
  }
  await context.close()
})

test('Bronze: nothing is said of a pointer, and the top is not cut', async () => {
  const { page, context } = await set.open('phone')
  await startGame(page, 'bronze', { seed: 'finger' })
  for (const phase of ['take', 'lay']) {
    const legal = page.locator(phase === 'take' ? '.brz-pile .is-legal' : '.brz-slot-side').first()
    await legal.waitFor()
    for (const language of LANGUAGES) {
      await speak(page, language)
      await expect.poll(() => page.locator('.brz-hint').textContent()).toMatch(/\b[Tt]ap|[Кк]оснит|[Tt]occa/)
      // A phase that does not fit beside the round is left out, not cut.
      expect(await cut(page, '.phone .top-title :is(h1, p > span)')).toEqual([])
      expect(await page.locator('.brz-hint').textContent()).not.toMatch(/\bpoint|puntator|курсор|навед/i)
    }
    if (phase === 'take') for (let i = 0; i < 2; i++) await legal.tap()
  }
  await context.close()
})

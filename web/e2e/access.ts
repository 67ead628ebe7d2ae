/**
 * axe finds nothing serious on any screen. Each size with one theme and one language: the colours are the same on both.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { type Size, type Stage, stage } from './harness.ts'
import { screens, WALKED } from './screens.ts'

export function checkAccess(size: Size, theme: 'light' | 'dark', language: 'en' | 'ru' | 'it'): void {
  let set: Stage
  let page: Page
  beforeAll(async () => {
    set = await stage()
    page = (await set.open(size, { theme, language, but: { ...WALKED, chronicle: true } })).page
  })
  afterAll(() => set.close())

  describe(`${size}, ${theme}, ${language}`, () => {
    const here = screens.filter(s => s.only === undefined || s.only === size)
    test.each(here.map(s => [s.name, s] as const))('%s', async (_, screen) => {
      await page.goto('/')
      await page.locator('.boxes').waitFor()
      await screen.go(page, size)
      expect(await seriousFaults(page)).toEqual([])
    })
  })
}

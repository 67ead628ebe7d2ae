/** axe finds nothing serious on any screen. Each size with one theme and one language: the colours are the same on both. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Size, type Stage, stage } from './harness.ts'
import { screens } from './screens.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Still an experiment of axe's: it takes the numbers and letters drawn on a piece for its label.
  rules: { 'label-content-name-mismatch': { enabled: false } },
}

export function checkAccess(size: Size, theme: 'light' | 'dark', language: 'en' | 'ru' | 'it'): void {
  let set: Stage
  let page: Page
  beforeAll(async () => {
    set = await stage()
    page = (await set.open(size, { theme, language })).page
  })
  afterAll(() => set.close())

  describe(`${size}, ${theme}, ${language}`, () => {
    const here = screens.filter(s => s.only === undefined || s.only === size)
    test.each(here.map(s => [s.name, s] as const))('%s', async (_, screen) => {
      await page.goto('/')
      await page.locator('.boxes').waitFor()
      await screen.go(page, size)
      // The page's policy forbids foreign scripts; the debugger may.
      await page.evaluate(axe)
      const found = await page.evaluate(
        options => (globalThis as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(options),
        OPTIONS,
      )
      expect(found.passes.length).toBeGreaterThan(5)
      const bad = found.violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
      expect(bad.map(v => `${v.id}: ${v.nodes.map(n => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`).join(' | ')}`)).toEqual([])
    })
  })
}

/** axe finds nothing serious on any screen, in both sizes and both themes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { screens } from './screens.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

// Each size with one theme and one language: four looks of every screen would take too long, and the colours are the same on both.
const looks = [
  ['desk', 'light', 'en'],
  ['phone', 'dark', 'ru'],
] as const

describe.each(looks)('%s, %s, %s', (size, theme, language) => {
  const here = screens.filter(s => !('only' in s) || s.only === size)
  test.each(here.map(s => [s.name, s] as const))('%s', async (_, screen) => {
    const { page, context } = await set.open(size, { theme, language })
    await screen.go(page, size)
    // A policy that forbids foreign scripts lets the debugger in.
    await page.evaluate(axe)
    const found = await page.evaluate(() =>
      (globalThis as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run({
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      }),
    )
    const bad = found.violations.filter(v => v.impact === 'serious' || v.impact === 'critical')
    expect(bad.map(v => `${v.id}: ${v.nodes.map(n => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`).join(' | ')}`)).toEqual([])
    await context.close()
  })
})

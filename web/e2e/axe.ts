/** What axe finds serious on a page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Still an experiment of axe's: it takes the numbers and letters drawn on a piece for its label.
  rules: { 'label-content-name-mismatch': { enabled: false } },
}

/** What moves once has come to its end: a colour on its way is nobody's colour. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const isEnding = (a: Animation): boolean =>
      a.playState === 'running' && a.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    const ends = document.getAnimations().filter(isEnding)
    return Promise.all(ends.map(a => a.finished.catch(() => null))).then(all => all.length)
  })

export async function seriousFaults(page: Page): Promise<readonly string[]> {
  await atRest(page)
  // The page's policy forbids foreign scripts; the debugger may.
  await page.evaluate(axe)
  const found = await page.evaluate(
    options => (globalThis as unknown as { axe: { run(o: object): Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  )
  if (found.passes.length <= 5) throw new Error('axe has seen an empty page')
  return found.violations
    .filter(v => v.impact === 'serious' || v.impact === 'critical')
    .map(v => `${v.id}: ${v.nodes.map(n => `${n.target.join(' ')} ${n.any[0]?.message ?? ''}`).join(' | ')}`)
}

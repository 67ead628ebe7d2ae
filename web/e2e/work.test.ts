/** What a click costs, counted and not timed: a press styles the things that change, not the whole board. */
import { bronze } from '@ecumene/bronze'
import { civilization } from '@ecumene/civilization'
import type { Core, GameDef } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { midwayFile, openMidway } from './midway.ts'
import { under } from './pointer.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}
/** How many things the browser styled at once, at most, while this was done. */
async function mostStyled(page: Awaited<ReturnType<Stage['open']>>['page'], act: () => Promise<void>): Promise<number> {
  await set.browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  const trace = JSON.parse((await set.browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const styled = trace.traceEvents.flatMap(e => (e.name === 'UpdateLayoutTree' ? [e.args.elementCount ?? 0] : []))
  expect(styled.length).toBeGreaterThan(0)
  return Math.max(...styled)
}

const tables = [
  ['civilization, seven players', civilization, 7, 400, '.civ-area.is-legal'],
  ['bronze, four players', bronze, 4, 60, '.brz-place.is-legal, .brz-city-chip.is-legal, .brz-pile .is-legal'],
] as const
test.each(tables)(
  '%s: a press and a choice style less than a third of the board',
  async (_, game, seats, lines, way) => {
    const { page, context } = await set.open('desk')
    await openMidway(page, midwayFile(game as unknown as GameDef<Core, never>, seats, lines, 'slow'))
    const all = await page.locator('.kit-world *').count()
    const spot = await under(page, way)
    if (!spot) throw new Error(`nothing to press: ${way}`)
    await page.mouse.move(spot.x, spot.y)
    const before = await page.locator('.desk').getAttribute('data-seq')
    const styled = await mostStyled(page, async () => {
      await page.mouse.down()
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      await page.mouse.up()
      // A new position, or something picked up, or a menu.
      await page.waitForFunction(seq => {
        const table = document.querySelector('[data-seq]')
        return (
          table?.getAttribute('data-seq') !== seq ||
          document.querySelector('[data-picked], .brz-which, .brz-again') !== null
        )
      }, before)
    })
    expect(styled).toBeLessThan(all / 3)
    await context.close()
  },
)

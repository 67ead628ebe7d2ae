/** How long a player waits after a click: from the press to the first picture of the position that follows. */
import type { Stage } from '../../web/e2e/harness.ts'
import { under } from '../../web/e2e/pointer.ts'

export type Page = Awaited<ReturnType<Stage['open']>>['page']

declare global {
  var untilDrawn: Promise<number | null> | undefined
}

/** Milliseconds after which a click has led nowhere: it opened a menu. */
const WAIT = 3000
/** Clicks what is really under the pointer, and waits until another position is drawn; null: none came. */
async function clickTime(page: Page, selector: string): Promise<number | null> {
  await page.locator(selector).locator('visible=true').first().waitFor()
  const spot = await under(page, selector)
  if (!spot) throw new Error(`nothing to click: ${selector}`)
  // The pointer is there already when a player decides to press.
  await page.mouse.move(spot.x, spot.y)
  await page.evaluate(wait => {
    globalThis.untilDrawn = new Promise(resolve => {
      const table = document.querySelector('[data-seq]')
      const begin = ({ timeStamp }: Event): void => {
        const drawn = new MutationObserver(() => {
          drawn.disconnect()
          // After the next frame the picture is there.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        })
        if (table) drawn.observe(table, { attributes: true, attributeFilter: ['data-seq'] })
        setTimeout(() => resolve(null), wait)
      }
      addEventListener('pointerup', begin, { once: true, capture: true })
    })
  }, WAIT)
  await page.mouse.down()
  await page.mouse.up()
  return page.evaluate(() => globalThis.untilDrawn ?? null)
}

export interface Times {
  /** Milliseconds that a player waits; they depend on what else the machine does. */
  readonly waited: readonly number[]
  /** Milliseconds that the page's own thread works for it; they hardly do. */
  readonly worked: readonly number[]
}
/** The same choice again and again, each time taken back; the first ones only warm up. */
export async function timesOf(page: Page, selector: string, count: number, warm = 4): Promise<Times> {
  const inspector = await page.context().newCDPSession(page)
  await inspector.send('Performance.enable', { timeDomain: 'threadTicks' })
  const work = async (): Promise<number> => {
    const { metrics } = await inspector.send('Performance.getMetrics')
    return 1000 * (metrics.find(m => m.name === 'TaskDuration')?.value ?? 0)
  }
  const [waited, worked]: number[][] = [[], []]
  for (let i = 0; i < warm + count; i++) {
    const before = await work()
    const time = await clickTime(page, selector)
    if (time === null) throw new Error(`no new position after a click on ${selector}`)
    const after = await work()
    if (i >= warm) {
      waited.push(time)
      worked.push(after - before)
    }
    await clickTime(page, '[data-undo]')
  }
  return { waited, worked }
}
/** The value that 95 of 100 do not pass. */
export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]
export const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]

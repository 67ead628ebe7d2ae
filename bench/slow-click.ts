/** One click at a slow table: from the press to the first picture of the position that the player's own click made. */
import type { Stage } from '../web/e2e/harness.ts'
import { openMidway } from '../web/e2e/midway.ts'

export type Page = Awaited<ReturnType<Stage['open']>>['page']
type Inspector = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>

export interface Click {
  /** Milliseconds until the picture is there; they depend on what else the machine does. */
  readonly waited: number
  /** Milliseconds that the page's own thread works for it; they hardly do. */
  readonly worked: number
}
const THROTTLE = 4

/** Somebody who plays whatever comes first, and looks at the clock. */
export class SlowTable {
  readonly page: Page
  readonly #inspector: Inspector
  readonly close: () => Promise<void>

  private constructor(page: Page, inspector: Inspector, close: () => Promise<void>) {
    this.page = page
    this.#inspector = inspector
    this.close = close
  }
  static async open(set: Stage, file: string): Promise<SlowTable> {
    const { page, context } = await set.open('desk', { chronicle: null, saysDone: 'by hand', pace: 'instant' })
    await openMidway(page, file)
    const inspector = await context.newCDPSession(page)
    await inspector.send('Performance.enable', { timeDomain: 'threadTicks' })
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    return new SlowTable(page, inspector, () => context.close())
  }
  /** The next click of this player that changes the position; null: what was tried led nowhere. */
  async click(): Promise<Click | null> {
    await this.page.locator('.prompt.mine').waitFor({ timeout: 60_000 })
    await this.page.waitForFunction(() => document.getAnimations().length === 0, undefined, { timeout: 60_000 })
    const tried: string[] = []
    for (let step = 0; step < MOST_STEPS; step++) {
      const before = await this.#work()
      const { waited, pressed } = await this.page.evaluate(press, { tried, isFirst: step === 0 })
      if (pressed === null) return null
      tried.push(pressed)
      if (waited !== null) return { waited, worked: (await this.#work()) - before }
    }
    return null
  }
  async #work(): Promise<number> {
    const { metrics } = await this.#inspector.send('Performance.getMetrics')
    return 1000 * (metrics.find(m => m.name === 'TaskDuration')?.value ?? 0)
  }
}
/** A choice, its panel, the panel's button: more clicks than one position needs. */
const MOST_STEPS = 5

/**
 * Presses the first thing there is to press, panels that the last press opened before the board. `waited` is null if no
 * new position came of it: it picked something up, or opened a panel.
 */
async function press({ tried, isFirst }: { tried: readonly string[]; isFirst: boolean }) {
  // What is asked in every frame is asked of a small part of the page: the clock must not be slowed by looking at it.
  const table = document.querySelector('[data-seq]')
  const question = document.querySelector('.prompt-tools')
  const map = document.querySelector('.civ-map')
  const position = (): string =>
    `${table?.getAttribute('data-seq')} ${question?.querySelector('[data-word=held]') !== null}`
  const BOARD = '.kit-target.is-legal, .is-legal, [data-action]'
  const PANEL = '[data-testid=do], .brz-which button, [data-testid=panel] .button'
  const nameOf = (e: Element): string => e.getAttribute('data-target') ?? e.textContent ?? ''
  // A market or a purchase has its own word beside the question.
  const WORD = '.prompt-word button:not(:disabled)'
  const FREE = '[data-word=free]'
  const ways = isFirst ? ['[data-word=held]', BOARD, WORD, FREE] : [PANEL, WORD, BOARD, FREE]
  const target = ways
    .flatMap(way => [...document.querySelectorAll(way)])
    .find(e => e.getClientRects().length > 0 && !tried.includes(nameOf(e)))
  if (!target) return { waited: null, pressed: null }
  const pressed = nameOf(target)
  const before = position()
  const frame = (): Promise<unknown> => new Promise(done => requestAnimationFrame(done))
  const menus = document.getElementsByClassName('brz-which')
  const opened = (): string | null => map?.getAttribute('data-picked') ?? (menus.length > 0 ? 'menu' : null)
  const open = opened()
  const begun = performance.now()
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  while (performance.now() - begun < 2000) {
    await frame()
    const now = opened()
    // Something was picked up, or a menu opened: the click is answered, but the position is the same.
    if (position() === before && now !== null && now !== open) break
    if (position() === before) continue
    // After the frame that has it, the picture is there.
    await new Promise(done => setTimeout(done))
    return { waited: performance.now() - begun, pressed }
  }
  return { waited: null, pressed }
}

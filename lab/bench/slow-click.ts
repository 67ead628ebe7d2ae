/**
 * One click at a slow table: from the press to the first picture of the position that the player's own click made. The
 * page itself looks at the clock, and nobody asks it anything meanwhile: asking costs time too.
 */
import type { Stage } from '../../web/e2e/harness.ts'
import { openMidway } from '../../web/e2e/midway.ts'
import { PRESS_AND_DRAWN, workOf } from './page-work.ts'

export type Page = Awaited<ReturnType<Stage['open']>>['page']

export interface Click {
  /** What was pressed. */
  readonly what: string
  /** Milliseconds until the picture is there; they depend on what else the machine does. */
  readonly waited: number
  /** Milliseconds that the page's own thread works for it; they hardly do. */
  readonly worked: number
}
type TimedClick = Omit<Click, 'worked'>
const THROTTLE = 4
/** A choice, its panel, the panel's button: more clicks than one position needs. */
const MOST_STEPS = 5
/** Milliseconds after which a click has led nowhere. */
const PATIENCE = 2000

/** Somebody who plays whatever comes first, and looks at the clock. */
export class SlowTable {
  readonly page: Page
  readonly #set: Stage
  readonly #timed: TimedClick[] = []
  #heard: (waited: number | null) => void = () => {}

  private constructor(set: Stage, page: Page) {
    this.#set = set
    this.page = page
  }
  static async open(set: Stage, file: string): Promise<SlowTable> {
    const { page, context } = await set.open('desk', {
      but: { bots: 'instant', because: 'a click is timed, not what bots do' },
    })
    const table = new SlowTable(set, page)
    await page.exposeFunction('tellDrawn', (waited: number | null) => table.#heard(waited))
    await openMidway(page, file)
    const inspector = await context.newCDPSession(page)
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    return table
  }
  /** From now on the work of the page is written down. */
  watch(): Promise<void> {
    this.#timed.length = 0
    return this.#set.browser.startTracing(this.page, { categories: ['toplevel', 'blink.user_timing'] })
  }
  /** The clicks since then. */
  async seen(): Promise<readonly Click[]> {
    const works = workOf((await this.#set.browser.stopTracing()).toString())
    return this.#timed.map((click, i) => ({ ...click, worked: works[i] }))
  }
  close(): Promise<void> {
    return this.page.context().close()
  }
  /** The next click of this player that changes the position; false: what was tried led nowhere. */
  async click(): Promise<boolean> {
    await this.page.locator('.prompt.mine').waitFor({ timeout: 60_000 })
    await this.page.waitForFunction(() => document.getAnimations().length === 0, undefined, { timeout: 60_000 })
    const tried: string[] = []
    for (let step = 0; step < MOST_STEPS; step++) {
      const target = await this.page.evaluate(find, { tried, isFirst: step === 0 })
      if (target === null) return false
      tried.push(target.what)
      // The pointer is there already when a player decides to press, and what it says of the thing is said.
      await this.page.mouse.move(target.x, target.y)
      await this.page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 1000 })))
      await this.page.evaluate(listen, { patience: PATIENCE, marks: PRESS_AND_DRAWN })
      const waited = await new Promise<number | null>((heard, failed) => {
        this.#heard = heard
        this.page.mouse.down().then(() => this.page.mouse.up(), failed)
      })
      if (waited === null) continue
      this.#timed.push({ what: target.what, waited })
      return true
    }
    return false
  }
}

/** The first thing there is to press, panels that the last press opened before the board, and where to press it. */
function find({ tried, isFirst }: { tried: readonly string[]; isFirst: boolean }) {
  const BOARD = '.kit-target.is-legal, .is-legal, [data-action]'
  const PANEL = '[data-testid=do], .brz-which button, [data-testid=panel] .button'
  const nameOf = (e: Element): string => e.getAttribute('data-target') ?? e.textContent ?? ''
  // A market or a purchase has its own word beside the question.
  const WORD = '.prompt-word button:not(:disabled)'
  const FREE = '[data-word=free]'
  const ways = isFirst ? ['[data-word=held]', BOARD, WORD, FREE] : [PANEL, WORD, BOARD, FREE]
  for (const way of ways)
    for (const thing of document.querySelectorAll(way)) {
      const what = nameOf(thing)
      if (tried.includes(what)) continue
      const box = thing.getBoundingClientRect()
      for (const n of [1, 5, 11])
        for (let i = 0; i < n * n; i++) {
          const x = box.left + (((i % n) + 0.5) * box.width) / n
          const y = box.top + ((Math.floor(i / n) + 0.5) * box.height) / n
          if (document.elementFromPoint(x, y)?.closest(way) === thing) return { what, x, y }
        }
    }
  return null
}

/** Marks the next click and the first picture of the position it makes; null is told if it makes none. */
function listen({ patience, marks }: { patience: number; marks: readonly [string, string] }): void {
  const { tellDrawn } = globalThis as unknown as { tellDrawn(waited: number | null): void }
  const table = document.querySelector('[data-seq]')
  const question = document.querySelector('.prompt-tools')
  const map = document.querySelector('.civ-map')
  const menus = document.getElementsByClassName('brz-which')
  // What is asked is asked of a small part of the page.
  const position = (): string =>
    `${table?.getAttribute('data-seq')} ${question?.querySelector('[data-word=held]') !== null}`
  const opened = (): string | null => map?.getAttribute('data-picked') ?? (menus.length > 0 ? 'menu' : null)
  const [before, open] = [position(), opened()]
  const begin = ({ timeStamp }: Event): void => {
    const end = (): void => {
      changes.disconnect()
      clearInterval(watch)
    }
    const changes = new MutationObserver(() => {
      if (position() === before) return
      end()
      // After the frame that has it, the picture is there.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const now = performance.now()
          performance.mark(marks[0], { startTime: timeStamp })
          performance.mark(marks[1], { startTime: now })
          tellDrawn(now - timeStamp)
        }
        port2.postMessage(null)
      })
    })
    if (table) changes.observe(table, { attributes: true, attributeFilter: ['data-seq'] })
    if (question) changes.observe(question, { childList: true })
    // Something was picked up, or a menu opened: the click is answered, but the position is the same.
    const watch = setInterval(() => {
      const now = opened()
      if ((now === null || now === open) && performance.now() - timeStamp < patience) return
      end()
      tellDrawn(null)
    }, 300)
  }
  addEventListener('click', begin, { once: true, capture: true })
}

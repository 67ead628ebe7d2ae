/** A server with its data in a folder of its own, and people who come to it with browsers of their own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { NO_WORKER, type Stage, sayDone } from './harness.ts'

const root = new URL('../../', import.meta.url).pathname
const dist = process.env.ECUMENE_E2E_DIST ?? `${root}node_modules/.cache/ecumene-e2e`

export class Served {
  #server: ChildProcess | null = null
  readonly #data = mkdtempSync(join(tmpdir(), 'ecumene-online-'))
  url = ''

  /** Starts it; again: on the same port, with the same data. `change`: other settings, by their flags. */
  async start(change: Readonly<Record<string, string>> = {}): Promise<void> {
    const port = this.url ? Number(new URL(this.url).port) : 0
    const usual = { port, data: this.#data, web: dist, threads: 1, 'bot-threads': 1, 'log-level': 'error' }
    const flags = Object.entries({ ...usual, ...change }).flatMap(([name, value]) => [`--${name}`, String(value)])
    const server = spawn(process.execPath, [`${root}server/src/main.ts`, ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#server = server
    this.url = await new Promise((resolve, reject) => {
      let said = ''
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const found = /http:\/\/[\d.]+:\d+/.exec(said)
        if (found) resolve(found[0])
      })
      server.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
    })
  }
  /** Writes into the database what time would bring: nobody waits for tomorrow. */
  tell(statement: string, ...values: string[]): void {
    const db = new DatabaseSync(join(this.#data, 'ecumene.sqlite'), { timeout: 5000 })
    db.prepare(statement).run(...values)
    db.close()
  }
  halt(signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
    return new Promise(resolve => {
      this.#server?.once('exit', resolve)
      this.#server?.kill(signal)
    })
  }
  async close(): Promise<void> {
    await this.halt()
    rmSync(this.#data, { recursive: true, force: true })
  }
}

export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}
interface Look {
  readonly language?: 'en' | 'ru' | 'it'
  readonly theme?: 'light' | 'dark'
}
/** A browser of their own, on the shelf of the server. */
export async function person(
  set: Stage,
  url: string,
  name: string,
  look: Look = {},
  options: BrowserContextOptions = {},
): Promise<Person> {
  const { language = 'en', theme = 'light' } = look
  const viewport = { width: 1440, height: 900 }
  const context = await set.browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: url,
    ...options,
  })
  await context.addInitScript(sayDone)
  await context.addInitScript(
    kept => localStorage.getItem('ecumene.settings') ?? localStorage.setItem('ecumene.settings', kept),
    JSON.stringify({ theme, language, pace: 'instant', asksAll: true, name, panels: { chronicle: true } }),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('console', m => {
    const isComplaint = m.type() === 'error' || m.type() === 'warning'
    if (isComplaint && m.text() !== NO_WORKER) complaints.push(m.text())
  })
  page.on('pageerror', e => complaints.push(String(e)))
  await page.goto('/')
  return { page, context, complaints }
}

export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seq]').getAttribute('data-seq'))
export const reaches = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction(s => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) >= s, seq)
/** Waits until it is their turn. */
export const turnOf = (p: Person): Promise<Person> =>
  p.page
    .locator('[data-action]:visible, [data-word=free]:visible')
    .first()
    .waitFor()
    .then(() => p)

/** Clicks along the plain list whenever this person is asked, until line `upTo` or the end; how many clicks it took. */
export const playOn = (page: Page, upTo = 1_000_000): Promise<number> =>
  page.evaluate(
    last =>
      new Promise<number>(resolve => {
        let [clicked, at, moves] = ['', 0, 0]
        const timer = setInterval(() => {
          const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq') ?? ''
          if (document.querySelector('.final') || Number(seq) >= last) {
            clearInterval(timer)
            resolve(moves)
            return
          }
          // What ends a turn stands beside the question.
          const actions = [...document.querySelectorAll<HTMLElement>('[data-action], [data-word=free]')].filter(
            a => a.getClientRects().length > 0,
          )
          // Once for each position; what another move overtook is tried again.
          if (actions.length === 0 || (seq === clicked && Date.now() - at < 1000)) return
          clicked = seq
          at = Date.now()
          actions[(moves++ * 7) % actions.length].click()
        }, 5)
      }),
    upTo,
  )
/** Clicks what is there more than once: the first that can be seen. */
export const press = (page: Page, selector: string): Promise<void> =>
  page.locator(`${selector}:visible`).first().click()

/** A built app, a server on a free port, and the browser of this machine. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowsers } from '../../scripts/find-browser.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The build with the toy on the shelf; `npm run screenshots` and the browser stage make it. */
export const DIST = process.env.ECUMENE_E2E_DIST ?? `${root}node_modules/.cache/ecumene-e2e`

const browsers = findBrowsers()
const launch = (program: string | null): Promise<Browser> => {
  if (program === null) throw new Error('no Chromium, Chrome or Edge: run the browser stage of npm test')
  return chromium.launch({
    executablePath: program,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
/** A browser that can also show notices outside of the page; a person's machine may have none, CI must. */
export const wholeBrowser = (): Promise<Browser> => launch(browsers.whole)
export const hasWholeBrowser = browsers.whole !== null || Boolean(process.env.CI)

export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const
export type Size = keyof typeof SIZES

interface Settings {
  readonly language?: 'en' | 'ru' | 'it'
  readonly theme?: 'light' | 'dark'
  readonly pace?: 'slow' | 'normal' | 'fast' | 'instant'
  /** The test presses "Done" by hand; otherwise it is pressed as soon as it appears. */
  readonly saysDone?: 'by hand'
  /** Questions with one answer are not asked, as people find it; tests that play along are asked all. */
  readonly asksAll?: boolean
  /** The setting that ends a turn by itself. */
  readonly byItself?: boolean
  /** The chronicle beside the board, for tests that read it; `null` as people find it. */
  readonly chronicle?: boolean | null
}
interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  /** What the console complained about. */
  readonly complaints: string[]
}
export interface Stage {
  readonly url: string
  readonly browser: Browser
  /** A fresh browser profile with these settings, on the shelf; without a service worker unless `options` say so. */
  open(size: Size, settings?: Settings, options?: BrowserContextOptions): Promise<Opened>
  /** Ends the server alone: from now on there is no network. */
  unplug(): Promise<void>
  close(): Promise<void>
}

/** What the console says where a service worker is kept out. */
export const NO_WORKER = 'Service Worker registration blocked by Playwright'

/** `dist`: another build than that of the tests. */
export async function stage(dist = DIST): Promise<Stage> {
  if (!existsSync(`${dist}/index.html`)) throw new Error(`no build at ${dist}: run the browser stage of npm test`)
  const server = spawn(process.execPath, [`${root}scripts/serve.mjs`, dist, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await addressOf(server)
  const browser = await launch(browsers.shell ?? browsers.whole)
  const unplug = (): Promise<void> =>
    new Promise(resolve => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill()
    })
  return {
    url,
    browser,
    unplug,
    async open(size, settings = {}, options = {}) {
      const {
        theme = 'light',
        language = 'en',
        pace = 'instant',
        saysDone,
        byItself = false,
        asksAll = true,
        chronicle = true,
      } = settings
      const context = await browser.newContext({
        viewport: SIZES[size],
        hasTouch: size === 'phone',
        isMobile: size === 'phone',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        baseURL: url,
        ...options,
      })
      await context.addInitScript(
        kept => localStorage.getItem('ecumene.settings') ?? localStorage.setItem('ecumene.settings', kept),
        JSON.stringify({ theme, language, pace, byItself, asksAll, panels: { chronicle } }),
      )
      if (!saysDone) await context.addInitScript(sayDone)
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      const complaints: string[] = []
      // The app asks whether a server is behind it; here is none, and the browser says that it found nothing.
      const isAsked = (url: string): boolean => url.endsWith('/api/games')
      page.on('console', m => {
        const isComplaint = m.type() === 'error' || m.type() === 'warning'
        if (isComplaint && !isAsked(m.location().url) && m.text() !== NO_WORKER) complaints.push(m.text())
      })
      page.on('pageerror', e => complaints.push(String(e)))
      await page.goto(url)
      await page.locator('.boxes').waitFor()
      return { page, context, complaints }
    },
    async close() {
      await browser.close()
      await unplug()
    },
  }
}

/** A hand that presses the button which ends a held step when it appears, and again if it is there a second later. */
export function sayDone(): void {
  const pressed = new WeakMap<Element, number>()
  const press = (): void => {
    const button = document.querySelector<HTMLElement>('[data-word=held]')
    if (!button || Date.now() - (pressed.get(button) ?? 0) < 1000) return
    pressed.set(button, Date.now())
    button.click()
  }
  new MutationObserver(press).observe(document, { subtree: true, childList: true, attributes: true })
  setInterval(press, 500)
}

const addressOf = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\/\/localhost:\d+\//.exec(said)
      if (found) resolve(found[0])
    })
    server.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
  })

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

/** How long is waited for what must come, in milliseconds: a machine on which many work is slow, not broken. */
export const PATIENCE = 30_000
export const SIZES = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const
export type Size = keyof typeof SIZES

/** What a test changes of what people get, and why it has to. */
export interface Deviation {
  readonly because: string
  /** How fast bots move; as people find it, so that one can follow. */
  readonly bots?: 'slow' | 'fast' | 'instant'
  /** As for people whose system asks for less motion. */
  readonly motion?: 'reduced'
  /** Questions with one answer are asked, too. */
  readonly asksAll?: true
  /** The button that ends a held step is pressed as soon as it appears. */
  readonly done?: 'at once'
  /** The setting that ends a turn by itself. */
  readonly byItself?: true
  /** The chronicle stands beside the board, or does not, whatever the window has room for. */
  readonly chronicle?: boolean
}
export interface Look {
  readonly language?: 'en' | 'ru' | 'it'
  readonly theme?: 'light' | 'dark' | 'system'
  readonly but?: Deviation | undefined
}
/** A browser profile of somebody who comes for the first time, in this look. */
export async function newcomer(
  browser: Browser,
  url: string,
  { language = 'en', theme = 'light', but, name }: Look & { readonly name?: string },
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: SIZES.desk,
    ...(but?.motion ? { reducedMotion: 'reduce' } : {}),
    serviceWorkers: 'block',
    baseURL: url,
    ...options,
  })
  const { bots, asksAll, byItself, chronicle } = but ?? {}
  // What is left out here is as the app has it.
  const kept = {
    theme,
    language,
    name,
    pace: bots,
    asksAll,
    byItself,
    panels: chronicle !== undefined && { chronicle },
  }
  await context.addInitScript(
    settings => localStorage.getItem('ecumene.settings') ?? localStorage.setItem('ecumene.settings', settings),
    JSON.stringify(kept),
  )
  if (but?.done) await context.addInitScript(pressDone)
  return context
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
  /** A fresh browser profile on the shelf; without a service worker unless `options` say so. */
  open(size: Size, look?: Look & { readonly name?: string }, options?: BrowserContextOptions): Promise<Opened>
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
    async open(size, look = {}, options = {}) {
      const isPhone = size === 'phone'
      const context = await newcomer(browser, url, look, {
        viewport: SIZES[size],
        hasTouch: isPhone,
        isMobile: isPhone,
        ...options,
      })
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
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
export function pressDone(): void {
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

/** A server with its data in a folder of its own, and people who come to it with browsers of their own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type Deviation, type Look, NO_WORKER, newcomer, PATIENCE, type Stage, stage } from './harness.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = process.env.ECUMENE_E2E_DIST ?? `${root}node_modules/.cache/ecumene-e2e`

/** Settings of a server by their names; true: one without a value. */
type Flags = Readonly<Record<string, string | number | boolean>>
export class Served {
  #server: ChildProcess | null = null
  readonly data = mkdtempSync(join(tmpdir(), 'ecumene-online-'))
  url = ''

  /** Starts it; again: on the same port, with the same data. `change`: other settings, by their flags. */
  async start(change: Flags = {}): Promise<void> {
    const port = this.url ? Number(new URL(this.url).port) : 0
    const usual = { port, data: this.data, web: dist, threads: 1, 'bot-threads': 1, 'log-level': 'error' }
    const all: Flags = { ...usual, ...change }
    const flags = Object.entries(all).flatMap(([name, value]) =>
      value === true ? [`--${name}`] : [`--${name}`, String(value)],
    )
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
    const db = new DatabaseSync(join(this.data, 'ecumene.sqlite'), { timeout: 5000 })
    db.prepare(statement).run(...values)
    db.close()
  }
  halt(signal: NodeJS.Signals = 'SIGTERM'): Promise<unknown> {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
    return new Promise(resolve => {
      server.once('exit', resolve)
      server.kill(signal)
    })
  }
  async close(): Promise<void> {
    await this.halt()
    rmSync(this.data, { recursive: true, force: true })
  }
}

export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}
/** A browser of their own, on the shelf of the server. */
export async function person(
  set: Stage,
  url: string,
  name: string,
  look: Look = {},
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await newcomer(set.browser, url, { ...look, name }, options)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('console', m => {
    const isComplaint = m.type() === 'error' || m.type() === 'warning'
    if (isComplaint && m.text() !== NO_WORKER) complaints.push(m.text())
  })
  page.on('pageerror', e => complaints.push(String(e)))
  await page.goto('/')
  return { page, context, complaints }
}

/** A browser and a server for all tests of a file, and what people do before a test begins. */
export class Online {
  readonly server = new Served()
  #set: Stage | null = null
  readonly #but: Deviation | undefined

  /** `change`: other settings of the server; `but`: what is other than people get for everybody who comes. */
  constructor(change: Flags = {}, but?: Deviation) {
    this.#but = but
    beforeAll(async () => {
      this.#set = await stage()
      await this.server.start(change)
    })
    afterAll(async () => {
      await this.#set?.close()
      await this.server.close()
    })
  }
  get set(): Stage {
    if (!this.#set) throw new Error('the stage is not open yet')
    return this.#set
  }
  come(name: string, look: Look = {}, options?: BrowserContextOptions): Promise<Person> {
    return person(this.set, this.server.url, name, { but: this.#but, ...look }, options)
  }
  /** Somebody with an account, who has not opened a page yet. */
  async entrant(name: string): Promise<BrowserContext> {
    const context = await this.set.browser.newContext({ baseURL: this.server.url })
    await this.#signUp(context, name)
    return context
  }
  async member(name: string): Promise<Person> {
    const p = await this.come(name)
    await this.#signUp(p.context, name)
    return p
  }
  async #signUp(context: BrowserContext, name: string): Promise<void> {
    const account = { name, email: `${name.toLowerCase()}@example.org`, password: 'correct horse battery' }
    const { url } = this.server
    // In a second try of a test the account is there already.
    await context.request.post(`${url}/api/auth/sign-up/email`, { data: account, headers: { origin: url } })
    await this.post(context, '/auth/sign-in/email', account)
  }
  /** What this person's browser tells the server; what the server says to it. */
  async post(context: BrowserContext, path: string, data: object = {}): Promise<{ id: string }> {
    const { url } = this.server
    const answer = await context.request.post(`${url}/api${path}`, { data, headers: { origin: url } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json().catch(() => ({ id: '' }))
  }
  /** Seats guests at a new table, which begins with the last of them; its id. */
  async seat([first, ...others]: readonly Person[], wish: object): Promise<string> {
    for (const p of [first, ...others]) await this.post(p.context, '/auth/sign-in/anonymous')
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))]
    const { id } = await this.post(first.context, '/matches', { seats, ...wish })
    for (const p of others) await this.post(p.context, `/matches/${id}/join`)
    return id
  }
}
/** The end of a test: nothing was complained about, and the browsers are closed. */
export async function goHome(...people: readonly Person[]): Promise<void> {
  for (const { complaints, context } of people) {
    if (complaints.length > 0) throw new Error(`the console complained: ${complaints.join('; ')}`)
    await context.close()
  }
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
          const held = document.querySelector<HTMLElement>('[data-word=held]')
          if (held) return held.click()
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

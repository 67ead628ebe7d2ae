/**
 * The account through its pages: a server that sends letters and calls programs, and devices that people come in with.
 */
import { type AddressInfo, createServer } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type Look, newcomer, PATIENCE, SIZES, type Size, type Stage, stage } from '../harness.ts'
import { type Letters, letterBox } from '../letters.ts'
import { Served } from '../online.ts'

export const PASSWORD = 'correct horse battery'
export const NEXT = 'another long password'
export const server = new Served()
export let post: Letters
export let address: string
let set: Stage

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
beforeAll(async () => {
  set = await stage()
  post = await letterBox()
  const port = await freePort()
  address = `http://localhost:${port}`
  await server.start({ port, smtp: post.address, 'public-url': address, 'open-webhooks': true })
})
afterAll(async () => {
  await set.close()
  await server.close()
  await post.close()
})

interface DeviceLook extends Look {
  readonly size?: Size
  readonly name?: string
  readonly browser?: Browser
}
/** A device of its own. */
export async function device(look: DeviceLook = {}) {
  const { size = 'desk', browser = set.browser } = look
  const context = await newcomer(browser, address, look, { viewport: SIZES[size], serviceWorkers: 'allow' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  return { context, page }
}
/** What the server says to this browser. */
export const ask = <T>(context: BrowserContext, path: string): Promise<T> =>
  context.request.get(`/api${path}`).then(r => r.json() as Promise<T>)
export async function tell<T>(context: BrowserContext, method: 'POST' | 'PUT', path: string, body: object): Promise<T> {
  const response = await context.request.fetch(`/api${path}`, { method, data: body, headers: { origin: address } })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json() as Promise<T>
}
export const at = (page: Page, test: string) => page.locator(`[data-test="${test}"]`)
/** Comes in as a guest, as everybody does in the lobby. */
export async function comeIn(page: Page): Promise<void> {
  await page.goto('/online')
  await page.locator('[aria-labelledby=online-mine]').waitFor()
}
/** As date fields write it. */
export function dayIn(days: number): string {
  const d = new Date()
  d.setDate(d.getDate() + days)
  return [d.getFullYear(), String(d.getMonth() + 1).padStart(2, '0'), String(d.getDate()).padStart(2, '0')].join('-')
}
/** For looking at: `ECUMENE_PICTURES` names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.ECUMENE_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
export async function joinAs(page: Page, way: 'email' | 'username', login: string): Promise<void> {
  await page.goto('/account')
  await page.locator(`input[name=join-with][value=${way}]`).check({ force: true })
  await at(page, 'join-login').fill(login)
  await at(page, 'join-password').fill(PASSWORD)
  await at(page, 'join-submit').click()
  await at(page, 'member').waitFor()
}
export async function signInAs(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/account')
  await at(page, 'login').fill(login)
  await at(page, 'password').fill(password)
  await at(page, 'sign-in-submit').click()
}

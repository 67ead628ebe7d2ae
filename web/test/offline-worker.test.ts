/** The service worker of a build, run against a cache and a network that are here. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { serviceWorker } from '../build/offline.ts'

const PUBLIC = join(import.meta.dirname, '../public')
const ORIGIN = 'https://play.example'
const folder = mkdtempSync(join(tmpdir(), 'ecumene-offline-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A folder as a build leaves it. */
function distOf(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(folder, 'dist-'))
  for (const path of ['assets', 'learned', 'released']) mkdirSync(join(dist, path))
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dist, path), text)
  return dist
}
const FIRST = {
  'index.html': 'page 1',
  'icon.svg': 'icon',
  'manifest.webmanifest': '{}',
  'notices-worker.js': '',
  'assets/main-1.js': 'main 1',
  'assets/kit-1.js': 'kit',
  'learned/duel-1.js': 'network',
  'released/toy-1-1.js': 'rules',
}

interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: string
}
type Listener = (event: Record<string, unknown>) => void

/** What one browser has: its caches outlive the worker that filled them. */
class Browser {
  readonly caches = new Map<string, Map<string, Response>>()
  readonly fetched: string[] = []
  files: Readonly<Record<string, string>> = {}
  isOnline = true
  tookOver = false
  #listeners = new Map<string, Listener>()

  /** The worker of a build begins; `install` and `activate` are up to the test. */
  run(files: Readonly<Record<string, string>>): void {
    this.files = files
    this.#listeners = new Map()
    const self = {
      location: new URL(`${ORIGIN}/sw.js`),
      addEventListener: (name: string, listener: Listener) => this.#listeners.set(name, listener),
      skipWaiting: () => {
        this.tookOver = true
      },
    }
    const fetch = (asked: string | Asked) => this.#fetch(typeof asked === 'string' ? asked : asked.url)
    const caches = { open: async (name: string) => this.#open(name) }
    const scope = createContext({ self, fetch, caches, URL, Response })
    const importScripts = (path: string): unknown => runInContext(readFileSync(`${PUBLIC}${path}`, 'utf8'), scope)
    runInContext(serviceWorker(distOf(files)), Object.assign(scope, { importScripts }))
  }
  async until(name: 'install' | 'activate'): Promise<void> {
    const waits: Promise<unknown>[] = []
    this.#listeners.get(name)?.({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) })
    await Promise.all(waits)
  }
  message(data: unknown): void {
    this.#listeners.get('message')?.({ data })
  }
  /** What the worker answers; null: it leaves that to the network. */
  async ask(path: string, mode = 'cors', method = 'GET'): Promise<string | null> {
    let answer: Promise<Response> | null = null
    const request: Asked = { method, mode, url: new URL(path, ORIGIN).href }
    const respondWith = (response: Promise<Response>): void => {
      answer = response
    }
    this.#listeners.get('fetch')?.({ request, respondWith })
    const response = (await answer) as Response | null
    return response && (await response.clone().text())
  }
  async #fetch(url: string): Promise<Response> {
    const path = new URL(url, ORIGIN).pathname.slice(1)
    if (!this.isOnline) throw new TypeError('Failed to fetch')
    this.fetched.push(path)
    const text = this.files[path]
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  }
  #open(name: string) {
    const kept = this.caches.get(name) ?? new Map<string, Response>()
    this.caches.set(name, kept)
    const urlOf = (asked: string | Asked): string => (typeof asked === 'string' ? asked : asked.url)
    return {
      keys: async () => [...kept.keys()].map(url => ({ url })),
      match: async (asked: string | Asked) => kept.get(urlOf(asked)),
      put: async (asked: string | Asked, response: Response) => void kept.set(urlOf(asked), response),
      delete: async (asked: string | Asked) => kept.delete(urlOf(asked)),
    }
  }
}
async function installed(): Promise<Browser> {
  const browser = new Browser()
  browser.run(FIRST)
  await browser.until('install')
  await browser.until('activate')
  return browser
}

test('the app is kept whole, what only some need is not; then it answers without a network', async () => {
  const browser = await installed()
  const kept = ['assets/kit-1.js', 'assets/main-1.js', 'icon.svg', 'index.html', 'manifest.webmanifest']
  expect(browser.fetched.toSorted()).toEqual(kept)
  browser.isOnline = false
  for (const path of ['/', '/online/table', '/table/x?y=1']) expect(await browser.ask(path, 'navigate')).toBe('page 1')
  expect([await browser.ask('/icon.svg'), await browser.ask('/assets/main-1.js')]).toEqual(['icon', 'main 1'])
})
test('what only the server can answer is left to the network', async () => {
  const browser = await installed()
  for (const [path, mode, method] of [
    ['/api/me', 'cors', 'GET'],
    ['/api/matches/x/record', 'navigate', 'GET'],
    ['/socket', 'websocket', 'GET'],
    ['/assets/other-1.js', 'cors', 'GET'],
    ['/index.html', 'cors', 'POST'],
    ['https://else.example/icon.svg', 'cors', 'GET'],
  ])
    expect([path, await browser.ask(path, mode, method)]).toEqual([path, null])
})
test('rules of older versions and what bots have learned are fetched once, when they are asked for', async () => {
  const browser = await installed()
  for (const [path, text] of [
    ['/learned/duel-1.js', 'network'],
    ['/released/toy-1-1.js', 'rules'],
  ]) {
    expect(await browser.ask(path)).toBe(text)
    browser.isOnline = false
    expect(await browser.ask(path)).toBe(text)
    browser.isOnline = true
  }
  expect(await browser.ask('/learned/gone-1.js')).toBe('')
  browser.isOnline = false
  await expect(browser.ask('/learned/gone-1.js')).rejects.toThrow('Failed to fetch')
})
test('a newer version fetches what is new, keeps away from the pages of the older one, then clears up', async () => {
  const browser = await installed()
  await browser.ask('/learned/duel-1.js')
  browser.fetched.length = 0
  const { 'assets/main-1.js': _, ...same } = FIRST
  browser.run({ ...same, 'index.html': 'page 2', 'assets/main-2.js': 'main 2' })
  await browser.until('install')
  expect(browser.fetched.toSorted()).toEqual(['assets/main-2.js', 'index.html'])
  expect(browser.tookOver).toBe(false)
  browser.message('something else')
  expect(browser.tookOver).toBe(false)
  browser.message('take over')
  expect(browser.tookOver).toBe(true)
  const pages = () => [...(browser.caches.get('ecumene-app')?.keys() ?? [])].filter(url => /index|main/.test(url))
  expect(pages()).toHaveLength(4)
  await browser.until('activate')
  expect(pages()).toHaveLength(2)
  browser.isOnline = false
  expect(await browser.ask('/', 'navigate')).toBe('page 2')
  expect(await browser.ask('/learned/duel-1.js')).toBe('network')
})
test('a file that cannot be fetched stops the newer version, and the older one goes on', async () => {
  const browser = await installed()
  browser.run({ ...FIRST, 'index.html': 'page 2' })
  browser.files = { ...FIRST, 'index.html': undefined as unknown as string }
  await expect(browser.until('install')).rejects.toThrow('/index.html: 404')
  browser.run(FIRST)
  browser.isOnline = false
  expect(await browser.ask('/', 'navigate')).toBe('page 1')
})

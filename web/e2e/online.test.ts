/** Two people play Bronze through a server, a third watches: live, each seeing only what is his, and again after a reload. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from './harness.ts'
import { isOver, listMode, playNth } from './play.ts'

const root = new URL('../../', import.meta.url).pathname
const dist = process.env.ECUMENE_E2E_DIST ?? `${root}node_modules/.cache/ecumene-e2e`
const TURNS = 8

let set: Stage
let server: ChildProcess
let address: string
const data = mkdtempSync(join(tmpdir(), 'ecumene-online-'))

/** Starts the server on this port (0: any); gives its address. */
function serve(port: number): Promise<string> {
  const settings = { port, data, web: dist, threads: 1, 'bot-threads': 1, 'log-level': 'error' }
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  server = spawn(process.execPath, [`${root}server/src/main.ts`, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\/\/[\d.]+:\d+/.exec(said)
      if (found) resolve(found[0])
    })
    server.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}
const halt = (): Promise<unknown> =>
  new Promise(resolve => {
    server.once('exit', resolve)
    server.kill()
  })

beforeAll(async () => {
  set = await stage()
  address = await serve(0)
})
afterAll(async () => {
  await set.close()
  await halt()
  rmSync(data, { recursive: true, force: true })
})

interface Person {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}
/** A browser of his own, on the shelf of the server. */
async function person(name: string): Promise<Person> {
  const context = await set.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', baseURL: address })
  await context.addInitScript(
    kept => localStorage.getItem('ecumene.settings') ?? localStorage.setItem('ecumene.settings', kept),
    JSON.stringify({ theme: 'light', language: 'en', pace: 'instant', name }),
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('console', m => (m.type() === 'error' || m.type() === 'warning') && complaints.push(m.text()))
  page.on('pageerror', e => complaints.push(String(e)))
  await page.goto('/')
  return { page, context, complaints }
}
const seqOf = async (page: Page): Promise<number> => Number(await page.locator('[data-seq]').getAttribute('data-seq'))
const reaches = (page: Page, seq: number): Promise<unknown> =>
  page.waitForFunction(s => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) >= s, seq)
const isAsked = (page: Page): Promise<boolean> => page.locator('[data-action]:visible').first().isVisible()
/** Waits until it is his turn. */
const turnOf = (p: Person): Promise<Person> =>
  p.page
    .locator('[data-action]:visible')
    .first()
    .waitFor()
    .then(() => p)

test('without a server the shelf says nothing of playing online', async () => {
  const { page, context } = await set.open('desk')
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('link', { name: 'Play online' }).count()).toBe(0)
  await context.close()
})

test('two play live, a third watches, a reload resumes', async () => {
  const [anna, boris, clio] = await Promise.all([person('Anna'), person('Boris'), person('Clio')])

  // Anna opens a table for two, with a clock, from the shelf.
  await anna.page.getByRole('link', { name: 'Play online' }).click()
  await anna.page.locator('[data-create]').click()
  const dialog = anna.page.getByRole('dialog')
  await dialog.locator('input[name=players][value="2"]').check({ force: true })
  await dialog.locator('input[name=clock][value="live"]').check({ force: true })
  await dialog.locator('.dialog-foot .primary').click()
  await anna.page.locator('.waiting-room').waitFor()
  const table = new URL(anna.page.url()).pathname

  // Boris finds it in the lobby and sits down; Anna sees him come, and starts.
  await boris.page.goto('/online')
  await boris.page.locator('[data-join]').click()
  await boris.page.locator('.waiting-room').waitFor()
  await anna.page.locator('[data-start]').click()
  await Promise.all([anna.page, boris.page].map(p => p.locator('.desk').waitFor()))
  await clio.page.goto(table)
  await clio.page.locator('.desk').waitFor()
  for (const { page } of [anna, boris]) await listMode(page)
  const status = anna.page.locator('.online-status')
  await status.getByText('1 watches').waitFor()
  expect(await status.locator('[data-present=true]').count()).toBe(2)
  expect(await status.locator('.clock').allTextContents()).toHaveLength(2)

  // They take turns; whoever moves, the two others see it without asking.
  const players = [anna, boris]
  let turns = 0
  let undone = 0
  const moved = new Set<Person>()
  while (turns < TURNS && !(await isOver(anna.page))) {
    const now = await Promise.race(players.map(turnOf))
    expect(await isAsked(players[1 - players.indexOf(now)].page)).toBe(false)
    await playNth(now.page, turns)
    moved.add(now)
    const seq = await seqOf(now.page)
    await Promise.all([anna, boris, clio].map(p => reaches(p.page, seq)))
    // Once, the last step is taken back and another one taken.
    const undo = now.page.locator('[data-undo][aria-disabled=false]')
    if (undone === 0 && (await undo.count()) > 0) {
      await undo.click()
      await Promise.all([anna, boris, clio].map(p => reaches(p.page, seq + 1)))
      await playNth(now.page, turns + 1)
      undone++
    }
    turns++
  }
  expect(undone).toBe(1)
  expect(turns).toBe(TURNS)
  expect(moved.size).toBe(2)
  expect(await isAsked(clio.page)).toBe(false)
  expect(await clio.page.locator('[data-undo]').count()).toBe(0)

  // A reload finds the same position, and play goes on.
  const before = await seqOf(boris.page)
  await boris.page.reload()
  await boris.page.locator('.desk').waitFor()
  expect(await seqOf(boris.page)).toBe(before)
  await listMode(boris.page)
  const next = await Promise.race(players.map(turnOf))
  await playNth(next.page)
  await Promise.all([anna, boris, clio].map(async p => reaches(p.page, await seqOf(next.page))))

  // The server goes away and comes back: the pages wait, connect again by themselves, and go on from where they were.
  const stood = await seqOf(anna.page)
  await halt()
  await status.getByText('Connecting again').waitFor()
  await serve(Number(new URL(address).port))
  await Promise.all(players.map(p => p.page.locator('.online-status[data-link=open]').waitFor()))
  expect(await seqOf(anna.page)).toBe(stood)
  for (const p of [anna, boris, clio]) expect(p.complaints.splice(0).filter(c => !c.includes('WebSocket'))).toEqual([])
  const after = await Promise.race(players.map(turnOf))
  await playNth(after.page)
  await Promise.all([anna, boris, clio].map(async p => reaches(p.page, await seqOf(after.page))))

  // Looking back asks the server for a position from before the reload.
  await boris.page.locator('.chronicle .line button').first().click()
  await boris.page.locator('.prompt.past').waitFor()
  await boris.page.locator('.prompt.past button').click()

  // The lobby says whose turn it is.
  await anna.page.goto('/online')
  await anna.page.locator('[data-table]').first().waitFor()
  expect(await anna.page.locator('[data-table]').count()).toBe(1)
  expect(await anna.page.locator('[data-table]').textContent()).toMatch(/It is your turn|Waiting for Boris/)
  await boris.page.locator('.online-status [data-present=false]').waitFor()
  expect([...anna.complaints, ...boris.complaints, ...clio.complaints]).toEqual([])
  await Promise.all([anna, boris, clio].map(p => p.context.close()))
})

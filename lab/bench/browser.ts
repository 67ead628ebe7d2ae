/**
 * How the table feels on a slow machine: from a click to the new position, and the frames while the map is moved, with
 * the processor throttled four times; and whether a table of seven bots at top speed complains.
 * `node lab/bench/browser.ts <build> [<older build>]`; a build is `npx vite build web --mode toy --outDir <build>`.
 * Two builds are measured in turn, click by click, in one run, for the ratio.
 */
import { loadavg } from 'node:os'
import { bronze } from '@ecumene/bronze'
import { civilization } from '@ecumene/civilization'
import type { Core, GameDef } from '@ecumene/kernel'
import { type Stage, stage } from '../../web/e2e/harness.ts'
import { midwayFile, openFile } from '../../web/e2e/midway.ts'
import { median, p95 } from './click-time.ts'
import { type Click, type Page, SlowTable } from './slow-click.ts'

type Game = GameDef<Core, never>
/** The first clicks only warm up: a player who sits down at a table has clicked before. */
const [WARM, CLICKS] = [4, 30]
const BURST_MS = 20_000

const builds = process.argv.slice(2)
if (builds.length === 0) throw new Error('which build?')
const files = {
  'civilization, 7 players': midwayFile(civilization as unknown as Game, 7, 400, 'slow'),
  'bronze, 4 players': midwayFile(bronze as unknown as Game, 4, 60, 'slow'),
}
const load = (): string => `load ${loadavg()[0].toFixed(1)}`
const sets = await Promise.all(builds.map(dist => stage(dist)))
for (const [name, file] of Object.entries(files)) {
  console.log(`${name}, ${load()}`)
  const tables: SlowTable[] = []
  for (const set of sets) tables.push(await SlowTable.open(set, file))
  for (let i = 0; i < WARM; i++) for (const table of tables) await table.click()
  for (const table of tables) await table.watch()
  for (let i = 0, tries = 0; i < CLICKS && tries < 2 * CLICKS; tries++) {
    let isClicked = true
    for (const table of tables) isClicked = (await table.click()) && isClicked
    if (isClicked) i++
  }
  const clicks: (readonly Click[])[] = []
  for (const table of tables) clicks.push(await table.seen())
  const frames: number[] = []
  for (const table of tables) frames.push(p95(await pan(table.page)))
  tell('waited', clicks, c => c.waited)
  tell('worked', clicks, c => c.worked)
  for (const list of clicks) console.log(`  slowest: ${slowest(list)}`)
  console.log(`  a frame while moving: p95 ${frames.map(n => `${n.toFixed(0)} ms`).join(' | ')}`)
  for (const table of tables) await table.close()
}
for (const [n, set] of sets.entries()) {
  const burst = await sevenBots(set)
  console.log(`${builds[n]}: seven bots: ${burst.lines} lines, complaints: ${burst.complaints.join('; ') || 'none'}`)
  await set.close()
}
console.log(load())

function tell(what: string, clicks: readonly (readonly Click[])[], of: (c: Click) => number): void {
  const all = clicks.map(list => list.map(of))
  const ends = all.map(list => p95(list))
  const figures = all.map((list, n) => `${median(list).toFixed(0)} ms, p95 ${ends[n].toFixed(0)} ms (${list.length})`)
  const ratio = ends.length > 1 ? `, ${(ends[1] / ends[0]).toFixed(2)} times the older one's speed` : ''
  console.log(`  ${what}: ${figures.join(' | ')}${ratio}`)
}
function slowest(list: readonly Click[]): string {
  const worst = list.toSorted((a, b) => b.worked - a.worked).slice(0, 5)
  return worst.map(c => `${c.what.slice(0, 30)} ${c.waited.toFixed(0)} (${c.worked.toFixed(0)})`).join(', ')
}
/** The map is pushed about for a second. */
async function pan(page: Page): Promise<number[]> {
  const box = await page.locator('.kit-viewport').first().boundingBox()
  if (!box) throw new Error('no map')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 3 }
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const tick = (): void => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      if (frames.length < 200) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(globalThis, { frames })
  })
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  for (let i = 0; i < 40; i++) await page.mouse.move(middle.x + 60 * Math.sin(i / 6), middle.y + 30 * Math.cos(i / 6))
  await page.mouse.up()
  return page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(2))
}
async function sevenBots(set: Stage) {
  const { page, context, complaints } = await set.open('desk', {
    but: { bots: 'instant', because: 'answers of many bots are timed' },
  })
  const file = JSON.parse(midwayFile(civilization as unknown as Game, 7, 0, 'seven')) as { players: object[] }
  const players = file.players.map(p => ({ ...p, kind: 'bot', name: null, bot: 'greedy' }))
  await openFile(page, JSON.stringify({ ...file, players }))
  await page.locator('.desk').waitFor()
  await page.waitForTimeout(BURST_MS)
  const seq = page.locator('[data-seq]').getAttribute('data-seq')
  const lines = await seq.catch(() => 'the table is gone;')
  await context.close()
  return { lines, complaints }
}

/**
 * How the table feels on a slow machine: from a click to the new position, and the frames while the map is moved, with
 * the processor throttled four times; and whether a table of seven bots at top speed complains.
 * `node bench/browser.ts <build> [<older build>]`; a build is `npx vite build web --mode toy --outDir <build>`.
 * Two builds are measured in turn, in one run, for the ratio.
 */
import { loadavg } from 'node:os'
import { bronze } from '@ecumene/bronze'
import { civilization } from '@ecumene/civilization'
import type { Core, GameDef } from '@ecumene/kernel'
import { type Stage, stage } from '../web/e2e/harness.ts'
import { midwayFile, openFile, openMidway } from '../web/e2e/midway.ts'

type Game = GameDef<Core, never>
type Page = Awaited<ReturnType<Stage['open']>>['page']
const CLICKS = 20
const THROTTLE = 4
const BURST_MS = 20_000
const seqOf = (page: Page): Promise<string | null> => page.locator('[data-seq]').getAttribute('data-seq')

interface Measured {
  readonly click: number
  readonly frame: number
}
const builds = process.argv.slice(2)
if (builds.length === 0) throw new Error('which build?')
const files = {
  'civilization, 7 players': midwayFile(civilization as unknown as Game, 7, 400, 'slow'),
  'bronze, 4 players': midwayFile(bronze as unknown as Game, 4, 60, 'slow'),
}
console.log(`load ${loadavg()[0].toFixed(1)}, throttled ${THROTTLE} times`)
const found = new Map<string, Measured[]>()
for (const dist of builds) {
  const set = await stage(dist)
  for (const [name, file] of Object.entries(files)) {
    const { page, context } = await set.open('desk', { chronicle: null })
    await openMidway(page, file)
    const slow = await context.newCDPSession(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    const measured = { click: await clicks(page), frame: await pan(page) }
    found.set(name, [...(found.get(name) ?? []), measured])
    console.log(
      `${dist}: ${name}: click p95 ${measured.click.toFixed(0)} ms, frame p95 ${measured.frame.toFixed(0)} ms`,
    )
    await context.close()
  }
  const burst = await sevenBots(set)
  console.log(`${dist}: seven bots: ${burst.lines} lines, complaints: ${burst.complaints.join('; ') || 'none'}`)
  await set.close()
}
for (const [name, [now, before]] of found) {
  const ratio = (a: number, b?: number): string =>
    b === undefined ? '' : `, ${(b / a).toFixed(2)} times the older one's speed`
  console.log(`${name}: click to position p95 ${now.click.toFixed(0)} ms${ratio(now.click, before?.click)}`)
  console.log(`${name}: a frame while moving p95 ${now.frame.toFixed(0)} ms${ratio(now.frame, before?.frame)}`)
}
console.log(`load ${loadavg()[0].toFixed(1)}`)

/** From the press of a button of the plain list to the frame that shows the new position. */
async function clicks(page: Page): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < CLICKS; i++) {
    await page.locator('.prompt.mine').waitFor({ timeout: 60_000 })
    const took = await page.evaluate(async () => {
      const seq = (): string | null => document.querySelector('[data-seq]')?.getAttribute('data-seq') ?? null
      const isHeld = (): boolean => document.querySelector('[data-word=held]') !== null
      const targets = [...document.querySelectorAll('.kit-target.is-legal, .is-legal, [data-action], [data-word=free]')]
      const target = targets.find(e => e.getClientRects().length > 0)
      if (!target) return null
      const before = seq()
      const begun = performance.now()
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
      for (let n = 0; n < 600; n++) {
        await new Promise(done => requestAnimationFrame(done))
        if (seq() !== before || isHeld()) return performance.now() - begun
        document.querySelector<HTMLElement>('[data-testid=do], .brz-which button, [data-testid=panel] .button')?.click()
      }
      return null
    })
    if (took !== null) times.push(took)
  }
  if (times.length < CLICKS / 2) throw new Error(`only ${times.length} clicks did something`)
  return p95(times)
}
/** The map is pushed about for a second. */
async function pan(page: Page): Promise<number> {
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
  return p95(await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(2)))
}
async function sevenBots(set: Stage) {
  const { page, context, complaints } = await set.open('desk', { pace: 'instant' }, { reducedMotion: 'no-preference' })
  const file = JSON.parse(midwayFile(civilization as unknown as Game, 7, 0, 'seven')) as { players: object[] }
  const players = file.players.map(p => ({ ...p, kind: 'bot', name: null, bot: 'greedy' }))
  await openFile(page, JSON.stringify({ ...file, players }))
  await page.locator('.desk').waitFor()
  await page.waitForTimeout(BURST_MS)
  const lines = await seqOf(page).catch(() => 'the table is gone;')
  await context.close()
  return { lines, complaints }
}
function p95(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))]
}

/**
 * Frames while the map is panned: Mare Nostrum late in a game of five players beside Civilization late in a game of
 * five, in turns in the same browser. The times are those of this machine; the ratio says more. Needs the build of the
 * browser stage. `node lab/bench/map-frames.ts [rounds]`
 */
import { loadavg } from 'node:os'
import { games } from '@ecumene/games'
import { type Stage, stage } from '../../web/e2e/harness.ts'
import { lateGames } from '../../web/e2e/mare-nostrum/stages.ts'
import { openPosition } from '../../web/e2e/mare-nostrum/table.ts'
import { midwayFile, openMidway } from '../../web/e2e/midway.ts'

type Page = Awaited<ReturnType<Stage['open']>>['page']
const ROUNDS = Number(process.argv[2] ?? 5)
const STEPS = 60
const found = games.find(g => g.id === 'civilization')
if (!found) throw new Error('no Civilization')
const civilization = midwayFile(await found.load(), 5, 3000)
const late = lateGames(4)

/** Milliseconds between frames while the mouse pulls the map to and fro. */
async function pan(page: Page): Promise<number[]> {
  const box = await page.locator('.kit-viewport').boundingBox()
  if (!box) throw new Error('no map')
  for (let i = 0; i < 2; i++) await page.locator('.kit-zoom-button').first().click()
  // A spot from which the map itself is pulled, no piece on it.
  const [x, y] = await page.evaluate(
    ([left, top, width, height]) => {
      for (let i = 0; i < 400; i++) {
        const at = [left + width * (0.3 + (i % 20) * 0.02), top + height * (0.3 + Math.floor(i / 20) * 0.02)]
        if (!document.elementFromPoint(at[0], at[1])?.closest('[data-drag], button, .is-legal')) return at
      }
      throw new Error('no free spot')
    },
    [box.x, box.y, box.width, box.height],
  )
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    const next = (time: number): void => {
      frames.push(time)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  for (let i = 0; i < STEPS; i++) await page.mouse.move(x + 160 * Math.sin(i / 5), y + 90 * Math.cos(i / 7))
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames)
  await page.mouse.up()
  return frames.slice(1).map((time, i) => time - frames[i])
}
const at = (times: number[], share: number): number => times.sort((a, b) => a - b)[Math.floor(times.length * share)]

const set = await stage()
const times: Record<string, number[]> = { 'mare-nostrum': [], civilization: [] }
const pieces: Record<string, number> = {}
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const game of Object.keys(times)) {
      const { page, context } = await set.open('desk', {
        but: { motion: 'reduced', because: 'nothing moves but the map' },
      })
      if (game === 'civilization') await openMidway(page, civilization)
      else await openPosition(page, late.at('build'))
      await page.locator('.kit-world').waitFor()
      pieces[game] = await page.locator('.kit-world *').count()
      times[game].push(...(await pan(page)))
      await context.close()
    }
} finally {
  await set.close()
}
const load = loadavg().map(n => n.toFixed(1))
for (const [game, all] of Object.entries(times))
  console.log(
    `${game}: ${pieces[game]} elements, ${all.length} frames, median ${at(all, 0.5).toFixed(1)} ms, ` +
      `one in twenty over ${at(all, 0.95).toFixed(1)} ms`,
  )
const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length
const [mare, civ] = [mean(times['mare-nostrum']), mean(times.civilization)]
console.log(
  `mean frame ${mare.toFixed(1)} ms against ${civ.toFixed(1)} ms: ${(mare / civ).toFixed(2)} times; ` +
    `load of the machine ${load.join(', ')}`,
)

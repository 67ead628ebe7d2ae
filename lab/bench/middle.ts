/**
 * Whole games around a screen in the middle of the room, in Chromium: a screen of 1920x1080 and a phone for every
 * player, which presses one of the things it may do. The screen is sent what is everybody's; nothing of it may be
 * anybody's secret, and its letters stay large enough.
 *
 *   node lab/bench/middle.ts [--game bronze] [--phones 2] [--minutes 8]
 *
 * Without a game: each title in turn. Needs the app of the browser tests (`npm test -- web/e2e` builds it). Ends with 1
 * if a game did not come to its end in its minutes.
 */
import { parseArgs } from 'node:util'
import { games } from '@ecumene/games'
import { stage } from '../../web/e2e/harness.ts'
import {
  type Device,
  expectNothingHidden,
  neverResigns,
  openMiddle,
  scan,
  smallLetters,
} from '../../web/e2e/living-room.ts'
import { playOn, Served, seqOf } from '../../web/e2e/online.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    phones: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '8' },
  },
})
const NAMES = ['Anna', 'Boris', 'Clio', 'Dan', 'Eva']
const LOOK_MS = 2000
const WIDTH = 30

const set = await stage()
const server = new Served()
await server.start()
let isWhole = true
for (const game of values.game ? [values.game] : games.map(g => g.id)) isWhole = (await play(game)) && isWhole
await server.close()
await set.close()
process.exitCode = isWhole ? 0 : 1

async function play(game: string): Promise<boolean> {
  const online = { set, server }
  const from = Date.now()
  const until = from + Number(values.minutes) * 60_000
  const least = games.find(g => g.id === game)?.players[0] ?? 2
  const count = Math.max(least, Number(values.phones))
  const middle = await openMiddle(online, game, count)
  const phones: Device[] = []
  for (const name of NAMES.slice(0, count)) phones.push(await scan(online, middle.page, name))
  await middle.page.locator('[data-start]').click()
  await middle.page.locator('[data-middle=board]').waitFor()
  for (const { page } of phones) {
    await page.locator('[data-hand]').waitFor()
    await page.evaluate(neverResigns)
    void playOn(page).catch(() => {})
  }
  const small = new Set<string>()
  let [lines, isOver] = [0, false]
  while (!isOver && Date.now() < until) {
    await middle.page.waitForTimeout(LOOK_MS)
    lines = await seqOf(middle.page)
    isOver = (await middle.page.locator('.final').count()) > 0
    if (!isOver) for (const letters of await smallLetters(middle.page)) small.add(letters)
    const part = Math.min(1, (Date.now() - from) / (until - from))
    const bar = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.')
    process.stdout.write(`\r${game.padEnd(22)} [${bar}] ${lines} lines`)
  }
  expectNothingHidden(middle.heard, 1)
  const complaints = [middle, ...phones].flatMap(device => device.complaints)
  const seconds = Math.round((Date.now() - from) / 1000)
  console.log(
    `\r${game.padEnd(22)} ${isOver ? 'over' : 'NOT OVER'} after ${lines} lines, ${seconds} s; ${middle.heard.length} ` +
      `messages to the middle, nothing hidden; ${small.size} small letters; ${complaints.length} complaints`,
  )
  for (const said of [...small, ...complaints].slice(0, 10)) console.log(`  ${said}`)
  for (const { context } of [middle, ...phones]) await context.close()
  return isOver && complaints.length === 0
}

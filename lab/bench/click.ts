/**
 * Click to new position, in Chromium, on the build of the browser tests: Through the Ages in its full position (four
 * players, round 15) and in round 15 of a game among bots, beside Bronze in a game of four.
 * `node lab/bench/click.ts [count]`. The build must be there: the browser stage of `npm test` makes it.
 */
import { loadavg } from 'node:os'
import { playBronze } from '../../web/e2e/bronze/play-along.ts'
import { stage } from '../../web/e2e/harness.ts'
import { lateFile, openFile, openFull } from '../../web/e2e/through-the-ages/late.ts'
import { median, type Page, p95, type Times, timesOf } from './click-time.ts'

const count = Number(process.argv[2] ?? 40)

const tables: readonly { readonly name: string; play(page: Page): Promise<Times> }[] = [
  {
    name: 'Bronze, four players',
    async play(page) {
      await playBronze(page, 'lay', 5, 4)
      return timesOf(page, '.brz-slot-side', count)
    },
  },
  {
    name: 'Through the Ages, full position',
    async play(page) {
      await openFull(page)
      return timesOf(page, '.tta-row-card.is-legal', count)
    },
  },
  {
    name: 'Through the Ages, round 15 among bots',
    async play(page) {
      await openFile(page, lateFile(4, 15, 'late'))
      return timesOf(page, '.tta-row-card.is-legal', count)
    },
  },
]

const set = await stage()
try {
  const found: Times[] = []
  for (const { name, play } of tables) {
    const { page, context } = await set.open('desk')
    const times = await play(page)
    found.push(times)
    const ms = (list: readonly number[]): string => `${median(list).toFixed(0)} ms, p95 ${p95(list).toFixed(0)} ms`
    const load = `${count} clicks; load ${loadavg()[0].toFixed(1)}`
    console.log(`${name}: waited ${ms(times.waited)}; worked ${ms(times.worked)}; ${load}`)
    await context.close()
  }
  const beside = (i: number, of: keyof Times): string => (p95(found[i][of]) / p95(found[0][of])).toFixed(2)
  for (const [i, { name }] of tables.entries())
    if (i > 0)
      console.log(`${name}: p95 ${beside(i, 'waited')} times Bronze's waiting, ${beside(i, 'worked')} its work`)
} finally {
  await set.close()
}

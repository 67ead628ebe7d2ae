/**
 * Bots that search, in Chromium: how long each decision takes beside its cap. A table of bots of one level plays on
 * from the middle of a game, and the page writes down when a thought begins and when it ends.
 * `node lab/bench/thinking.ts <build> [--decisions 30] [--game ID,…] [--level master,…] [--save FILE]`; a build is
 * `npx vite build web --mode toy --outDir <build>`.
 */
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { capOf, isSearcher, levelsOf } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { type Stage, stage } from '../../web/e2e/harness.ts'
import { openFile } from '../../web/e2e/midway.ts'
import { beforeBot } from '../../web/e2e/thinking.ts'
import { median, p95 } from './click-time.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    decisions: { type: 'string', default: '30' },
    game: { type: 'string' },
    level: { type: 'string' },
    save: { type: 'string' },
  },
})
const [build] = positionals
if (build === undefined) throw new Error('which build?')
const wanted = Number(values.decisions)
/** Milliseconds without a decision after which a table is over. */
const PATIENCE = 40_000

/** Writes down the milliseconds of every thought that the table's worker tells of. */
function watchThoughts(): void {
  const thoughts: number[] = []
  let began = 0
  globalThis.Worker = class extends Worker {
    constructor(...about: ConstructorParameters<typeof Worker>) {
      super(...about)
      this.addEventListener('message', ({ data }) => {
        if (data?.type !== 'pondering') return
        if (data.pondering && began === 0) began = performance.now()
        if (data.pondering || began === 0) return
        thoughts.push(performance.now() - began)
        began = 0
      })
    }
  }
  Object.assign(globalThis, { thoughts })
}
const thoughtsIn = (): number[] => (globalThis as unknown as { thoughts: number[] }).thoughts

async function timed(set: Stage, file: string, count: number, told: (n: number) => void): Promise<readonly number[]> {
  const { page, context } = await set.open('desk', {
    but: { bots: 'instant', motion: 'reduced', done: 'at once', because: 'only thoughts are timed' },
  })
  await page.addInitScript(watchThoughts)
  await page.reload()
  await openFile(page, file)
  let found: readonly number[] = []
  while (found.length < count) {
    const more = await page
      .waitForFunction(n => (globalThis as unknown as { thoughts: number[] }).thoughts.length > n, found.length, {
        timeout: PATIENCE,
      })
      .catch(() => null)
    found = await page.evaluate(thoughtsIn)
    told(found.length)
    if (!more) break
  }
  await context.close()
  return found.slice(0, count)
}

const rows: object[] = []
const set = await stage(build)
try {
  for (const about of games) {
    if (values.game && !values.game.split(',').includes(about.id)) continue
    const game = await about.load()
    const [fewest, most] = game.variants[0].seats
    const searchers = levelsOf(game).filter(level => isSearcher(game, level))
    if (searchers.length === 0) console.log(`${game.id}: nobody who searches is offered`)
    for (const level of searchers.filter(level => !values.level || values.level.split(',').includes(level)))
      for (const seats of new Set([fewest, most])) {
        const file = beforeBot(game, seats).file(Array.from({ length: seats }, () => level))
        const bar = (n: number): void => {
          if (process.stderr.isTTY) process.stderr.write(`\r${'█'.repeat(Math.round((30 * n) / wanted))} ${n}`)
        }
        const load = loadavg()[0]
        const ms = await timed(set, file, wanted, bar)
        const row = { game: game.id, seats, level, decisions: ms.length, cap: capOf(level), load }
        const figures = { most: Math.max(...ms), p95: p95(ms), median: median(ms) }
        rows.push({ ...row, ...figures })
        const said = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(0)}`)
        console.log(
          `${game.id}, ${seats} players, ${level}: ${said.join(', ')} ms of ${row.cap} (${ms.length} decisions); load ${load.toFixed(1)}`,
        )
        if (values.save) writeFileSync(values.save, `${JSON.stringify(rows, null, 2)}\n`)
      }
  }
} finally {
  await set.close()
}

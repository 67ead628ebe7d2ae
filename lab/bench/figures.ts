/**
 * Whether every number on the page is that of the position: games of each title, on a desk by mouse and on a phone by
 * thumb, at the pace and with the motion that people have, until so many positions were compared.
 *
 *   node lab/bench/figures.ts [--game ID] [--size desk|phone] [--positions 3000] [--save lab/results/figures.json]
 *
 * Needs the app of the browser tests (`npm test -- web/e2e` builds it).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { progress } from '@ecumene/cli/src/terminal.ts'
import { createServer } from 'vite'
import { gameIcons } from '../../kit/build/icons.ts'
import { packedJson } from '../../kit/build/packed-json.ts'
import type * as Compare from '../../web/e2e/compare-figures.ts'
import { stage } from '../../web/e2e/harness.ts'

interface Kept {
  readonly game: string
  readonly size: string
  readonly games: number
  readonly positions: number
  readonly figures: number
  readonly lies: readonly string[]
}

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    size: { type: 'string' },
    positions: { type: 'string', default: '3000' },
    save: { type: 'string' },
  },
})
const wanted = Number(values.positions)
// What the table is compared with stands beside its drawings, which name icons that only a build finds.
const vite = await createServer({
  root: join(import.meta.dirname, '..', '..'),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
  plugins: [gameIcons(), packedJson()],
})
const { compareFigures, TITLES } = (await vite.ssrLoadModule('/web/e2e/compare-figures.ts')) as typeof Compare
const set = await stage()
for (const title of TITLES)
  for (const size of title.sizes) {
    if ((values.game ?? title.id) !== title.id || (values.size ?? size) !== size) continue
    const bar = progress(`${title.id}, ${size}`, wanted)
    let kept: Kept = { game: title.id, size, games: 0, positions: 0, figures: 0, lies: [] }
    while (kept.positions < wanted) {
      const { positions: before } = kept
      const one = await compareFigures(set, title, size, {
        positions: wanted - before,
        seed: `figures ${kept.games}`,
        compared: positions => bar.at(Math.min(wanted, before + positions)),
      })
      kept = {
        ...kept,
        games: kept.games + 1,
        positions: before + one.positions,
        figures: kept.figures + one.figures,
        lies: [...kept.lies, ...one.lies, ...one.complaints],
      }
    }
    bar.end()
    console.log(`${kept.games} games, ${kept.positions} positions, ${kept.figures} figures, ${kept.lies.length} lies`)
    for (const lie of kept.lies) console.log(`  ${lie}`)
    if (values.save) save(values.save, kept)
  }
await set.close()
await vite.close()

/** The newest of a game and a size stays. */
function save(file: string, kept: Kept): void {
  const all: Kept[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const others = all.filter(one => one.game !== kept.game || one.size !== kept.size)
  writeFileSync(file, `${JSON.stringify([...others, kept], null, 2)}\n`)
}

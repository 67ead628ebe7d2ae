/** Programs of the laboratory that read their own command line; the first lines of each file explain it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Started } from '@ecumene/cli/src/command-line.ts'

const root = join(import.meta.dirname, '..', '..')

/** A program in a process of its own, in the root of the repository. */
const program = (summary: string, file: string): Started => ({
  summary,
  async start(args) {
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' })
    const [code] = (await once(child, 'close')) as [number | null]
    return code ?? 1
  },
})

export const programs: Readonly<Record<string, Started>> = {
  mutate: program('mistakes in the sources of a room, one at a time: do its tests notice?', 'lab/mutation/main.mjs'),
  learn: program('bots play among themselves, and a network learns what positions are worth', 'lab/learn/main.ts'),
  peers: program('our toy beside the same game on boardgame.io', 'lab/bench/peers.mjs'),
  load: program('a server with many tables: moves a second, time to every seat, memory', 'lab/bench/load.ts'),
  cost: program('the processor time of a move, by thread', 'lab/bench/cost.ts'),
  several: program('one server and two on one PostgreSQL', 'lab/bench/several.ts'),
  move: program('the processor time of a move in this tree and in another', 'lab/bench/move.ts'),
  soak: program('tables of bots for many minutes: memory must not grow', 'lab/bench/soak.ts'),
  strategists: program('how long moves of people take while bots search', 'lab/bench/strategists.ts'),
  'solo-move': program('a move at a table in the browser, early and late in a long game', 'lab/bench/solo-move.ts'),
  click: program('from a click to the picture of the new position, in Chromium', 'lab/bench/click.ts'),
  clicks: program('how often a person presses the mouse in a game of Civilization, in Chromium', 'lab/bench/clicks.ts'),
  figures: program('every number on the page against the position, in Chromium', 'lab/bench/figures.ts'),
  browser: program('clicks and frames on a slow machine, in Chromium', 'lab/bench/browser.ts'),
  'map-frames': program('frames while the map is panned, in Chromium', 'lab/bench/map-frames.ts'),
  thinking: program('how long each decision of a bot that searches takes, in Chromium', 'lab/bench/thinking.ts'),
  middle: program('whole games around a screen in the middle and phones, in Chromium', 'lab/bench/middle.ts'),
  meanwhile: program('what a person does while a Master thinks, in Chromium', 'lab/bench/meanwhile.ts'),
}

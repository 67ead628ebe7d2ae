/** A thread of its own: makes a picture of a finished game. Drawing takes long and must not hold up moves. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { boardOf, type PictureWish } from './board.ts'
import { sheetOf } from './sheet.ts'

const { resolve } = createRequire(import.meta.url)
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
const FONTS = ['cyrillic', 'latin'].map(letters =>
  readFileSync(resolve(`@fontsource-variable/golos-text/files/golos-text-${letters}-wght-normal.woff2`)),
)

parentPort?.on('message', ({ id, wish }: { id: number; wish: PictureWish }) =>
  paint(wish).then(
    png => parentPort?.postMessage({ id, png }),
    error => parentPort?.postMessage({ id, error: String(error) }),
  ),
)

async function paint(wish: PictureWish): Promise<Uint8Array> {
  const svg = sheetOf(wish.title, wish.result, wish.seats, await boardOf(wish))
  return new Resvg(svg, { font: { fontBuffers: FONTS, defaultFontFamily: 'Golos Text' } }).render().asPng()
}

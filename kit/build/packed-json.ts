/** `import map from './map.json.br'`: JSON that nobody reads is kept packed by Brotli and unpacked for the build. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const ENDING = '.json.br'
export const readPacked = (file: string): unknown => JSON.parse(brotliDecompressSync(readFileSync(file)).toString())
export const writePacked = (file: string, value: unknown): void =>
  writeFileSync(file, brotliCompressSync(`${JSON.stringify(value)}\n`))

/** The module that a packed file is; null for any other file. */
const moduleOf = (file: string): string | null =>
  file.endsWith(ENDING) ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readPacked(file)))})` : null
export const packedJson = (): Plugin => ({ name: 'packed-json', enforce: 'pre', load: moduleOf })

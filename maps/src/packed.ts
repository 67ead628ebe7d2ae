/** A finished map's file: JSON, packed by Brotli. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

export type MapName = 'civilization' | 'mare-nostrum'
export const fileOf = (name: MapName): URL => new URL(`../${name}.topo.json.br`, import.meta.url)
export const readMap = (name: MapName): string => brotliDecompressSync(readFileSync(fileOf(name))).toString()
export const writeMap = (name: MapName, text: string): void => writeFileSync(fileOf(name), brotliCompressSync(text))

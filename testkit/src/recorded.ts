/** Recorded games of a game's folder: `test/corpus/<name>.v<version>.json.br`, and what each of them comes to. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { MatchRecord } from '@ecumene/kernel'

export interface Recorded {
  readonly file: string
  readonly record: MatchRecord
}
/** What is written beside the records in plain text: a change of any position of any of them shows in a review. */
export interface Checksum {
  readonly lines: number
  /** SHA-256 over the hash of every position, the opening first. */
  readonly positions: string
}
type Checksums = Readonly<Record<string, Checksum>>

const folderOf = (root: string): string => join(root, 'test', 'corpus')
const CHECKSUMS = 'checksums.json'

/** The names of the records of a version, in order. */
export function recordsOf(root: string, version: number): readonly string[] {
  const folder = folderOf(root)
  const ending = `.v${version}.json.br`
  return existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith(ending))
        .sort()
    : []
}
export const readRecord = (root: string, file: string): MatchRecord =>
  JSON.parse(brotliDecompressSync(readFileSync(join(folderOf(root), file))).toString()) as MatchRecord

export function recordedGames(root: string, version: number): readonly Recorded[] {
  return recordsOf(root, version).map(file => ({ file, record: readRecord(root, file) }))
}

export function checksumOf({ opening, entries }: MatchRecord): Checksum {
  const hashes = [opening.hash, ...entries.map(entry => entry.hash)]
  return { lines: entries.length, positions: createHash('sha256').update(hashes.join(' ')).digest('hex') }
}
export function checksumsIn(root: string): Checksums {
  const file = join(folderOf(root), CHECKSUMS)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Checksums) : {}
}

/** Writes a record and its checksum. A record that is there already stays as it is: that is an error. */
export function writeRecord(root: string, name: string, record: MatchRecord): void {
  const folder = folderOf(root)
  const file = `${name}.v${record.version}.json.br`
  mkdirSync(folder, { recursive: true })
  if (existsSync(join(folder, file))) throw new Error(`${file} is recorded already: a corpus is never recorded again`)
  writeFileSync(join(folder, file), brotliCompressSync(textOf(record)))
  const all = Object.entries({ ...checksumsIn(root), [file]: checksumOf(record) }).sort(([a], [b]) => (a < b ? -1 : 1))
  const lines = all.map(([key, sum]) => `  ${JSON.stringify(key)}: ${JSON.stringify(sum)}`)
  writeFileSync(join(folder, CHECKSUMS), `{\n${lines.join(',\n')}\n}\n`)
}
/** One line for each action, so that two unpacked records can be compared. */
function textOf({ entries, ...head }: MatchRecord): string {
  const lines = entries.map(entry => JSON.stringify(entry)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`
}

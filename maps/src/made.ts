/**
 * Making a map takes half a minute, so `made.json` keeps a digest of each: of all it is made from and of the file that
 * came out. While the digest is the same, making the map again would give the same file.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeCivilization } from './civilization.ts'
import { readFacts } from './facts.ts'
import { makeMareNostrum } from './mare-nostrum.ts'
import { fileOf, type MapName } from './packed.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const read = (path: string) => readFileSync(here(path), 'utf8')

/** `text`: as it is committed. */
export const makeMap = (name: MapName): { text: string; report: readonly string[] } => {
  const { map, report } =
    name === 'civilization' ? makeCivilization(readFacts(read('../data/civilization.json'))) : makeMareNostrum()
  return { text: `${JSON.stringify(map)}\n`, report }
}

export const digests = (): Partial<Record<MapName, string>> =>
  existsSync(here('../made.json')) ? JSON.parse(read('../made.json')) : {}

/** Sources, data, the rules' data, the libraries and the Node they run on, and the map itself. */
export const digestOf = (name: MapName): string => {
  const own = ['../src', '../data'].flatMap(folder => readdirSync(here(folder)).map(file => `${folder}/${file}`))
  const rules = ['names', 'provinces', 'seas'].map(file => `../../games/mare-nostrum/data/${file}.ts`)
  const hash = createHash('sha256')
  for (const path of [...own.sort(), ...rules, '../package.json']) hash.update(read(path))
  hash.update(readFileSync(fileOf(name)))
  const { devDependencies } = JSON.parse(read('../../package.json')) as { devDependencies: { node: string } }
  return hash.update(devDependencies.node).digest('hex')
}

export const keepDigest = (name: MapName): void =>
  writeFileSync(here('../made.json'), `${JSON.stringify({ ...digests(), [name]: digestOf(name) }, null, 2)}\n`)

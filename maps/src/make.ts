// Makes maps/civilization.topo.json: node src/make.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeCivilization } from './civilization.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const facts = JSON.parse(readFileSync(here('../data/civilization.json'), 'utf8'))
const { map, report } = makeCivilization(facts)
for (const line of report) console.log(line)
writeFileSync(here('../civilization.topo.json'), `${JSON.stringify(map)}\n`)

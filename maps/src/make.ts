// Makes the maps: node src/make.ts, or one of them: node src/make.ts mare-nostrum
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { makeCivilization } from './civilization.ts'
import { makeMareNostrum } from './mare-nostrum.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const makers: Record<string, () => { map: object; report: string[] }> = {
  civilization: () => makeCivilization(JSON.parse(readFileSync(here('../data/civilization.json'), 'utf8'))),
  'mare-nostrum': makeMareNostrum,
}
const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(makers)) {
  const { map, report } = makers[name]()
  for (const line of report) console.log(line)
  writeFileSync(here(`../${name}.topo.json`), `${JSON.stringify(map)}\n`)
}

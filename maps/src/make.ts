// Makes the maps: node src/make.ts, or one of them: node src/make.ts mare-nostrum
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keepDigest, makeMap } from './made.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const all = ['civilization', 'mare-nostrum'] as const
const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? all.filter(one => asked.includes(one)) : all) {
  const { text, report } = makeMap(name)
  for (const line of report) console.log(line)
  writeFileSync(here(`../${name}.topo.json`), text)
  keepDigest(name)
}

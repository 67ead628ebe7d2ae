// Makes the maps: node src/make.ts, or one of them: node src/make.ts mare-nostrum
import { keepDigest, makeMap } from './made.ts'
import { writeMap } from './packed.ts'

const all = ['civilization', 'mare-nostrum'] as const
const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? all.filter(one => asked.includes(one)) : all) {
  const { text, report } = makeMap(name)
  for (const line of report) console.log(line)
  writeMap(name, text)
  keepDigest(name)
}

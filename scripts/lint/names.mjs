// node scripts/lint/names.mjs [--list] [paths]: names can be read, and one word means one thing. Fails above the
// ceilings of ceilings.mjs; --list says where each name stands, of the files whose path begins so.
// Names of one letter, by room: allowed are `s` (the state), `i` (an index), `n` (a count), and `a` with `b` as the two
// sides of a comparison.
// Types that several files declare, exported or not: left out are `Props` (what a component takes, beside it) and
// `S` and `E` (the state and the events of each game).

import { readFileSync } from 'node:fs'
import { ONE_LETTER, SHARED_TYPES } from './ceilings.mjs'
import { namesIn, parsed, roomOf, sourcesOf, typesIn } from './declared.mjs'

const SHORT = new Set(['s', 'i', 'n'])
const OF_EVERY_FILE = new Set(['Props', 'S', 'E'])

const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'))
const isListing = process.argv.includes('--list')
const isWanted = path => wanted.length === 0 || wanted.some(word => path.startsWith(word))

const rooms = new Map()
const filesOf = new Map()
for (const path of sourcesOf()) {
  const { tree, lineAt } = parsed(readFileSync(path, 'utf8'), path)
  const room = roomOf(path)
  const count = rooms.get(room) ?? { all: 0, short: 0 }
  rooms.set(room, count)
  for (const { name, at, isPair } of namesIn(tree)) {
    count.all++
    if (name.length > 1 || name === '_' || SHORT.has(name) || isPair) continue
    count.short++
    if (isListing && isWanted(path)) console.log(`${path}:${lineAt(at)}: ${name}`)
  }
  for (const name of typesIn(tree))
    if (!OF_EVERY_FILE.has(name)) filesOf.set(name, (filesOf.get(name) ?? new Set()).add(path))
}

const failures = []
const shared = [...filesOf].filter(([, files]) => files.size > 1).sort((a, b) => b[1].size - a[1].size)
if (isListing)
  for (const [name, files] of shared)
    if ([...files].some(isWanted)) console.log(`${name}: declared in ${[...files].join(', ')}`)

for (const [room, { all, short }] of [...rooms].sort()) {
  const share = (100 * short) / all
  const ceiling = ONE_LETTER[room]
  if (!(share < ceiling)) failures.push(`too many one-letter names in ${room}`)
  const figures = `${String(short).padStart(5)} of ${String(all).padStart(5)} names have one letter`
  console.log(`${room.padEnd(9)} ${figures}: ${share.toFixed(1).padStart(5)} %, below ${ceiling} %`)
}
for (const [files, ceiling] of Object.entries(SHARED_TYPES)) {
  const count = shared.filter(([, declaring]) => declaring.size >= Number(files)).length
  if (count > ceiling) failures.push(`too many types of one name in ${files} files or more`)
  console.log(`types     ${String(count).padStart(5)} names are declared in ${files} files or more, at most ${ceiling}`)
}
if (failures.length > 0) {
  console.error(`${failures.join('; ')}. See them with: node scripts/lint/names.mjs --list <folder>`)
  process.exitCode = 1
}

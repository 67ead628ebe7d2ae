// node scripts/lint/size.mjs: a fresh copy of the tree stays below 12 MB, and no file of it is large without a reason.
// Prints the size.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const MOST = 12 * 1024 * 1024
const MOST_A_FILE = 200_000
/** Written by programs: what npm installs, and the outlines of the map. */
const LARGE = ['package-lock.json', 'maps/civilization.topo.json']

const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64e6,
})
const files = stdout.split('\0').filter(file => file && existsSync(file))
const sizes = files.map(file => ({ file, bytes: statSync(file).size }))
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
const inMegabytes = bytes => (bytes / 1024 ** 2).toFixed(2)
console.log(`tree: ${inMegabytes(total)} MB in ${files.length} files, at most ${inMegabytes(MOST)} MB`)

const large = sizes.filter(({ file, bytes }) => bytes > MOST_A_FILE && !LARGE.includes(file))
for (const { file, bytes } of large) console.error(`${file}: ${bytes} bytes, at most ${MOST_A_FILE}`)
if (total > MOST) {
  const biggest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10)
  console.error(`The tree is too large. Its largest files:\n${biggest.map(s => `${s.bytes} ${s.file}`).join('\n')}`)
}
if (large.length > 0 || total > MOST) process.exitCode = 1

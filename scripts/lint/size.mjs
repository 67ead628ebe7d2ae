// node scripts/lint/size.mjs: a fresh copy of the tree stays below 12 MB, no file of it is large without a reason, and
// a README is a page. Prints the size, and the longest README.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { README_LINES } from './ceilings.mjs'

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

const readmes = files
  .filter(file => /(^|\/)README\.md$/.test(file))
  .map(file => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines)
console.log(`READMEs: ${readmes[0].lines} lines in the longest (${readmes[0].file}), at most ${README_LINES}`)
const long = readmes.filter(({ lines }) => lines > README_LINES)
for (const { file, lines } of long) console.error(`${file}: ${lines} lines, at most ${README_LINES}`)

if (large.length > 0 || long.length > 0 || total > MOST) process.exitCode = 1

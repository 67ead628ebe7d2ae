// node scripts/lint/size.mjs: a fresh copy of the tree stays below 12 MB, no file of it is large without a reason, and
// a README is a page. Networks that bots have learned (*.network.json) are counted apart: nobody reads them, and they
// must neither crowd out the sources nor grow unseen. Prints the sizes, and the longest README.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { README_LINES } from './ceilings.mjs'

const MOST = 12 * 1024 * 1024
const MOST_A_FILE = 200_000
/** Written by a program: what npm installs. */
const LARGE = ['package-lock.json']
const NETWORK = /\.network\.json$/
const MOST_A_NETWORK = 150_000
const MOST_OF_NETWORKS = 750_000

const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64e6,
})
const files = stdout.split('\0').filter(file => file && existsSync(file))
const sizes = files.map(file => ({ file, bytes: statSync(file).size }))
const networks = sizes.filter(({ file }) => NETWORK.test(file))
const rest = sizes.filter(({ file }) => !NETWORK.test(file))
const sumOf = some => some.reduce((sum, { bytes }) => sum + bytes, 0)
const total = sumOf(rest)
const learned = sumOf(networks)
const inMegabytes = bytes => (bytes / 1024 ** 2).toFixed(2)
const inKilobytes = bytes => Math.ceil(bytes / 1000)
console.log(
  `tree: ${inMegabytes(total)} MB in ${rest.length} files, at most ${inMegabytes(MOST)} MB; beside it ` +
    `${inKilobytes(learned)} kB in ${networks.length} networks, at most ${inKilobytes(MOST_OF_NETWORKS)} kB`,
)

const large = [
  ...rest.filter(({ file, bytes }) => bytes > MOST_A_FILE && !LARGE.includes(file)),
  ...networks.filter(({ bytes }) => bytes > MOST_A_NETWORK),
]
for (const { file, bytes } of large)
  console.error(`${file}: ${bytes} bytes, at most ${NETWORK.test(file) ? MOST_A_NETWORK : MOST_A_FILE}`)
if (learned > MOST_OF_NETWORKS) console.error(`${learned} bytes of networks, at most ${MOST_OF_NETWORKS}`)
if (total > MOST) {
  const biggest = rest.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10)
  console.error(`The tree is too large. Its largest files:\n${biggest.map(s => `${s.bytes} ${s.file}`).join('\n')}`)
}

const readmes = files
  .filter(file => /(^|\/)README\.md$/.test(file))
  .map(file => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => b.lines - a.lines)
console.log(`READMEs: ${readmes[0].lines} lines in the longest (${readmes[0].file}), at most ${README_LINES}`)
const long = readmes.filter(({ lines }) => lines > README_LINES)
for (const { file, lines } of long) console.error(`${file}: ${lines} lines, at most ${README_LINES}`)

if (large.length > 0 || long.length > 0 || total > MOST || learned > MOST_OF_NETWORKS) process.exitCode = 1

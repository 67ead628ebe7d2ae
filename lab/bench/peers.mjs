// npm run bench:peers [-- seconds]: our toy and the same toy on boardgame.io, one after the other in one run, several
// times, and the ratio. Installs boardgame.io into lab/bench/boardgame-io the first time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const peer = join(here, 'boardgame-io')
const seconds = Number(process.argv[2] ?? 4)
if (!existsSync(join(peer, 'node_modules'))) {
  console.log('Installing boardgame.io ...')
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
    cwd: peer,
    stdio: 'inherit',
  })
  if (done.status !== 0) process.exit(2)
}
const run = (args, cwd) => {
  const done = spawnSync('node', args, { cwd, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } })
  if (done.status !== 0) throw new Error(done.stderr)
  return JSON.parse(done.stdout.trim().split('\n').at(-1)).decisionsPerSecond
}
const ratios = []
for (let i = 0; i < 3; i++) {
  const ours = run(
    ['lab/src/main.ts', 'bench', '--game', 'toy', '--seats', '4', '--seconds', String(seconds), '--json'],
    join(here, '../..'),
  )
  const theirs = run(['run.mjs', String(seconds), '4'], peer)
  ratios.push(ours / theirs)
  console.log(
    `Ecumene ${ours.toLocaleString('en')} decisions/s, boardgame.io ${theirs.toLocaleString('en')} decisions/s, ratio ${(ours / theirs).toFixed(0)}`,
  )
}
ratios.sort((a, b) => a - b)
console.log(`median ratio ${ratios[1].toFixed(0)}`)

// One run: instrument the sources of a room, let its tests look for each mutant, report.
import { spawn } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { environment } from '../../scripts/bootstrap.mjs'
import { changedLines } from './changes.mjs'
import { instrument } from './instrument.mjs'
import { keep, recall } from './kept.mjs'
import { planOf, summaryOf } from './plan.mjs'
import { isEquivalent, readResult, report } from './report.mjs'
import { rooms } from './rooms.mjs'

/** How long a mutant may keep a test busy (in ms) before the process is given up and the mutant counts as noticed. */
const PATIENCE = 10_000

const EVERYTHING = { hasFile: () => true, hasMutant: () => true }

/**
 * Resolves to false when the tests fail without any mutant. `isAgain`: what earlier runs saw killed, and what is noted
 * as equivalent, is not tried again; `words`: only tests whose path has one of these in it; `sample`: only every n-th
 * mutant.
 */
export const mutate = async (
  name,
  { parts = [], since, minutes, isListed, isAgain = false, words = [], sample = 1 },
) => {
  const room = { ...rooms[name], words }
  const touched = since === undefined ? EVERYTHING : changedLines(since)
  const { code, mutants } = await instrument(sourcesOf(room, parts).filter(touched.hasFile))
  // Mutants of one line follow each other: every n-th is spread over all lines.
  const wanted = mutants.filter(touched.hasMutant).filter((_, i) => i % sample === 0)
  if (wanted.length === 0) {
    console.log(`${name}: no changed line to mutate.`)
    return true
  }
  const folder = `var/mutation/${name}`
  mkdirSync(folder, { recursive: true })
  const write = (file, value) => writeFileSync(`${folder}/${file}.json`, JSON.stringify(value))
  write('code', code)
  write('mutants', wanted)
  const kept = `${folder}/kept.json`
  const killed = isAgain ? recall(kept, wanted) : {}
  write('known', { killed, reached: {}, atLoad: {}, tooLong: {}, done: {}, tried: {} })
  write('trying', {})
  for (const file of ['plan.json', 'seen.jsonl']) rmSync(`${folder}/${file}`, { force: true })

  const deadline = Date.now() + minutes * 60_000
  let run = await runTests(room, folder, deadline)
  if (run.exit === 0) {
    const lines = readFileSync(`${folder}/seen.jsonl`, 'utf8').trimEnd().split('\n')
    const seen = lines.map(line => JSON.parse(line))
    write('known', { killed, ...summaryOf(seen), done: {}, tried: {} })
    const short = seen.filter(({ isTooLong }) => !isTooLong)
    const noted = isAgain ? wanted.filter(isEquivalent).map(({ id }) => [id, true]) : []
    const settled = { ...killed, ...Object.fromEntries(noted) }
    write('plan', planOf(short, settled, isAgain && sample === 1, room.most))
    run = await runTests(room, folder, deadline)
  }
  while (run.stopped === 'stuck' || 'spoilt' in read(folder, 'trying')) {
    const { id, name: test } = read(folder, 'trying')
    const known = read(folder, 'known')
    if (id !== undefined) known.killed[id] = `${test} (endless)`
    write('known', known)
    write('trying', {})
    run = await runTests(room, folder, deadline)
  }
  const isSound = run.stopped === 'late' || run.exit === 0
  if (run.stopped === 'late') console.log(`${name}: the time was over before every mutant was tried.`)
  if (!isSound) console.error(`${run.output}\nThe tests fail as they are.`)
  keep(kept, wanted, read(folder, 'known').killed)
  report(name, readResult(folder), isListed)
  return isSound
}

const sourcesOf = ({ sources, without }, parts) =>
  sources
    .flatMap(source => globSync(`${source}/**/*.ts`))
    .filter(path => !path.endsWith('.test.ts') && !without.some(start => path.startsWith(start)))
    .filter(path => parts.length === 0 || parts.some(part => path.includes(`/${part}`)))
    .sort()

const read = (folder, name) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8') || '{}')

/** How long a test may work (in ms of the processor) to be repeated for mutants; a room may allow more. */
const LONGEST = 250

const runTests = ({ tests, notTests, words, longest = LONGEST }, folder, deadline) =>
  new Promise(resolve => {
    const child = spawn('vitest', ['run', '--config', 'lab/mutation/vitest.config.mjs', ...words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...environment(),
        MUTATION_FOLDER: folder,
        MUTATION_TESTS: JSON.stringify({ tests, notTests }),
        MUTATION_LONGEST: String(longest),
      },
    })
    let output = ''
    let stopped = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', data => {
        output += data
      })
    const watch = setInterval(() => {
      const isSilent = Date.now() - statSync(`${folder}/trying.json`).mtimeMs > PATIENCE
      if (Date.now() > deadline) stopped = 'late'
      else if (isSilent && 'id' in read(folder, 'trying')) stopped = 'stuck'
      if (stopped) child.kill('SIGKILL')
    }, 2000)
    child.on('close', exit => {
      clearInterval(watch)
      resolve({ exit, output, stopped })
    })
  })

// First run (no plan yet): runs every test once and writes down which mutants it reaches. Then, by the plan: runs a
// test once as it is, and once more for each mutant it is to try that no test has noticed yet.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { TestRunner } from 'vitest'

const folder = process.env.MUTATION_FOLDER
const read = name => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
const write = (name, value) => writeFileSync(`${folder}/${name}.json`, JSON.stringify(value))

// One process tries all mutants, so these outlive the file whose tests are running.
globalThis.__mutation__ ??= { active: '', covered: new Set(), steps: 0, most: Number.POSITIVE_INFINITY }
globalThis.__wanted__ ??= new Set(read('mutants').map(({ id }) => id))
globalThis.__known__ ??= read('known')
globalThis.__plan__ ??= existsSync(`${folder}/plan.json`) ? read('plan') : null
const { __mutation__: mutation, __wanted__: wanted, __known__: known, __plan__: plan } = globalThis

/** A test that works longer than this (in ms of the processor) is not repeated: it would be, hundreds of times. */
const LONGEST = Number(process.env.MUTATION_LONGEST)

const fullName = test => {
  const names = []
  for (let part = test; part && part !== test.file; part = part.suite) names.unshift(part.name)
  return [test.file.name, ...names].join(' > ')
}

export default class extends TestRunner {
  async runTask(test) {
    const run = TestRunner.getTestFn(test)
    const name = fullName(test)
    if (plan) await tryPlanned(run, name)
    else await look(run, name)
  }
}

const look = async (run, name) => {
  const atLoad = [...mutation.covered]
  mutation.covered = new Set()
  const from = process.threadCpuUsage()
  await run()
  const { user, system } = process.threadCpuUsage(from)
  const ms = Math.round((user + system) / 1000)
  const reaches = [...mutation.covered].filter(id => wanted.has(id))
  mutation.covered = new Set()
  appendFileSync(`${folder}/seen.jsonl`, `${JSON.stringify({ name, ms, isTooLong: ms > LONGEST, reaches, atLoad })}\n`)
}

const tryPlanned = async (run, name) => {
  mutation.covered = undefined
  const tried = new Set(known.tried[name] ?? [])
  const left = known.done[name] ? [] : (plan[name] ?? []).filter(id => !(id in known.killed) && !tried.has(id))
  if (left.length > 0) {
    mutation.steps = 0
    const from = performance.now()
    await run()
    await tryMutants(left, inTime(run, performance.now() - from), name, mutation.steps)
  }
  known.done[name] = true
}

const tryMutants = async (ids, run, name, steps) => {
  known.tried[name] ??= []
  for (const id of ids) {
    write('trying', { id, name })
    known.tried[name].push(id)
    Object.assign(mutation, { active: id, steps: 0, most: 100_000 + 20 * steps })
    const isNoticed = await fails(run)
    Object.assign(mutation, { active: '', most: Number.POSITIVE_INFINITY })
    if (isNoticed) known.killed[id] = name
    if (Date.now() - saved > SAVE_MS) save()
    if (!isNoticed) continue
    // A mutant may leave something behind in the memory of the process. Then whatever fails after it proves nothing:
    // this process ends, and another goes on from here.
    if (await fails(run)) {
      save()
      write('trying', { spoilt: id })
      process.kill(process.pid, 'SIGKILL')
    }
  }
  save()
  write('trying', {})
}

/** A process that is given up, or out of time, takes nothing with it that is older than this (in ms). */
const SAVE_MS = 1000
let saved = 0
const save = () => {
  saved = Date.now()
  write('known', known)
}

/**
 * A test that waits for what a mutant keeps from happening fails after ten times what it took, but not before two
 * seconds and before this process would be given up. What it still does then is nobody's failure.
 */
const inTime = (run, ms) => async () => {
  const { promise: late, reject } = Promise.withResolvers()
  const timer = setTimeout(() => reject(new Error('waits in vain')), Math.min(9000, 2000 + 10 * ms))
  const running = (async () => run())()
  running.catch(() => {})
  await Promise.race([running, late]).finally(() => clearTimeout(timer))
}

const fails = async run => {
  try {
    await run()
    return false
  } catch {
    return true
  }
}

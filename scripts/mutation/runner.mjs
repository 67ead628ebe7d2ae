// Runs a test once as it is, then once more for every mutant it reaches that no test has noticed yet.
import { readFileSync, writeFileSync } from 'node:fs'
import { TestRunner } from 'vitest'

const folder = process.env.MUTATION_FOLDER
const read = name => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
const write = (name, value) => writeFileSync(`${folder}/${name}.json`, JSON.stringify(value))

// One process tries all mutants, so these outlive the file whose tests are running.
globalThis.__mutation__ ??= { active: '', covered: new Set(), steps: 0, most: Number.POSITIVE_INFINITY }
globalThis.__wanted__ ??= new Set(read('mutants').map(({ id }) => id))
globalThis.__known__ ??= read('known')
const { __mutation__: mutation, __wanted__: wanted, __known__: known } = globalThis

/** A test that works longer than this (in ms of the processor) is not repeated: it would be, hundreds of times. */
const LONGEST = 250

export default class extends TestRunner {
  async runTask(test) {
    const run = TestRunner.getTestFn(test)
    for (const id of mutation.covered) known.atLoad[id] = true
    mutation.covered = new Set()
    mutation.steps = 0
    const from = process.threadCpuUsage()
    await run()
    const { user, system } = process.threadCpuUsage(from)
    const took = (user + system) / 1000
    const { covered, steps } = mutation
    for (const id of covered) known.reached[id] = true
    const name = `${test.file.name} > ${test.name}`
    if (took > LONGEST) known.tooLong[name] = Math.round(took)
    else if (!known.done[name]) await tryMutants(covered, run, name, steps)
    known.done[name] = true
    write('known', known)
    mutation.covered = new Set()
  }
}

const tryMutants = async (reached, run, name, steps) => {
  mutation.covered = undefined
  for (const id of reached) {
    if (id in known.killed || !wanted.has(id)) continue
    write('trying', { id, name })
    Object.assign(mutation, { active: id, steps: 0, most: 100_000 + 20 * steps })
    const isNoticed = await fails(run)
    Object.assign(mutation, { active: '', most: Number.POSITIVE_INFINITY })
    if (!isNoticed) continue
    known.killed[id] = name
    // A mutant may leave something behind in the memory of the process. Then whatever fails after it proves nothing:
    // this process ends, and another goes on from here.
    if (await fails(run)) {
      write('known', known)
      write('trying', { spoilt: id })
      process.kill(process.pid, 'SIGKILL')
    }
  }
  write('trying', {})
}

const fails = async run => {
  try {
    await run()
    return false
  } catch {
    return true
  }
}

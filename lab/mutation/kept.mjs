// What earlier runs found out, by source file: a mutant that a test noticed then need not be tried again (`--again`).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const digestOf = path => createHash('sha256').update(readFileSync(path)).digest('hex')
const nameOf = ({ line, column, kind, was, becomes }) => JSON.stringify([line, column, kind, was, becomes])
const read = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** The mutants that an earlier run saw killed, by id, with the test that did it; none of a file that changed since. */
export const recall = (file, mutants) => {
  const kept = read(file)
  const digests = new Map([...new Set(mutants.map(({ path }) => path))].map(path => [path, digestOf(path)]))
  return Object.fromEntries(
    mutants.flatMap(mutant => {
      const { digest, killed } = kept[mutant.path] ?? {}
      const test = digest === digests.get(mutant.path) ? killed[nameOf(mutant)] : undefined
      return test === undefined ? [] : [[mutant.id, test]]
    }),
  )
}

/** Adds what a run found to what is known of the same files. */
export const keep = (file, mutants, killed) => {
  const kept = read(file)
  for (const path of new Set(mutants.map(mutant => mutant.path))) {
    const digest = digestOf(path)
    if (kept[path]?.digest !== digest) kept[path] = { digest, killed: {} }
  }
  for (const mutant of mutants) if (mutant.id in killed) kept[mutant.path].killed[nameOf(mutant)] = killed[mutant.id]
  writeFileSync(file, JSON.stringify(kept))
}

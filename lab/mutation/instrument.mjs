// Puts every mutant of the given files into one copy of their code, each behind a switch that the runner turns.
import { readFileSync } from 'node:fs'
import { Instrumenter } from '@stryker-mutator/instrumenter'

const quiet = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }

// Function declarations are there before the first line of a module runs, whatever imports whatever.
const HELPERS = `
function mutation_9fa48(): any {
  return ((globalThis as any).__mutation__ ??= { active: '', covered: new Set(), steps: 0, most: Infinity })
}
function stryCov_9fa48(...ids: string[]) {
  const { covered } = mutation_9fa48()
  if (covered) for (const id of ids) covered.add(id)
}
function stryMutAct_9fa48(id: string) {
  const mutation = mutation_9fa48()
  if (++mutation.steps > mutation.most) throw new Error('an endless loop')
  return mutation.active === id
}
`

/** The code with its switches, by path, and the mutants: id, path, line and its text, what becomes what. */
export const instrument = async paths => {
  const files = paths.map(name => ({ name, mutate: true, content: readFileSync(name, 'utf8') }))
  const options = { ignorers: [], plugins: null, excludedMutations: [], noHeader: true }
  const { files: written, mutants } = await new Instrumenter(quiet).instrument(files, options)
  const lines = new Map(files.map(({ name, content }) => [name, content.split('\n')]))
  return {
    code: Object.fromEntries(written.map(({ name, content }) => [name, `${content}\n${HELPERS}`])),
    mutants: mutants.map(({ id, fileName, mutatorName, replacement, location: { start, end } }) => ({
      id,
      path: fileName,
      kind: mutatorName,
      line: start.line + 1,
      column: start.column,
      text: lines.get(fileName)[start.line].trim(),
      was: between(lines.get(fileName), start, end),
      becomes: replacement,
    })),
  }
}

const between = (lines, start, end) => {
  const part = lines.slice(start.line, end.line + 1)
  part[part.length - 1] = part[part.length - 1].slice(0, end.column)
  part[0] = part[0].slice(start.column)
  return part.join('\n')
}

// node scripts/lint/names.mjs [--list] [paths]: how many of the names that rules declare have one letter, by folder;
// fails above the limit.
// Counted: variables, parameters, functions and destructured names in games/*/src, tests left out. Type parameters are
// not.
// Allowed short names: `s` (the state), `i` (an index), `n` (a count), and `a` with `b` as the two sides of a
// comparison.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

const LIMIT = 5 // per cent
const ALLOWED = new Set(['s', 'i', 'n'])

const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'))
const isListing = process.argv.includes('--list')
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ':(glob)games/*/src/**'], {
  encoding: 'utf8',
}).stdout
const files = listed
  .split('\n')
  .filter(
    path =>
      /\.tsx?$/.test(path) && !path.includes('.test.') && (wanted.length === 0 || wanted.some(w => path.startsWith(w))),
  )

/** Every name a syntax tree declares, as `{ name, at, isPair }`. */
function namesIn(tree) {
  const names = []
  const pattern = (node, isPair) => {
    if (!node) return
    if (node.type === 'Identifier') names.push({ name: node.value, at: node.span.start, isPair })
    else if (node.type === 'ArrayPattern') for (const e of node.elements) pattern(e, isPair)
    else if (node.type === 'ObjectPattern')
      for (const p of node.properties)
        pattern(
          p.type === 'KeyValuePatternProperty' ? p.value : p.type === 'AssignmentPatternProperty' ? p.key : p.argument,
          isPair,
        )
    else if (node.type === 'AssignmentPattern') pattern(node.left, isPair)
    else if (node.type === 'RestElement') pattern(node.argument, isPair)
  }
  const parameters = list => {
    const patterns = list.map(p => p.pat ?? p)
    const isPair = patterns.length === 2 && patterns[0].value === 'a' && patterns[1].value === 'b'
    for (const p of patterns) pattern(p, isPair)
  }
  const visit = node => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    if (node.type === 'VariableDeclarator') pattern(node.id, false)
    else if (node.type === 'FunctionDeclaration') pattern(node.identifier, false)
    else if (node.type === 'CatchClause') pattern(node.param, false)
    if (Array.isArray(node.params) && /Function|Arrow|Method|Constructor/.test(node.type)) parameters(node.params)
    for (const value of Object.values(node)) visit(value)
  }
  visit(tree)
  return names
}

const folders = new Map()
for (const path of files) {
  const source = readFileSync(path, 'utf8')
  const tree = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x') })
  const bytes = Buffer.from(source)
  const folder = path.split('/').slice(0, 2).join('/')
  const sum = folders.get(folder) ?? { all: 0, short: 0 }
  folders.set(folder, sum)
  for (const { name, at, isPair } of namesIn(tree.body)) {
    sum.all++
    if (name.length > 1 || name === '_' || ALLOWED.has(name) || isPair) continue
    sum.short++
    if (isListing)
      console.log(
        `${path}:${
          bytes
            .subarray(0, at - tree.span.start)
            .toString()
            .split('\n').length
        }: ${name}`,
      )
  }
}

let isOver = false
for (const [folder, { all, short }] of folders) {
  const share = (100 * short) / all
  isOver ||= share >= LIMIT
  console.log(
    `${folder.padEnd(32)} ${String(short).padStart(5)} of ${String(all).padStart(5)} names have one letter: ${share.toFixed(1)} %`,
  )
}
if (isOver) {
  console.error(
    `One-letter names must stay under ${LIMIT} %. See them with: node scripts/lint/names.mjs --list <folder>`,
  )
  process.exitCode = 1
}

// What sources declare: the names of values and of types. Read by names.mjs.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseSync } from '@swc/core'

const IS_SOURCE = /^\w+\/.*(?<!\.d)\.(ts|tsx|mjs)$/
const IS_TEST = /(^|\/)(test|e2e)\/|\.test\./
const IS_WRITTEN_BY_PROGRAMS = /(^|\/)released\//

/** The sources of every room, tests left out; with `wanted`, those whose path begins with one of its words. */
export const sourcesOf = (wanted = []) =>
  spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64e6,
  })
    .stdout.split('\0')
    .filter(path => IS_SOURCE.test(path) && !IS_TEST.test(path) && !IS_WRITTEN_BY_PROGRAMS.test(path))
    .filter(path => existsSync(path) && (wanted.length === 0 || wanted.some(word => path.startsWith(word))))

/** The room of a file: the rules and the drawings of the games are one room each. */
export const roomOf = path => {
  const [first, , third] = path.split('/')
  if (first === 'games') return third === 'ui' ? 'ui' : 'rules'
  return first === 'bench' ? 'lab' : first
}

/** The syntax tree of a source, and the line of each place in it. */
export function parsed(source, path) {
  const isTyped = !path.endsWith('.mjs')
  const tree = parseSync(source, { syntax: isTyped ? 'typescript' : 'ecmascript', tsx: path.endsWith('.tsx') })
  const bytes = Buffer.from(source)
  const lineAt = at =>
    bytes
      .subarray(0, at - tree.span.start)
      .toString()
      .split('\n').length
  return { tree, lineAt }
}

/**
 * Every value a syntax tree declares: variables, parameters, functions and destructured names, as `{ name, at, isPair
 * }`. Type parameters are not counted. `a` and `b` are a pair where they are all that a function takes.
 */
export function namesIn(tree) {
  const names = []
  const pattern = (node, isPair) => {
    if (!node) return
    if (node.type === 'Identifier') names.push({ name: node.value, at: node.span.start, isPair })
    else if (node.type === 'ArrayPattern') for (const element of node.elements) pattern(element, isPair)
    else if (node.type === 'ObjectPattern') for (const property of node.properties) pattern(boundBy(property), isPair)
    else if (node.type === 'AssignmentPattern') pattern(node.left, isPair)
    else if (node.type === 'RestElement') pattern(node.argument, isPair)
  }
  const parameters = list => {
    const patterns = list.map(parameter => parameter.pat ?? parameter)
    const isPair = patterns.length === 2 && patterns[0].value === 'a' && patterns[1].value === 'b'
    for (const one of patterns) pattern(one, isPair)
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
  visit(tree.body)
  return names
}
/** What a property of a destructuring pattern declares. */
function boundBy(property) {
  if (property.type === 'KeyValuePatternProperty') return property.value
  return property.type === 'AssignmentPatternProperty' ? property.key : property.argument
}

const TYPES = new Set(['TsTypeAliasDeclaration', 'TsInterfaceDeclaration', 'ClassDeclaration'])

/** The names of the types, interfaces and classes that a file declares at its outermost level, exported or not. */
export const typesIn = tree =>
  tree.body
    .map(item => (item.type === 'ExportDeclaration' ? item.declaration : item))
    .filter(item => TYPES.has(item.type))
    .map(item => (item.id ?? item.identifier).value)

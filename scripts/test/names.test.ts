/** What the lint of names counts: what sources declare, not what they use. */
import { expect, test } from 'vitest'
import { namesIn, parsed, roomOf, typesIn } from '../lint/declared.mjs'

const declared = (source: string): string[] => namesIn(parsed(source, 'some.tsx').tree).map(({ name }) => name)

test('variables, parameters, functions, caught errors and destructured names are counted, with their lines', () => {
  expect(declared('const x = 1; function f(y: number) { try {} catch (e) {} }')).toEqual(['x', 'f', 'y', 'e'])
  expect(declared('const { p, long: q, r = 1, ...rest } = o; const [u, [v]] = w')).toEqual([
    'p',
    'q',
    'r',
    'rest',
    'u',
    'v',
  ])
  const { tree, lineAt } = parsed('const here = 1\n\nconst x = 2\n', 'some.ts')
  expect(namesIn(tree).map(({ at }) => lineAt(at))).toEqual([1, 3])
})

test('type parameters, properties and names that are only used are not counted', () => {
  expect(declared('type Of<T> = { x: T }; use(y).z')).toEqual([])
})

test('`a` and `b` are a pair where they are all that a function takes', () => {
  const pairs = (source: string) => namesIn(parsed(source, 'some.ts').tree).map(({ isPair }) => isPair)
  expect(pairs('list.sort((a, b) => a - b)')).toEqual([true, true])
  expect(pairs('list.map((a, b, all) => a)')).toEqual([false, false, false])
})

test('types, interfaces and classes of a file are counted, exported or not; those inside a function are not', () => {
  const source = 'export type One = 1; interface Two {}; export class Three {}; const f = () => { type Four = 4 }'
  expect(typesIn(parsed(source, 'some.ts').tree)).toEqual(['One', 'Two', 'Three'])
})

test('rules and drawings of the games are one room each', () => {
  expect(
    ['games/bronze/src/game.ts', 'games/bronze/ui/index.tsx', 'kit/src/seam.ts', 'bench/load.ts'].map(roomOf),
  ).toEqual(['rules', 'ui', 'kit', 'lab'])
})

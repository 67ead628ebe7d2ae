import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript
import { linesOf } from '../mutation/changes.mjs'
// @ts-expect-error plain JavaScript
import { instrument } from '../mutation/instrument.mjs'
// @ts-expect-error plain JavaScript
import { keep, recall } from '../mutation/kept.mjs'
// @ts-expect-error plain JavaScript
import { planOf } from '../mutation/plan.mjs'
// @ts-expect-error plain JavaScript
import { readResult } from '../mutation/report.mjs'

test('a comparison gets its mutants, each behind a switch of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  const file = join(folder, 'less.ts')
  writeFileSync(file, 'export const less = (a: number, b: number): boolean =>\n  a < b\n')
  const { code, mutants } = await instrument([file])
  rmSync(folder, { recursive: true })
  const found = mutants.map(({ line, text, was, becomes }: Record<string, unknown>) => ({ line, text, was, becomes }))
  expect(found).toContainEqual({ line: 2, text: 'a < b', was: 'a < b', becomes: 'a <= b' })
  expect(found).toContainEqual({ line: 2, text: 'a < b', was: 'a < b', becomes: 'a >= b' })
  for (const { id } of mutants) expect(code[file]).toContain(`stryMutAct_9fa48("${id}")`)
})

test('only lines that a diff adds or changes count as touched', () => {
  const diff = ['--- a/x.ts', '+++ b/x.ts', '@@ -3 +3,2 @@', '-a', '+b', '+c', '@@ -9,2 +9,0 @@', '-d', '-e'].join('\n')
  const { hasFile, hasMutant } = linesOf(diff)
  expect([2, 3, 4, 5, 9].filter(line => hasMutant({ path: 'x.ts', line }))).toEqual([3, 4])
  expect([hasFile('x.ts'), hasFile('y.ts')]).toEqual([true, false])
})

test('a mutant is killed, survives, is reached by no test, had no time, is noted as equivalent, or decides at load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  const write = (name: string, value: unknown) => writeFileSync(join(folder, `${name}.json`), JSON.stringify(value))
  const mutant = (id: string, was = 'a') => ({ id, path: 'x.ts', text: was, was, becomes: 'true' })
  write('mutants', [mutant('1'), mutant('2'), mutant('3'), mutant('4', 'world.live'), mutant('5'), mutant('6')])
  write('plan', { first: ['1', '2'], second: ['1', '2', '6'], third: ['2'] })
  write('known', {
    killed: { 1: 'first' },
    reached: { 1: true, 2: true, 4: true, 6: true },
    atLoad: { 5: true },
    tooLong: {},
    done: { first: true, third: true },
    tried: { second: ['2'] },
  })
  const fates = readResult(folder).mutants.map(({ fate }: { fate: string }) => fate)
  rmSync(folder, { recursive: true })
  expect(fates).toEqual(['killed', 'survived', 'untested', 'equivalent', 'atLoad', 'untried'])
})

test('what a test noticed in an earlier run is known again, until the file changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
  const [kept, file, other] = ['kept.json', 'one.ts', 'two.ts'].map(name => join(folder, name))
  for (const path of [file, other]) writeFileSync(path, 'a < b')
  const mutant = (id: string, path: string, becomes: string) => ({
    id,
    path,
    line: 1,
    column: 0,
    was: 'a < b',
    becomes,
  })
  const first = [mutant('0', file, 'a > b'), mutant('1', file, 'a <= b'), mutant('2', other, 'a > b')]
  keep(kept, first, { 0: 'a test', 2: 'another' })
  keep(kept, [mutant('0', file, 'a <= b')], { 0: 'a later one' })
  // The numbers of mutants change from run to run; their places do not.
  const now = [mutant('5', other, 'a > b'), mutant('6', file, 'a > b'), mutant('7', file, 'a <= b')]
  expect(recall(kept, now)).toEqual({ 5: 'another', 6: 'a test', 7: 'a later one' })
  writeFileSync(file, 'a < b // changed')
  expect(recall(kept, now)).toEqual({ 5: 'another' })
  rmSync(folder, { recursive: true })
})

test('a mutant is tried by the tests that reach it and the fewest others, and by a few stretches of games', () => {
  const broad = (name: string) => ({ name, reaches: ['1', '2', '3'] })
  const seen = [
    ...Array.from({ length: 60 }, (_, i) => broad(`rules.test.ts > ${i}`)),
    ...Array.from({ length: 20 }, (_, i) => broad(`test/played.test.ts > ${i}`)),
    { name: 'own.test.ts > about 2', reaches: ['2'] },
  ]
  const plan = planOf(seen, { 3: 'a test of an earlier run' }) as Record<string, string[]>
  const triedBy = (id: string) => Object.keys(plan).filter(name => plan[name].includes(id))
  expect(triedBy('2')).toContain('own.test.ts > about 2')
  expect([triedBy('1').length, triedBy('2').length, triedBy('3').length]).toEqual([48, 48, 0])
})

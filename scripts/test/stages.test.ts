/** The stages of `npm test`: which run for which words, and what becomes of one that this machine cannot run. */
import { describe, expect, test } from 'vitest'
import { ensureServers, Missing } from '../ensure.mjs'
import { stagesFor } from '../filter.mjs'
import { clusterTests, runStages, type Stage, tests } from '../stages.mjs'

describe('words after npm test --', () => {
  const FILES = [
    'games/bronze/test/setup.test.ts',
    'web/e2e/bronze/board.test.ts',
    'web/e2e/turn.test.ts',
    'server/test/cluster/claims.test.ts',
    'server/test/databases/store.test.ts',
  ]
  const namesFor = (words: readonly string[], stages: readonly Stage[] = tests) =>
    stagesFor(words, stages, FILES).stages.map(({ name }) => name)

  test.each([
    [['games/bronze'], ['rules, screens, server']],
    [['./games/bronze/test'], ['rules, screens, server']],
    [['games\\bronze'], ['rules, screens, server']],
    [['bronze'], ['rules, screens, server', 'browser']],
    [['web/e2e/turn'], ['browser']],
    [['databases/store'], ['rules, screens, server']],
    [['-t', 'BRZ-SET'], ['rules, screens, server']],
    [['web/e2e/turn', '-t', 'games/bronze'], ['browser']],
  ])('%j: %j', (words, names) => {
    expect(namesFor(words)).toEqual(names)
  })
  test('flags and what follows them reach Vitest as they are', () => {
    expect(stagesFor(['games\\bronze', '-t', 'a\\b'], tests, FILES).filter).toEqual(['games/bronze', '-t', 'a\\b'])
  })
  test('words that no test file has, or only one of another stage, are told as such', () => {
    expect(stagesFor(['games/brass'], tests, FILES).fault).toBe('No test file has "games/brass" in its path.')
    expect(stagesFor(['claims'], tests, FILES).fault).toContain('npm run test:cluster')
    expect(namesFor(['claims'], clusterTests)).toEqual(['cluster'])
    expect(namesFor(['databases/store'], clusterTests)).toEqual(['cluster'])
  })
  test('every test file of the tree belongs to a stage', () => {
    const all = stagesFor(['.test.ts'], [{ name: 'all', run: ['true'], has: () => true }])
    expect(all.stages).toHaveLength(1)
    for (const path of FILES) expect([...tests, ...clusterTests].some(({ has }) => has?.(path))).toBe(true)
  })
})

describe('a stage that this machine cannot run', () => {
  const NEEDS = 'The tests of the browser need a browser.'
  const browser: Stage = {
    name: 'browser',
    run: ['never'],
    ensure: () => {
      throw new Missing(NEEDS)
    },
    has: () => true,
  }
  const rules: Stage = { name: 'rules', run: ['vitest', 'run'], has: () => true }
  async function runAll(stages: readonly Stage[], mustRunAll: boolean, filter: readonly string[] = []) {
    const lines: string[] = []
    const started: string[] = []
    const code = await runStages(stages, filter, {
      log: line => lines.push(line),
      mustRunAll,
      start: async (program, args) => {
        started.push([program, ...args].join(' '))
        return 0
      },
    })
    return { code, started, last: lines.at(-1) }
  }

  test('is skipped on a person’s machine: the others run, and the last line says what was not tried and why', async () => {
    const { code, started, last } = await runAll([browser, rules], false, ['games/bronze'])
    expect([code, started]).toEqual([0, ['vitest run games/bronze']])
    expect(last).toMatch(/^ok +all but browser .* The tests of the browser need a browser\.$/)
  })
  test('fails in CI, with the same sentence', async () => {
    const { code, started, last } = await runAll([browser, rules], true)
    expect([code, started]).toEqual([1, []])
    expect(last).toMatch(/^FAILED +browser .* The tests of the browser need a browser\.$/)
  })
  test('when it is all there is, the last line does not say ok', async () => {
    expect((await runAll([browser], false)).last).toMatch(/^skipped +nothing was tried .*need a browser\.$/)
  })
  test('a mistake of ours while a stage gets ready is no reason to skip it', async () => {
    const broken: Stage = { ...browser, ensure: () => Promise.reject(new Error('The app could not be built.')) }
    expect((await runAll([broken, rules], false)).code).toBe(1)
  })
})

describe('packages of the system', () => {
  const on = (canInstall: boolean, mayInstall: boolean) => {
    const installed: string[] = []
    return {
      installed,
      canInstall: () => canInstall,
      mayInstall: async () => mayInstall,
      install: (names: readonly string[]) => void installed.push(...names),
    }
  }
  test.each([
    ['an ordinary user', false, true],
    ['root who was asked and said no', true, false],
  ])('are not installed for %s: one sentence names them', async (_, can, may) => {
    const machine = on(can, may)
    await expect(ensureServers(() => ['etcd-server', 'haproxy'], machine)).rejects.toThrow(
      'These programs are missing: etcd-server, haproxy',
    )
    expect(machine.installed).toEqual([])
  })
  test('are installed where it is allowed', async () => {
    const machine = on(true, true)
    await ensureServers(() => (machine.installed.length > 0 ? [] : ['haproxy']), machine)
    expect(machine.installed).toEqual(['haproxy'])
  })
})

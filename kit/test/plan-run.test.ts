import type { ActionJson } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { PlanRun, sameAction, type Within } from '../src/plan-run.ts'

test('the order of parameters does not matter', () => {
  expect(sameAction({ verb: 'sail', ship: 1, shore: 'gaza' }, { shore: 'gaza', verb: 'sail', ship: 1 })).toBe(true)
  expect(sameAction({ verb: 'sail', ship: 1, shore: 'gaza' }, { verb: 'sail', ship: 2, shore: 'gaza' })).toBe(false)
})

const build: ActionJson = { verb: 'build', land: 'gaza' }
const pay: ActionJson = { verb: 'pay', coins: 2 }
const done: ActionJson = { verb: 'done' }

/** A screen whose positions the test brings; `together`: the questions that a plan may run through. */
function screen(together?: Within['together']) {
  const played: ActionJson[] = []
  let isAccepted = true
  let now = { legal: [] as readonly ActionJson[], within: undefined as Within | undefined }
  const shown = { isRunning: false, refused: null as ActionJson | null }
  const play = async (action: ActionJson): Promise<boolean> => {
    played.push(action)
    return isAccepted
  }
  const plan = new PlanRun(
    () => ({ ...now, play }),
    change => Object.assign(shown, change),
  )
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
  return {
    played,
    shown,
    refuse() {
      isAccepted = false
    },
    async run(...actions: readonly ActionJson[]) {
      plan.run(actions)
      await settle()
    },
    async position(asked: string | null, ...legal: readonly ActionJson[]) {
      now = { legal, within: together && { asked, together } }
      plan.next()
      await settle()
    },
  }
}

test('each action waits for the position after the last', async () => {
  const s = screen()
  await s.position('build', build, done)
  await s.run(build, pay)
  expect([s.played, s.shown.isRunning]).toEqual([[build], true])
  await s.position('pay', pay)
  expect([s.played, s.shown.isRunning]).toEqual([[build, pay], true])
  await s.position('build', build, done)
  expect(s.shown).toEqual({ isRunning: false, refused: null })
})

test('a plan runs on through the questions that belong together', async () => {
  const s = screen({ build: ['build', 'pay'] })
  await s.position('build', build, done)
  await s.run(build, pay, done)
  await s.position('pay', pay)
  await s.position('build', build, done)
  expect(s.played).toEqual([build, pay, done])
})

test('it ends at a question it does not belong to, although its next action is legal there', async () => {
  const s = screen({ build: ['build', 'pay'] })
  await s.position('build', build, done)
  await s.run(build, done)
  await s.position('march', done)
  expect(s.played).toEqual([build])
  expect(s.shown).toEqual({ isRunning: false, refused: null })
  // It is over: coming back to its question plays nothing more.
  await s.position('build', build, done)
  expect(s.played).toEqual([build])
})

test('a question that is nobody’s together is its own', async () => {
  const s = screen({ build: ['build', 'pay'] })
  await s.position('march', done)
  await s.run(done, done)
  await s.position('build', build, done)
  expect(s.played).toEqual([done])
})

test('what has become impossible ends it and is named; nothing is played in its stead', async () => {
  const s = screen()
  await s.position('build', build, done)
  await s.run(build, { verb: 'build', land: 'tyre' }, done)
  await s.position('build', build, done)
  expect(s.played).toEqual([build])
  expect(s.shown).toEqual({ isRunning: false, refused: { verb: 'build', land: 'tyre' } })
  // It stays in sight while positions change.
  await s.position('build', build, done)
  expect(s.shown.refused).toEqual({ verb: 'build', land: 'tyre' })
})

test('what the table refuses ends it and is named', async () => {
  const s = screen()
  s.refuse()
  await s.position('build', build)
  await s.run(build, pay)
  expect(s.shown).toEqual({ isRunning: false, refused: build })
})

/** What ends something unused says what, and asks where it is much: building, marching, sailing. */
import { type ActionJson, keyOf, Match, setupOf } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import type { S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { building } from '../../test/frequent-moves.ts'
import { bare, control, EGYPT, holding, legions, owns, ROME, type Table, table, triremes } from '../../test/table.ts'
import ui from '../index.tsx'
import ru from '../messages.ru.json' with { type: 'json' }
import { planBuilding } from '../plan/purchases.ts'
import { tryRows } from '../plan/trial.ts'
import type { Part } from '../rules.ts'
import { Build } from '../stage/build.tsx'
import { Moves } from '../stage/movement.tsx'
import { goingBack, unmoved } from '../unspent.ts'
import { partOf } from './part-props.ts'

vi.mock('@ecumene/kit/prompt-slots.tsx', () => ({
  Count: () => null,
  Word: ({ children }: { children: ReactNode }) => <ins>{children}</ins>,
}))
// The button has been pressed once, or not yet.
const { pressed } = vi.hoisted(() => ({ pressed: { once: false } }))
vi.mock('@ecumene/kit/moment.ts', async load => ({
  ...(await load<object>()),
  usePressAgain: () => ({ marked: pressed.once ? 'end' : null, press: () => {} }),
}))
const match = new Match<S, E>(mareNostrum, setupOf(mareNostrum, 5, 'experts', { empires: 'fixed' }), keyOf('unspent'))
const partAt = (m: Table, view: S, legal: readonly ActionJson[]): Part => ({ ...partOf(match, ROME, m.s), view, legal })

// A plan of the test's own is enough for the drawing.
const DrawnBuild = Build as unknown as (props: object) => ReactNode
const DrawnMoves = Moves as unknown as (props: { kind: 'march' }) => ReactNode
function buildPage(m: Table, rows: readonly ActionJson[] = []): string {
  const { view, legal, rows: purchases, left } = planBuilding(m.s, ROME, rows)
  const plan = { rows, purchases, left, stop: null, isReady: true, queue: {} }
  const p = partAt(m, view, legal)
  const props = { p, now: partOf(match, ROME, m.s), plan, choosing: {}, play: () => {}, openHeroes: () => {} }
  return renderToStaticMarkup(<DrawnBuild {...props} />)
}
const wordIn = (page: string): string => /<ins>.*?<\/ins>/.exec(page)?.[0] ?? ''

test('MN-3k ending a building turn with much unspent names it and is asked once', () => {
  const m = building(holding(table(), ROME, { coin: 5, wine: 2, oil: 1 }), ROME)
  expect(goingBack(m.s, ROME)).toBe(6)
  pressed.once = false
  const first = buildPage(m)
  expect(first).toContain('6 resources go back to the reserve')
  expect([...first.matchAll(/role="img" aria-label="([^"]*)">(\d)/g)].map(found => found[2])).toEqual(
    expect.arrayContaining(['3', '2', '1']),
  )
  expect(wordIn(first)).toContain('Done (8 left)')
  pressed.once = true
  const asked = wordIn(buildPage(m))
  expect(asked).toContain('data-sure')
  expect(asked).toContain('Press again: 6 resources go back')
})
test('MN-3k with little left it is not asked, and what the plan spends is not given back', () => {
  pressed.once = true
  const poor = building(holding(table(), ROME, { coin: 3, wine: 1 }), ROME)
  expect(goingBack(poor.s, ROME)).toBe(2)
  expect(wordIn(buildPage(poor))).not.toContain('data-sure')
  const spender = building(holding(table(), ROME, { coin: 5, wine: 1 }), ROME)
  expect(wordIn(buildPage(spender))).toContain('data-sure')
  const planned = buildPage(spender, [{ verb: 'legion', province: 'italia' }])
  expect(wordIn(planned)).toContain('Carry out (1) and end')
  expect(planned).toContain('data-go-on')
})
test('MN-W-GARDENS-1 what the Gardens keep does not go back', () => {
  const m = building(owns(holding(table(), ROME, { coin: 5, wine: 2, oil: 1 }), ROME, 'hanging-gardens'), ROME)
  expect(goingBack(m.s, ROME)).toBe(4)
})
test('MN-3k in the plain list it is held like any last step', () => {
  const done = { verb: 'done' }
  const rich = building(holding(table(), ROME, { coin: 5, wine: 2, oil: 1 }), ROME)
  expect(ui.givesUp?.(rich.s, done, ROME)).toBe(true)
  const poor = building(holding(table(), ROME, { coin: 2 }), ROME)
  expect(ui.givesUp?.(poor.s, done, ROME)).toBe(false)
})

/** Two Roman legions, in two provinces. */
function marching(): Table {
  const m = legions(triremes(control(bare(), ROME, 'cisalpina'), ROME, 'tyrrhenian'), ROME, 'italia', 2)
  legions(m, ROME, 'cisalpina', 1)
  legions(m, EGYPT, 'sicilia', 1)
  m.s.active = ROME
  return m.at(DECISIONS.march, ROME)
}
function marchPage(m: Table, rows: readonly ActionJson[]): string {
  const { view, legal } = tryRows(m.s, ROME, rows)
  const plan = { rows, purchases: [], left: [], stop: null, isReady: true, queue: {} }
  const props = {
    p: partAt(m, view, legal),
    now: partOf(match, ROME, m.s),
    plan,
    choosing: { moving: null },
    play: () => {},
  }
  return renderToStaticMarkup(<DrawnMoves {...props} kind="march" />)
}
test('MN-R-92b to carry out and to end the marching are two buttons, and the end says who could still move', () => {
  const m = marching()
  expect(unmoved(m.legal(ROME))).toBe(3)
  const march = { verb: 'march', province: 'italia', to: 'sicilia', post: 'free', legions: 1 }
  const page = marchPage(m, [march])
  expect(page).toMatch(/<button[^>]*data-go-on[^>]*>Carry out \(1\) and go on</)
  expect(wordIn(page)).toContain('Carry out (1) and end marching')
  expect(page).toContain('2 legions could still move')
  const all = marchPage(m, [
    { ...march, legions: 2 },
    { verb: 'march', province: 'cisalpina', to: 'italia', post: 'free', legions: 1 },
  ])
  expect(all).not.toContain('could still move')
})
test('MN-R-92b in Russian the number bends the word', () => {
  const say = words('ru', ru).say
  expect([1, 2, 5].map(n => say('ui.unmoved.march', { n }))).toEqual([
    '1 легион ещё может двигаться',
    '2 легиона ещё могут двигаться',
    '5 легионов ещё могут двигаться',
  ])
})

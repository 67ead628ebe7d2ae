import type { ActionJson } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { DECISIONS, PROGRAMS } from '../../src/verbs.ts'
import { done } from '../frequent-moves.ts'
import {
  allFirst,
  bare,
  built,
  control,
  controller,
  GREECE,
  legions,
  legionsAt,
  onMarker,
  owns,
  ROME,
  sound,
  standing,
  stands,
  type Table,
  triremes,
  turnOf,
} from '../table.ts'

const zeus = (): Table => owns(bare(4), GREECE, 'statue-of-zeus')

test('MN-W-ZEUS-1 MN-R-59a decided before the Military Leader names anybody', () => {
  const m = zeus().run(PROGRAMS.war)
  expect([m.asked, m.owing, m.legal(GREECE).length]).toEqual(['peace', [GREECE], 4])
  m.play(GREECE, { verb: 'peace', target: ROME })
  expect([m.asked, m.s.peaceOf, m.s.peaceWith]).toEqual(['nameMover', GREECE, ROME])
})
test('MN-W-ZEUS-2 not the same opponent in two rounds in a row', () => {
  const m = zeus().run(PROGRAMS.war).play(GREECE, { verb: 'peace', target: ROME })
  allFirst(m)
  m.run(PROGRAMS.war)
  expect(m.refusal(GREECE, { verb: 'peace', target: ROME })).toMatchObject({ rule: 'MN-W-ZEUS-2' })
  m.play(GREECE, { verb: 'peace', target: 2 })
  allFirst(m)
  expect(m.run(PROGRAMS.war).can(GREECE, { verb: 'peace', target: ROME })).toBe(true)
})
test('MN-W-ZEUS-2 after a round without peace the same opponent may be chosen', () => {
  const m = zeus().run(PROGRAMS.war).play(GREECE, { verb: 'peace', target: ROME })
  allFirst(m)
  m.run(PROGRAMS.war).play(GREECE, { verb: 'done' })
  allFirst(m)
  expect(m.run(PROGRAMS.war).can(GREECE, { verb: 'peace', target: ROME })).toBe(true)
})
test('MN-W-ZEUS-3 MN-R-59b MN-R-99 the partner’s legions leave for their capital province, give up what they held, and join it without a battle', () => {
  const m = control(zeus(), GREECE, 'thracia')
  legions(
    legions(standing(legions(built(m, 'byzantium'), ROME, 'thracia', 2), ROME, 'byzantium'), ROME, 'gallia', 1),
    2,
    'italia',
    1,
  )
  m.run(PROGRAMS.war).play(GREECE, { verb: 'peace', target: ROME })
  expect([
    legionsAt(m, ROME, 'thracia'),
    legionsAt(m, ROME, 'italia'),
    legionsAt(m, ROME, 'gallia'),
    stands(m, 'byzantium'),
  ]).toEqual([0, 2, 1, -1])
  expect(m.seen('battle')).toEqual([])
  sound(m)
})
test('MN-R-59c own legions in the partner’s provinces stay and keep what they occupy; a due conversion may be made', () => {
  const m = legions(built(control(zeus(), ROME, 'dalmatia'), 'dalmatia-oil'), GREECE, 'dalmatia', 2)
  control(onMarker(standing(m, GREECE, 'dalmatia-oil'), GREECE, 'dalmatia'), GREECE, 'dacia')
  m.run(PROGRAMS.war).play(GREECE, { verb: 'peace', target: ROME })
  expect([legionsAt(m, GREECE, 'dalmatia'), stands(m, 'dalmatia-oil')]).toEqual([2, GREECE])
  m.play(ROME, { verb: 'appoint', target: GREECE })
  expect(m.asked).toBe('convert')
  m.play(GREECE, { verb: 'convert', province: 'dalmatia' })
  expect(controller(m, 'dalmatia')).toBe(GREECE)
})
test('MN-W-ZEUS-4 MN-R-59d MN-R-35b MN-R-93b neither may attack the other or enter; a shared province stays shared', () => {
  const m = triremes(triremes(control(zeus(), ROME, 'dalmatia'), ROME, 'ionian'), GREECE, 'ionian')
  legions(legions(legions(m, GREECE, 'dacia', 1), ROME, 'gallia', 1), GREECE, 'gallia', 1)
  legions(m, ROME, 'germania', 1)
  m.s.peaceOf = GREECE
  m.s.peaceWith = ROME
  turnOf(m, GREECE, PROGRAMS.turn)
  done(m, GREECE) // sail; the sea battle is not even asked
  expect(m.asked).toBe('march')
  expect(
    m.refusal(GREECE, { verb: 'march', province: 'dacia', to: 'dalmatia', post: 'free', legions: 1 }),
  ).toMatchObject({
    rule: 'MN-R-59d',
  })
  expect(
    m.refusal(GREECE, { verb: 'march', province: 'dacia', to: 'germania', post: 'free', legions: 1 }),
  ).toMatchObject({
    rule: 'MN-R-59d',
  })
  done(m, GREECE)
  expect([m.seen('battle').length, legionsAt(m, ROME, 'gallia'), legionsAt(m, GREECE, 'gallia')]).toEqual([0, 1, 1])
  m.at(DECISIONS.attack, ROME)
  expect(m.refusal(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })).toMatchObject({ rule: 'MN-W-ZEUS-4' })
  m.at(DECISIONS.fight, ROME)
  expect(m.refusal(ROME, { verb: 'fight', province: 'gallia', target: GREECE })).toMatchObject({ rule: 'MN-R-93b' })
})
test.each([
  ['the player who declared it', GREECE, ROME],
  ['the partner', ROME, GREECE],
])('MN-R-59e %s may not newly pillage or occupy in the other’s provinces', (_, peaceOf, peaceWith) => {
  const m = legions(built(control(zeus(), ROME, 'dalmatia'), 'dalmatia-oil'), GREECE, 'dalmatia', 2)
  m.s.active = GREECE
  const actions: readonly ActionJson[] = [
    { verb: 'pillage', slot: 'dalmatia-oil' },
    { verb: 'occupy', province: 'dalmatia' },
    { verb: 'occupyMarker', province: 'dalmatia' },
  ]
  m.at(DECISIONS.conquest, GREECE)
  expect(actions.map(action => m.can(GREECE, action))).toEqual([true, true, true]) // without peace
  m.s.peaceOf = peaceOf
  m.s.peaceWith = peaceWith
  expect(actions.map(action => m.refusal(GREECE, action)?.rule)).toEqual(['MN-R-59e', 'MN-R-59e', 'MN-R-59e'])
})

/** Powers and limits of a round, each played through to the round in which they are back. */
import { NONE } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { TOKEN_IDS } from '../src/powers/tokens.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { cyrenaica, market, takeFrom } from './frequent-moves.ts'
import {
  BABYLON,
  bare,
  CARTHAGE,
  control,
  controller,
  EGYPT,
  GREECE,
  holding,
  legions,
  legionsAt,
  owns,
  ROME,
  type Table,
  triremes,
} from './table.ts'

/** A whole table from the second round on; the clock answers until this seat is asked this in this round. */
const from2 = (m: Table): Table => {
  m.s.round = 1
  owns(m, m.s.seats - 1, 'hanging-gardens', 'antigone') // Carthage leads trade: nobody wins by titles
  return m.clear().run(PROGRAMS.round)
}
const to = (m: Table, round: number, asked: string, seat?: number): Table =>
  m.until(asked, ({ s, owing }) => s.round === round && (seat === undefined || owing.includes(seat)))

test('MN-H-PENTHESILEA-1 her legions come once in a round, and again in the next', () => {
  const m = from2(legions(owns(control(bare(), ROME, 'cisalpina'), ROME, 'penthesilea'), GREECE, 'cisalpina', 1))
  for (const round of [2, 3]) {
    to(m, round, 'build', ROME)
    const before = legionsAt(m, ROME, 'italia')
    m.play(ROME, { verb: 'penthesilea', legions: 1 })
    expect(legionsAt(m, ROME, 'italia')).toBe(before + 1)
    expect(m.refusal(ROME, { verb: 'penthesilea', legions: 1 })).toMatchObject({
      rule: 'MN-H-PENTHESILEA-1',
      key: 'refuse.usedPower',
    })
  }
})
test('MN-H-SHEBA-1 she converts one marker in a round, and another in the next', () => {
  const m = owns(control(cyrenaica(2), ROME, 'tripolitania'), ROME, 'queen-of-sheba')
  from2(legions(control(m, EGYPT, 'phazania'), ROME, 'phazania', 2))
  to(m, 2, 'conquest', ROME).play(ROME, { verb: 'sheba', province: 'cyrenaica' })
  expect(m.refusal(ROME, { verb: 'sheba', province: 'phazania' })).toMatchObject({ rule: 'MN-H-SHEBA-1' })
  to(m, 3, 'conquest', ROME).play(ROME, { verb: 'sheba', province: 'phazania' })
  expect([controller(m, 'cyrenaica'), controller(m, 'phazania')]).toEqual([ROME, ROME])
})
test('MN-H-PERSEUS-1 MN-R-87 his owner is asked once in a round, in every round', () => {
  const m = from2(owns(bare(), ROME, 'perseus'))
  const asked: number[] = []
  m.playOn(
    seat => {
      if (m.asked === 'buildFirst') asked.push(m.s.round)
      // Somebody else is named first, else there is nothing to ask.
      const other = m.asked === 'nameBuilder' && m.choices(seat, 'appoint').find(a => a.target !== ROME)
      return other || m.clock(seat)
    },
    () => m.s.round < 4,
  )
  expect(asked).toEqual([2, 3])
})
test('MN-W-ZEUS-4 MN-W-ZEUS-2 peace ends with the round: then they may fight, and the same two make none', () => {
  const m = triremes(triremes(owns(bare(), GREECE, 'statue-of-zeus'), ROME, 'ionian'), GREECE, 'ionian')
  from2(m)
  to(m, 2, 'peace', GREECE).play(GREECE, { verb: 'peace', target: ROME })
  expect([m.s.peaceOf, m.s.peaceWith]).toEqual([GREECE, ROME])
  to(m, 3, 'peace', GREECE)
  expect(m.refusal(GREECE, { verb: 'peace', target: ROME })).toMatchObject({ rule: 'MN-W-ZEUS-2' })
  expect([m.s.peaceOf, m.s.peaceWith]).toEqual([NONE, NONE])
  to(m, 3, 'attack', ROME)
  expect(m.can(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })).toBe(true)
  to(m, 4, 'peace', GREECE)
  expect(m.can(GREECE, { verb: 'peace', target: ROME })).toBe(true) // a round lies between
})
test('MN-R-86 each builds and moves once in a round, and all of them in the next', () => {
  const m = from2(triremes(legions(bare(3), ROME, 'italia', 1), GREECE, 'aegean'))
  const turns: string[] = []
  let last = ''
  m.playOn(
    seat => {
      const turn = `${m.s.round} ${m.s.active}`
      if (m.asked === 'build' && turn !== last) turns.push(turn)
      last = m.asked === 'build' ? turn : ''
      return m.clock(seat)
    },
    () => m.s.round < 4,
  )
  expect(turns.toSorted()).toEqual(['2 0', '2 1', '2 2', '3 0', '3 1', '3 2'])
})
test('MN-2.1d MN-R-17a three markers in three rounds, and all of them again in the fourth', () => {
  const m = from2(bare())
  const left: number[] = []
  for (const [i, number] of [5, 2, 4, 0].entries()) {
    to(m, i + 2, 'marker', CARTHAGE)
    left.push(m.legal(CARTHAGE).length)
    m.play(CARTHAGE, { verb: 'marker', number })
  }
  expect(left).toEqual([6, 4, 2, 6])
})
test('MN-H-HAMMURABI-2 MN-3.1.1a one free marker in a round; in the next another, from what the first one gained', () => {
  const m = from2(bare())
  const place = (province: string) => ({ verb: 'hammurabi', province })
  to(m, 2, 'build', BABYLON).play(BABYLON, place('mesopotamia'))
  expect(m.refusal(BABYLON, place('syria'))).toMatchObject({ rule: 'MN-H-HAMMURABI-2' })
  to(m, 3, 'build', BABYLON).play(BABYLON, place('armenia')) // borders Mesopotamia, not Babylonia
  expect(m.seen('power')).toHaveLength(2)
})
test('MN-R-56c MN-R-20b what Castor and Pollux copied works once in a round, and again in the next', () => {
  const m = owns(owns(bare(), GREECE, 'spartacus'), ROME, 'castor-pollux')
  m.s.copied = TOKEN_IDS.indexOf('spartacus')
  from2(m)
  for (const round of [2, 3]) {
    const cheap = { verb: 'spartacus', province: 'italia', resource: 'coin' }
    holding(to(m, round, 'build', ROME), ROME, { coin: 2 }).play(ROME, cheap)
    expect(m.refusal(ROME, cheap)).toMatchObject({ key: 'refuse.usedPower' })
  }
})
test('MN-2.2e MN-2.2f who took from each other last in one trade are free to in the next', () => {
  const m = market(2, { [CARTHAGE]: ['grain', 'grain'], [ROME]: ['wine', 'wine'] })
  takeFrom(takeFrom(m, CARTHAGE, ROME), ROME, CARTHAGE)
  expect([m.asked, m.seen('tradeEnded').length]).toEqual([null, 1]) // neither may take what is left
  m.run(PROGRAMS.trade).play(CARTHAGE, { verb: 'marker', number: 3 }).until('take')
  takeFrom(m, CARTHAGE, ROME)
})

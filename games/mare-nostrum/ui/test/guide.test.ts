/** The guide can be followed, and what its words promise happens. */
import { chaptersOf, guideSuite, told } from '@ecumene/kit/test/guide-suite.ts'
import { expect, test } from 'vitest'
import { provinceNumber, slotOf } from '../../src/board.ts'
import { mareNostrum } from '../../src/game.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

guideSuite({ game: mareNostrum, guide, catalogues: [en, ru, it] })
const { open, ended, stateOf } = chaptersOf(mareNostrum, guide)

test('MN-1.1f, MN-W-COLOSSUS-1 harvest: a legendary commodity is drawn and gems are taken', () => {
  const harvest = told(ended('harvest'))
  expect(harvest).toContain('drew 0')
  expect(harvest).toContain('colossus 0')
})
test('MN-2.2e market: four takes, the ban in between, a gift at the end', () => {
  const market = told(ended('market'))
  expect(market.filter(t => t === 'took 0')).toHaveLength(4)
  expect(market.filter(t => t.startsWith('took'))).toHaveLength(9)
  expect(market).toContain('gave 0')
})
test('MN-3c masons: three purchases, one of them with six kinds', () => {
  const masons = told(ended('masons'))
  expect(masons.filter(t => t === 'built 0')).toHaveLength(2)
  expect(masons).toContain('controlled 0')
})
test('MN-R-21d sails: Troy stands in the turn in which the trireme was launched', () => {
  const sails = stateOf(ended('sails'))
  expect(sails.built[slotOf('troy')]).toBe(1)
  expect(sails.control[provinceNumber('asia')]).toBe(0)
})
test('MN-4.2c Cyrenaica: the dice of the rulebook, two losses against one, caravan and market occupied', () => {
  const lesson = ended('cyrenaica')
  const rolled = lesson.match
    .chronicle(0)
    .flatMap(l => l.events)
    .filter(e => e.type === 'rolled')
    .slice(0, 2)
  expect(rolled).toMatchObject([
    { seat: 0, dice: '5 4 3', each: 1, sum: 15, hits: 3, stopped: 1 },
    { seat: 2, dice: '3', fortress: 5, sum: 8, hits: 1 },
  ])
  const s = stateOf(lesson)
  expect([s.stand[slotOf('cyrenaica-papyrus')], s.stand[slotOf('cyrenaica-market')]]).toEqual([0, 0])
})
test('MN-5g titles: Carthage gets the title, and nobody has won', () => {
  const lesson = ended('titles')
  expect(Array.from(stateOf(lesson).leader)).toEqual([1, 2, 1])
  expect(lesson.match.outcome()).toBe(null)
})
test('MN-H-PERSEUS-2 roads: Rome wins by glory before Greece can build', () => {
  const { match } = ended('roads')
  expect(match.outcome()).toMatchObject({ ending: 'ending.glory', places: [1, 2, 2, 2] })
})
test('what the guide does not lead to is refused in its words', () => {
  const lesson = open(guide.chapters[0])
  expect(lesson.play({ verb: 'tithe', resource: 'coin' })).toMatchObject({ ok: false, refusal: { key: 'guide.other' } })
})

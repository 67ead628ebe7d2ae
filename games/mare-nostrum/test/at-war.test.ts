import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { provinceNumber } from '../src/board.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { battle, done, march } from './frequent-moves.ts'
import {
  allPass,
  bare,
  built,
  CARTHAGE,
  control,
  EGYPT,
  GREECE,
  holding,
  legions,
  legionsAt,
  onMarker,
  owns,
  ROME,
  sound,
  standing,
  stands,
  turnOf,
} from './table.ts'

describe('at war', () => {
  test('MN-4.2.1a MN-R-40a both sides left after a battle: the province is at war', () => {
    const m = legions(legions(control(bare(), EGYPT, 'judea'), CARTHAGE, 'judea', 1), EGYPT, 'judea', 1)
    battle(m, 'judea', CARTHAGE, EGYPT, 1, 1)
    expect(m.seen('war')).toEqual([{ type: 'war', province: 'judea' }])
  })
  test('MN-4.2.1c MN-R-40a also where nobody fought, at the end of phase 4: occupation ends, nothing is built there', () => {
    // Peace keeps the two from fighting; the Greek legion stands on a Roman caravan.
    const m = owns(built(control(bare(3), ROME, 'dalmatia'), 'dalmatia-oil'), GREECE, 'statue-of-zeus')
    legions(standing(legions(m, GREECE, 'dalmatia', 1), GREECE, 'dalmatia-oil'), ROME, 'dalmatia', 1)
    m.run(PROGRAMS.war).play(GREECE, { verb: 'peace', target: ROME })
    allPass(m, () => stands(m, 'dalmatia-oil') === GREECE)
    expect(m.asked).toBe(null) // occupied until the phase ends
    expect([stands(m, 'dalmatia-oil'), m.seen('battle').length, m.seen('war').length]).toEqual([NONE, 0, 1])
    expect([legionsAt(m, ROME, 'dalmatia'), legionsAt(m, GREECE, 'dalmatia')]).toEqual([1, 1])
    holding(m, ROME, { coin: 3 }).at(DECISIONS.build, ROME)
    expect(m.refusal(ROME, { verb: 'legion', province: 'dalmatia' })?.rule).toBe('MN-R-23')
  })
  test('MN-4.3c MN-4.3d a conqueror entered by another fights; alone again they keep what they occupied', () => {
    const m = legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 2)
    legions(standing(m, ROME, 'cyrene'), EGYPT, 'aegyptus', 1)
    turnOf(m, EGYPT, PROGRAMS.turn)
    m.dice(0, 5, 5)
    done(march(m, EGYPT, 'aegyptus', 'cyrenaica'), EGYPT)
    expect([m.seen('battle').length, legionsAt(m, EGYPT, 'cyrenaica'), stands(m, 'cyrene')]).toEqual([1, 0, ROME])
  })
  test('MN-4.3e MN-R-40b MN-R-46 MN-R-49b at war the conqueror controls nothing there; the marker must be occupied anew', () => {
    const m = legions(built(control(bare(), EGYPT, 'judea'), 'jerusalem', 'judea-temple'), ROME, 'judea', 3)
    onMarker(standing(m, ROME, 'jerusalem'), ROME, 'judea')
    legions(m, EGYPT, 'judea', 2)
    battle(m, 'judea', EGYPT, ROME, 1, 1, 1, 1, 1)
    expect([stands(m, 'jerusalem'), m.s.onMarker[provinceNumber('judea')], legionsAt(m, ROME, 'judea')]).toEqual([
      -1, -1, 3,
    ])
    sound(m)
  })
  test('MN-R-38 a player left alone in somebody else’s turn chooses only in the own next turn', () => {
    const m = legions(
      legions(built(control(bare(), GREECE, 'dalmatia'), 'dalmatia-oil'), ROME, 'dalmatia', 2),
      CARTHAGE,
      'dalmatia',
      1,
    )
    turnOf(m, CARTHAGE, PROGRAMS.turn)
    m.dice(0, 5, 5)
    done(m, CARTHAGE)
    expect([legionsAt(m, CARTHAGE, 'dalmatia'), m.asked, m.s.stand.every(x => x === -1)]).toEqual([0, null, true])
    turnOf(m, ROME, PROGRAMS.turn)
    done(m, ROME)
    expect([m.asked, m.can(ROME, { verb: 'pillage', slot: 'dalmatia-oil' })]).toEqual(['conquest', true])
  })
})

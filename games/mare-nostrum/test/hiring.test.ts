import { describe, expect, test } from 'vitest'
import { TRACK_IDS, type TrackId } from '../src/board.ts'
import { POWERS } from '../src/powers/tokens.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { building, buy, refused, rich } from './frequent-moves.ts'
import {
  BABYLON,
  bare,
  control,
  count,
  EGYPT,
  GREECE,
  holding,
  isBuilt,
  legions,
  legionsAt,
  levels,
  owns,
  ROME,
} from './table.ts'

describe('heroes and wonders', () => {
  test('MN-3.1.3b MN-R-28a the second costs 7, then 8, 9, 10, one after the other in one turn', () => {
    const m = building(holding(bare(), ROME, { coin: 34 }), ROME)
    const before: number[] = []
    const hired = ['hercules', 'circe', 'pharos', 'spartacus'] as const
    for (const token of hired) {
      const had = count(m, ROME, 'coin')
      buy(m, ROME, { verb: 'hire', token })
      before.push(had - count(m, ROME, 'coin'))
    }
    expect(before).toEqual([7, 8, 9, 10])
    const bonus = (track: TrackId) => hired.reduce((sum, id) => sum + (POWERS[id].bonus?.[track] ?? 0), 0)
    expect(levels(m, ROME)).toEqual(levels(bare(), ROME).map((n, i) => n + bonus(TRACK_IDS[i])))
  })
  test('MN-3.1.3a a token hired is its owner’s for good, nobody else can hire it', () => {
    const m = building(rich(owns(bare(), GREECE, 'hercules'), ROME), ROME)
    expect(m.refusal(ROME, { verb: 'hire', token: 'hercules' })).toMatchObject({
      rule: 'MN-3.1.3a',
      key: 'refuse.hired',
    })
  })
  test('MN-R-90 with five no further one, but the Pyramids', () => {
    const m = owns(rich(bare(), ROME), ROME, 'hercules', 'circe', 'pharos', 'spartacus')
    building(m, ROME)
    expect(refused(m, ROME, { verb: 'hire', token: 'antigone' })).toBe('MN-R-90')
    expect(refused(m, ROME, { verb: 'pyramids' })).toBe('legal')
  })
  test('MN-W-PYRAMIDS-1 MN-6.1a MN-R-48a MN-0e twelve resources, won at once, even if another has five heroes', () => {
    const m = owns(holding(bare(), ROME, { coin: 12 }), GREECE, 'hercules', 'circe', 'pharos', 'spartacus')
    m.run(PROGRAMS.building)
    m.play(EGYPT, { verb: 'appoint', target: ROME }).play(ROME, { verb: 'pyramids' }).play(ROME, { verb: 'payCoins' })
    expect(m.outcome).toMatchObject({ places: [1, 2, 2, 2, 2], rule: 'MN-6.1a', ending: 'ending.pyramids' })
    expect(refused(building(holding(bare(), ROME, { coin: 11 }), ROME), ROME, { verb: 'pyramids' })).toBe('MN-3c')
  })
  test('MN-R-29a a power works from the moment of hiring, also once-per-round ones', () => {
    const m = building(holding(bare(), ROME, { coin: 8 }), ROME)
    buy(m, ROME, { verb: 'hire', token: 'spartacus' })
    m.play(ROME, { verb: 'spartacus', province: 'italia', resource: 'coin' })
    expect([legionsAt(m, ROME, 'italia'), count(m, ROME, 'coin')]).toEqual([1, 0])
  })
  test('MN-R-104 Penthesilea and Hammurabi at any moment of the turn, counted then', () => {
    const m = owns(rich(control(bare(), BABYLON, 'syria'), BABYLON), BABYLON, 'penthesilea')
    legions(m, EGYPT, 'syria', 1)
    building(m, BABYLON)
    buy(m, BABYLON, { verb: 'legion', province: 'babylonia' })
    m.play(BABYLON, { verb: 'penthesilea', legions: 1 }).play(BABYLON, { verb: 'hammurabi', province: 'mesopotamia' })
    buy(m, BABYLON, { verb: 'build', slot: 'mesopotamia-grain' })
    expect([legionsAt(m, BABYLON, 'babylonia'), isBuilt(m, 'mesopotamia-grain')]).toEqual([2, true])
  })
})

describe('Castor and Pollux, Perseus', () => {
  test('MN-R-29b Perseus hired as fifth does not win at once', () => {
    const m = owns(holding(bare(), ROME, { coin: 10 }), ROME, 'circe', 'pharos', 'colossus')
    buy(building(m, ROME), ROME, { verb: 'hire', token: 'perseus' })
    expect([m.asked, m.outcome]).toEqual(['build', null])
  })
})
